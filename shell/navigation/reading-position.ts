import { headerBottom } from '@site/kit/ui/reading-place.ts';
import { entryKey } from './history-entry.ts';

/** Identifies the text at the top of the window when a reader left the page. */
export type ReadingMark = {
  /** A hash of the element's text, so that the text itself is not stored. */
  fingerprint: number;
  /** How many earlier elements have the same fingerprint. */
  before: number;
  /** The element's top edge, in viewport coordinates. */
  top: number;
};

/** `entry` is the key of the history entry that was left. */
type StoredMark = { entry: string; mark: ReadingMark };

const STORAGE_KEY = 'shell.reading-mark';

/** Elements lower than this are visually hidden, in pixels. */
const MIN_HEIGHT = 2;

/**
 * After a reload or a return from another document, scrolls to the text that was last being read. Browsers restore a
 * scroll offset, but before hydration everything is expanded and offsets differ. Call this before the page is hydrated.
 */
export function restoreReadingPosition(window: Window, page: Element): void {
  const stored = readStored(window);
  if (stored?.entry === entryKey(window).key) scrollToMark(window, page, stored.mark);
  window.addEventListener('pagehide', () => {
    const left = window.scrollY > 0 ? markAtTop(window, page) : undefined;
    if (left) store(window, { entry: entryKey(window).key, mark: left });
    else clearReadingMark(window);
  });
  // A page restored from the back/forward cache has kept its position.
  window.addEventListener('pageshow', () => clearReadingMark(window));
}

/** Stops restoring the position. */
export function clearReadingMark(window: Window): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
}

/** Marks the text at the top of the window; nothing if there is none that will still be there later. */
export function markAtTop(window: Window, page: Element): ReadingMark | undefined {
  const top = headerBottom(window);
  const elements = elementsWithText(page);
  const element = elements.find((candidate) => {
    const { bottom, height } = candidate.getBoundingClientRect();
    return bottom > top && height >= MIN_HEIGHT;
  });
  // Fetched content is missing after a reload; fall back to the browser's scroll restoration.
  if (!element || element.closest('[data-fetched]')) return undefined;
  const fingerprint = fingerprintOf(element);
  const same = elements.filter((other) => fingerprintOf(other) === fingerprint);
  return { fingerprint, before: same.indexOf(element), top: viewportTop(element) };
}

/** Scrolls the marked text to where it was. */
export function scrollToMark(
  window: Window,
  page: Element,
  { fingerprint, before, top }: ReadingMark,
): void {
  const same = elementsWithText(page).filter((other) => fingerprintOf(other) === fingerprint);
  const element = same[before];
  if (!element || element.getBoundingClientRect().height < MIN_HEIGHT) return;
  window.scrollBy({ top: viewportTop(element) - top, behavior: 'instant' });
}

/** Returns the elements that directly contain text, in document order. */
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

function viewportTop(element: Element): number {
  return element.getBoundingClientRect().top;
}

function store(window: Window, mark: StoredMark): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(mark));
  } catch {
    // Storage is full or blocked: rely on the browser's scroll restoration.
  }
}

/** Returns the stored mark and removes it, because it is used only once. */
function readStored(window: Window): StoredMark | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    clearReadingMark(window);
    return isStoredMark(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isStoredMark(value: unknown): value is StoredMark {
  if (typeof value !== 'object' || value === null) return false;
  const { entry, mark }: Partial<Record<keyof StoredMark, unknown>> = value;
  if (typeof entry !== 'string' || typeof mark !== 'object' || mark === null) return false;
  const { fingerprint, before, top }: Partial<Record<keyof ReadingMark, unknown>> = mark;
  return [fingerprint, before, top].every(Number.isFinite);
}
