import { parseRemoteApp } from '@site/kit/remote/parse-remote-module.ts';
import type { PageLock } from '@site/kit/remote/registry.ts';
import type { Location } from '@site/kit/router.ts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserServices } from './browser-services.ts';
import { chromeIds } from './chrome/chrome-ids.ts';
import { bringBookingToLife } from './chrome/live-booking.ts';
import { bringFooterToLife } from './chrome/live-footer.ts';
import { bringHeaderToLife } from './chrome/live-header.ts';
import { liveWords } from './content/live-words.ts';
import { createDialogHost } from './dialogs/dialog-host.ts';
import { Fallback } from './fallback/fallback.tsx';
import { applyHead } from './navigation/apply-head.ts';
import { followLinks } from './navigation/follow-links.ts';
import { createScrollPositions } from './navigation/scroll-positions.ts';
import { createSiteHistory } from './navigation/site-history.ts';
import { createSiteNavigator, type ShowOutcome } from './navigation/site-navigator.ts';
import { createNoticeBoard, Notices } from './notices/notices.tsx';
import { readPageLock } from './page-lock.ts';
import { createLiveRegistry } from './remotes/live-registry.ts';
import { loadExposed, type RemoteSource } from './remotes/load-remote.ts';
import { fetchSiteConfig, findRemote } from './remotes/registry-client.ts';
import { createSlot, type StandingProps, type View } from './remotes/slot.ts';
import { ensureStyles, sheetsOfPage, takeSheetsToHead } from './remotes/styles.ts';
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
  const firstApp = lock.remote && loadApp(lock.remote);
  // Awaited below; until then a failure must not count as nobody's.
  firstApp?.catch(() => {});
  const site = await fetchSiteConfig();
  await wholeDocument();
  const sheets = sheetsOfPage(elementFor('slot'));

  const registry = createLiveRegistry(window);
  const history = createSiteHistory(window);
  const scroll = createScrollPositions(window, () => history.location.key);
  const board = createNoticeBoard();
  const services = createBrowserServices(site);
  const dialogs = createDialogHost({
    element: elementFor('dialogs'),
    site,
    notify: board.notify,
    registry: registry.read,
    onFailure(error) {
      reportError('dialog', error);
      board.notify({
        kind: 'error',
        text: liveWords.dialogFailed.replace('{phone}', site.contact.phone),
        durationMs: FAILURE_NOTICE_MS,
      });
    },
  });

  const navigator = createSiteNavigator({
    window,
    history,
    scroll,
    show,
    tell,
    showFallback,
    onWaiting: waitingSign(elementFor('waiting')),
    onMoved: (location, isOtherPage) => {
      if (isOtherPage) dialogs.close();
      markSection(location.pathname);
    },
    onError: (error) => reportError('navigate', error),
  });
  let title = document.title;
  /** The path whose head the document carries; `null` while it carries the fallback's. */
  let headOf: string | null = history.location.pathname;
  /** The page that is shown and the data it was drawn with; a move to another part of it needs no other. */
  let shown: { page: string; hash: string; view: View } | null = null;
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
      if (head === 'composed') return;
      // The head of the page that was composed, or is already shown, stands; so do the facts for search engines.
      const stands = location.pathname === headOf && head.title === title;
      title = head.title;
      if (stands) return;
      headOf = location.pathname;
      applyHead(document, head, site);
    },
    (view, error) => {
      reportError('remote', error, view.name);
      showFallback(view.location, () => window.location.reload());
    },
  );
  const markSection = bringHeaderToLife(elementFor('header'), site);
  bringBookingToLife(elementFor('header'), {
    site,
    openDialog: dialogs.open,
    leaveFor: navigator.visit,
  });
  bringFooterToLife(elementFor('footer'), dialogs.open);
  createRoot(elementFor('notices')).render(<Notices board={board} />);

  let fallbackRoot: Root | undefined;
  function showFallback(_location: Location, retry: () => void): void {
    fallbackRoot?.unmount();
    // Those of the page that gives way go with it.
    void ensureStyles(document, sheets);
    const element = document.createElement('div');
    const root = createRoot(element);
    // At once, because the visitor's focus is put on its heading next.
    flushSync(() => root.render(<Fallback site={site} onRetry={retry} />));
    fallbackRoot = root;
    headOf = null;
    shown = null;
    title = `${liveWords.fallback.heading} | ${site.product.name}`;
    document.title = title;
    slot.showOwn(element);
  }

  async function show(location: Location, commit: () => void): Promise<ShowOutcome> {
    try {
      const known = await registry.read();
      const found = findRemote(known, location.pathname);
      if (!found) return { kind: 'unknown' };
      const { name, remote } = found;
      const source = lock.remote?.name === name ? lock.remote : { name, ...remote };
      const isPinned = source === lock.remote;
      const page = location.pathname + location.search;
      const [app] = await Promise.all([
        loadApp(source),
        // The page that is left takes sheets along, those of the shell and of the release it pins.
        shown?.page !== page &&
          ensureStyles(document, isPinned ? sheets : [...sheets, ...remote.styles]),
      ]);
      const prepared = await app.prepare({
        location,
        site,
        services,
        // Going to the very same address asks anew, as pressing a link to it does everywhere.
        ...(shown?.page === page && shown.hash !== location.hash
          ? { composed: { data: shown.view.data } }
          : {}),
      });
      if (prepared.kind === 'unknown') return { kind: 'unknown' };
      // Before the page is drawn, because a page may look at its own address.
      commit();
      const view = { name, id: source.id, app, location, data: prepared.data };
      await slot.show(view);
      shown = { page, hash: location.hash, view };
      return { kind: 'shown' };
    } catch (error) {
      return { kind: 'failed', error };
    }
  }

  async function tell(location: Location): Promise<void> {
    if (!shown) return;
    const view = { ...shown.view, location };
    shown = { page: location.pathname + location.search, hash: location.hash, view };
    await slot.show(view);
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
      // What is adopted as a whole must be what the remote drew, and nothing besides. Elsewhere the sheets
      // stay until the page is left, because a sheet that moves makes the browser lay out all anew.
      if (!prepared.staysHtml) await takeSheetsToHead(elementFor('slot'));
      const view = { name: remote.name, id: remote.id, app, location, data };
      await slot.adopt(view);
      shown = { page: location.pathname + location.search, hash: location.hash, view };
    } catch (error) {
      // The prerendered page stays, readable and with working links.
      reportError('remote', error, remote.name);
    }
  }

  followLinks(window, registry.mayDraw, navigator.visit);
}

/** The page is taken over as a whole: an early press may start the shell while it is still being read. */
async function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

async function loadApp(source: RemoteSource) {
  return parseRemoteApp(await loadExposed(source, 'app'));
}

/** Says that the next page is on its way, when it takes long enough to wonder. */
function waitingSign(element: HTMLElement): (waiting: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function show(waiting: boolean): void {
    clearTimeout(timer);
    if (!waiting) element.textContent = '';
    else timer = setTimeout(() => (element.textContent = liveWords.waiting), WAITING_WORD_MS);
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
