import { CONTRACT_VERSION, servesContract } from '@site/kit/remote/contract.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { unlessDamaged } from '../blobs/blob-store.ts';
import type { ComposedVersion } from '../compose/compose-version.ts';
import { isBelow, isPattern, owns, routePattern } from '../compose/page-path.ts';
import { hasPage, liveRedirects } from '../compose/redirects.ts';
import { type PartName, partNamesIn, type Release } from '../releases/release.ts';
import { ASSETS, assetsOf, damageOf } from '../releases/release-store.ts';
import { fetchReleases } from '../releases/fetch-release.ts';
import { RenderError } from '../render/rendered.ts';
import { nameIn, namesOf, type SectionChange } from '../sections/change-sections.ts';
import type { SiteSection } from '../sections/site-section.ts';
import type { Stores } from '../stores/stores.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { readData, readManifest, readSiteFiles } from '../versions/read-version.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import type { Gate, Plan, Problem } from './plan.ts';
import { isCriticalSheet, isReserved, isSharedPicture } from '../compose/site-addresses.ts';

/**
 * All core rules for promotions are in this file and `style-problems.ts`. Callers may add gates, such as the desk's
 * approvals.
 */
type Check = (plan: Plan, stores: Stores) => readonly string[] | Promise<readonly string[]>;

/** Run in order. A group only runs if the previous ones found no problems. */
const checksBeforeComposing: readonly (readonly Check[])[] = [
  [hasEarlierState],
  [sectionChangeIsPossible, everyPartHasRelease, configExists],
  [releasesExist],
  [releasesAreIntact],
  [releasesFitSite, stylesAreScoped],
];

/** Rules for a release, given the other releases and the list of sections of a site. */
const releaseRules = [
  contractIsServed,
  appIsExposed,
  pagesAreBelowPrefixes,
  prefixesAreNotReserved,
  sectionIsListed,
  prefixesAreNotShared,
] as const;

const checksOfVersion: readonly VersionCheck[] = [
  addressesAreUnique,
  addressesAreOwned,
  redirectsAreValid,
  linksLeadSomewhere,
  addressesAreKept,
];

/** Checks a plan. Any `error` rejects the promotion. */
export async function validate(
  stores: Stores,
  plan: Plan,
  gates: readonly Gate[] = [],
): Promise<readonly Problem[]> {
  for (const group of checksBeforeComposing) {
    const messages = new Set<string>();
    for (const check of group) {
      for (const message of await check(plan, stores)) messages.add(message);
    }
    if (messages.size > 0) return [...messages].map(error);
  }
  const composed = await composedOrProblem(plan);
  if ('severity' in composed) return [composed];
  const before = await versionBefore(stores, plan.from.version);
  const found: Problem[] = [];
  for (const check of checksOfVersion) found.push(...(await check(plan, composed, before, stores)));
  for (const gate of gates) {
    if (found.some(isError)) break;
    found.push(...(await gate(plan, stores)));
  }
  return found;
}

export function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

function error(message: string): Problem {
  return { severity: 'error', message };
}

// The order

function hasEarlierState({ order: { rollback }, from: { version } }: Plan): string[] {
  if (rollback === undefined) return [];
  if (!version) return ['Nothing is live yet: run npm start first.'];
  const earlier =
    rollback === 'config' ? version.previousConfigs : (version.parts[rollback]?.previous ?? []);
  if (earlier.length > 0) return [];
  return rollback === 'config'
    ? ['There is no earlier configuration to go back to.']
    : [`${rollback} has no earlier release to go back to.`];
}

function sectionChangeIsPossible({ order: { sections: change }, sections }: Plan): string[] {
  if (!change || change.kind === 'begin') return [];
  return sectionChangeProblems(sections.before, change);
}

/** Returns the reasons why a change to the list of sections is invalid. */
export function sectionChangeProblems(
  sections: readonly SiteSection[],
  change: SectionChange,
): string[] {
  const name = nameIn(change);
  const others = sections.filter((each) => each.name !== name);
  const isListed = others.length < sections.length;
  if (change.kind === 'add' && isListed) return [`The section ${name} already exists.`];
  if (change.kind !== 'add' && !isListed) {
    return [`Unknown section ${name}. Sections: ${namesOf(sections)}.`];
  }
  if (change.kind === 'remove') return [];
  return change.section.prefixes.flatMap((prefix) => {
    if (isReserved(prefix)) {
      return [`${name} cannot have ${prefix}, which belongs to the site itself.`];
    }
    return others
      .filter(({ prefixes }) => prefixes.some((own) => overlap(own, prefix)))
      .map((other) => `${name} cannot have ${prefix}, which belongs to ${other.name}.`);
  });
}

function everyPartHasRelease({ unreleased: [first] }: Plan): string[] {
  return first === undefined ? [] : [`There is no release of ${first}.`];
}

function configExists({ config }: Plan): string[] {
  return config === null ? ['No configuration is live yet: promote config, too.'] : [];
}

// Releases

function releasesExist({ parts, releases }: Plan): string[] {
  return partNamesIn(parts)
    .filter((name) => !releases.some((release) => release.name === name))
    .map((name) => `There is no release ${parts[name]?.release} of ${name}.`);
}

async function releasesAreIntact(plan: Plan, { dataDir }: Stores): Promise<string[]> {
  const damage = await Promise.all(candidatesOf(plan).map((release) => damageOf(dataDir, release)));
  return damage.flat();
}

function releasesFitSite(plan: Plan): string[] {
  return candidatesOf(plan).flatMap((candidate) => {
    const others = plan.releases.filter(({ name }) => name !== candidate.name);
    return releaseProblems(candidate, others, plan.sections.next);
  });
}

async function stylesAreScoped(plan: Plan, { dataDir }: Stores): Promise<string[]> {
  // An earlier release has passed, and a rollback has to be fast.
  if (plan.isRollback) return [];
  const { styleProblems } = await import('./style-problems.ts');
  const found = await Promise.all(
    candidatesOf(plan).map((release) => styleProblems(dataDir, release)),
  );
  return found.flat();
}

function candidatesOf({ releases, candidates }: Plan): Release[] {
  return releases.filter(({ name }) => candidates.includes(name));
}

/**
 * Returns the problems of a release on a site with these other releases and sections. If `sections` is `null`, the site
 * has no list, and releases own the prefixes they claim.
 */
export function releaseProblems(
  candidate: Release,
  others: readonly Release[],
  sections: readonly SiteSection[] | null,
): string[] {
  return releaseRules.flatMap((rule) => rule(candidate, others, sections));
}

function contractIsServed(candidate: Release, others: readonly Release[]): string[] {
  const { name, contractVersion } = candidate;
  if (name === 'shell') return sectionsAreServed(candidate, others);
  const shell = others.find((other) => other.name === 'shell');
  // The composer renders the section's pages, and the live shell mounts them.
  for (const version of [shell?.contractVersion ?? CONTRACT_VERSION, CONTRACT_VERSION]) {
    if (servesContract(version, contractVersion)) continue;
    const remedy =
      contractVersion > version
        ? 'Promote a shell of that version first, with delivery commands of that version.'
        : 'Rebuild it from the current source.';
    return [
      `${name} was built against version ${contractVersion} of the contract; this site serves versions ${version - 1} and ${version}. ${remedy}`,
    ];
  }
  return [];
}

/** A shell ignores sections with an unknown contract version, so they must be promoted together. */
function sectionsAreServed(shell: Release, others: readonly Release[]): string[] {
  const own = shell.contractVersion;
  if (!servesContract(CONTRACT_VERSION, own)) {
    return [
      `The shell was built against version ${own} of the contract; these delivery commands know versions ${CONTRACT_VERSION - 1} and ${CONTRACT_VERSION}.`,
    ];
  }
  return others
    .filter(({ contractVersion }) => !servesContract(own, contractVersion))
    .map(
      ({ name, contractVersion }) =>
        `The shell was built against version ${own} of the contract and serves versions ${own - 1} and ${own}; the live ${name} was built against version ${contractVersion}. Release ${name} again and promote both together.`,
    );
}

function appIsExposed({ name, exposes }: Release): string[] {
  if (name === 'shell' || exposes.includes('./app')) return [];
  return [`${name} does not expose ./app, so the shell could not mount it.`];
}

function pagesAreBelowPrefixes({ name, prefixes, routes }: Release): string[] {
  return routes
    .filter(({ pattern }) => !owns(prefixes, pattern))
    .map(({ pattern }) => `${name} has a page at ${pattern}, outside the prefixes it claims.`);
}

function prefixesAreNotReserved({ name, prefixes }: Release): string[] {
  return prefixes
    .filter(isReserved)
    .map((prefix) => `${name} claims ${prefix}, which belongs to the site itself.`);
}

/** The site, not the section, decides what the section may own. */
function sectionIsListed(
  release: Release,
  _others: readonly Release[],
  sections: readonly SiteSection[] | null,
): string[] {
  const { name, prefixes } = release;
  if (name === 'shell' || !sections) return [];
  const listed = sections.find((each) => each.name === name);
  if (!listed) {
    return [
      `This site has no section ${name}, only ${namesOf(sections)}. Add one with npx site sections add.`,
    ];
  }
  return [
    ...prefixes
      .filter((prefix) => !owns(listed.prefixes, prefix))
      .map(
        (prefix) =>
          `${name} claims ${prefix}, which is outside its prefixes on this site: ${listed.prefixes.join(', ')}.`,
      ),
    ...assetsOf(release)
      .filter((file) => !file.startsWith(`${name}/`))
      .map((file) => `${name} has the asset ${file}; a section's assets must be below ${name}/.`),
  ];
}

function prefixesAreNotShared({ name, prefixes }: Release, others: readonly Release[]): string[] {
  return others.flatMap((other) =>
    prefixes.flatMap((mine) =>
      other.prefixes
        .filter((theirs) => overlap(mine, theirs))
        .map(() => `${name} claims ${mine}, which belongs to ${other.name}.`),
    ),
  );
}

function overlap(one: string, other: string): boolean {
  return isBelow(one, other) || isBelow(other, one);
}

// The composed version

type VersionCheck = (
  plan: Plan,
  composed: ComposedVersion,
  before: VersionBefore,
  stores: Stores,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** The readable part of the live version. Damage to the rest must not block promotions. */
type VersionBefore = { version: SiteVersion | null; manifests: readonly PartManifest[] };

async function versionBefore(
  { blobs }: Stores,
  version: SiteVersion | null,
): Promise<VersionBefore> {
  const read = await Promise.all(
    Object.values(version?.parts ?? {}).map(({ manifest }) =>
      unlessDamaged(readManifest(blobs, manifest)),
    ),
  );
  return { version, manifests: read.filter((manifest) => manifest !== null) };
}

async function composedOrProblem({ compose }: Plan): Promise<ComposedVersion | Problem> {
  try {
    return await compose();
  } catch (failure) {
    if (failure instanceof RenderError) return error(failure.message);
    throw failure;
  }
}

function addressesAreUnique(_plan: Plan, { releases, manifests }: ComposedVersion): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { part, pages, files } of manifests) {
    const release = releases.find(({ name }) => name === part);
    const assets = release ? assetAddresses(release) : [];
    for (const address of [...Object.keys(pages), ...ownFiles(files), ...assets]) {
      const owner = owners.get(address);
      if (owner) problems.push(error(`${part} and ${owner} both have ${address}.`));
      owners.set(address, part);
    }
  }
  return problems;
}

function addressesAreOwned(_plan: Plan, { releases, manifests, site }: ComposedVersion): Problem[] {
  return manifests.flatMap(({ part, pages, files }) => {
    // The shell's own pages belong to the site.
    if (part === 'shell') return [];
    const release = releases.find(({ name }) => name === part);
    const prefixes = (release?.prefixes ?? []).map((prefix) => withProductSlug(prefix, site));
    return [...Object.keys(pages), ...ownFiles(files)]
      .filter((address) => !owns(prefixes, address))
      .map((address) => error(`${part} has ${address}, outside the prefixes it claims.`));
  });
}

/** Critical CSS and pictures for shared links are content-addressed, so two parts may share them. */
function ownFiles(files: PartManifest['files']): string[] {
  return Object.keys(files).filter(
    (address) => !isCriticalSheet(address) && !isSharedPicture(address),
  );
}

function assetAddresses(release: Release): string[] {
  return assetsOf(release).map((file) => `${ASSETS}/${file}`);
}

function redirectsAreValid(
  { isRollback, candidates }: Plan,
  composed: ComposedVersion,
  { manifests }: VersionBefore,
): Problem[] {
  return isRollback ? [] : redirectProblems(composed, candidates, manifests).map(error);
}

/**
 * Returns problems with candidates' redirects. Redirects that are already live are only checked against their own
 * section, so that changes by others can't block them.
 */
export function redirectProblems(
  { releases, manifests, site }: ComposedVersion,
  candidates: readonly PartName[],
  before: readonly PartManifest[],
): string[] {
  const live = liveRedirects(manifests);
  const known = new Map(before.map((manifest) => [manifest.part, manifest]));
  const inSite = (address: string) => withProductSlug(address, site);
  return releases
    .filter(({ name }) => candidates.includes(name))
    .flatMap(({ name, prefixes, redirects }) => {
      const earlier = known.get(name);
      const isOwnPage = hasPage(manifests.filter(({ part }) => part === name));
      const froms = redirects.map(({ from }) => inSite(from));
      return redirects.flatMap((redirect, index) => {
        const from = inSite(redirect.from);
        const to = inSite(redirect.to);
        const subject = `${name} redirects ${from}`;
        if (froms.indexOf(from) !== index) return [`${subject} twice.`];
        if (isOwnPage(from)) return [`${subject}, where it has a page.`];
        if (earlier?.redirects[from] === to) return [];
        const owner = releases.find(
          (other) => other.name !== name && owns(other.prefixes.map(inSite), from),
        );
        if (owner) return [`${subject}, which belongs to ${owner.name}.`];
        if (isReserved(from)) return [`${subject}, which belongs to the site itself.`];
        // A new section has no known former URLs.
        const wasOwn = !earlier || from in earlier.pages || from in earlier.redirects;
        if (!wasOwn && !owns(prefixes.map(inSite), from)) {
          return [`${subject}, outside the prefixes it claims, where it never had a page.`];
        }
        if (froms.includes(to)) {
          return [`${subject} to ${to}, which is itself a redirect. Redirect to the final page.`];
        }
        return live.has(from) ? [] : [`${subject} to ${to}, which is not a page.`];
      });
    });
}

/**
 * Checks links. Links that were already broken don't block a promotion. A rollback only warns about newly broken ones.
 */
async function linksLeadSomewhere(
  plan: Plan,
  { releases, manifests, version }: ComposedVersion,
  before: VersionBefore,
  stores: Stores,
): Promise<Problem[]> {
  if (plan.order.allowBrokenLinks !== undefined) return [];
  const siteFiles = await readSiteFiles(stores.blobs, version.siteFiles);
  const { pictures } = await readData(stores.blobs, version.data);
  const broken = brokenLinks({ releases, manifests, siteFiles, pictures });
  if (broken.length === 0) return [];
  const known = await brokenLinksBefore(stores, before);
  return broken
    .filter(({ part, link }) => !known.some((each) => each.part === part && each.link === link))
    .map(({ message }) => ({ severity: plan.isRollback ? 'warning' : 'error', message }));
}

async function brokenLinksBefore(
  stores: Stores,
  { version, manifests }: VersionBefore,
): Promise<BrokenLink[]> {
  if (!version) return [];
  const revision = await unlessDamaged(readData(stores.blobs, version.data));
  return brokenLinks({
    releases: await fetchReleases(stores, version.parts),
    manifests,
    siteFiles: (await unlessDamaged(readSiteFiles(stores.blobs, version.siteFiles))) ?? {},
    pictures: revision?.pictures ?? {},
  });
}

/** A link or file reference to something that doesn't exist. */
type BrokenLink = { part: PartName; link: string; message: string };

function brokenLinks({
  releases,
  manifests,
  siteFiles,
  pictures,
}: Pick<ComposedVersion, 'releases' | 'manifests'> & {
  siteFiles: Readonly<Record<string, string>>;
  /** The pictures of posts, by file name. */
  pictures: Readonly<Record<string, string>>;
}): BrokenLink[] {
  const isPage = hasPage(manifests);
  const files = new Set([
    ...liveRedirects(manifests).keys(),
    ...Object.keys(siteFiles),
    ...manifests.flatMap((manifest) => Object.keys(manifest.files)),
    ...releases.flatMap(assetAddresses),
    ...Object.keys(pictures).map((name) => `${ASSETS}/posts/${name}`),
  ]);
  const leadsSomewhere = (link: string) => {
    const address = link === '/' ? link : link.replace(/\/$/, '');
    // What begins with a dot is served beside the site, such as the sample third parties.
    return isPage(address) || files.has(address) || address.startsWith('/.');
  };
  return manifests.flatMap(({ part, pages, links: ownLinks }) => {
    const links = new Set([...ownLinks, ...Object.values(pages).flatMap((page) => page.links)]);
    return [...links].toSorted().flatMap((link) => {
      if (leadsSomewhere(link)) return [];
      const [first, ...others] = Object.entries(pages)
        .filter(([, page]) => page.links.includes(link))
        .map(([pathname]) => pathname);
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      // The shell's links are on every page.
      const frame =
        part === 'shell' ? 'header or footer of every page' : 'its style sheet or a feed';
      const place = first === undefined ? frame : first + more;
      const verb = link.startsWith(`${ASSETS}/`) ? 'shows' : 'links to';
      return [{ part, link, message: `${part} ${verb} ${link}, which would not exist: ${place}.` }];
    });
  });
}

function addressesAreKept(
  { isRollback, order: { gone } }: Plan,
  composed: ComposedVersion,
  { version, manifests }: VersionBefore,
): Problem[] {
  if (isRollback || !version || gone !== undefined) return [];
  return droppedAddresses(composed, version, manifests).map(error);
}

const MAX_LISTED = 5;

/** Reports URLs that sections would stop serving, except for pages of withdrawn data and of removed sections. */
export function droppedAddresses(
  { version, releases, manifests, site }: ComposedVersion,
  before: SiteVersion,
  beforeManifests: readonly PartManifest[],
): string[] {
  const isPage = hasPage(manifests);
  const redirected = liveRedirects(manifests);
  const wasRedirected = liveRedirects(beforeManifests);
  return beforeManifests.flatMap(({ part, pages, redirects }) => {
    const release = releases.find(({ name }) => name === part);
    const present = manifests.find((manifest) => manifest.part === part);
    if (!release) return [];
    const isSameRelease =
      before.parts[part]?.release === release.id && before.config === version.config;
    const dynamicPatterns = release.routes
      .map(({ pattern }) => withProductSlug(pattern, site))
      .filter((pattern) => /\/[:*]/.test(pattern));
    const isOfData = (address: string) =>
      before.data !== version.data &&
      (isSameRelease || routePattern(dynamicPatterns, address) !== null);
    const dropped = [
      ...Object.keys(pages).filter((address) => !isPattern(address) && !isOfData(address)),
      // If a redirect is still declared but not live, another section has removed its target.
      ...Object.keys(redirects).filter(
        (address) => wasRedirected.has(address) && !(address in (present?.redirects ?? {})),
      ),
    ].filter((address) => !isPage(address) && !redirected.has(address));
    if (dropped.length === 0) return [];
    const more = dropped.length - MAX_LISTED;
    const listed = dropped.slice(0, MAX_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return [
      `${part} no longer serves ${listed}, which visitors may have bookmarked. List ${dropped.length > 1 ? 'them' : 'it'} under \`was\` of the replacement page, or give a reason: --gone "REASON".`,
    ];
  });
}
