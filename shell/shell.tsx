import type { RemoteIslands } from '@site/kit/remote/contract.ts';
import type { PageLock } from '@site/kit/remote/registry.ts';
import type { Location } from '@site/kit/router.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserServices } from './browser-services.ts';
import { chromeIds } from './chrome/chrome-ids.ts';
import { bringBookingToLife } from './chrome/live-booking.ts';
import { bringFooterToLife } from './chrome/live-footer.ts';
import { bringHeaderToLife } from './chrome/live-header.ts';
import { liveWords } from './content/live-words.ts';
import { keepDialogEntry } from './dialogs/dialog-entry.ts';
import { createDialogHost } from './dialogs/dialog-host.ts';
import { fallbackElement } from './fallback/fallback-element.tsx';
import { followLinks } from './navigation/follow-links.ts';
import { createPageHead } from './navigation/page-head.ts';
import { createPageScroll } from './navigation/page-scroll.ts';
import { createPageSwitch } from './navigation/page-switch.ts';
import { keepReadingMark } from './navigation/reading-mark.ts';
import { createScrollPositions } from './navigation/scroll-positions.ts';
import { createSiteHistory } from './navigation/site-history.ts';
import { createSiteNavigator } from './navigation/site-navigator.ts';
import { openingWords, waitingSign } from './navigation/waiting-sign.ts';
import { createNoticeBoard, Notices } from './notices/notices.tsx';
import { readPageLock } from './page-lock.ts';
import { createLiveRegistry } from './remotes/live-registry.ts';
import { bringIslandsToLife, fetchIslands } from './remotes/page-islands.ts';
import { fetchSiteConfig } from './remotes/registry-client.ts';
import { createSlot } from './remotes/slot.ts';
import { sheetsOfPage } from './remotes/styles.ts';
import { reportError } from './report-error.ts';
import { sampleVitals } from './signals/sample-vitals.ts';

/** How long a message about a dialog that did not open stays, in milliseconds. */
const FAILURE_NOTICE_MS = 6000;

/**
 * Brings the page to life: the chrome and the islands of the composed page are hydrated where they stand, and
 * moves within the site no longer load whole documents. Whatever fails here leaves the plain page as it was. Gives what
 * the page says about itself.
 */
async function start(): Promise<PageLock> {
  const lock = readPageLock(document);
  const islands = fetchIslands(lock);
  const site = await fetchSiteConfig();
  await wholeDocument();

  const registry = createLiveRegistry(window);
  const history = createSiteHistory(window);
  const composedAt = history.location;
  keepReadingMark(window, elementFor('slot'), () => history.location.key);
  const pageScroll = createPageScroll(window);
  const board = createNoticeBoard();
  const head = createPageHead(document, site, composedAt.pathname);
  const makeFallback = fallbackElement(site);
  const dialogs = createDialogHost({
    element: elementFor('dialogs'),
    site,
    notify: board.notify,
    registry: registry.read,
    onWaiting: waitingSign(elementFor('waiting'), openingWords(elementFor('waiting'))),
    onFailure(error, part) {
      reportError('dialog', error, part);
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
    positions: createScrollPositions(window, () => history.location.key),
    pageScroll,
    show: (location, commit) => pages.show(location, commit),
    tell: (location) => pages.tell(location),
    showFallback,
    onWaiting: waitingSign(elementFor('waiting'), liveWords.waiting),
    onMoved: (location, isOtherPage) => {
      if (isOtherPage) dialogs.close();
      markSection(location.pathname);
    },
    onLeave: () => {
      dialogs.callOff();
      document.dispatchEvent(new Event('shell:leave'));
    },
    onDialogTraverse: (asked) => dialogEntry.onTraverse(asked),
    onSettled: () => dialogEntry.settle(),
    onError: (error, part) => reportError('navigate', error, part),
  });
  const dialogEntry = keepDialogEntry(window, history, navigator.isMoving);
  const slot = createSlot(
    elementFor('slot'),
    {
      site,
      navigator,
      openDialog: dialogs.open,
      notify: board.notify,
      setTitlePrefix: head.setPrefix,
    },
    (pageHead, { pathname }) => head.set(pageHead, pathname),
    (view, error) => {
      reportError('remote', error, { name: view.name, release: view.id });
      showFallback(view.location, () => window.location.reload());
    },
  );
  const pages = createPageSwitch({
    site,
    services: createBrowserServices(site),
    registry,
    lock,
    sheets: sheetsOfPage(elementFor('slot')),
    slot,
    location: composedAt,
  });
  function showFallback(_location: Location, retry: () => void): void {
    head.setTitle(`${liveWords.fallback.heading} | ${site.product.name}`);
    pages.showOwn(makeFallback(retry));
  }

  const markSection = bringHeaderToLife(elementFor('header'), site);
  bringBookingToLife(elementFor('header'), {
    site,
    openDialog: dialogs.open,
    leaveFor: navigator.visit,
  });
  bringFooterToLife(elementFor('footer'), dialogs.open);
  createRoot(elementFor('notices')).render(<Notices board={board} />);

  const section = lock.remote ? { name: lock.remote.name, release: lock.remote.id } : undefined;
  const onIslandFailure = (error: unknown) => reportError('remote', error, section);
  const hydrate = (code: RemoteIslands) =>
    slot.hydrate(code, { composed: composedAt, now: history.location }, onIslandFailure);
  if (islands) await bringIslandsToLife(islands, hydrate, onIslandFailure);
  followLinks(window, registry.mayDraw, navigator.visit, pageScroll);
  return lock;
}

/** The page is taken over as a whole: an early press may start the shell while it is still being read. */
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
    // Tests and monitoring read the mark; the loader listens for the event.
    document.documentElement.dataset['shell'] = 'live';
    document.dispatchEvent(new Event('shell:live'));
    sampleVitals(lock);
  },
  (error: unknown) => reportError('start', error),
);
