import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Location } from '@site/kit/router.ts';
import { arrive } from './arrive.ts';

const scrollTo = jest.fn<(options: ScrollToOptions) => void>();
const scrollIntoView = jest.fn<(this: Element, options: ScrollIntoViewOptions) => void>();
let reducedMotion = false;

beforeEach(() => {
  reducedMotion = false;
  Object.assign(window, {
    scrollTo,
    matchMedia: (query: string) => ({
      matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
    }),
  });
  Object.assign(Element.prototype, { scrollIntoView });
  document.title = 'Fees | Pebble';
  document.body.innerHTML = `
    <button>Menu</button>
    <main id="main" tabindex="-1"><h1>Our school</h1><h2 id="fees">Fees</h2><a id="ask" href="/">Ask</a></main>
    <output id="route-announcer"></output>`;
});

afterEach(() => {
  scrollTo.mockClear();
  scrollIntoView.mockClear();
});

function arriveAt(hash: string, scroll: Parameters<typeof arrive>[2] = { kind: 'top' }): void {
  const location: Location = { pathname: '/school', search: '', hash, state: null, key: 'one' };
  arrive(window, location, scroll);
}

const announcer = () => document.getElementById('route-announcer');

test('the page glides up, its heading has the focus and its title is said', () => {
  arriveAt('');
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  expect(document.querySelector('h1')).toHaveFocus();
  expect(announcer()).toHaveTextContent('Fees | Pebble');
});

test('for those who asked for less motion the page is at the top at once', () => {
  reducedMotion = true;
  arriveAt('');
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

test('the heading takes the focus by script only, not by Tab', () => {
  arriveAt('');
  expect(document.querySelector('h1')).toHaveAttribute('tabindex', '-1');
});

test('an address that names a part of the page leads to that part', () => {
  arriveAt('#fees');
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('fees')]);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.getElementById('fees')).toHaveFocus();
});

test('a named part that can have the focus anyway keeps its place in the order of Tab', () => {
  arriveAt('#ask');
  expect(document.getElementById('ask')).toHaveFocus();
  expect(document.getElementById('ask')).not.toHaveAttribute('tabindex');
});

test('a part whose name is written with other letters is found', () => {
  document.body.insertAdjacentHTML('beforeend', '<h2 id="शुल्क">शुल्क</h2>');
  arriveAt(`#${encodeURIComponent('शुल्क')}`);
  expect(document.getElementById('शुल्क')).toHaveFocus();
});

test('a part that is not there counts as none', () => {
  arriveAt('#nowhere');
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  expect(document.querySelector('h1')).toHaveFocus();
});

test('after Back the reader is at once where they were', () => {
  arriveAt('', { kind: 'position', y: 640 });
  expect(scrollTo.mock.calls).toEqual([[{ top: 640, behavior: 'instant' }]]);
  expect(document.querySelector('h1')).toHaveFocus();
});

test('and stays there when the browser still ends a movement of the page that was left', () => {
  jest.useFakeTimers();
  arriveAt('', { kind: 'position', y: 640 });
  jest.runAllTimers();
  jest.useRealTimers();
  expect(scrollTo.mock.calls.length).toBeGreaterThan(1);
  expect(new Set(scrollTo.mock.calls.map(([{ top }]) => top))).toEqual(new Set([640]));
});

test('a page without a heading puts the focus on its main part', () => {
  document.querySelector('h1')?.remove();
  arriveAt('');
  expect(document.getElementById('main')).toHaveFocus();
});

test('an address that ends in a broken escape (#50%) arrives like any other', () => {
  arriveAt('#50%');
  expect(document.querySelector('h1')).toHaveFocus();
});
