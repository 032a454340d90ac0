import type { SiteConfig } from '@site/kit/site.ts';
import { BlobError, type BlobHash, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import {
  composeVersion,
  type ComposedVersion,
  type VersionInputs,
} from '../compose/compose-version.ts';
import { checkOut, showLive } from '../host/check-out.ts';
import { EARLIER_VERSIONS } from '../versions/earlier-versions.ts';
import type { CanaryFate } from '../registry/canaries.ts';
import type { Deed } from '../registry/journal.ts';
import type { Live } from '../registry/registry.ts';
import { isPartName, type PartName, partNamesIn, type Release } from '../releases/release.ts';
import { damageOf } from '../releases/release-store.ts';
import { bringRelease, shareRelease } from '../releases/shared-release.ts';
import { RenderError } from '../render/release-renderer.ts';
import { describeChange, nameIn, type SectionChange } from '../sections/change-sections.ts';
import { plannedSections } from '../sections/planned-sections.ts';
import { sectionsOf } from '../sections/live-sections.ts';
import type { SiteSection } from '../sections/site-section.ts';
import type { Stores } from '../stores.ts';
import { noPosts } from '../versions/data-revision.ts';
import { type PageDifference, pageDifferences } from '../versions/page-differences.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { readConfig, readManifest, readSiteFiles } from '../versions/read-version.ts';
import { canonicalJson, type SiteVersion, versionId } from '../versions/site-version.ts';
import { canaryAfter } from './canary-after.ts';
import { changesRules, liveRules } from '../review/needed-approvals.ts';
import { policyProblems } from '../review/policy-problems.ts';
import { approvalsFor } from '../review/approvals-for.ts';
import { droppedAddresses, redirectProblems } from './check-redirects.ts';
import { checkRelease } from './check-release.ts';
import { checkStyles } from './check-styles.ts';
import { brokenLinks, checkVersion } from './check-version.ts';
import { blobsOfReleases, blobsOfVersions } from './reached-blobs.ts';
import { seeThemGone } from '../registry/see-them-gone.ts';

/** How the pages of two versions differ, by what sections say on them. */
export type PageChanges = { added: string[]; changed: string[]; removed: string[] };

/** What came of shipping: a version that visitors get, or the reasons why nothing moved. */
export type ShipOutcome = Shipped | Refused;

type Shipped = {
  kind: 'shipped';
  version: string;
  live: Readonly<Partial<Record<PartName, string>>>;
  pages: PageChanges;
  /** How many pages had to be rendered, and how long it took until the version was live, in milliseconds. */
  rendered: number;
  milliseconds: number;
};

type Refused = { kind: 'refused'; problems: readonly string[] };

/** What is asked for: releases of parts, a configuration, data; whatever is left out stays as it is. */
export type Wanted = {
  /** `null` as an id stands for the newest release. */
  parts?: readonly { name: PartName; id: string | null }[];
  /** What is to become of the sections of the site, or, for a site that has no list yet, its first. */
  sections?: SectionChange | { kind: 'begin'; sections: readonly SiteSection[] };
  /** The blob of a configuration. */
  config?: string;
  /** Takes a revision of the data. Asked again whenever somebody else was quicker, because theirs may be newer. */
  data?: () => Promise<string>;
};

/** How often a version is made anew because others were quicker, before it is given up. */
const MOST_TRIES = 50;

/** What the journal says of a shipping besides what came of it. */
export type Ordered = {
  /** Who asked for it; whoever runs this program when left out. */
  who?: string | undefined;
  /**
   * Which person that is, whatever key they have used. Of a person the approvals are asked for that the live configuration
   * wants; whoever runs this program on the machine of the site is not asked, and the journal says so.
   */
  person?: string | undefined;
  why?: string | undefined;
};

/**
 * Makes releases, a configuration or data live. Whatever is live meanwhile by somebody else's doing stays live:
 * the version is then made anew on top of theirs. Refusal changes nothing. `what` is said in the journal in place of what
 * is wanted.
 */
export function ship(
  stores: Stores,
  wanted: Wanted,
  { what, allowBrokenLinks, gone, ...ordered }: Ordered & Checks & { what?: string } = {},
): Promise<ShipOutcome> {
  const order = {
    ...ordered,
    allowBrokenLinks,
    gone,
    what: what ?? describe(wanted),
    sections: sectionsNamedIn(wanted),
  };
  return move(stores, order, planFor(stores, wanted, what));
}

/** What a version is made from that has what is wanted, and is otherwise as what is live; `what` says so, when given. */
function planFor(stores: Stores, wanted: Wanted, what?: string) {
  return async ({ version }: Live): Promise<Plan> => {
    const chosen: { name: PartName; id: string }[] = [];
    const parts: Record<string, { release: string; previous: string[] }> = {};
    const listed = await plannedSections(stores, version, wanted.sections);
    if (listed.kind === 'refused') return listed;
    for (const name of partNamesIn(version?.parts ?? {})) {
      const part = version?.parts[name];
      if (part && name !== listed.removed)
        parts[name] = { release: part.release, previous: part.previous };
    }
    for (const { name, id } of wanted.parts ?? []) {
      const release = id ?? (await stores.registry.releases(name))[0]?.id;
      if (release === undefined) return refused(`There is no release of ${name}.`);
      chosen.push({ name, id: release });
      const known = parts[name];
      if (known?.release === release) continue;
      const previous = known ? [...known.previous, known.release] : [];
      parts[name] = { release, previous };
    }
    const config = wanted.config ?? version?.config;
    const data = wanted.data
      ? await wanted.data()
      : (version?.data ?? (await keep(stores, noPosts)));
    if (config === undefined) return refused('No configuration is live yet: promote config, too.');
    if (wanted.config !== undefined) {
      const beside = { parts, ...(listed.blob !== undefined && { sections: listed.blob }) };
      const problems = await policyProblems(stores, config, beside);
      if (problems.length > 0) return refused(...problems);
    }
    const isNew = version !== null && version.config !== config;
    const previousConfigs = version?.previousConfigs ?? [];
    return {
      kind: 'planned',
      inputs: {
        parts,
        sections: listed.blob,
        config,
        data,
        previousConfigs: isNew ? [...previousConfigs, version.config] : previousConfigs,
      },
      // Another list may leave no room for what is live.
      candidates: wanted.sections
        ? Object.keys(parts).filter(isPartName)
        : chosen.map(({ name }) => name),
      what: what ?? describe({ ...wanted, parts: chosen }),
    };
  };
}

/** A version with what is wanted that was composed and checked, and that nobody gets yet. */
export type Candidate = {
  kind: 'ready';
  /** What was live when it was made. */
  from: Live;
  composed: ComposedVersion;
  /** How its pages differ from those that are live. */
  pages: PageChanges;
  /** What it is made for, with the releases that this came to, and of which parts these are. */
  what: string;
  candidates: readonly PartName[];
  /** Whether it goes back to what was live before. */
  isWayBack: boolean;
  /** What a promotion would be refused for and a rollback is not, a sentence each. */
  warnings: readonly string[];
};

/**
 * Makes the version that shipping what is wanted would make live, and moves nothing. `keep` has to see to it, in one
 * step, that nothing of it is thrown away, and says whether it could: when the pointer has moved it is made anew.
 */
export function prepare(
  stores: Stores,
  wanted: Wanted,
  keep: (candidate: Candidate) => Promise<boolean>,
  checks: Checks = {},
): Promise<Candidate | Refused> {
  return untilSettled(stores, async (live) => {
    const made = await madeFrom(stores, live, checks, planFor(stores, wanted));
    if (made === null) return null;
    if (made.kind === 'refused') return refused(...made.problems);
    return (await keep(made)) ? made : null;
  });
}

/** Makes the release, or the configuration, live that was live before. Refused when there is none. */
export function rollBack(
  stores: Stores,
  name: PartName | 'config',
  ordered: Ordered = {},
): Promise<ShipOutcome> {
  const what = `rollback ${name}`;
  return move(stores, { ...ordered, what, sections: [name] }, async ({ version }) => {
    if (!version) return refused('Nothing is live yet: run npm start first.');
    const { sections, config, data, previousConfigs } = version;
    const parts = { ...version.parts };
    if (name === 'config') {
      const earlier = previousConfigs.at(-1);
      if (earlier === undefined) return refused('There is no earlier configuration to go back to.');
      // Rollbacks need no approval, so they must not change who has to approve what.
      const rules = await liveRules(stores.blobs, version);
      const keepsRules = await changesRules(stores.blobs, rules, earlier);
      const restored = keepsRules
        ? await keep(stores, { ...(await readConfig(stores.blobs, earlier)), reviews: [...rules] })
        : earlier;
      return {
        kind: 'planned',
        inputs: {
          parts,
          sections,
          config: restored,
          data,
          previousConfigs: previousConfigs.slice(0, -1),
        },
        candidates: [],
        what: `${what} to ${earlier}${keepsRules ? ' with the live review rules' : ''} from ${config}`,
        isWayBack: true,
      };
    }
    const part = version.parts[name];
    const release = part?.previous.at(-1);
    if (!part || release === undefined)
      return refused(`${name} has no earlier release to go back to.`);
    parts[name] = { ...part, release, previous: part.previous.slice(0, -1) };
    return {
      kind: 'planned',
      inputs: { parts, sections, config, data, previousConfigs },
      candidates: [name],
      what: `${what} to ${release} from ${part.release}`,
      isWayBack: true,
    };
  });
}

type Plan =
  | {
      kind: 'planned';
      inputs: VersionInputs;
      candidates: readonly PartName[];
      /** What is done, now that it is known with which releases. */
      what: string;
      /** Whether it goes back to what was live before. */
      isWayBack?: boolean;
    }
  | { kind: 'refused'; problems: readonly string[] };

/** Reasons for what would be refused without. */
type Checks = {
  /** Why links to missing pages are taken. */
  allowBrokenLinks?: string | undefined;
  /** Why addresses that were public are neither answered nor redirected. */
  gone?: string | undefined;
};
type Order = Ordered & Checks & { what: string; sections: readonly string[] };

/** Makes the planned version and moves the live pointer to it, unless somebody else was quicker: then again. */
async function move(
  stores: Stores,
  order: Order,
  plan: (live: Live) => Promise<Plan>,
): Promise<ShipOutcome> {
  const startedAt = performance.now();
  const outcome = await untilSettled(stores, (live) => moveFrom(stores, live, order, plan));
  if (outcome.kind === 'refused') return outcome;
  return { ...outcome, milliseconds: Math.round(performance.now() - startedAt) };
}

/** Tries again on top of what is live then, as long as `attempt` gives `null`. */
async function untilSettled<Outcome>(
  { registry }: Stores,
  attempt: (live: Live) => Promise<Outcome | null>,
): Promise<Outcome> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const live = await registry.live();
    const outcome = await attempt(live).catch(async (error: unknown) => {
      // What was thrown away under our hands is put anew.
      if (error instanceof BlobError && (await registry.fence()) !== live.fence) return null;
      throw error;
    });
    if (outcome !== null) return outcome;
  }
  throw new Error(`Others shipped ${MOST_TRIES} times meanwhile. Try again.`);
}

/** `null` when what is live has changed meanwhile, or what was needed was being thrown away. */
async function moveFrom(
  stores: Stores,
  live: Live,
  order: Order,
  plan: (live: Live) => Promise<Plan>,
): Promise<Omit<Shipped, 'milliseconds'> | Refused | null> {
  const { registry } = stores;
  const made = await madeFrom(stores, live, order, plan);
  if (made === null) return null;
  if (made.kind === 'refused') {
    const { problems, what = order.what } = made;
    await registry.refuse({ ...spoken(order), what, details: problems });
    return refused(...problems);
  }
  const { composed, pages } = made;
  const id = versionId(composed.version);
  const done: Omit<Shipped, 'milliseconds'> = {
    kind: 'shipped',
    version: id,
    live: Object.fromEntries(composed.releases.map((release) => [release.name, release.id])),
    pages,
    rendered: composed.rendered,
  };
  if (live.id === id) return done;
  const { problems, said } = await approvalsFor(stores, {
    from: live.version,
    to: composed.version,
    isWayBack: made.isWayBack,
    who: order.who,
    person: order.person,
  });
  if (problems.length > 0) {
    await registry.refuse({ ...spoken(order), what: made.what, details: problems });
    return refused(...problems);
  }
  const warnings = made.warnings.map((warning) => `warning: ${warning}`);
  const deed: Deed = {
    ...spoken(order),
    what: made.what,
    details: [...detailsOf(order, pages), ...said, ...warnings],
    commits: commitsOf(composed.releases.filter(({ name }) => made.candidates.includes(name))),
  };
  const canary = await fateOfCanary(stores, live, composed.version);
  if (canary === 'again') return null;
  if (!(await registry.goLive({ from: live, to: composed.version, deed, canary }))) return null;
  await showLive(stores);
  return done;
}

/** What becomes of the canary that runs when a version goes live; `null` when none does. */
async function fateOfCanary(
  stores: Stores,
  live: Live,
  next: SiteVersion,
): Promise<CanaryFate | null | 'again'> {
  // After where the pointer is: whoever begins or ends one moves it.
  const canary = await stores.registry.canaries.current();
  if (!canary) return null;
  const { parts, allowBrokenLinks } = canary;
  const from: Live = { id: versionId(next), version: next, fence: live.fence };
  // What it no longer answers was looked at when it was begun.
  const checks = { allowBrokenLinks, gone: 'as when the canary was begun' };
  const remake = () => madeFrom(stores, from, checks, planFor(stores, { parts }));
  return (await canaryAfter(canary, { before: live.version, next }, remake)) ?? 'again';
}

/**
 * Makes the planned version and has it ready on this machine. `null` when what it needs was being thrown away, which
 * is over now.
 */
async function madeFrom(
  stores: Stores,
  live: Live,
  checks: Checks,
  plan: (live: Live) => Promise<Plan>,
): Promise<Candidate | (Refused & { what?: string }) | null> {
  const { registry } = stores;
  // After where the pointer is, because it moves with every condemnation.
  const condemned = await registry.condemned();
  const planned = await plan(live);
  if (planned.kind === 'refused') return planned;
  const { what, candidates, isWayBack = false } = planned;
  const made = await make(stores, planned, live, checks);
  if (made.kind === 'refused') return { ...made, what };
  const { composed, warnings } = made;
  const pages = await changedPages(stores, live.version, composed);
  const ready: Candidate = {
    kind: 'ready',
    from: live,
    composed,
    pages,
    what,
    candidates,
    isWayBack,
    warnings,
  };
  if (live.id === versionId(composed.version)) return ready;
  if (await needsCondemned(stores, composed, condemned)) return null;
  // Ready before it is live, so that nobody waits for it then.
  await checkOut(stores, composed.version, await registry.versions(EARLIER_VERSIONS));
  return ready;
}

/** Whether a version needs what is being thrown away; settles when that is gone, so that it can be put anew. */
async function needsCondemned(
  stores: Stores,
  { version, releases }: ComposedVersion,
  condemned: readonly BlobHash[],
): Promise<boolean> {
  if (condemned.length === 0) return false;
  const reached = await blobsOfVersions(stores, [version], { waysBack: 0 });
  for (const hash of await blobsOfReleases(stores, releases)) reached.add(hash);
  const needed = condemned.filter((hash) => reached.has(hash));
  if (needed.length === 0) return false;
  await seeThemGone(stores, needed);
  // The files of releases are on this machine, and composing does not put them.
  if (stores.blobs.isShared) for (const release of releases) await shareRelease(stores, release);
  return true;
}

type Made =
  | { kind: 'made'; composed: ComposedVersion; warnings: readonly string[] }
  | { kind: 'refused'; problems: readonly string[] };

async function make(
  stores: Stores,
  { inputs, candidates, isWayBack = false }: Extract<Plan, { kind: 'planned' }>,
  { version: before }: Live,
  { allowBrokenLinks, gone }: Checks,
): Promise<Made> {
  const problems = await checkCandidates(stores, inputs, candidates);
  if (problems.length > 0) return refused(...problems);
  try {
    const composed = await composeVersion(stores, inputs, before);
    const wrong = checkVersion(composed);
    const broken =
      allowBrokenLinks === undefined ? await newlyBroken(stores, composed, before) : [];
    // Links of other teams never stop a rollback.
    const warnings = isWayBack ? broken : [];
    if (!isWayBack) {
      const earlier = before ? await manifestsOf(stores, before) : [];
      wrong.push(...redirectProblems(composed, candidates, earlier), ...broken);
      if (before && gone === undefined) wrong.push(...droppedAddresses(composed, before, earlier));
    }
    return wrong.length > 0 ? refused(...wrong) : { kind: 'made', composed, warnings };
  } catch (error) {
    if (error instanceof RenderError) return refused(error.message);
    throw error;
  }
}

/**
 * Links that would break. Those that are broken already are somebody's who said why, and stop nobody else. What is
 * damaged of the version before counts as whole.
 */
async function newlyBroken(
  stores: Stores,
  { releases, manifests, version }: ComposedVersion,
  before: SiteVersion | null,
): Promise<string[]> {
  const { blobs } = stores;
  const siteFiles = await readSiteFiles(blobs, version.siteFiles);
  const broken = brokenLinks({ releases, manifests, siteFiles });
  if (broken.length === 0 || !before) return broken.map(({ sentence }) => sentence);
  const parts = partNamesIn(before.parts).flatMap((name) => {
    const part = before.parts[name];
    return part ? [{ name, ...part }] : [];
  });
  const read = await Promise.all(
    parts.map(({ name, release }) => bringRelease(stores, name, release)),
  );
  const already = brokenLinks({
    releases: read.filter((release) => release !== null),
    manifests: await manifestsOf(stores, before),
    siteFiles: (await unlessDamaged(readSiteFiles(blobs, before.siteFiles))) ?? {},
  });
  return broken
    .filter(
      ({ part, link }) => !already.some((known) => known.part === part && known.link === link),
    )
    .map(({ sentence }) => sentence);
}

/** What the parts of a version put on the site, without what is damaged. */
async function manifestsOf({ blobs }: Stores, { parts }: SiteVersion): Promise<PartManifest[]> {
  const read = await Promise.all(
    Object.values(parts).map(({ manifest }) => unlessDamaged(readManifest(blobs, manifest))),
  );
  return read.filter((manifest) => manifest !== null);
}

/** Whether the releases that are to go live are whole and fit those beside them. */
async function checkCandidates(
  stores: Stores,
  { parts, sections }: VersionInputs,
  candidates: readonly PartName[],
): Promise<string[]> {
  const { dataDir } = stores;
  const listed = await sectionsOf(stores, { ...(sections !== undefined && { sections }) });
  const problems: string[] = [];
  const releases: Release[] = [];
  for (const name of partNamesIn(parts)) {
    const id = parts[name]?.release;
    if (id === undefined) continue;
    const release = await bringRelease(stores, name, id);
    if (release) releases.push(release);
    else problems.push(`There is no release ${id} of ${name}.`);
  }
  for (const release of releases.filter(({ name }) => candidates.includes(name))) {
    const others = releases.filter(({ name }) => name !== release.name);
    const damage = await damageOf(dataDir, release);
    problems.push(...damage, ...checkRelease(release, others, listed));
    if (damage.length === 0) problems.push(...(await checkStyles(dataDir, release)));
  }
  return [...new Set(problems)];
}

/** How the pages of a version differ from those that are live, by their addresses. */
async function changedPages(
  { blobs }: Stores,
  before: SiteVersion | null,
  { version, manifests }: ComposedVersion,
): Promise<PageChanges> {
  const differences = await pageDifferences(blobs, before, version, manifests);
  const pathsOf = (fits: (difference: PageDifference) => boolean) =>
    differences.filter(fits).map(({ path }) => path);
  return {
    added: pathsOf((each) => each.before === null),
    changed: pathsOf((each) => each.before !== null && each.after !== null),
    removed: pathsOf((each) => each.after === null),
  };
}

/** What the journal keeps of a shipping besides its name. */
export function detailsOf(
  { allowBrokenLinks, gone }: Checks,
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

/** What an order says of itself in the journal, however it ends. */
function spoken({ who, why, sections }: Order): Pick<Deed, 'who' | 'why' | 'sections'> {
  return { sections, why, ...(who !== undefined && { who }) };
}

/** The revisions that releases were built from, as far as they say. */
export function commitsOf(releases: readonly Release[]): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap(({ name, gitRevision }) =>
      gitRevision === null ? [] : [[name, gitRevision]],
    ),
  );
}

/** The sections that something is wanted of. */
export function sectionsNamedIn({ parts = [], sections, config, data }: Wanted): string[] {
  return [
    ...(sections ? ['sections', ...(sections.kind === 'begin' ? [] : [nameIn(sections)])] : []),
    ...parts.map(({ name }) => name),
    ...(config === undefined ? [] : ['config']),
    ...(data === undefined ? [] : ['posts']),
  ];
}

function describe({ parts = [], sections, config, data }: Wanted): string {
  if (sections && sections.kind !== 'begin') return describeChange(sections);
  const names = parts.map(({ name, id }) => (id === null ? name : `${name} ${id}`));
  const others = [config === undefined ? [] : ['config'], data === undefined ? [] : ['posts']];
  return `promote ${[...names, ...others.flat()].join(', ')}`;
}

/** Nothing moved, and why. */
function refused(...problems: string[]): { kind: 'refused'; problems: readonly string[] } {
  return { kind: 'refused', problems };
}

/** The name that a configuration is kept under; equal configurations have the same. */
export function configId(site: SiteConfig): string {
  return hashOf(canonicalJson(site));
}

/** Keeps a configuration as a release of its own; equal configurations are one. Gives the blob. */
export async function keepConfig(stores: Stores, site: SiteConfig): Promise<string> {
  const { registry } = stores;
  const hash = await keep(stores, site);
  const [newest] = await registry.releases('config');
  if (newest?.id !== hash) await registry.noteRelease('config', hash);
  return hash;
}

/** Keeps data as a blob; equal data are one. */
function keep({ blobs }: Stores, data: SiteConfig | typeof noPosts): Promise<string> {
  return blobs.put(Buffer.from(canonicalJson(data)));
}
