import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { forgetListenersAfterEachTest } from '../testing/forget-listeners.ts';
import { createScrollPositions } from './scroll-positions.ts';

forgetListenersAfterEachTest();

beforeEach(() => {
  window.sessionStorage.clear();
  scrollTo(0, { tell: false });
});

/** A document of the site in this window, at the entry `firstKey` of the history. */
function openDocument(firstKey: string) {
  let key = firstKey;
  const positions = createScrollPositions(window, () => key);
  return {
    positions,
    moveTo(next: string) {
      key = next;
    },
  };
}

/** Leaves the page, and with it the document. */
function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
}

function scrollTo(y: number, { tell = true } = {}): void {
  Object.assign(window, { scrollY: y });
  if (tell) window.dispatchEvent(new Event('scroll'));
}

test('each entry of the history keeps its own position, from where the reader was at first', () => {
  scrollTo(700, { tell: false });
  const { positions, moveTo } = openDocument('first');
  expect(positions.read('first')).toBe(700);
  scrollTo(300);
  moveTo('second');
  scrollTo(20.6);
  expect(positions.read('first')).toBe(300);
  expect(positions.read('second')).toBe(21);
  expect(positions.read('never seen')).toBe(0);
});

test('the shell restores positions while it lives, keeps them for the next document, and returns the task', () => {
  openDocument('first');
  expect(window.history.scrollRestoration).toBe('manual');
  scrollTo(480);
  leave();
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
  expect(openDocument('second').positions.read('first')).toBe(480);
});

test.each(['not JSON', 'null', '[1, 2]', '{"first": "far down"}'])(
  'what somebody else left in the storage (%s) does no harm',
  (stored) => {
    window.sessionStorage.setItem('shell.scroll-positions', stored);
    const { positions } = openDocument('first');
    expect(positions.read('first')).toBe(0);
    scrollTo(120);
    expect(positions.read('first')).toBe(120);
  },
);

test('a storage that refuses to keep anything does not keep the visitor from leaving', () => {
  openDocument('first');
  scrollTo(120);
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    leave();
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(window.history.scrollRestoration).toBe('auto');
});
