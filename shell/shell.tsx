import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { parseRemoteApp } from '@site/kit/remote/parse-remote-module.ts';
import type { PageLock, PublicRegistry } from '@site/kit/remote/registry.ts';
import type { Location } from '@site/kit/router.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserServices } from './browser-services.ts';
import { chromeIds } from './chrome/chrome-ids.ts';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { words } from './content/words.ts';
import { createDialogHost } from './dialogs/dialog-host.ts';
import { Fallback } from './fallback/fallback.tsx';
import { applyHead } from './navigation/apply-head.ts';
import { followLinks } from './navigation/follow-links.ts';
import { createScrollPositions } from './navigation/scroll-positions.ts';
import { createSiteHistory } from './navigation/site-history.ts';
import { createSiteNavigator, type ShowOutcome } from './navigation/site-navigator.ts';
import { createNoticeBoard, Notices } from './notices/notices.tsx';
import { readPageLock } from './page-lock.ts';
import { loadExposed, type RemoteSource } from './remotes/load-remote.ts';
import { fetchRegistry, fetchSiteConfig, findRemote } from './remotes/registry-client.ts';
import { createSlot, type StandingProps } from './remotes/slot.ts';
import { ensureStyles } from './remotes/styles.ts';
import { reportError } from './report-error.ts';

/** How long a message about a dialog that did not open stays, in milliseconds. */
const FAILURE_NOTICE_MS = 6000;

/** How long a visitor waits for a page before a word about it appears, in milliseconds. */
const WAITING_WORD_MS = 300;

/**
 * Brings the page to life: the chrome and the fragment are adopted where they stand, and moves within
 * the site no longer load whole documents. Whatever fails here leaves the plain page as it was.
 */
async function start(): Promise<void> {
  const lock = readPageLock(document);
  const registryLoaded = fetchRegistry();
  const firstApp = lock.remote && loadApp(lock.remote);
  // Both are awaited below; until then a failure of one must not count as nobody's.
  registryLoaded.catch(() => {});
  firstApp?.catch(() => {});
  const site = await fetchSiteConfig();

  let registry: PublicRegistry | null = null;
  async function currentRegistry(): Promise<PublicRegistry> {
    registry ??= await registryLoaded.catch(() => fetchRegistry());
    return registry;
  }

  const history = createSiteHistory(window);
  const scroll = createScrollPositions(window, () => history.location.key);
  const board = createNoticeBoard();
  const services = createBrowserServices(site);
  const dialogs = createDialogHost({
    element: elementFor('dialogs'),
    site,
    notify: board.notify,
    registry: currentRegistry,
    onFailure(error) {
      reportError('dialog', error);
      board.notify({
        kind: 'error',
        text: words.dialogFailed.replace('{phone}', site.contact.phone),
        durationMs: FAILURE_NOTICE_MS,
      });
    },
  });

  const navigator = createSiteNavigator({
    window,
    history,
    scroll,
    show,
    showFallback,
    onWaiting: waitingSign(elementFor('waiting')),
    onMoved: (_location, isOtherPage) => {
      if (isOtherPage) dialogs.close();
      drawHeader();
    },
    onError: (error) => reportError('navigate', error),
  });
  let title = document.title;
  /** The path whose head the document carries; `null` while it carries the fallback's. */
  let headOf: string | null = history.location.pathname;
  /** The page that is shown and the data it was drawn with; a move within it needs no other. */
  let shown: { page: string; data: unknown } | null = null;
  const standing: StandingProps = {
    site,
    navigator,
    openDialog: dialogs.open,
    notify: board.notify,
    setTitlePrefix: (prefix) => {
      document.title = prefix + title;
    },
  };
  const slot = createSlot(
    elementFor('slot'),
    standing,
    (head, location) => {
      title = head.title;
      // The head of the page that was composed, or is already shown, stands; so do the facts for search engines.
      if (location.pathname === headOf) return;
      headOf = location.pathname;
      applyHead(document, head, site);
    },
    (view, error) => {
      reportError('remote', error, view.name);
      showFallback(view.location, () => window.location.reload());
    },
  );
  const drawHeader = hydrateChrome(site, () => history.location, dialogs.open);
  createRoot(elementFor('notices')).render(<Notices board={board} />);

  let fallbackRoot: Root | undefined;
  function showFallback(_location: Location, retry: () => void): void {
    fallbackRoot?.unmount();
    const element = document.createElement('div');
    const root = createRoot(element);
    // At once, because the visitor's focus is put on its heading next.
    flushSync(() => root.render(<Fallback site={site} onRetry={retry} />));
    fallbackRoot = root;
    headOf = null;
    shown = null;
    title = `${words.fallback.heading} | ${site.product.name}`;
    document.title = title;
    slot.showOwn(element);
  }

  async function show(location: Location, commit: () => void): Promise<ShowOutcome> {
    try {
      const known = await currentRegistry();
      const found = findRemote(known, location.pathname);
      if (!found) return { kind: 'unknown' };
      const { name, remote } = found;
      const source = lock.remote?.name === name ? lock.remote : { name, ...remote };
      const isPinned = source === lock.remote;
      const [app] = await Promise.all([
        loadApp(source),
        // The page came with the styles of the release it pins.
        isPinned ? undefined : ensureStyles(document, remote.styles),
      ]);
      const page = location.pathname + location.search;
      const prepared = await app.prepare({
        location,
        site,
        services,
        ...(shown?.page === page ? { composed: { data: shown.data } } : {}),
      });
      if (prepared.kind === 'unknown') return { kind: 'unknown' };
      // Before the page is drawn, because a page may look at its own address.
      commit();
      await slot.show({ name, id: source.id, app, location, data: prepared.data });
      shown = { page, data: prepared.data };
      return { kind: 'shown' };
    } catch (error) {
      return { kind: 'failed', error };
    }
  }

  if (lock.remote && firstApp) await adoptFirstPage(lock, firstApp);

  async function adoptFirstPage(
    { remote, data }: PageLock,
    appLoaded: ReturnType<typeof loadApp>,
  ): Promise<void> {
    if (!remote) return;
    try {
      const { location } = history;
      const app = await appLoaded;
      const prepared = await app.prepare({ location, site, services, composed: { data } });
      if (prepared.kind === 'unknown')
        throw new Error(`${remote.name} does not know its own page.`);
      await slot.adopt({ name: remote.name, id: remote.id, app, location, data });
      shown = { page: location.pathname + location.search, data };
    } catch (error) {
      // The prerendered page stays, readable and with working links.
      reportError('remote', error, remote.name);
    }
  }

  followLinks(
    window,
    (pathname) => registry !== null && findRemote(registry, pathname) !== null,
    navigator.visit,
  );
  await currentRegistry().catch((error: unknown) => reportError('start', error));
}

async function loadApp(source: RemoteSource) {
  return parseRemoteApp(await loadExposed(source, 'app'));
}

/** Adopts header and footer; gives a function that draws the header again after a move. */
function hydrateChrome(
  site: SiteConfig,
  location: () => Location,
  openDialog: (request: DialogRequest) => void,
): () => void {
  const onRecoverableError = (error: unknown) => reportError('hydrate', error);
  const header = hydrateRoot(
    elementFor('header'),
    <Header site={site} pathname={location().pathname} />,
    { identifierPrefix: 'header-', onRecoverableError },
  );
  hydrateRoot(elementFor('footer'), <Footer site={site} openDialog={openDialog} />, {
    identifierPrefix: 'footer-',
    onRecoverableError,
  });
  return () => header.render(<Header site={site} pathname={location().pathname} />);
}

/** Says that the next page is on its way, when it takes long enough to wonder. */
function waitingSign(element: HTMLElement): (waiting: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function show(waiting: boolean): void {
    clearTimeout(timer);
    if (!waiting) element.textContent = '';
    else timer = setTimeout(() => (element.textContent = words.waiting), WAITING_WORD_MS);
  }
  // A document that is kept for Back must not come back waiting.
  window.addEventListener('pagehide', () => show(false));
  return show;
}

function elementFor(part: keyof typeof chromeIds): HTMLElement {
  const element = document.getElementById(chromeIds[part]);
  if (!element) throw new Error(`The document has no #${chromeIds[part]}.`);
  return element;
}

start().then(
  () => {
    // Tests and monitoring read the mark; the loader listens for the event.
    document.documentElement.dataset['shell'] = 'live';
    document.dispatchEvent(new Event('shell:live'));
  },
  (error: unknown) => reportError('start', error),
);
