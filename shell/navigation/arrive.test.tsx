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

const at = (pathname: string, hash = ''): Location => ({
  pathname,
  search: '',
  hash,
  state: null,
  key: 'one',
});

function arriveAt(hash: string, scroll: Parameters<typeof arrive>[3] = { kind: 'top' }): void {
  const location = at('/school', hash);
  arrive(document, { ...moves, isMoving: () => false, stop: () => {} }, location, scroll);
}

test.each(['', '#nowhere', '#50%'])(
  'at "%s" the page glides up, its heading is focused by script only, and its title is announced',
  (hash) => {
    arriveAt(hash);
    expect(moves.glideToTop).toHaveBeenCalledTimes(1);
    expect(document.querySelector('h1')).toHaveFocus();
    expect(document.querySelector('h1')).toHaveAttribute('tabindex', '-1');
    expect(document.getElementById('route-announcer')).toHaveTextContent('Fees | Pebble');
  },
);

test('a named part that can have the focus anyway keeps its place in the order of Tab', () => {
  arriveAt('#ask');
  expect(document.getElementById('ask')).toHaveFocus();
  expect(document.getElementById('ask')).not.toHaveAttribute('tabindex');
});

test('an address that names a part, in any script, leads to that part and focuses it', () => {
  document.body.insertAdjacentHTML('beforeend', '<h2 id="शुल्क">शुल्क</h2>');
  arriveAt(`#${encodeURIComponent('शुल्क')}`);
  expect(moves.jumpTo.mock.calls).toEqual([[document.getElementById('शुल्क')]]);
  expect(moves.glideToTop).not.toHaveBeenCalled();
  expect(document.getElementById('शुल्क')).toHaveFocus();
});

test('after Back the reader is where they were', () => {
  arriveAt('', { kind: 'position', y: 640, from: at('/fees') });
  expect(moves.jump.mock.calls).toEqual([[640]]);
  expect(document.querySelector('h1')).toHaveFocus();
});

test('after Back the focus is on the link that was followed, if it is in sight', () => {
  const link = document.getElementById('ask');
  const top = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const back = () => arriveAt('', { kind: 'position', y: 640, from: at('/') });
  top.mockReturnValue(new DOMRect(0, 1200, 80, 20));
  back();
  expect(link).not.toHaveFocus();
  top.mockReturnValue(new DOMRect(0, 300, 80, 20));
  back();
  expect(link).toHaveFocus();
  expect(link).not.toHaveAttribute('tabindex');
  jest.restoreAllMocks();
});

test('a page without a heading puts the focus on its main part', () => {
  document.querySelector('h1')?.remove();
  arriveAt('');
  expect(document.getElementById('main')).toHaveFocus();
});
