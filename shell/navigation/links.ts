import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';

/**
 * Follows plain links within the site without loading a document, whoever wrote them. Leaves to the browser what leaves
 * the site, opens a tab, downloads a file or names a part of this page.
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

/** How many pages are prefetched because their links are in the window. The router, which every move needs, comes along. */
const PAGES_IN_VIEW = 1;

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Calls `prefetch` when a visitor points at, touches or focuses a link to another page, unless they save data. On a fast
 * connection, the page of the first link that comes into the window follows while the browser is idle.
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
  // Only Chromium tells how fast the connection is.
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

/** The link at `target` that leads to a document of this site in this tab. */
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
