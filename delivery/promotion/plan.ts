import type { SiteConfig } from '@site/kit/site.ts';
import { type BlobHash, hashOf } from '../blobs/blob-store.ts';
import { type ComposedVersion, composeVersion } from '../compose/compose-version.ts';
import type { AuditEntry } from '../registry/journal.ts';
import type { Live } from '../registry/registry.ts';
import { isPartName, type PartName, partNamesIn, type Release } from '../releases/release.ts';
import { bringRelease } from '../releases/shared-release.ts';
import { describeChange, nameIn, type SectionChange } from '../sections/change-sections.ts';
import { keepSections } from '../sections/live-sections.ts';
import { planSections, type SectionsPlan } from '../sections/plan-sections.ts';
import type { SiteSection } from '../sections/site-section.ts';
import type { Stores } from '../stores.ts';
import { noPosts } from '../versions/data-revision.ts';
import { canonicalJson, type SiteVersion } from '../versions/site-version.ts';

/** What should go live. Whatever is left out stays as it is. */
export type Order = Overrides & {
  /** With `null` as its id, the newest release of the part. */
  parts?: readonly { name: PartName; id: string | null }[];
  /** A change to the list of sections; `begin` is the first list of a site that has none. */
  sections?: SectionChange | { kind: 'begin'; sections: readonly SiteSection[] };
  /** The blob of a configuration. */
  config?: BlobHash;
  /** Takes a revision of the posts. Called again on each attempt, because a newer one may be live by then. */
  data?: () => Promise<BlobHash>;
  /** Goes back to what was live before, in place of everything above. */
  rollback?: PartName | 'config';
  /** Who asks; the user who runs this program when left out. */
  who?: string | undefined;
  why?: string | undefined;
  /** What the audit log says in place of a description of the order. */
  what?: string | undefined;
};

/** Reasons for letting through what would otherwise be refused. */
export type Overrides = {
  /** Why broken links are accepted. */
  allowBrokenLinks?: string | undefined;
  /** Why public addresses may disappear without a redirect. */
  gone?: string | undefined;
};

/** Why a promotion is refused. Warnings and notes refuse nothing and go to the audit log. */
export type Problem = { severity: 'error' | 'warning' | 'note'; message: string };

/** A check that the caller of a promotion adds to those of `validate.ts`, such as approvals. */
export type Gate = (plan: Plan) => Promise<readonly Problem[]>;

/** What the caller of a promotion adds to the core's own rules. */
export type Policy = {
  gates?: readonly Gate[];
  /** Changes an earlier configuration before a rollback makes it live again; `note` goes to the audit log. */
  restoreConfig?: (
    earlier: BlobHash,
    live: SiteVersion,
  ) => Promise<{ config: BlobHash; note: string }>;
};

/** The next version on top of the live one, before it is composed. `validate.ts` says whether it may go live. */
export type Plan = {
  order: Order;
  /** What was live when this was planned. */
  from: Live;
  /** What the audit log says is done. */
  what: string;
  isRollback: boolean;
  parts: Readonly<Record<string, { release: string; previous: string[] }>>;
  /** The releases of `parts` that exist, ready on this machine. */
  releases: readonly Release[];
  /** Parts that were asked for and have no release. */
  unreleased: readonly PartName[];
  /** The parts to check: those that were asked for, or all when the list of sections changes. */
  candidates: readonly PartName[];
  sections: SectionsPlan;
  /** `null` when none is live and none was asked for. */
  config: BlobHash | null;
  previousConfigs: string[];
  data: BlobHash;
  /** Composes the version, once. Rejects with a `RenderError` when a section cannot be rendered. */
  compose: () => Promise<ComposedVersion>;
};

/** What came of a promotion. */
export type Outcome = Shipped | Refused;

export type Shipped = {
  kind: 'shipped';
  version: string;
  live: Readonly<Partial<Record<PartName, string>>>;
  pages: PageChanges;
  /** How many pages had to be rendered, and the time until the version was live, in milliseconds. */
  rendered: number;
  milliseconds: number;
};

export type Refused = { kind: 'refused'; problems: readonly string[] };

/** The addresses at which two versions differ. */
export type PageChanges = { added: string[]; changed: string[]; removed: string[] };

/** Works out what the live version would become, without deciding whether it may. */
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
  const releases: Release[] = [];
  for (const name of partNamesIn(inputs.parts)) {
    const release = await bringRelease(stores, name, inputs.parts[name]?.release ?? '');
    if (release) releases.push(release);
  }
  const sections = await planSections(stores, live.version, order.sections);
  const data = inputs.data ?? (await keepJson(stores, noPosts));
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
  if (next && blob !== live?.sections) await keepSections(stores, next);
  const inputs = { parts, sections: blob, config, previousConfigs, data };
  return composeVersion(stores, inputs, live, { releases });
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

/** The live version with one part, or the configuration, as it was before. */
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

/** What an order is about, as the audit log lists it: parts, `sections`, `config` and `posts`. */
export function subjectsOf({ parts = [], sections, config, data, rollback }: Order): string[] {
  if (rollback !== undefined) return [rollback];
  return [
    ...(sections ? ['sections', ...(sections.kind === 'begin' ? [] : [nameIn(sections)])] : []),
    ...parts.map(({ name }) => name),
    ...(config === undefined ? [] : ['config']),
    ...(data === undefined ? [] : ['posts']),
  ];
}

/** What every audit entry about an order has, however the order ends. */
export function auditOf(order: Order): Pick<AuditEntry, 'who' | 'why' | 'sections'> {
  const { who, why } = order;
  return { sections: subjectsOf(order), why, ...(who !== undefined && { who }) };
}

/** The details of an audit entry: pages that changed, and the reasons given for overrides. */
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

/** The git revisions that releases were built from, where known. */
export function commitsOf(releases: readonly Release[]): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap(({ name, gitRevision }) =>
      gitRevision === null ? [] : [[name, gitRevision]],
    ),
  );
}

/** The id of a configuration; equal configurations have the same. */
export function configId(site: SiteConfig): BlobHash {
  return hashOf(canonicalJson(site));
}

/** Stores a configuration and lists it as a release, unless it is the newest already. Gives its id. */
export async function keepConfig(stores: Stores, site: SiteConfig): Promise<BlobHash> {
  const { registry } = stores;
  const hash = await keepJson(stores, site);
  const [newest] = await registry.releases('config');
  if (newest?.id !== hash) await registry.noteRelease('config', hash);
  return hash;
}

function keepJson({ blobs }: Stores, value: SiteConfig | typeof noPosts): Promise<BlobHash> {
  return blobs.put(Buffer.from(canonicalJson(value)));
}
