import { wordsOf } from '@site/kit/content/content-of.ts';
import { CONTRACT_VERSION, type RemoteProps } from '@site/kit/remote/contract.ts';
import { type LockedRemote, type PageLock, readPageLock } from '@site/kit/remote/page-lock.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { toastMs } from '@site/kit/ui/toast.tsx';
import { createRoot } from 'react-dom/client';
import { chromeIds } from './chrome/chrome-ids.ts';
import { enhanceBooking } from './chrome/enhance-booking.ts';
import { enhanceFooter, enhanceHeader } from './chrome/enhance-chrome.ts';
import liveDocument from './content/live-words.yaml';
import { syncDialogEntry } from './dialogs/dialog-entry.ts';
import { createDialogHost, type DialogHost } from './dialogs/dialog-host.ts';
import { dialogProvider } from './dialogs/dialog-provider.ts';
import { fetchSiteConfig } from './fetch-json.ts';
import { createDocumentHead } from './navigation/document-head.ts';
import { followLinks, prefetchLinks } from './navigation/links.ts';
import { currentLocation } from './navigation/history-entry.ts';
import { lazyRouter } from './navigation/lazy-router.ts';
import { createPageLoader } from './navigation/load-page.ts';
import { openingText, pendingMessage } from './pending-message.ts';
import { createNoticeBoard, Notices } from './notices/notices.tsx';
import { loadApp, loadExposed } from './remotes/load-remote.ts';
import { createSlot } from './remotes/slot.ts';
import { applyStyles, loadStyles, sheetsIn } from './remotes/styles.ts';
import { reportError } from './report-error.ts';
import { sampleVitals } from './signals/sample-vitals.ts';

const liveWords = wordsOf(liveDocument);

/**
 * Starts the live page: enhances the header and footer, hydrates the composed page's islands in place, and takes over
 * navigation. Any failure here leaves the plain page unchanged. Returns the page lock.
 */
async function start(): Promise<PageLock> {
  const lock = readPageLock(document);
  // Run the code while the configuration arrives; `mountFirst` reports a failure.
  if (needsApp(lock)) loadApp(lock.remote).catch(() => {});
  loadHeldDialog();
  const site = await fetchSiteConfig();
  await wholeDocument();

  const composedAt = currentLocation(window);
  const board = createNoticeBoard();
  const head = createDocumentHead(document);
  const dialogs = createDialogs(site, board.notify);
  const dialogEntry = syncDialogEntry(window, {
    pageKey: () => router.location.key,
    isMoving: () => router.isMoving(),
    onTraverse: () => router.isMoving() && router.stay(),
  });
  const router = lazyRouter(window, composedAt, {
    async load() {
      const { createSiteRouter } = await import(
        /* webpackChunkName: "router" */ './navigation/router.ts'
      );
      const { fallbackElement } = await import(
        /* webpackChunkName: "router" */ './fallback/fallback.tsx'
      );
      const makeFallback = fallbackElement(site);
      return createSiteRouter({
        window,
        slot,
        loader,
        showFallback: (retry) => showFallback(makeFallback(retry)),
        onWaiting: pendingMessage(elementFor('waiting'), liveWords('waiting')),
        onLeave() {
          dialogs.cancel();
          document.dispatchEvent(new Event('shell:leave'));
        },
        onMoved(location, isOtherPage) {
          if (isOtherPage) dialogs.close();
          markSection(location.pathname);
        },
        onShown: (page) => head.show(page.document),
        onSettled: dialogEntry.settle,
        onError: (error) => reportError('navigate', error),
      });
    },
    beforeMove: () => dialogEntry.returning,
    setLocation: (location) => slot.setLocation(location),
    onError: (error) => reportError('navigate', error),
  });
  const loader = createPageLoader(lock);
  const sheets = sheetsIn(elementFor('slot'));
  const slot = createSlot(
    elementFor('slot'),
    {
      site,
      navigator: router,
      openDialog: dialogs.open,
      notify: board.notify,
      setTitlePrefix: head.setPrefix,
      setTitle: head.setTitle,
    },
    composedAt,
    (error, part) => reportError('remote', error, part),
  );
  function showFallback(element: HTMLElement): void {
    head.setTitle(`${liveWords('fallback.heading')} | ${site.product.name}`);
    void loadStyles(document, sheets).then(() => applyStyles(document, sheets));
    slot.showOwn(element);
  }

  const markSection = enhanceHeader(elementFor('header'), site);
  enhanceBooking(elementFor('header'), {
    site,
    openDialog: dialogs.open,
    navigateTo: router.visit,
  });
  enhanceFooter(elementFor('footer'), dialogs.open);
  for (const part of ['header', 'footer'] as const) {
    elementFor(part).dispatchEvent(new Event('shell:settled', { bubbles: true }));
  }
  createRoot(elementFor('notices')).render(<Notices board={board} />);

  await slot.mountFirst(lock);
  followLinks(window, router.visit);
  prefetchLinks(window, {
    onIntent(to) {
      router.preload();
      void loader.prefetch(to);
    },
    onView: (to) => void loader.prefetch(to),
  });
  return lock;
}

function createDialogs(site: SiteConfig, notify: RemoteProps['notify']): DialogHost {
  return createDialogHost({
    element: elementFor('dialogs'),
    site,
    notify,
    provider: dialogProvider,
    onWaiting: pendingMessage(elementFor('waiting'), openingText(elementFor('waiting'))),
    onFailure(error, part) {
      reportError('dialog', error, part);
      notify({
        kind: 'error',
        text: liveWords('dialogFailed').replace('{phone}', site.contact.phone),
        durationMs: toastMs.long,
      });
    },
  });
}

/** Loads the dialogs' code if a link was pressed before the page was live: most of these open a dialog. */
function loadHeldDialog(): void {
  if (!document.querySelector('a[data-live][aria-busy]')) return;
  // The replayed press retries, and reports any error.
  dialogProvider()
    .then((remote) => loadExposed(remote, 'dialogs'))
    .catch(() => undefined);
}

/** Whether a page has islands whose code exposes `./app`. */
function needsApp(lock: PageLock): lock is PageLock & { remote: LockedRemote } {
  return lock.scripts.length > 0 && lock.remote?.contract === CONTRACT_VERSION;
}

/**
 * Waits until the document is parsed. An early click can start the shell before that, but hydration needs the whole
 * page.
 */
async function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

function elementFor(part: keyof typeof chromeIds): HTMLElement {
  const element = document.getElementById(chromeIds[part]);
  if (!element) throw new Error(`The document has no #${chromeIds[part]}.`);
  return element;
}

start().then(
  (lock) => {
    // Tests and monitoring read the attribute; the loader listens for the event.
    document.documentElement.dataset['shell'] = 'live';
    document.dispatchEvent(new Event('shell:live'));
    sampleVitals(lock);
  },
  (error: unknown) => reportError('start', error),
);
