import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { forgetListenersAfterEachTest } from '../testing/forget-listeners.ts';
import { createPageScroll } from './page-scroll.ts';

forgetListenersAfterEachTest();

const scrollTo = jest.fn<(options: ScrollToOptions) => void>();
const scrollIntoView = jest.fn<(this: Element) => void>();
let reducedMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  Object.assign(window, {
    scrollTo,
    scrollY: 900,
    matchMedia: (query: string) => ({
      matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
    }),
  });
  Object.assign(Element.prototype, { scrollIntoView });
  document.body.innerHTML = '<h2 id="fees">Fees</h2>';
});

afterEach(() => {
  jest.useRealTimers();
  scrollTo.mockReset();
  scrollIntoView.mockReset();
});

/** The positions that were set since this was last asked, and how. */
function goes(): ScrollToOptions[] {
  const calls = scrollTo.mock.calls.map(([options]) => options);
  scrollTo.mockClear();
  return calls;
}

function readerIsAt(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}

function fees(): HTMLElement {
  const part = document.getElementById('fees');
  if (!part) throw new Error('The part is not there.');
  return part;
}

test('the page glides to its top, and has stopped when it is there', () => {
  const page = createPageScroll(window);
  expect(page.isMoving()).toBe(false);
  page.glideToTop();
  expect(goes()).toEqual([{ top: 0, behavior: 'smooth' }]);
  readerIsAt(450);
  expect(page.isMoving()).toBe(true);
  readerIsAt(0);
  expect(page.isMoving()).toBe(false);
  page.glideToTop();
  expect(page.isMoving()).toBe(false);
});

test('for those who asked for less motion the page is at its top at once', () => {
  reducedMotion = true;
  const page = createPageScroll(window);
  page.glideToTop();
  expect(goes()).toEqual([{ top: 0, behavior: 'instant' }]);
  expect(page.isMoving()).toBe(false);
});

test('a position is held against what is left of a glide', () => {
  const page = createPageScroll(window);
  page.glideToTop();
  goes();
  page.jump(640);
  jest.runAllTimers();
  const held = goes();
  expect(held.length).toBeGreaterThan(1);
  expect(new Set(held.map(({ top }) => top))).toEqual(new Set([640]));
  expect(page.isMoving()).toBe(false);
});

test('a part is held as well', () => {
  const page = createPageScroll(window);
  page.glideToTop();
  page.jumpTo(fees());
  jest.runAllTimers();
  expect(scrollIntoView.mock.contexts.length).toBeGreaterThan(1);
  expect(new Set(scrollIntoView.mock.contexts)).toEqual(new Set([fees()]));
});

test('what comes later lets go of a position that is still held', () => {
  const page = createPageScroll(window);
  page.jump(640);
  expect(page.isMoving()).toBe(true);
  page.jumpTo(fees());
  goes();
  jest.runAllTimers();
  expect(goes()).toEqual([]);

  page.jump(640);
  page.glideToTop();
  goes();
  jest.runAllTimers();
  expect(goes()).toEqual([]);
});

test('a glide is stopped where it is, and only then goes on what waited for it', () => {
  const page = createPageScroll(window);
  page.glideToTop();
  readerIsAt(450);
  goes();
  const then = jest.fn<() => void>();
  page.stop(then);
  expect(then).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(new Set(goes().map(({ top }) => top))).toEqual(new Set([450]));
  expect(then).toHaveBeenCalledTimes(1);
  expect(page.isMoving()).toBe(false);
});

test('what waited for a glide to stop is forgotten when something else moves the page', () => {
  const page = createPageScroll(window);
  page.glideToTop();
  const then = jest.fn<() => void>();
  page.stop(then);
  page.jump(80);
  jest.runAllTimers();
  expect(then).not.toHaveBeenCalled();
});
