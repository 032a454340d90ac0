import type { SiteConfig } from '@site/kit/site.ts';
import { type BlobHash, hashOf } from '../blobs/blob-store.ts';
import { type ComposedVersion, composeVersion } from '../compose/compose-version.ts';
import type { AuditEntry } from '../registry/journal-entry.ts';
import type { Live } from '../registry/versions.ts';
import { isPartName, type PartName, partNamesIn, type Release } from '../releases/release.ts';
import { fetchReleases, putForLater } from '../releases/fetch-release.ts';
import {
  describeChange,
  nameIn,
  planSections,
  type SectionOrder,
  type SectionsPlan,
} from '../sections/change-sections.ts';
import { storeSections } from '../sections/live-sections.ts';
import type { Stores } from '../stores/stores.ts';
import { noPosts } from '../versions/data-revision.ts';
import { canonicalJson, type SiteVersion } from '../versions/site-version.ts';

/** What to make live. Anything omitted stays unchanged. */
export type Order = Overrides & {
  /** `null` as id means the part's newest release. */
  parts?: readonly { name: PartName; id: string | null }[];
  /** A change to the list of sections; `begin` creates the first one. */
  sections?: SectionOrder;
  /** The blob of the configuration to promote. */
  config?: BlobHash;
  /** Creates a revision of the posts. Called on every attempt, because a newer one may be live by then. */
  data?: () => Promise<BlobHash>;
  /** Restores the previous release or configuration, instead of all of the above. */
  rollback?: PartName | 'config';
  /** The actor; defaults to the user running this program. */
  who?: string | undefined;
  why?: string | undefined;
  /** Replaces the description in the audit log. */
  what?: string | undefined;
};

/** Reasons for accepting orders that would otherwise be rejected. */
export type Overrides = {
  /** Why broken links are accepted. */
  allowBrokenLinks?: string | undefined;
  /** Why public addresses may disappear without redirects. */
  gone?: string | undefined;
};

/** Only errors reject a promotion. Warnings and notes go to the audit log. */
export type Problem = {
  severity: 'error' | 'warning' | 'note';
  message: string;
  /** The id of the item that somebody has to approve first. */
  awaits?: string | undefined;
};

/** An additional check by the caller, such as approvals. Only `stores` has what was composed. */
export type Gate = (plan: Plan, stores: Stores) => Promise<readonly Problem[]>;

/** The caller's additions to the core rules. */
export type Policy = {
  gates?: readonly Gate[];
  /** Adjusts an earlier configuration before a rollback; `note` goes to the audit log. */
  restoreConfig?: (
    earlier: BlobHash,
    live: SiteVersion,
  ) => Promise<{ config: BlobHash; note: string }>;
};

/** The next version, before it is composed. `validate.ts` decides whether it may go live. */
export type Plan = {
  order: Order;
  /** The live version at planning time. */
  from: Live;
  /** The description for the audit log. */
  what: string;
  isRollback: boolean;
  parts: Readonly<Record<string, { release: string; previous: string[] }>>;
  /** The existing releases of `parts`, available on this machine. */
  releases: readonly Release[];
  /** Requested parts without a release. */
  unreleased: readonly PartName[];
  /** The parts to check: the requested ones, or all if the list of sections changes. */
  candidates: readonly PartName[];
  sections: SectionsPlan;
  /** `null` if none is live or requested. */
  config: BlobHash | null;
  previousConfigs: string[];
  data: BlobHash;
  /** Composes the version on the first call. Rejects with a `RenderError` if a section can't be rendered. */
  compose: () => Promise<ComposedVersion>;
};

export type Outcome = Shipped | Refused;

export type Shipped = {
  kind: 'shipped';
  version: string;
  live: Readonly<Partial<Record<PartName, string>>>;
  pages: PageChanges;
  /** How many pages had to be rendered, and how long the promotion took, in milliseconds. */
  rendered: number;
  milliseconds: number;
};

export type Refused = {
  kind: 'refused';
  problems: readonly string[];
  /** The ids of the items to approve, if only approvals are missing. */
  awaits?: readonly string[];
};

/** The URLs at which two versions differ. */
export type PageChanges = { added: string[]; changed: string[]; removed: string[] };

/** Plans the next live version, without checking whether it is allowed. */
export async function planPromotion(
  stores: Stores,
  order: Order,
  live: Live,
  policy: Policy = {},
): Promise<Plan> {
  const inputs =
    order.rollback === undefined
      ? await nextInputs(stores, order, live.version)
      : await restoredInputs(order.rollback, live.version, policy);
  const releases = await fetchReleases(stores, inputs.parts);
  const sections = await planSections(stores, live.version, order.sections);
  const data = inputs.data ?? (await stores.blobs.put(Buffer.from(canonicalJson(noPosts))));
  let composing: Promise<ComposedVersion> | undefined;
  return {
    ...inputs,
    order,
    from: live,
    isRollback: order.rollback !== undefined,
    releases,
    sections,
    data,
    compose: () =>
      (composing ??= composePlan(stores, live.version, { ...inputs, releases, sections, data })),
  };
}

async function composePlan(
  stores: Stores,
  live: SiteVersion | null,
  {
    parts,
    sections: { next, blob },
    config,
    previousConfigs,
    data,
    releases,
  }: Omit<Inputs, 'data'> & Pick<Plan, 'data' | 'releases' | 'sections'>,
): Promise<ComposedVersion> {
  if (config === null) throw new Error('A version cannot be composed without a configuration.');
  if (next && blob !== live?.sections) await storeSections(stores, next);
  const inputs = { parts, sections: blob, config, previousConfigs, data };
  return composeVersion(stores, inputs, { releases });
}

type Inputs = Pick<
  Plan,
  'what' | 'parts' | 'unreleased' | 'candidates' | 'config' | 'previousConfigs'
> & { data: BlobHash | undefined };

async function nextInputs(
  { registry }: Stores,
  order: Order,
  live: SiteVersion | null,
): Promise<Inputs> {
  const parts: Record<string, { release: string; previous: string[] }> = {};
  const removed = order.sections?.kind === 'remove' ? order.sections.name : undefined;
  for (const name of partNamesIn(live?.parts ?? {})) {
    const part = live?.parts[name];
    if (part && name !== removed) parts[name] = { release: part.release, previous: part.previous };
  }
  const chosen: { name: PartName; id: string | null }[] = [];
  for (const { name, id } of order.parts ?? []) {
    const release = id ?? (await registry.releases(name))[0]?.id ?? null;
    chosen.push({ name, id: release });
    const known = parts[name];
    if (release === null || known?.release === release) continue;
    parts[name] = { release, previous: known ? [...known.previous, known.release] : [] };
  }
  const config = order.config ?? live?.config ?? null;
  const previousConfigs = live?.previousConfigs ?? [];
  return {
    what: order.what ?? describeOrder({ ...order, parts: chosen }),
    parts,
    unreleased: chosen.filter(({ id }) => id === null).map(({ name }) => name),
    candidates: order.sections
      ? Object.keys(parts).filter(isPartName)
      : chosen.map(({ name }) => name),
    config,
    previousConfigs:
      live && live.config !== config ? [...previousConfigs, live.config] : previousConfigs,
    data: order.data ? await order.data() : live?.data,
  };
}

/** Returns the inputs of the live version with one part, or the configuration, restored to its predecessor. */
async function restoredInputs(
  name: PartName | 'config',
  live: SiteVersion | null,
  { restoreConfig = async (config) => ({ config, note: '' }) }: Policy,
): Promise<Inputs> {
  const what = `rollback ${name}`;
  const unchanged = {
    what,
    parts: { ...live?.parts },
    unreleased: [],
    candidates: [],
    config: live?.config ?? null,
    previousConfigs: live?.previousConfigs ?? [],
    data: live?.data,
  };
  if (!live) return unchanged;
  if (name === 'config') {
    const earlier = live.previousConfigs.at(-1);
    if (earlier === undefined) return unchanged;
    const { config, note } = await restoreConfig(earlier, live);
    return {
      ...unchanged,
      what: `${what} to ${earlier}${note} from ${live.config}`,
      config,
      previousConfigs: live.previousConfigs.slice(0, -1),
    };
  }
  const part = live.parts[name];
  const release = part?.previous.at(-1);
  if (!part || release === undefined) return unchanged;
  return {
    ...unchanged,
    what: `${what} to ${release} from ${part.release}`,
    parts: { ...live.parts, [name]: { release, previous: part.previous.slice(0, -1) } },
    candidates: [name],
  };
}

function describeOrder({ parts = [], sections, config, data }: Order): string {
  if (sections && sections.kind !== 'begin') return describeChange(sections);
  const names = parts.map(({ name, id }) => (id === null ? name : `${name} ${id}`));
  const others = [config === undefined ? [] : ['config'], data === undefined ? [] : ['posts']];
  return `promote ${[...names, ...others.flat()].join(', ')}`;
}

/** Returns the subjects of an order for the audit log: parts, `sections`, `config` and `posts`. */
export function subjectsOf({ parts = [], sections, config, data, rollback }: Order): string[] {
  if (rollback !== undefined) return [rollback];
  return [
    ...(sections ? ['sections', ...(sections.kind === 'begin' ? [] : [nameIn(sections)])] : []),
    ...parts.map(({ name }) => name),
    ...(config === undefined ? [] : ['config']),
    ...(data === undefined ? [] : ['posts']),
  ];
}

/** Returns the fields common to all audit entries about an order. */
export function auditOf(order: Order): Pick<AuditEntry, 'who' | 'why' | 'sections'> {
  const { who, why } = order;
  return { sections: subjectsOf(order), why, ...(who !== undefined && { who }) };
}

/** Returns the details of an audit entry: changed pages and the reasons for overrides. */
export function changeDetails(
  { allowBrokenLinks, gone }: Overrides,
  { added, changed, removed }: PageChanges,
): string[] {
  return [
    ...added.map((pathname) => `added ${pathname}`),
    ...changed.map((pathname) => `changed ${pathname}`),
    ...removed.map((pathname) => `removed ${pathname}`),
    ...(allowBrokenLinks === undefined ? [] : [`broken links allowed: ${allowBrokenLinks}`]),
    ...(gone === undefined ? [] : [`gone: ${gone}`]),
  ];
}

/** Returns the git revisions that releases were built from, if known. */
export function commitsOf(releases: readonly Release[]): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap(({ name, gitRevision }) =>
      gitRevision === null ? [] : [[name, gitRevision]],
    ),
  );
}

/** Returns a configuration's id; equal configurations have the same id. */
export function configId(site: SiteConfig): BlobHash {
  return hashOf(canonicalJson(site));
}

/** Stores a configuration and records it as a release, unless it is already the newest. Returns its id. */
export async function storeConfig(stores: Stores, site: SiteConfig): Promise<BlobHash> {
  const { registry } = stores;
  const hash = await putForLater(stores, Buffer.from(canonicalJson(site)));
  const [newest] = await registry.releases('config');
  if (newest?.id !== hash) await registry.noteRelease('config', hash);
  return hash;
}
