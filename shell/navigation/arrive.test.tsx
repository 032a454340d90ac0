import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Location } from '@site/kit/router.ts';
import { arrive } from './arrive.ts';

const moves = {
  jump: jest.fn<(y: number) => void>(),
  jumpTo: jest.fn<(part: Element) => void>(),
  glideToTop: jest.fn<() => void>(),
};

beforeEach(() => {
  document.title = 'Fees | Pebble';
  document.body.innerHTML = `
    <button>Menu</button>
    <main id="main" tabindex="-1"><h1>Our school</h1><h2 id="fees">Fees</h2><a id="ask" href="/">Ask</a></main>
    <output id="route-announcer"></output>`;
});

afterEach(() => {
  for (const move of Object.values(moves)) move.mockClear();
});

function arriveAt(hash: string, scroll: Parameters<typeof arrive>[3] = { kind: 'top' }): void {
  const location: Location = { pathname: '/school', search: '', hash, state: null, key: 'one' };
  arrive(document, { ...moves, isMoving: () => false, stop: () => {} }, location, scroll);
}

const announcer = () => document.getElementById('route-announcer');

test('the page glides up, its heading has the focus and its title is said', () => {
  arriveAt('');
  expect(moves.glideToTop).toHaveBeenCalledTimes(1);
  expect(document.querySelector('h1')).toHaveFocus();
  expect(announcer()).toHaveTextContent('Fees | Pebble');
});

test('the heading takes the focus by script only, not by Tab', () => {
  arriveAt('');
  expect(document.querySelector('h1')).toHaveAttribute('tabindex', '-1');
});

test('an address that names a part of the page leads to that part', () => {
  arriveAt('#fees');
  expect(moves.jumpTo.mock.calls).toEqual([[document.getElementById('fees')]]);
  expect(moves.glideToTop).not.toHaveBeenCalled();
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
  expect(moves.glideToTop).toHaveBeenCalledTimes(1);
  expect(document.querySelector('h1')).toHaveFocus();
});

test('after Back the reader is where they were', () => {
  arriveAt('', { kind: 'position', y: 640 });
  expect(moves.jump.mock.calls).toEqual([[640]]);
  expect(document.querySelector('h1')).toHaveFocus();
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
