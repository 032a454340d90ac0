import type { RenderedPage } from '@site/kit/remote/contract.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Release } from '../releases/release.ts';
import { loadRemoteRenderer, loadShellRenderer } from '../releases/release-store.ts';
import type { ComposedPage } from './composed-pages.ts';
import type { CriticalSheets } from './critical-css/critical-sheets.ts';
import { foldOf } from './critical-css/fold.ts';
import { errorPages, isPattern } from './page-path.ts';
import { addressOf, stylesOf } from './release-addresses.ts';

/** What drawing needs to know besides what is drawn. */
export type DrawSurroundings = {
  dataDir: string;
  site: SiteConfig;
  services: Services;
  shell: Release;
  firstScreens: CriticalSheets;
};

/** A page as it will stand: its address or pattern, its document, and what is noted of it. */
export type DrawnPage = ComposedPage & { pathname: string; html: string };

/** Draws every page of a remote, those included that stand for the other addresses of a pattern. */
export async function drawAllPages(
  surroundings: DrawSurroundings,
  release: Release,
): Promise<DrawnPage[]> {
  const { dataDir, site, services } = surroundings;
  const renderer = loadRemoteRenderer(dataDir, release.name, release.id);
  const drawn = await drawPages(surroundings, release, await renderer.paths({ site, services }));
  for (const { pattern, others } of renderer.routes) {
    if (others === undefined) continue;
    const page = await drawPage(surroundings, release, withProductSlug(others, site));
    drawn.push({ ...page, pathname: withProductSlug(pattern, site), listed: false });
  }
  return drawn;
}

/** Draws the pages of a remote at these addresses. */
export async function drawPages(
  surroundings: DrawSurroundings,
  release: Release,
  paths: readonly string[],
): Promise<DrawnPage[]> {
  const drawn: DrawnPage[] = [];
  // One after another: pages share the two cores with nobody who would gain by more at once.
  for (const pathname of paths) drawn.push(await drawPage(surroundings, release, pathname));
  return drawn;
}

async function drawPage(
  surroundings: DrawSurroundings,
  release: Release,
  pathname: string,
): Promise<DrawnPage> {
  const { dataDir, site, services } = surroundings;
  const renderer = loadRemoteRenderer(dataDir, release.name, release.id);
  const page = await renderer.render({ path: pathname, site, services });
  const { canonicalPath, robots, title, description } = page.head;
  return {
    pathname,
    ...documentFor(surroundings, release, pathname, page),
    remote: release.name,
    status: page.status,
    listed: robots === undefined && canonicalPath === pathname && !isPattern(pathname),
    title,
    description,
  };
}

/** Stitches one drawn page into the shell's document; gives the address of its first-screen sheet besides. */
function documentFor(
  { dataDir, site, shell, firstScreens }: DrawSurroundings,
  release: Release,
  pathname: string,
  page: RenderedPage,
): { html: string; firstScreen: string } {
  if (release.name === 'shell') throw new Error('The shell draws no fragments.');
  const route = release.routes.find(({ id }) => id === page.routeId);
  const entry = addressOf(release, release.entry);
  const shellScript = addressOf(shell, shell.entry);
  let firstScreen = '';
  const html = loadShellRenderer(dataDir, shell.id).renderDocument({
    site,
    pathname,
    head: page.head,
    fragment: {
      remote: release.name,
      release: release.id,
      html: page.html,
      hints: page.hints,
      fold: foldOf(page.html),
      firstScreen(beginning) {
        firstScreen = firstScreens.addressFor(release, beginning);
        return firstScreen;
      },
    },
    styles: [...stylesOf(shell), ...stylesOf(release)],
    loader: addressOf(shell, 'loader.js'),
    lock: {
      shell: shellScript,
      remote: { name: release.name, id: release.id, entry, integrity: release.integrity },
      scripts: (route?.liveScripts ?? route?.scripts ?? []).map((script) =>
        addressOf(release, script),
      ),
      ...(page.data === undefined ? {} : { data: page.data }),
    },
  });
  return { html, firstScreen };
}

/** Draws the shell's own pages: for an address without a page, and for a server that cannot answer. */
export function drawErrorPages({
  dataDir,
  site,
  shell,
}: Omit<DrawSurroundings, 'firstScreens'>): { file: string; html: string }[] {
  const renderer = loadShellRenderer(dataDir, shell.id);
  const shellScript = addressOf(shell, shell.entry);
  return (['notFound', 'failed'] as const).map((reason) => {
    const { html: fragment, head } = renderer.renderErrorFragment(site, reason);
    const html = renderer.renderDocument({
      site,
      pathname: '/error',
      head,
      fragment: { remote: null, html: fragment },
      styles: stylesOf(shell),
      loader: addressOf(shell, 'loader.js'),
      lock: { shell: shellScript, remote: null, scripts: [] },
    });
    return { file: errorPages[reason], html };
  });
}
