import type { Location } from '@site/kit/router.ts';
import type { PageScroll } from './page-scroll.ts';

/** The id of the region that says a page's title after a move. */
export const ANNOUNCER_ID = 'route-announcer';

/**
 * What a visitor who cannot see the change needs after a move: the title is said once, and focus is
 * on the page's heading (or on the part that the address names), so that reading goes on from there.
 * `scrollTo` is where to scroll: `top` to glide up, or a position to return to, where the focus goes to the link that
 * led to the address `from`, if it is in sight.
 */
export function arrive(
  document: Document,
  pageScroll: PageScroll,
  location: Location,
  scrollTo: { kind: 'top' } | { kind: 'position'; y: number; from: Location },
): void {
  const named = partOf(document, location);
  if (scrollTo.kind === 'position') pageScroll.jump(scrollTo.y);
  else if (named) pageScroll.jumpTo(named);
  else pageScroll.glideToTop();
  const target =
    named ??
    (scrollTo.kind === 'position' ? linkInSight(document, scrollTo.from) : undefined) ??
    document.querySelector<HTMLElement>('#main h1') ??
    document.getElementById('main');
  focusQuietly(target);
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.title;
}

/** The first link to an address that is in the window now. */
function linkInSight(document: Document, to: Location): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('#main a[href]');
  return [...links].find((link) => {
    if (link.pathname !== to.pathname || link.search !== to.search) return false;
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= document.documentElement.clientHeight;
  });
}

/** The part of the page that the address names. */
function partOf(document: Document, { hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(partName(hash)) : null;
}

/** The id that a hash names. A broken escape is taken as it is written. */
function partName(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
