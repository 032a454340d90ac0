import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataChange, SiteDocument } from '@site/kit/remote/contract.ts';
import { REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { SEARCH_INDEX_PATH } from '@site/kit/search/search-options.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Registry } from '../registry/registry.ts';
import { partNames, type PartName, type Release } from '../releases/release.ts';
import {
  loadRemoteRenderer,
  readRelease,
  releaseFolder,
  releaseFolders,
} from '../releases/release-store.ts';
import { readComposedDocuments, writeComposedDocuments } from './composed-documents.ts';
import { type ComposedPages, readComposedPages, writeComposedPages } from './composed-pages.ts';
import { drawAllPages, drawErrorPages, type DrawnPage, drawPages } from './draw-pages.ts';
import { CRITICAL_SHEETS, criticalSheets } from './critical-css/critical-sheets.ts';
import { isPattern, pageFile } from './page-path.ts';
import { publicRegistry } from './public-registry.ts';
import { searchIndex } from './search-index.ts';
import { publishFolder, removePublicFile, type WriteCount, writePublicFile } from './site-files.ts';
import { withStandingPictures } from './standing-pictures.ts';
import { ROBOTS_PATH, robotsText, SITE_MAP_PATH, siteMap } from './site-map.ts';

/** What has changed: releases of parts (the shell means every page), or data that pages are drawn from. */
export type Change = { parts: readonly PartName[] } | { data: DataChange };

/** What composing needs to know. */
export type ComposeRequest = {
  dataDir: string;
  site: SiteConfig;
  services: Services;
  /** The releases to compose from; the registry file itself is moved by the caller, afterwards. */
  registry: Registry;
  /** What makes the difference to the pages that stand. */
  change: Change;
};

/** What composing came to: pages and files by number, and milliseconds spent. */
export type ComposeReport = WriteCount & { pages: number; removed: number; milliseconds: number };

/** The folder visitors are served from: a plain static tree, precompressed. */
export function publicFolder(dataDir: string): string {
  return path.join(dataDir, 'public');
}

/** Where the pictures of published posts are kept, so that a public tree can be made anew. */
export function pictureStore(dataDir: string): string {
  return path.join(dataDir, 'post-pictures');
}

/** Where visitors get the pictures of published posts from. */
export function publicPictures(dataDir: string): string {
  return path.join(publicFolder(dataDir), 'website', 'assets', 'posts');
}

/**
 * Draws the pages that a change touches and writes them into the public tree. Everything is drawn
 * before anything is written, so a page that cannot be drawn leaves the site as it was. A page that
 * no longer exists is removed. The same releases, configuration and data give the same bytes.
 */
export async function compose(asked: ComposeRequest): Promise<ComposeReport> {
  const startedAt = performance.now();
  const { dataDir, site } = asked;
  const publicDir = publicFolder(dataDir);
  const { shell, remotes } = await liveReleases(asked);
  const isThere = assetsOf(dataDir, [shell, ...remotes]);
  const services = withStandingPictures(asked.services, site, isThere);
  const request = { ...asked, services };
  // Every page holds facts of the configuration, so a new one touches them all.
  const change = (await siteIsNew(publicDir, site)) ? { parts: partNames } : request.change;
  const parts = 'parts' in change ? change.parts : [];
  const firstScreens = await criticalSheets(dataDir, shell, remotes);
  const surroundings = { dataDir, site, services, shell, firstScreens };

  const before = await readComposedPages(dataDir);
  const { drawn, gone } =
    'parts' in change
      ? await drawParts(surroundings, remotes, parts, before)
      : await drawTouched(surroundings, remotes, change.data, before);
  const now = standingAfter(before, drawn, gone);
  // Asked before anything is written, because it refuses paths that lead out of the tree.
  const files = drawn.map((page) => ({
    file: pageFile(publicDir, page.pathname, page.status),
    html: page.html,
  }));
  const errorDocuments = parts.includes('shell') ? drawErrorPages(surroundings) : [];
  const documents = await siteDocuments(request, remotes, now);
  const documentsBefore = await readComposedDocuments(dataDir);
  const documentsNow = documents.map(({ path: address }) => address);

  // Noted before anything is written, so that pages of a composing that breaks off are not forgotten.
  await writeComposedPages(dataDir, { ...before, ...now });
  await writeComposedDocuments(dataDir, [...documentsBefore, ...documentsNow]);
  const count: WriteCount = { written: 0, unchanged: 0 };
  for (const release of [shell, ...remotes]) {
    if (parts.includes(release.name)) await publishRelease(dataDir, release, count);
  }
  if (parts.includes('shell')) {
    await publishFolder(pictureStore(dataDir), publicPictures(dataDir), count);
  }
  // Before the pages that name them.
  for (const [address, text] of firstScreens.made) {
    await writePublicFile(path.join(publicDir, address), Buffer.from(text), count);
  }
  for (const { file, html } of files) await writePublicFile(file, Buffer.from(html), count);
  for (const { file, html } of errorDocuments) {
    await writePublicFile(path.join(publicDir, file), Buffer.from(html), count);
  }
  for (const { path: address, body } of documents) {
    await writePublicFile(documentFile(publicDir, address), Buffer.from(body), count);
  }
  for (const [pathname, { status }] of Object.entries(before)) {
    // The page of a pattern has another file when it comes to be sent with another status.
    if (now[pathname]?.status !== status) {
      await removePublicFile(pageFile(publicDir, pathname, status));
    }
  }
  await removeFirstScreens(publicDir, [before, now]);
  // A section may have made a feed before and make it no more.
  for (const address of documentsBefore) {
    if (!documentsNow.includes(address)) await removePublicFile(documentFile(publicDir, address));
  }
  await writeComposedDocuments(dataDir, documentsNow);
  await writeComposedPages(dataDir, now);
  return {
    pages: drawn.length,
    removed: gone.length,
    ...count,
    milliseconds: Math.round(performance.now() - startedAt),
  };
}

/** Says whether visitors will find a file under `/website/assets/` once the tree is written. */
function assetsOf(dataDir: string, releases: readonly Release[]): (file: string) => boolean {
  const folders = [
    path.join(publicFolder(dataDir), 'website', 'assets'),
    ...releases.map(({ name, id }) =>
      path.join(releaseFolder(dataDir, name, id), releaseFolders.assets),
    ),
  ];
  return (file) =>
    folders.some((folder) => existsSync(path.join(folder, file))) ||
    (file.startsWith('posts/') && existsSync(path.join(pictureStore(dataDir), file.slice(6))));
}

/** What was drawn anew, and the addresses whose pages are no more. */
type Drawn = { drawn: readonly DrawnPage[]; gone: readonly string[] };

type Surroundings = Parameters<typeof drawAllPages>[0];

/** Draws every page of the parts that changed. */
async function drawParts(
  surroundings: Surroundings,
  remotes: readonly Release[],
  parts: readonly PartName[],
  before: ComposedPages,
): Promise<Drawn> {
  const redrawn = parts.includes('shell')
    ? remotes
    : remotes.filter(({ name }) => parts.includes(name));
  const drawn: DrawnPage[] = [];
  for (const release of redrawn) drawn.push(...(await drawAllPages(surroundings, release)));
  const there = drawn.filter(isThere);
  refuseDoubles(there, before, redrawn);
  const isDrawn = new Set(there.map(({ pathname }) => pathname));
  const gone = Object.entries(before)
    .filter(
      ([pathname, { remote }]) => ownsNothing(remote, remotes, redrawn) && !isDrawn.has(pathname),
    )
    .map(([pathname]) => pathname);
  return { drawn: there, gone };
}

/** Whether the pages of a remote are looked at: it was drawn anew, or it is live no more. */
function ownsNothing(
  name: PartName,
  remotes: readonly Release[],
  redrawn: readonly Release[],
): boolean {
  const is = (release: Release) => release.name === name;
  return redrawn.some(is) || !remotes.some(is);
}

/** Draws the pages that a change of data touches, and no others. */
async function drawTouched(
  surroundings: Surroundings,
  remotes: readonly Release[],
  change: DataChange,
  before: ComposedPages,
): Promise<Drawn> {
  const { dataDir, site, services } = surroundings;
  const drawn: DrawnPage[] = [];
  for (const release of remotes) {
    const renderer = loadRemoteRenderer(dataDir, release.name, release.id);
    const touched = await renderer.touchedBy({ change, site, services });
    drawn.push(...(await drawPages(surroundings, release, [...new Set(touched)])));
  }
  return {
    drawn: drawn.filter(isThere),
    gone: drawn
      .filter((page) => !isThere(page) && before[page.pathname])
      .map((page) => page.pathname),
  };
}

/** An address whose page says that there is nothing has no page; the page of its pattern says so. */
function isThere({ status, pathname }: DrawnPage): boolean {
  return status === 200 || isPattern(pathname);
}

/** Two remotes must not draw one address, and none may draw one that a standing page of another has. */
function refuseDoubles(
  drawn: readonly DrawnPage[],
  before: ComposedPages,
  redrawn: readonly Release[],
): void {
  const owners = new Map<string, PartName>();
  for (const { pathname, remote } of drawn) {
    const standing = before[pathname]?.remote;
    const isRedrawn = redrawn.some(({ name }) => name === standing);
    const owner = owners.get(pathname) ?? (isRedrawn || standing === remote ? undefined : standing);
    if (owner) throw new Error(`${remote} and ${owner} both draw ${pathname}.`);
    owners.set(pathname, remote);
  }
}

function standingAfter(
  before: ComposedPages,
  drawn: readonly DrawnPage[],
  gone: readonly string[],
): ComposedPages {
  const kept = Object.entries(before).filter(([pathname]) => !gone.includes(pathname));
  const fresh = drawn.map(({ pathname, html: _html, ...noted }) => [pathname, noted] as const);
  return Object.fromEntries([...kept, ...fresh]);
}

/** The files of the site that are no pages and that any change may touch. */
async function siteDocuments(
  { dataDir, site, services }: ComposeRequest,
  remotes: readonly Release[],
  pages: ComposedPages,
): Promise<readonly SiteDocument[]> {
  const renderers = remotes.map(({ name, id }) => loadRemoteRenderer(dataDir, name, id));
  const own = await Promise.all(renderers.map((each) => each.documents({ site, services })));
  const entries = await Promise.all(
    renderers.map((each) => each.searchEntries({ site, services })),
  );
  return [
    ...own.flat(),
    { path: SITE_CONFIG_PATH, body: jsonLine(site) },
    { path: REGISTRY_PATH, body: jsonLine(publicRegistry(site, remotes)) },
    { path: SEARCH_INDEX_PATH, body: searchIndex(entries.flat(), pages) },
    { path: SITE_MAP_PATH, body: siteMap(site, pages) },
    { path: ROBOTS_PATH, body: robotsText(site) },
  ];
}

/** The file of a document. Throws for an address that leads out of the tree. */
function documentFile(publicDir: string, address: string): string {
  const file = path.join(publicDir, address);
  if (!file.startsWith(publicDir + path.sep)) throw new Error(`${address} leads out of the site.`);
  return file;
}

/**
 * Removes first-screen sheets that no page names. Those of the pages before stay until the next composing,
 * because a visitor may have fetched such a page a moment ago.
 */
async function removeFirstScreens(
  publicDir: string,
  standing: readonly ComposedPages[],
): Promise<void> {
  const folder = path.join(publicDir, CRITICAL_SHEETS);
  if (!existsSync(folder)) return;
  const named = new Set(
    standing.flatMap((pages) => Object.values(pages).map(({ firstScreen }) => firstScreen)),
  );
  const sheets = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  for (const file of sheets) {
    if (!named.has(`/${CRITICAL_SHEETS}/${file}`)) await removePublicFile(path.join(folder, file));
  }
}

type LiveReleases = { shell: Release; remotes: readonly Release[] };

async function liveReleases({ dataDir, registry }: ComposeRequest): Promise<LiveReleases> {
  const live: Release[] = [];
  for (const name of partNames) {
    const part = registry.parts[name];
    if (!part) continue;
    const release = await readRelease(dataDir, name, part.live);
    if (!release)
      throw new Error(`The registry names release ${part.live} of ${name}, which is not there.`);
    live.push(release);
  }
  const shell = live.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('No release of the shell is live: promote one first.');
  return { shell, remotes: live.filter(({ name }) => name !== 'shell') };
}

/** Whether the configuration differs from the one the standing pages were composed with. */
async function siteIsNew(publicDir: string, site: SiteConfig): Promise<boolean> {
  const file = path.join(publicDir, SITE_CONFIG_PATH);
  return existsSync(file) && (await readFile(file, 'utf8')) !== jsonLine(site);
}

function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** Puts what browsers fetch of a release into the public tree, under an address that never changes meaning. */
async function publishRelease(dataDir: string, release: Release, count: WriteCount): Promise<void> {
  const folder = releaseFolder(dataDir, release.name, release.id);
  const publicDir = publicFolder(dataDir);
  await publishFolder(
    path.join(folder, releaseFolders.browser),
    path.join(publicDir, 'r', release.name, release.id),
    count,
  );
  await publishFolder(
    path.join(folder, releaseFolders.assets),
    path.join(publicDir, 'website', 'assets'),
    count,
  );
}
