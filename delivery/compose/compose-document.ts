import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { PageLock } from '@site/kit/remote/registry.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { NO_ROUTE, SIGNALS_PATH } from '@site/kit/signals/page-signal.ts';
import type { Release } from '../releases/release.ts';
import type { ReleaseRenderer } from '../render/release-renderer.ts';
import { errorPages } from './page-path.ts';
import type { ComposeContext } from './compose-context.ts';
import { beginningOf } from './critical-css/beginning.ts';
import { foldOf } from './critical-css/fold.ts';
import { preloadTags } from './preload-tags.ts';
import { islandScripts } from './island-scripts.ts';
import { routePattern } from './route-pattern.ts';
import { addressOf, checkedFile, stylesOf } from './release-addresses.ts';

type RenderedPage = Awaited<ReturnType<ReleaseRenderer['render']>>;

/** Stands in the document where the critical CSS will, which depends on the document itself. */
const PENDING_SHEET = { address: '/pending-critical-sheet.css', integrity: 'sha256-pending' };

/** Stitches a rendered page into the shell's document; gives the address of its critical CSS besides. */
export async function composeDocument(
  { site, shell, criticalSheets, processes }: ComposeContext,
  release: Release,
  pathname: string,
  page: RenderedPage,
): Promise<{ html: string; sheet: string }> {
  const { name } = release;
  if (name === 'shell') throw new Error('The shell renders no fragments.');
  const styles = [...stylesOf(shell), ...stylesOf(release)];
  const renderer = await processes.of(shell);
  const document = await renderer.renderDocument({
    site,
    pathname,
    head: page.head,
    fragment: {
      remote: name,
      release: release.id,
      html: page.html,
      hints: preloadTags(page.preloads),
      fold: foldOf(page.html),
      criticalSheet: PENDING_SHEET,
    },
    styles,
    loader: checkedFile(shell, 'loader.js'),
    lock: {
      shell: checkedFile(shell, shell.entry),
      remote: {
        name,
        id: release.id,
        entry: addressOf(release, release.entry),
        integrity: release.integrity,
      },
      scripts: islandScripts(release, page.html).map((script) => checkedFile(release, script)),
      others: othersOf(site),
      signals: signalsOf(site, patternOf(release, pathname, site)),
    },
  });
  const { address, integrity } = await criticalSheets.sheetFor(
    release,
    beginningOf(document, styles),
  );
  const html = document
    .replace(PENDING_SHEET.address, address)
    .replace(PENDING_SHEET.integrity, integrity);
  return { html, sheet: address };
}

/** Scripts of third parties that pages may run. */
function othersOf({ thirdParties: { appointment } }: SiteConfig): string[] {
  return appointment ? [appointment.script] : [];
}

/** Where a page tells of itself. A service on another host would not let it. */
function signalsOf({ apiBase }: SiteConfig, route: string): PageLock['signals'] {
  return apiBase.startsWith('/') ? { to: apiBase + SIGNALS_PATH, route } : null;
}

/** The pattern of the route that renders a path. */
function patternOf({ routes }: Release, pathname: string, site: SiteConfig): string {
  const patterns = routes.map(({ pattern }) => withProductSlug(pattern, site));
  return routePattern(patterns, pathname) ?? NO_ROUTE;
}

/** Composes the shell's own pages: for an address without a page, and for a server that cannot answer. */
export async function composeErrorPages({
  site,
  shell,
  processes,
}: ComposeContext): Promise<readonly { address: string; html: string }[]> {
  const renderer = await processes.of(shell);
  const pages: { address: string; html: string }[] = [];
  for (const reason of ['notFound', 'failed'] as const) {
    const { html: fragment, head } = await renderer.renderErrorFragment(site, reason);
    const html = await renderer.renderDocument({
      site,
      pathname: '/error',
      head,
      fragment: { remote: null, html: fragment },
      styles: stylesOf(shell),
      loader: checkedFile(shell, 'loader.js'),
      lock: {
        shell: checkedFile(shell, shell.entry),
        remote: null,
        scripts: [],
        others: othersOf(site),
        signals: signalsOf(site, NO_ROUTE),
      },
    });
    pages.push({ address: `/${errorPages[reason]}`, html });
  }
  return pages;
}
