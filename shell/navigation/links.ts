import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';

/**
 * Follows plain links within the site without loading a document, whichever section rendered them. Leaves external
 * links, new tabs, downloads and fragments of this page to the browser.
 */
export function followLinks(window: Window, visit: (to: string) => void): void {
  window.document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = linkWithin(window, event.target);
    if (!link) return;
    event.preventDefault();
    visit(link.pathname + link.search + link.hash);
  });
}

/** How many pages to prefetch because their links are visible. */
const PAGES_IN_VIEW = 1;

type Connection = { saveData?: boolean; effectiveType?: string };

type Prefetching = {
  /** Called when a visitor points at, touches or focuses a link. */
  onIntent: (to: string) => void;
  /** Called for the first visible link when the browser is idle. */
  onView: (to: string) => void;
};

/** Prefetches pages that links lead to, unless Save-Data is on; because of visibility only on a fast connection. */
export function prefetchLinks(window: Window, { onIntent, onView }: Prefetching): void {
  const { connection = {} }: Navigator & { connection?: Connection } = window.navigator;
  if (connection.saveData === true) return;
  function prefetchLink(target: EventTarget | null, prefetch: (to: string) => void): boolean {
    const link = linkWithin(window, target);
    if (!link || link.pathname === window.location.pathname) return false;
    prefetch(link.pathname + link.search);
    return true;
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    window.addEventListener(intent, ({ target }) => prefetchLink(target, onIntent), {
      passive: true,
    });
  }
  // Only Chromium reports connection speed.
  if (connection.effectiveType === '4g')
    prefetchInView(window, (link) => prefetchLink(link, onView));
}

function prefetchInView(
  { document, requestIdleCallback }: Window,
  prefetchLink: (link: Element) => boolean,
): void {
  let left = PAGES_IN_VIEW;
  let previous: Promise<unknown> = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const idle = async () => {
        await new Promise((resolve) => requestIdleCallback(resolve));
        if (left > 0 && prefetchLink(target)) left -= 1;
        if (left === 0) observer.disconnect();
      };
      previous = previous.then(idle);
    }
  });
  // Links with `data-live` open a dialog.
  for (const link of document.querySelectorAll('#main a[href]:not([data-live])')) {
    observer.observe(link);
  }
}

/**
 * Matches paths with only the characters of pages' paths. Other paths lead to files, or to another spelling that the
 * host redirects.
 */
const PAGE_PATH = /^[\w/-]*$/;

/** Returns the link at `target` if it opens a page of this site in this tab. */
function linkWithin(
  { location }: Window,
  target: EventTarget | null,
): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  if (!PAGE_PATH.test(link.pathname)) return undefined;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined;
  const isPart =
    link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  return isPart ? undefined : link;
}
