import type { ComposedVersion } from '../compose/compose-version.ts';
import { exportTree } from '../host/export-tree.ts';
import { openVersions } from '../host/tree-files.ts';
import type { Live } from '../registry/versions.ts';
import type { Stores } from '../stores/stores.ts';
import { versionId } from '../versions/site-version.ts';
import { type PageDifference, pageDifferences } from '../versions/page-differences.ts';
import {
  type Order,
  type PageChanges,
  type Plan,
  planPromotion,
  type Policy,
  type Refused,
} from './plan.ts';
import { stageStores } from './staged-stores.ts';
import { isError, validate } from './validate.ts';

/** A valid version that isn't live yet. */
export type Candidate = {
  kind: 'ready';
  plan: Plan;
  composed: ComposedVersion;
  /** How its pages differ from the live ones. */
  pages: PageChanges;
  /** Warnings and notes for the audit log. */
  notes: readonly string[];
};

type Rejected = Refused & { what: string };

/** Plans, composes and validates a version. A refused one leaves nothing behind. */
export async function prepareCandidate(
  stores: Stores,
  order: Order,
  live: Live,
  policy: Policy = {},
): Promise<Candidate | Rejected> {
  const staged = stageStores(stores);
  try {
    const prepared = await composeCandidate(staged.stores, order, live, policy);
    if (prepared.kind === 'refused') return prepared;
    await staged.keep();
    const { composed } = prepared;
    if (live.id === versionId(composed.version)) return prepared;
    // Export the tree now, so that going live is quick.
    await exportTree(stores, composed.version, await openVersions(stores, composed.version));
    return prepared;
  } finally {
    await staged.discard();
  }
}

async function composeCandidate(
  stores: Stores,
  order: Order,
  live: Live,
  policy: Policy,
): Promise<Candidate | Rejected> {
  const plan = await planPromotion(stores, order, live, policy);
  const found = await validate(stores, plan, policy.gates);
  const errors = found.filter(isError);
  if (errors.length > 0) {
    const awaits = errors.flatMap((problem) => problem.awaits ?? []);
    return {
      kind: 'refused',
      problems: errors.map(({ message }) => message),
      ...(awaits.length === errors.length && { awaits }),
      what: plan.what,
    };
  }
  const composed = await plan.compose();
  return {
    kind: 'ready',
    plan,
    composed,
    pages: await changedPages(stores, live, composed),
    notes: found.map(({ severity, message }) =>
      severity === 'warning' ? `warning: ${message}` : message,
    ),
  };
}

async function changedPages(
  { blobs }: Stores,
  { version: before }: Live,
  { version, manifests }: ComposedVersion,
): Promise<PageChanges> {
  const differences = await pageDifferences(blobs, before, version, manifests);
  const pathsOf = (matches: (difference: PageDifference) => boolean) =>
    differences.filter(matches).map(({ path }) => path);
  return {
    added: pathsOf((each) => each.before === null),
    changed: pathsOf((each) => each.before !== null && each.after !== null),
    removed: pathsOf((each) => each.after === null),
  };
}
