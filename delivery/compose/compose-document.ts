import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { PageLock } from '@site/kit/remote/page-lock.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { NO_ROUTE, SIGNALS_PATH } from '@site/kit/signals/page-signal.ts';
import { browserIdOf, type Release } from '../releases/release.ts';
import type { ReleaseRenderer } from '../render/release-renderer.ts';
import { routePattern } from './page-path.ts';
import type { ComposeContext } from './compose-context.ts';
import type { CriticalSheet } from './critical-css/critical-sheets.ts';
import { foldOf, htmlBeforeSheets } from './critical-css/fold.ts';
import { islandScripts, preloadTags } from './page-tags.ts';
import { addressOf, checkedFile, stylesOf } from './release-addresses.ts';

type RenderedPage = Awaited<ReturnType<ReleaseRenderer['render']>>;

/** Placeholder for the critical CSS, which depends on the document itself. */
const PENDING_SHEET = { address: '/pending-critical-sheet.css', integrity: 'sha256-pending' };

/** Inserts a rendered page into the shell's document. Also returns its critical CSS. */
export async function composeDocument(
  { site, shell, criticalSheets, processes }: ComposeContext,
  release: Release,
  pathname: string,
  page: RenderedPage,
): Promise<{ html: string; sheet: CriticalSheet }> {
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
      release: browserIdOf(release),
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
        id: browserIdOf(release),
        contract: release.contractVersion,
        entry: addressOf(release, release.entry),
        integrity: release.integrity,
      },
      scripts: islandScripts(release, page.html).map((script) => checkedFile(release, script)),
      others: thirdPartyScripts(site),
      signals: signalsOf(site, patternOf(release, pathname, site)),
    },
  });
  const sheet = await criticalSheets.sheetFor(release, htmlBeforeSheets(document, styles));
  const html = document
    .replace(PENDING_SHEET.address, sheet.address)
    .replace(PENDING_SHEET.integrity, sheet.integrity);
  return { html, sheet };
}

/** Returns the third-party scripts that pages are allowed to run. */
export function thirdPartyScripts({ thirdParties: { appointment } }: SiteConfig): string[] {
  return appointment ? [appointment.script] : [];
}

/** Returns where a page sends its signals. */
export function signalsOf({ apiBase }: SiteConfig, route: string): PageLock['signals'] {
  return { to: apiBase + SIGNALS_PATH, route };
}

/** Returns the route pattern that renders a path. */
export function patternOf({ routes }: Release, pathname: string, site: SiteConfig): string {
  const patterns = routes.map(({ pattern }) => withProductSlug(pattern, site));
  return routePattern(patterns, pathname) ?? NO_ROUTE;
}
