import { underHeader } from '@site/kit/ui/reader-position.ts';
import { entryKey } from './history-entry.ts';

/** The words at the top of the window when a reader left the page. */
type ReadingMark = {
  /** The key of the history entry that was left. */
  entry: string;
  /** A hash of an element's text: which words were read is not stored. */
  fingerprint: number;
  /** How many elements before it have the same one. */
  before: number;
  /** Where the element began, in pixels from the top of the window. */
  top: number;
};

const STORAGE_KEY = 'shell.reading-mark';

/** Lower elements are for screen readers alone. In pixels. */
const LEAST_HEIGHT = 2;

/**
 * Returns a reader who reloads the page, or comes back to it from another document, to the words they read. Browsers
 * return to a height, and a page that is not hydrated yet has other heights, because everything in it is open. Call it
 * before the page is hydrated.
 */
export function keepReadingMark(window: Window, page: Element): void {
  const mark = takeStored(window);
  if (mark?.entry === entryKey(window).key) returnTo(window, page, mark);
  window.addEventListener('pagehide', () => {
    const left = window.scrollY > 0 ? markAtTop(window, page) : undefined;
    if (left) store(window, left);
    else forgetReadingMark(window);
  });
  // A page from the back/forward cache is where it was.
  window.addEventListener('pageshow', () => forgetReadingMark(window));
}

/** Leaves the reader where they are from now on. */
export function forgetReadingMark(window: Window): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden, so nothing is stored either.
  }
}

function markAtTop(window: Window, page: Element): ReadingMark | undefined {
  const top = underHeader(window);
  const elements = elementsWithText(page);
  const element = elements.find((candidate) => {
    const { bottom, height } = candidate.getBoundingClientRect();
    return bottom > top && height >= LEAST_HEIGHT;
  });
  // Content that the page fetches is not there yet after a reload; the browser then restores the scroll position.
  if (!element || element.closest('[data-fetched]')) return undefined;
  const fingerprint = fingerprintOf(element);
  const same = elements.filter((other) => fingerprintOf(other) === fingerprint);
  const { key } = entryKey(window);
  return { entry: key, fingerprint, before: same.indexOf(element), top: topOf(element) };
}

function returnTo(window: Window, page: Element, { fingerprint, before, top }: ReadingMark): void {
  const same = elementsWithText(page).filter((other) => fingerprintOf(other) === fingerprint);
  const element = same[before];
  if (!element || element.getBoundingClientRect().height < LEAST_HEIGHT) return;
  window.scrollBy({ top: topOf(element) - top, behavior: 'instant' });
}

/** The elements with text of their own, in the order of the page. */
function elementsWithText(page: Element): Element[] {
  return [...page.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    ),
  );
}

function fingerprintOf({ textContent }: Element): number {
  let hash = 0;
  for (const letter of textContent.trim()) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return hash;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function store(window: Window, mark: ReadingMark): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(mark));
  } catch {
    // Storage is full or forbidden: the browser then returns to where it can.
  }
}

/** The stored mark, which is used once. */
function takeStored(window: Window): ReadingMark | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    forgetReadingMark(window);
    return isReadingMark(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isReadingMark(value: unknown): value is ReadingMark {
  if (typeof value !== 'object' || value === null) return false;
  const { entry, fingerprint, before, top }: Partial<Record<keyof ReadingMark, unknown>> = value;
  return typeof entry === 'string' && [fingerprint, before, top].every(Number.isFinite);
}
