import type { Location } from '@site/kit/location.ts';

/** The live region that announces a page's title after navigation. */
export const ANNOUNCER_ID = 'route-announcer';

/**
 * How many frames to hold a scroll position for, unless the visitor scrolls. A browser that smooth-scrolls off the main
 * thread adds the rest of that scroll, in one of the next frames, to any position set in the meantime; on a busy phone
 * that is later than the next three.
 */
const HELD_FRAMES = 12;

/** Where to scroll: to a fragment or, on a return `from` another page, to the previous position. */
type Destination = {
  hash: string;
  /** The position in pixels; `null` if the visitor has not been on this entry before. */
  restore: number | null;
  from: Location;
};

/**
 * After navigation, does what the browser does for a new document: scrolls to the previous position, the fragment or the
 * top; focuses the previously followed link, the fragment or the heading; and announces the title.
 */
export function scrollAndFocus(window: Window, { hash, restore, from }: Destination): void {
  const { document } = window;
  const part = hash ? document.getElementById(fragmentId(hash)) : null;
  const scrollBack = () => window.scrollTo({ top: restore ?? 0, behavior: 'instant' });
  if (restore !== null) hold(window, scrollBack);
  else if (part) scrollToFragment(window, part);
  else scrollToTop(window);
  const start = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  focus(part ?? (restore === null ? undefined : visibleLink(document, from)) ?? start);
  if (restore !== null) {
    whilePageSettles(window, () => {
      scrollBack();
      if (document.activeElement === start) focus(visibleLink(document, from) ?? null);
    });
  }
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.title;
}

/** How long a page that the visitor returns to may take to hydrate and to fetch what it showed, in milliseconds. */
const SETTLING_MS = 3000;

/** Calls `adjust` whenever the page's size changes, until the visitor does something or another scroll follows. */
function whilePageSettles(window: Window, adjust: () => void): void {
  const page = window.document.getElementById('main');
  const scrollId = latest;
  if (!page) return;
  const released = untilInteraction(window);
  const observer = new ResizeObserver(() => (scrollId === latest ? adjust() : released.abort()));
  observer.observe(page);
  released.signal.addEventListener('abort', () => observer.disconnect());
  setTimeout(() => released.abort(), SETTLING_MS);
}

/** Returns a controller that also aborts when the visitor does something. */
function untilInteraction(window: Window): AbortController {
  const released = new AbortController();
  const options = { capture: true, signal: released.signal };
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    window.addEventListener(sign, () => released.abort(), options);
  return released;
}

/** Returns the first visible link to an address. */
function visibleLink(document: Document, to: Location): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('#main a[href]');
  return [...links].find((link) => {
    if (link.pathname !== to.pathname || link.search !== to.search) return false;
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= document.documentElement.clientHeight;
  });
}

/** Keeps a fragment's target in place while a smooth scroll ends. */
export function holdFragment(window: Window, hash: string): void {
  const part = window.document.getElementById(fragmentId(hash));
  if (part) scrollToFragment(window, part);
}

function scrollToFragment(window: Window, part: Element): void {
  hold(window, () => part.scrollIntoView({ behavior: 'instant', block: 'start' }));
}

function scrollToTop(window: Window): void {
  latest += 1;
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
}

/** Counts scrolls, so that a later one cancels the hold of an earlier one. */
let latest = 0;

function hold(window: Window, scroll: () => void): void {
  const scrollId = (latest += 1);
  const released = untilInteraction(window);
  let frames = HELD_FRAMES;
  const repeat = () => {
    if (scrollId !== latest || frames === 0) released.abort();
    if (released.signal.aborted) return;
    scroll();
    frames -= 1;
    window.requestAnimationFrame(repeat);
  };
  repeat();
}

/** Returns the id in a fragment. Invalid escapes are taken literally. */
function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
