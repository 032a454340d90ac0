import type { BlobHash } from '@site/delivery/blobs/blob-store.ts';
import type { Gate, Plan, Policy, Problem } from '@site/delivery/promotion/plan.ts';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';
import { canonicalJson, type SiteVersion } from '@site/delivery/versions/site-version.ts';
import type { Judgement } from './judge-approvals.ts';
import { changesRules, liveRules, type Move, neededApprovals } from './needed-approvals.ts';

/** Who requests a change; without a person, a command on the site's own machine. */
export type Asker = {
  who?: string | undefined;
  person?: string | undefined;
  /** Why a command on the site's own machine may go ahead without the approvals. */
  withoutApproval?: string | undefined;
};

/** A requested change of the live version, and who requests it. `from` is `null` if none is live: there are no rules. */
export type AskedMove = Omit<Move, 'from'> & Asker & { from: SiteVersion | null };

/** `person`: who answers for the change; `undefined` if it went ahead without its approvals. */
export type MoveJudgement = Judgement & { person: string | undefined };

/** Checks whether the rules let a version go live. Also returns lines for the audit log. */
export async function approvalsFor(
  { registry, blobs }: Stores,
  { from, to, isRollback, ...asker }: AskedMove,
): Promise<MoveJudgement> {
  const author = authorOf(asker, registry.connection.who);
  const { person } = author;
  if (!from) return { problems: [], notes: [], person };
  const needed = await neededApprovals(blobs, { from, to, isRollback });
  if (needed.needs.length === 0 && needed.unexplained.length === 0) {
    return { problems: [], notes: [], person };
  }
  // Loaded on demand, because most changes need no approval.
  const { heldRoles, judgeApprovals } = await import('./judge-approvals.ts');
  const { reviewStore } = await import('./review-store.ts');
  const judged = await judgeApprovals({ blobs, reviews: reviewStore(registry) }, needed, author);
  if (asker.person !== undefined || judged.problems.length === 0) return { ...judged, person };
  const { withoutApproval } = asker;
  if (withoutApproval !== undefined) {
    const skipped = judged.problems.map(({ message }) => message);
    const notes = [...judged.notes, `without approval: ${withoutApproval}`, ...skipped];
    return { problems: [], notes, person: undefined };
  }
  // Until somebody has the role, nobody could approve, as in a developer's checkout.
  const held = await heldRoles(registry);
  const isBlocking = ({ role }: { role: string }) => held.has(role);
  const unheld = judged.problems.filter((problem) => !isBlocking(problem));
  return {
    person: undefined,
    problems: judged.problems.filter(isBlocking).map(({ message, ...rest }) => ({
      ...rest,
      message: `${message} On the site’s own machine, --without-approval "REASON" goes ahead.`,
    })),
    notes: [
      ...judged.notes,
      ...unheld.map(
        ({ role, message }) =>
          `without approval, because nobody here has the role ${role}: ${message}`,
      ),
    ],
  };
}

/** The author of what a command on the site's own machine promotes is the user of the machine. */
function authorOf({ who, person }: Asker, machineUser: string) {
  return { who: who ?? person ?? machineUser, person: person ?? `machine:${machineUser}` };
}

/**
 * The policy that reviews add to promotions: it validates the rules, and requires the approvals that the live rules
 * name.
 */
export function reviewPolicy(stores: Stores, asker: Asker = {}): Policy {
  const approvals: Gate = async ({ from, compose, isRollback }, staged) => {
    const { version: to } = await compose();
    const asked = { from: from.version, to, isRollback, ...asker };
    const { problems, notes } = await approvalsFor(staged, asked);
    return [
      ...problems.map(({ message, awaits }) => ({ severity: 'error' as const, message, awaits })),
      ...notes.map((message) => ({ severity: 'note' as const, message })),
    ];
  };
  return {
    gates: [validRules, approvals],
    // A rollback needs no approval, so it must not change the review rules.
    async restoreConfig(earlier, live) {
      const rules = await liveRules(stores.blobs, live);
      if (!(await changesRules(stores.blobs, rules, earlier))) return { config: earlier, note: '' };
      const config = { ...(await readConfig(stores.blobs, earlier)), reviews: [...rules] };
      return {
        config: await stores.blobs.put(Buffer.from(canonicalJson(config))),
        note: ' with the live review rules',
      };
    },
  };
}

/** The policy for previews and reviews, which need no approval. */
export const previewPolicy: Policy = { gates: [validRules] };

async function validRules(
  { order, config, sections, parts }: Plan,
  stores: Stores,
): Promise<readonly Problem[]> {
  if (order.config === undefined || config === null) return [];
  const problems = await policyProblems(stores, config, { sections: sections.blob, parts });
  return problems.map((message) => ({ severity: 'error', message }));
}

/** A configuration and the sections it would go live with. */
type Beside = { sections: BlobHash | undefined; parts: Parameters<typeof partNamesIn>[0] };

/** Finds rules that name unknown sections and would therefore protect nothing. */
async function policyProblems(
  stores: Stores,
  config: string,
  { sections, parts }: Beside,
): Promise<readonly string[]> {
  const { reviews = [] } = await readConfig(stores.blobs, config);
  const listed =
    (await sectionsOf(stores, sections === undefined ? {} : { sections })) ?? ownSections();
  const names = ['shell', ...listed.map(({ name }) => name), ...partNamesIn(parts)];
  const known = [...new Set([...names, 'config', 'posts', '*'])];
  return reviews.flatMap(({ of }, index) =>
    of
      .filter((name) => !known.includes(name))
      .map((name) => `reviews.${index}.of: ${name} is not one of ${known.join(', ')}`),
  );
}
