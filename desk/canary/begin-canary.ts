import { type Canary, describeParts } from '@site/delivery/registry/canaries.ts';
import { approvalsFor, type Asker } from '../review/review-policy.ts';
import {
  changeDetails,
  commitsOf,
  type Order,
  type PageChanges,
} from '@site/delivery/promotion/plan.ts';
import type { Candidate } from '@site/delivery/promotion/candidate.ts';
import { prepare } from '@site/delivery/promotion/promote.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';

/** The options of a new canary. */
export type CanaryOrder = Asker &
  Pick<Order, 'why'> &
  Pick<Canary, 'share'> & {
    parts: NonNullable<Order['parts']>;
    /** The reason for accepting links to missing pages. */
    allowBrokenLinks?: string | undefined;
    /** The reason for removing public addresses without a redirect. */
    gone?: string | undefined;
  };

/** The result of starting a canary: some visitors get the releases, or nothing has changed. */
export type CanaryBegun =
  | { kind: 'begun'; what: string; share: number; pages: PageChanges; rendered: number }
  | { kind: 'refused'; problems: readonly string[] };

/**
 * Starts serving releases to a share of visitors. Composes and checks the version as a promotion would, and stores it
 * alongside the live one. Rejects everything that a promotion rejects, and a second canary.
 */
export async function beginCanary(stores: Stores, order: CanaryOrder): Promise<CanaryBegun> {
  const { registry } = stores;
  const { parts, share, allowBrokenLinks, gone, who, person, withoutApproval } = order;
  let what = parts.map(({ name, id }) => (id === null ? name : `${name} ${id}`)).join(', ');
  const refuse = async (problems: readonly string[]): Promise<CanaryBegun> => {
    await registry.refuse({ ...spoken(order), what: `canary ${what}`, details: problems });
    return { kind: 'refused', problems };
  };
  const hindrance = async () => {
    const running = await registry.canaries.running();
    return running ? [whatRuns(running)] : [];
  };
  if ((await registry.live()).version === null) {
    return refuse(['Nothing is live yet: run npm start first.']);
  }
  let problems: readonly string[] = await hindrance();
  if (problems.length > 0) return refuse(problems);

  const begin = async ({ composed, pages, plan: { from } }: Candidate): Promise<boolean> => {
    const { version } = composed;
    const releases = parts.map(({ name }) => ({ name, id: version.parts[name]?.release ?? '' }));
    what = describeParts(releases);
    if (releases.every(({ name, id }) => from.version?.parts[name]?.release === id)) {
      problems = [`All visitors already get ${what}.`];
      return true;
    }
    // Another process may have started one while this one was composing.
    problems = await hindrance();
    if (problems.length > 0) return true;
    const move = { from: from.version, to: version, isRollback: false };
    const judged = await approvalsFor(stores, { ...move, who, person, withoutApproval });
    problems = judged.problems.map(({ message }) => message);
    if (problems.length > 0) return true;
    const names = releases.map(({ name }) => name);
    return registry.canaries.begin({
      fence: from.fence,
      canary: { parts: releases, version, share, person: judged.person, allowBrokenLinks },
      auditEntry: {
        ...spoken(order),
        what: `canary ${what} for ${share}%`,
        details: [...changeDetails({ allowBrokenLinks, gone }, pages), ...judged.notes],
        commits: commitsOf(composed.releases.filter(({ name }) => names.includes(name))),
      },
    });
  };
  const outcome = await prepare(stores, { parts, allowBrokenLinks, gone }, begin);
  if (outcome.kind === 'refused') return refuse(outcome.problems);
  if (problems.length > 0) return refuse(problems);
  const { pages, composed } = outcome;
  return { kind: 'begun', what, share, pages, rendered: composed.rendered };
}

function spoken({ who, why, parts }: CanaryOrder) {
  const sections = parts.map(({ name }) => name);
  return { sections, why, ...(who !== undefined && { who }) };
}

function whatRuns({ parts, share }: Canary): string {
  return `A canary of ${describeParts(parts)} is running for ${share}%. First give it to all visitors or stop it: npx site canary, with --to 100 or --stop.`;
}
