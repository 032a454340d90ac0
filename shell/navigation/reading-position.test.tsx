import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { removeListenersAfterEachTest } from '../testing/remove-listeners.ts';
import { clearReadingMark, restoreReadingPosition } from './reading-position.ts';

removeListenersAfterEachTest();

const scrollBy = jest.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  scrollBy.mockClear();
  Object.assign(window, { scrollBy, scrollY: 900 });
  document.documentElement.style.scrollPaddingTop = '96px';
});

type Block = { words: string; top: number; height?: number };

/** Opens a document at a history entry, with blocks of text at these positions in the window. */
function openDocument(entry: string, blocks: readonly Block[]): void {
  const page = document.createElement('main');
  for (const { words, top, height = 40 } of blocks) {
    const box = page.appendChild(document.createElement('div'));
    const block = box.appendChild(document.createElement('p'));
    block.textContent = words;
    block.getBoundingClientRect = () => new DOMRect(0, top, 320, height);
  }
  window.history.replaceState({ usr: null, key: entry }, '');
  restoreReadingPosition(window, page);
}

/** Unloads the document. */
function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
}

test('scrolls the first text below the header back to its previous position, once', () => {
  openDocument('first', [
    { words: 'Under the header', top: 20 },
    { words: 'What it costs', top: 100 },
    { words: 'Who pays', top: 500 },
  ]);
  leave();
  // The text that the visitor read must not be stored.
  expect(window.sessionStorage.getItem('shell.reading-mark')).not.toMatch(/costs/);
  const blocks = [
    { words: 'Under the header', top: 7000 },
    { words: 'A part that was put away', top: 7080 },
    { words: 'What it costs', top: 7500 },
  ];
  openDocument('first', blocks);
  openDocument('first', blocks);
  expect(scrollBy.mock.calls).toEqual([[{ top: 7400, behavior: 'instant' }]]);
});

test('leaves text that the page fetched itself to the browser’s scroll restoration', () => {
  document.body.dataset['fetched'] = '';
  const page = document.body.appendChild(document.createElement('main'));
  const result = page.appendChild(document.createElement('p'));
  result.textContent = 'Dyslexia';
  result.getBoundingClientRect = () => new DOMRect(0, 120, 320, 40);
  window.history.replaceState({ usr: null, key: 'first' }, '');
  restoreReadingPosition(window, page);
  leave();
  delete document.body.dataset['fetched'];
  page.remove();
  openDocument('first', [{ words: 'Dyslexia', top: 4000 }]);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('finds the same occurrence of repeated text', () => {
  const openTwice = (offset: number) =>
    openDocument('first', [
      { words: 'See a doctor today', top: -300 + offset },
      { words: 'See a doctor today', top: 120 + offset },
    ]);
  openTwice(0);
  leave();
  openTwice(50);
  expect(scrollBy).toHaveBeenCalledWith({ top: 50, behavior: 'instant' });
});

test('ignores visually hidden text', () => {
  openDocument('first', [
    { words: 'Definition', top: 99, height: 1 },
    { words: 'What ADHD is', top: 110 },
  ]);
  leave();
  openDocument('first', [
    { words: 'Definition', top: 99 },
    { words: 'What ADHD is', top: 150 },
  ]);
  expect(scrollBy).toHaveBeenCalledWith({ top: 40, behavior: 'instant' });
});

test.each([
  ['another history entry', 'second', [{ words: 'What it costs', top: 700 }]],
  ['text that no longer exists', 'first', [{ words: 'What it cost', top: 700 }]],
  ['text that is collapsed', 'first', [{ words: 'What it costs', top: 0, height: 0 }]],
])('%s: keeps the browser’s scroll position', (_what, entry, blocks) => {
  openDocument('first', [{ words: 'What it costs', top: 100 }]);
  leave();
  openDocument(entry, blocks);
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each([
  ['the reader has moved on', () => clearReadingMark(window)],
  ['the back/forward cache restored the page', () => window.dispatchEvent(new Event('pageshow'))],
  [
    'the reader left from the top of the page',
    () => {
      Object.assign(window, { scrollY: 0 });
      leave();
    },
  ],
])('%s: does not scroll', (_who, beforeReturning) => {
  openDocument('first', [{ words: 'What it costs', top: 100 }]);
  leave();
  beforeReturning();
  openDocument('first', [{ words: 'What it costs', top: 700 }]);
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each(['not JSON', 'null', '[1]', '{"entry":"first","fingerprint":1}'])(
  'ignores stored data in another format (%s)',
  (stored) => {
    window.sessionStorage.setItem('shell.reading-mark', stored);
    openDocument('first', [{ words: 'What it costs', top: 700 }]);
    expect(scrollBy).not.toHaveBeenCalled();
  },
);

test('full storage does not prevent the visitor from leaving', () => {
  openDocument('first', [{ words: 'What it costs', top: 100 }]);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const onError = jest.fn();
  window.addEventListener('error', onError);
  leave();
  setItem.mockRestore();
  expect(onError).not.toHaveBeenCalled();
});
