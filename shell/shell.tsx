import { contentOf } from '@site/kit/content/content-of.ts';
import type { RemoteIslands } from '@site/kit/remote/contract.ts';
import { type PageLock, readPageLock } from '@site/kit/remote/registry.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserServices } from './browser-services.ts';
import { chromeIds } from './chrome/chrome-ids.ts';
import { enhanceBooking } from './chrome/enhance-booking.ts';
import { enhanceFooter, enhanceHeader } from './chrome/enhance-chrome.ts';
import type { LiveWords } from './content/words-schema.ts';
import liveDocument from './content/live-words.yaml';
import { syncDialogEntry } from './dialogs/dialog-entry.ts';
import { createDialogHost } from './dialogs/dialog-host.ts';
import { fallbackElement } from './fallback/fallback.tsx';
import { createDocumentHead } from './navigation/document-head.ts';
import { followLinks, prefetchLinks } from './navigation/links.ts';
import { currentLocation } from './navigation/history-entry.ts';
import { lazyRouter } from './navigation/lazy-router.ts';
import { restoreReadingPosition } from './navigation/reading-position.ts';
import { openingText, pendingMessage } from './pending-message.ts';
import { createNoticeBoard, Notices } from './notices/notices.tsx';
import { hydratePageIslands, fetchIslands } from './remotes/page-islands.ts';
import { createLiveRegistry, fetchSiteConfig } from './remotes/registry-client.ts';
import { createSlot } from './remotes/slot.ts';
import { applyStyles, loadStyles, sheetsOfPage } from './remotes/styles.ts';
import { reportError } from './report-error.ts';
import { sampleVitals } from './signals/sample-vitals.ts';

const liveWords = contentOf<LiveWords>(liveDocument);

/** Duration of the toast about a dialog that failed to open, in milliseconds. */
const FAILURE_NOTICE_MS = 6000;

/**
 * Starts the live page: enhances the header and footer, hydrates the composed page's islands in place, and takes over
 * navigation. Any failure here leaves the plain page unchanged. Returns the page lock.
 */
async function start(): Promise<PageLock> {
  const lock = readPageLock(document);
  const islands = fetchIslands(lock);
  const site = await fetchSiteConfig();
  await wholeDocument();

  const registry = createLiveRegistry();
  const composedAt = currentLocation(window);
  restoreReadingPosition(window, elementFor('slot'));
  const board = createNoticeBoard();
  const head = createDocumentHead(document, site, composedAt.pathname);
  const makeFallback = fallbackElement(site);
  const dialogs = createDialogHost({
    element: elementFor('dialogs'),
    site,
    notify: board.notify,
    registry: registry.read,
    onWaiting: pendingMessage(elementFor('waiting'), openingText(elementFor('waiting'))),
    onFailure(error, part) {
      reportError('dialog', error, part);
      board.notify({
        kind: 'error',
        text: liveWords.dialogFailed.replace('{phone}', site.contact.phone),
        durationMs: FAILURE_NOTICE_MS,
      });
    },
  });
  const dialogEntry = syncDialogEntry(window, {
    pageKey: () => router.location.key,
    isMoving: () => router.isMoving(),
    onTraverse: () => router.isMoving() && router.stay(),
  });
  const router = lazyRouter(window, composedAt, {
    async load() {
      const { createSiteRouter } = await import('./navigation/router.ts');
      return createSiteRouter({
        window,
        slot,
        page: {
          site,
          services: (onFailure) => createBrowserServices(site, onFailure),
          registry,
          lock,
          sheets,
        },
        showFallback,
        onWaiting: pendingMessage(elementFor('waiting'), liveWords.waiting),
        onLeave() {
          dialogs.cancel();
          document.dispatchEvent(new Event('shell:leave'));
        },
        onMoved(location, isOtherPage) {
          if (isOtherPage) dialogs.close();
          markSection(location.pathname);
        },
        onSettled: dialogEntry.settle,
        onError: (error, part) => reportError('navigate', error, part),
      });
    },
    beforeMove: () => dialogEntry.returning,
    setLocation: (location) => void slot.setLocation(location),
    onError: (error) => reportError('navigate', error),
  });
  const sheets = sheetsOfPage(elementFor('slot'));
  const slot = createSlot(
    elementFor('slot'),
    {
      site,
      navigator: router,
      openDialog: dialogs.open,
      notify: board.notify,
      setTitlePrefix: head.setPrefix,
    },
    (pageHead, { pathname }) => head.set(pageHead, pathname),
    (view, error) => {
      reportError('remote', error, { name: view.name, release: view.id });
      showFallback(() => window.location.reload());
    },
  );
  function showFallback(retry: () => void): void {
    head.setTitle(`${liveWords.fallback.heading} | ${site.product.name}`);
    void loadStyles(document, sheets).then(() => applyStyles(document, sheets));
    slot.showOwn(makeFallback(retry));
  }

  const markSection = enhanceHeader(elementFor('header'), site);
  enhanceBooking(elementFor('header'), {
    site,
    openDialog: dialogs.open,
    navigateTo: router.visit,
  });
  enhanceFooter(elementFor('footer'), dialogs.open);
  for (const part of ['header', 'footer'] as const) {
    elementFor(part).dispatchEvent(new Event('island:settled', { bubbles: true }));
  }
  createRoot(elementFor('notices')).render(<Notices board={board} />);

  const section = lock.remote ? { name: lock.remote.name, release: lock.remote.id } : undefined;
  const onIslandFailure = (error: unknown) => reportError('remote', error, section);
  const hydrate = (code: RemoteIslands) =>
    slot.hydrate(code, { composed: composedAt, now: currentLocation(window) }, onIslandFailure);
  if (islands) await hydratePageIslands(islands, hydrate, onIslandFailure);
  followLinks(window, registry.mayDraw, router.visit);
  prefetchLinks(window, registry.mayDraw, router.prefetch);
  // The development server dispatches this when a page's code has changed.
  document.addEventListener('shell:revalidate', router.revalidate);
  return lock;
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
