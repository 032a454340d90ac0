import { availableParallelism } from 'node:os';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import * as v from 'valibot';
import { type BlobStore, unlessDamaged } from '../blobs/blob-store.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Release } from '../releases/release.ts';
import type { OnAsked } from '../render/release-renderer.ts';
import { RenderError, renderedPage } from '../render/rendered.ts';
import type { Asked, PageEntry, PartManifest } from '../versions/part-manifest.ts';
import type { ComposeContext } from './compose-context.ts';
import { composeDocument } from './compose-document.ts';
import { maxSizes } from './composition-sizes.ts';
import { sheetTexts } from './critical-css/critical-sheets.ts';
import { assetsIn, assetsOfPage, linksIn } from './links.ts';
import { isPattern } from './page-path.ts';
import { declaredRedirects } from './redirects.ts';
import { withShareablePicture } from './shared-pictures.ts';
import { isCriticalSheet, isSharedPicture } from './site-addresses.ts';
import { isCurrent, note } from './trace.ts';

/** Maximum pages composed concurrently: per core, one being rendered, one in the shell and two being stored. */
const MAX_CONCURRENT_PAGES = 4 * availableParallelism();

/** A section to compose, and what may be reused. */
type Work = {
  context: ComposeContext;
  release: Release;
  /** The newest manifest of the same release and configuration. */
  rendered: PartManifest | undefined;
  /** The newest manifest whose documents are made alike from fragments. */
  stitched: PartManifest | undefined;
};

/** Everything in a manifest but pages and the files that belong to them. */
type Outline = Pick<PartManifest, 'asked' | 'files' | 'search' | 'links'> & {
  paths: readonly string[];
};

type Files = PartManifest['files'];

/** A page of the section's own renderer, without the document around it. */
type Rendered = Omit<PageEntry, 'hash' | 'sheet'>;

/** A rendered page, and the path it was rendered from. */
const fragmentSchema = v.object({ from: v.string(), ...renderedPage.entries });

type Fragment = v.InferOutput<typeof fragmentSchema>;

type Document = Pick<PageEntry, 'hash' | 'sheet'> & { files: Files };

/** Composes the pages and files of a section. Rejects with a `RenderError` if rendering fails. */
export async function composeSection(
  context: ComposeContext,
  release: Release,
  known: Pick<Work, 'rendered' | 'stitched'>,
): Promise<{ manifest: PartManifest; rendered: number }> {
  const work = { context, release, ...known };
  const { paths, ...outline } = await outlineOf(work);
  const composed = await mapConcurrently(paths, MAX_CONCURRENT_PAGES, (pathname) =>
    composePage(work, pathname),
  );
  const pages = Object.fromEntries(composed.map(({ page }, index) => [paths[index] ?? '', page]));
  return {
    manifest: {
      part: release.name,
      ...outline,
      pages,
      redirects: declaredRedirects(release, context.site, paths),
      files: Object.assign({}, outline.files, ...composed.map(({ files }) => files)),
    },
    rendered: composed.filter(({ isRendered }) => isRendered).length,
  };
}

async function outlineOf({ context, release, rendered }: Work): Promise<Outline> {
  const { site, blobs, processes, shell, sizes = maxSizes } = context;
  if (rendered && isCurrent(context, release, rendered.asked)) {
    const own = Object.entries(rendered.files).filter(
      ([address]) => !isCriticalSheet(address) && !isSharedPicture(address),
    );
    return { ...rendered, files: Object.fromEntries(own), paths: Object.keys(rendered.pages) };
  }
  const asked: Asked = {};
  const onAsked: OnAsked = (question) => note(context, release, asked, question);
  // The shell's renderer can start while the section lists its pages.
  const [section] = await Promise.all([processes.of(release), processes.of(shell)]);
  const catchAlls = section.routes.filter(({ others }) => others !== undefined);
  const paths = new Set([
    ...(await section.paths(site, onAsked)),
    ...catchAlls.map(({ pattern }) => withProductSlug(pattern, site)),
  ]);
  if (paths.size > sizes.sectionPages) {
    throw new RenderError(
      `${release.name} ${release.id} has ${paths.size} pages; a section may have ${sizes.sectionPages}.`,
    );
  }
  const files: Record<string, string> = {};
  /** Assets that no particular page references. */
  const sheets = await sheetTexts(context.dataDir, release);
  const links = new Set(sheets.flatMap((sheet) => assetsIn(sheet, site)));
  for (const { path, body } of await section.documents(site, onAsked)) {
    files[path] = await blobs.put(Buffer.from(body));
    for (const asset of assetsIn(body, site)) links.add(asset);
  }
  const search = await section.searchEntries(site, onAsked);
  return { asked, files, search, links: [...links].toSorted(), paths: [...paths].toSorted() };
}

type ComposedPage = { page: PageEntry; files: Files; isRendered: boolean };

async function composePage(work: Work, pathname: string): Promise<ComposedPage> {
  const { context, release, rendered } = work;
  const known = rendered?.pages[pathname];
  if (rendered && known && isCurrent(context, release, known.asked)) {
    const { hash: _hash, sheet: _sheet, ...page } = known;
    const document =
      stitchedBefore(work, pathname, page) ??
      (await unlessDamaged(
        readFragment(context.blobs, page).then((fragment) => stitch(work, fragment)),
      ));
    const drawn = page.links.filter(isSharedPicture);
    const pictures = drawn.map((address) => [address, rendered.files[address] ?? '']);
    if (document) return composedPage(page, document, Object.fromEntries(pictures), false);
  }
  const { page, fragment, drawn } = await renderPage(work, pathname);
  const document = stitchedBefore(work, pathname, page) ?? (await stitch(work, fragment));
  return composedPage(page, document, drawn, true);
}

function composedPage(
  page: Rendered,
  { files, ...document }: Document,
  pictures: Files,
  isRendered: boolean,
): ComposedPage {
  return { page: { ...page, ...document }, files: { ...files, ...pictures }, isRendered };
}

async function renderPage(
  { context, release }: Work,
  pathname: string,
): Promise<{ page: Rendered; fragment: Fragment; drawn: Files }> {
  const { site, blobs, processes } = context;
  const section = await processes.of(release);
  const catchAll = section.routes.find(
    ({ pattern }) => withProductSlug(pattern, site) === pathname,
  );
  const from = withProductSlug(catchAll?.others ?? pathname, site);
  const asked: Asked = {};
  const onAsked = (question: Parameters<typeof note>[3]) => note(context, release, asked, question);
  const rendered = await section.render(from, site, onAsked);
  if (rendered.status === 404 && !isPattern(pathname)) {
    throw new RenderError(`${release.name} lists the page ${pathname}, but does not have it.`);
  }
  const { page, files: drawn } = await withShareablePicture(context, release, rendered, onAsked);
  const fragment = { from, ...page };
  const { title, description, robots, canonicalPath } = page.head;
  const links = new Set([...linksIn(page.html), ...assetsOfPage(page, site)]);
  return {
    page: {
      fragment: await blobs.put(Buffer.from(JSON.stringify(fragment))),
      asked,
      status: page.status,
      listed: robots === undefined && canonicalPath === pathname && !isPattern(pathname),
      title,
      description,
      links: [...links].toSorted(),
    },
    fragment,
    drawn,
  };
}

async function readFragment(
  blobs: BlobStore,
  { fragment }: Pick<PageEntry, 'fragment'>,
): Promise<Fragment> {
  return v.parse(fragmentSchema, JSON.parse(String(await blobs.read(fragment))));
}

/** Returns the document that an equal fragment was put in before. */
function stitchedBefore(
  { stitched }: Work,
  pathname: string,
  { fragment }: Pick<PageEntry, 'fragment'>,
): Document | null {
  const known = stitched?.pages[pathname];
  const sheet = stitched?.files[known?.sheet ?? ''];
  if (known?.fragment !== fragment || sheet === undefined) return null;
  return { hash: known.hash, sheet: known.sheet, files: { [known.sheet]: sheet } };
}

/** Composes a page's document, and stores it with its critical CSS. */
async function stitch({ context, release }: Work, { from, ...page }: Fragment): Promise<Document> {
  const { html, sheet } = await composeDocument(context, release, from, page);
  const put = (text: string) => context.blobs.put(Buffer.from(text));
  return {
    hash: await put(html),
    sheet: sheet.address,
    files: { [sheet.address]: await put(sheet.text) },
  };
}
