import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';

/**
 * Follows plain links within the site without loading a document, whichever section rendered them. Leaves external
 * links, new tabs, downloads and fragments of this page to the browser.
 */
export function followLinks(
  window: Window,
  canShow: (pathname: string) => boolean,
  visit: (to: string) => void,
): void {
  window.document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = linkWithin(window, event.target);
    if (!link || !canShow(link.pathname)) return;
    event.preventDefault();
    visit(link.pathname + link.search + link.hash);
  });
}

/**
 * How many pages to prefetch because their links are visible. The first prefetch also loads the router, which every
 * navigation needs.
 */
const PAGES_IN_VIEW = 1;

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Calls `prefetch` when a visitor hovers, touches or focuses a link to another page, unless Save-Data is on. On a fast
 * connection, also calls it for the first link that becomes visible, when the browser is idle.
 */
export function prefetchLinks(
  window: Window,
  canShow: (pathname: string) => boolean,
  prefetch: (to: string) => Promise<void>,
): void {
  const { connection = {} }: Navigator & { connection?: Connection } = window.navigator;
  if (connection.saveData === true) return;
  async function prefetchLink(target: EventTarget | null): Promise<boolean> {
    const link = linkWithin(window, target);
    const { pathname, search } = window.location;
    if (!link || !canShow(link.pathname)) return false;
    if (link.pathname === pathname && link.search === search) return false;
    await prefetch(link.pathname + link.search);
    return true;
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    window.addEventListener(intent, ({ target }) => void prefetchLink(target), { passive: true });
  }
  // Only Chromium reports connection speed.
  if (connection.effectiveType === '4g') prefetchInView(window, prefetchLink);
}

function prefetchInView(
  { document, requestIdleCallback }: Window,
  prefetchLink: (link: Element) => Promise<boolean>,
): void {
  let left = PAGES_IN_VIEW;
  let previous: Promise<unknown> = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const idle = async () => {
        await new Promise((resolve) => requestIdleCallback(resolve));
        if (left > 0 && (await prefetchLink(target))) left -= 1;
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

/** Returns the link at `target` if it opens a page of this site in this tab. */
function linkWithin(
  { location }: Window,
  target: EventTarget | null,
): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined;
  const isPart =
    link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  return isPart ? undefined : link;
}
