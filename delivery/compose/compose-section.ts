import { availableParallelism } from 'node:os';
import type { DataChange } from '@site/kit/remote/contract.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import * as v from 'valibot';
import { BlobError, type BlobHash, type BlobStore, hashOf } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import type { ReleaseRenderer } from '../render/release-renderer.ts';
import { RenderError, renderedPage } from '../render/rendered.ts';
import { type PageEntry, type PartManifest } from '../versions/part-manifest.ts';
import type { ComposeContext } from './compose-context.ts';
import { composeDocument } from './compose-document.ts';
import { maxSizes } from './composition-sizes.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { sheetTexts } from './critical-css/critical-sheets.ts';
import { assetsIn, assetsOfPage, linksIn } from './links.ts';
import { isPattern } from './page-path.ts';
import { declaredRedirects } from './redirects.ts';
import { drawSharedPicture } from './shared-pictures.ts';
import { isCriticalSheet, isSharedPicture } from './site-addresses.ts';

/** Maximum pages composed concurrently: per core, one being rendered, one in the shell and two being stored. */
const MAX_CONCURRENT_PAGES = 4 * availableParallelism();

/** A page before its links are numbered. `drawn` is its picture for shared links, if it needs one. */
type Composed = Omit<PageEntry, 'links'> & {
  pathname: string;
  links: readonly string[];
  drawn?: PartManifest['files'];
};

/** A rendered page, and the path it was rendered from. */
const fragmentSchema = v.object({ from: v.string(), ...renderedPage.entries });

type Fragment = v.InferOutput<typeof fragmentSchema>;

/** A composed section, and the number of pages rendered. */
export type ComposedSection = { manifest: PartManifest; rendered: number };

/**
 * Renders all pages of a section, including the catch-all pages of patterns, and stores them as blobs. Rejects with a
 * `RenderError` if rendering fails.
 */
export async function composeSection(
  context: ComposeContext,
  release: Release,
): Promise<ComposedSection> {
  const { site, sizes = maxSizes } = context;
  const section = await startBoth(context, release);
  const paths = [...new Set(await section.paths(site))];
  if (paths.length > sizes.sectionPages) {
    throw new RenderError(
      `${release.name} ${release.id} has ${paths.length} pages; a section may have ${sizes.sectionPages}.`,
    );
  }
  const catchAlls = section.routes.flatMap(({ pattern, others }) =>
    others === undefined
      ? []
      : [{ pathname: withProductSlug(pattern, site), from: withProductSlug(others, site) }],
  );
  const requested = [...paths.map((pathname) => ({ pathname, from: pathname })), ...catchAlls];
  const pages = await mapConcurrently(requested, MAX_CONCURRENT_PAGES, (page) =>
    composePage(context, release, section, page),
  );
  return buildManifest(context, release, section, pages.filter(isListed));
}

/** Renders only the pages affected by data changes, and reuses the rest of the previous manifest. */
export async function recomposeSection(
  context: ComposeContext,
  release: Release,
  before: PartManifest,
  changes: readonly DataChange[],
): Promise<ComposedSection> {
  const { site } = context;
  const section = await startBoth(context, release);
  const lists = await Promise.all(changes.map((change) => section.touchedBy(change, site)));
  const touched = new Set(lists.flat());
  const pages = await mapConcurrently([...touched], MAX_CONCURRENT_PAGES, (pathname) =>
    composePage(context, release, section, { pathname, from: pathname }),
  );
  const untouched = Object.entries(before.pages)
    .filter(([pathname]) => !touched.has(pathname))
    .map(([pathname, page]) => ({
      ...page,
      pathname,
      links: page.links.map((number) => before.links[number] ?? ''),
    }));
  const all = [...untouched, ...pages.filter(isListed)];
  const { manifest } = await buildManifest(context, release, section, all, before.files);
  // Reused pages might have read data even if none of the newly rendered ones did.
  const readsData = before.readsData || manifest.readsData;
  return { manifest: { ...manifest, readsData }, rendered: touched.size };
}

/**
 * Inserts a section's stored fragments into another shell's documents. Rejects with a `BlobError` if one is missing.
 */
export async function restitchSection(
  context: ComposeContext,
  release: Release,
  before: PartManifest,
): Promise<ComposedSection> {
  const pages = await mapConcurrently(
    Object.entries(before.pages),
    MAX_CONCURRENT_PAGES,
    async ([pathname, page]) => {
      const fragment = await readFragment(context.blobs, page);
      return [pathname, { ...page, ...(await stitch(context, release, fragment)) }] as const;
    },
  );
  const documents = Object.entries(before.files).filter(([address]) => !isCriticalSheet(address));
  const sheets = pages.map(([, { sheet }]) => sheet);
  const files = { ...Object.fromEntries(documents), ...(await storeSheets(context, sheets)) };
  return { manifest: { ...before, pages: Object.fromEntries(pages), files }, rendered: 0 };
}

/** Starts the renderers of a section and of the shell concurrently. */
async function startBoth({ processes, shell }: ComposeContext, release: Release) {
  const [section] = await Promise.all([processes.of(release), processes.of(shell)]);
  return section;
}

/** Whether to list a page. URLs of pages with an error status get their pattern's catch-all page instead. */
function isListed({ status, pathname }: Composed): boolean {
  return status === 200 || isPattern(pathname);
}

async function composePage(
  context: ComposeContext,
  release: Release,
  section: ReleaseRenderer,
  { pathname, from }: { pathname: string; from: string },
): Promise<Composed> {
  const rendered = await section.render(from, context.site);
  const { page, files: drawn } = await drawSharedPicture(context, release, rendered);
  const fragment = { from, ...page };
  const { title, description, robots, canonicalPath } = page.head;
  return {
    pathname,
    ...(await stitch(context, release, fragment)),
    fragment: await context.blobs.put(Buffer.from(JSON.stringify(fragment))),
    status: page.status,
    content: hashOf(`${title}\n${description}\n${page.html}`).slice(0, 16),
    listed: robots === undefined && canonicalPath === pathname && !isPattern(pathname),
    title,
    description,
    links: [...linksIn(page.html), ...assetsOfPage(page, context.site)],
    drawn,
  };
}

/** Composes a page's document and stores it. */
async function stitch(
  context: ComposeContext,
  release: Release,
  { from, ...page }: Fragment,
): Promise<{ hash: BlobHash; sheet: string }> {
  const { html, sheet } = await composeDocument(context, release, from, page);
  return { hash: await context.blobs.put(Buffer.from(html), { compress: true }), sheet };
}

async function readFragment(
  blobs: BlobStore,
  { fragment: hash }: Pick<PageEntry, 'fragment'>,
): Promise<Fragment> {
  if (hash === undefined)
    throw new BlobError('The page was composed before fragments were stored.');
  return v.parse(fragmentSchema, JSON.parse(String(await blobs.read(hash))));
}

/**
 * Stores critical CSS and returns its blobs by URL. Reuses earlier blobs for sheets that weren't generated this time.
 */
async function storeSheets(
  { blobs, criticalSheets }: ComposeContext,
  addresses: readonly string[],
  filesBefore: PartManifest['files'] = {},
): Promise<PartManifest['files']> {
  const files: Record<string, BlobHash> = {};
  for (const address of new Set(addresses)) {
    const text = criticalSheets.made.get(address);
    const previous = filesBefore[address];
    if (text !== undefined) files[address] = await blobs.put(Buffer.from(text), { compress: true });
    else if (previous !== undefined) files[address] = previous;
  }
  return files;
}

/** Returns those pictures for shared links that the pages name. */
function sharedPicturesIn(
  pages: readonly Composed[],
  pictures: PartManifest['files'],
): PartManifest['files'] {
  const named = new Set(pages.flatMap(({ links }) => links));
  return Object.fromEntries(
    Object.entries(pictures).filter(([address]) => isSharedPicture(address) && named.has(address)),
  );
}

async function buildManifest(
  context: ComposeContext,
  release: Release,
  section: ReleaseRenderer,
  pages: readonly Composed[],
  filesBefore: PartManifest['files'] = {},
): Promise<ComposedSection> {
  const { site, blobs } = context;
  const sheets = pages.map(({ sheet }) => sheet);
  const pictures = { ...filesBefore, ...Object.assign({}, ...pages.map(({ drawn }) => drawn)) };
  const files = {
    ...(await storeSheets(context, sheets, filesBefore)),
    ...sharedPicturesIn(pages, pictures),
  };
  /** Assets that no particular page references. */
  const assets = (await sheetTexts(context.dataDir, release)).flatMap((sheet) =>
    assetsIn(sheet, site),
  );
  for (const { path, body } of await section.documents(site)) {
    files[path] = await blobs.put(Buffer.from(body), { compress: true });
    assets.push(...assetsIn(body, site));
  }
  const links = [...new Set([...pages.flatMap((page) => page.links), ...assets])].toSorted();
  const numberOf = new Map(links.map((link, number) => [link, number]));
  const entries = pages
    .map(({ pathname, links: own, drawn: _drawn, ...page }) => {
      const numbers = own.map((link) => numberOf.get(link) ?? 0).toSorted((a, b) => a - b);
      return [pathname, { ...page, links: numbers }] as const;
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    manifest: {
      part: release.name,
      pages: Object.fromEntries(entries),
      redirects: declaredRedirects(
        release,
        site,
        entries.map(([pathname]) => pathname),
      ),
      files,
      search: await section.searchEntries(site),
      links,
      readsData: section.hasReadData(),
    },
    rendered: pages.length,
  };
}
