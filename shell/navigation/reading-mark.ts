import { underHeader } from '@site/kit/ui/under-header.ts';

/** Tells the words that a reader had at the top of the window when they left, until they are back. */
type ReadingMark = {
  /** The entry of the history that was left. */
  entry: string;
  /** Of an element on that page: which words were read is kept nowhere. */
  fingerprint: number;
  /** How many elements before it have the same one. */
  before: number;
  /** Where the element began, in pixels from the top of the window. */
  top: number;
};

const STORAGE_KEY = 'shell.reading-mark';

/** Lower elements than this are there for screen readers alone. In pixels. */
const LEAST_HEIGHT = 2;

/**
 * Leads a reader who reloads the page, or comes back to it from another document, to the words they read. Browsers do
 * that by themselves when those words, and as many after them as fill the window, are there as soon as the page is
 * high enough to return to. Where a page arrives in pieces they return to a height instead, or as far as the page
 * reaches; and a page that is not alive yet has other heights, because all that is put away stands open. Call it
 * before the page comes alive. Whoever has moved on meanwhile is left alone.
 *
 * @param page What the reader reads.
 * @param currentEntry Gives the key of the history's current entry.
 */
export function keepReadingMark(window: Window, page: Element, currentEntry: () => string): void {
  const mark = takeStored(window);
  if (mark?.entry === currentEntry()) returnTo(window, page, mark);
  window.addEventListener('pagehide', () => {
    const left = window.scrollY > 0 ? markAtTop(window, page, currentEntry()) : undefined;
    if (left) store(window, left);
    else forgetReadingMark(window);
  });
  // A page that the browser kept whole is where it was, and its reader goes on from there.
  window.addEventListener('pageshow', () => forgetReadingMark(window));
}

/** Leaves the reader wherever they are from now on. */
export function forgetReadingMark(window: Window): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden: then there is no mark either.
  }
}

function markAtTop(window: Window, page: Element, entry: string): ReadingMark | undefined {
  const eyes = underHeader(window);
  const elements = elementsWithWords(page);
  const element = elements.find((candidate) => {
    const { bottom, height } = candidate.getBoundingClientRect();
    return bottom > eyes && height >= LEAST_HEIGHT;
  });
  // Content that the page fetches is not there yet after a reload; the browser then restores the scroll position.
  if (!element || element.closest('[data-fetched]')) return undefined;
  const fingerprint = fingerprintOf(element);
  const same = elements.filter((other) => fingerprintOf(other) === fingerprint);
  return { entry, fingerprint, before: same.indexOf(element), top: topOf(element) };
}

function returnTo(window: Window, page: Element, { fingerprint, before, top }: ReadingMark): void {
  const same = elementsWithWords(page).filter((other) => fingerprintOf(other) === fingerprint);
  const element = same[before];
  if (!element || element.getBoundingClientRect().height < LEAST_HEIGHT) return;
  window.scrollBy({ top: topOf(element) - top, behavior: 'instant' });
}

/** The elements that have words of their own, in the order of the page. */
function elementsWithWords(page: Element): Element[] {
  return [...page.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    ),
  );
}

/** A number for the words of an element, which is another one for other words in all likelihood. */
function fingerprintOf(element: Element): number {
  const words = element.textContent.trim();
  let hash = 0;
  for (let index = 0; index < words.length; index += 1) {
    hash = (Math.imul(hash, 31) + words.charCodeAt(index)) | 0;
  }
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

/** The mark that was kept, which serves once. */
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
  const has = (name: keyof ReadingMark, type: 'string' | 'number') =>
    name in value && typeof Reflect.get(value, name) === type;
  return (
    has('entry', 'string') &&
    has('fingerprint', 'number') &&
    has('before', 'number') &&
    has('top', 'number')
  );
}
