import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent } from '@testing-library/dom';
import { followLinks } from './follow-links.ts';

const visit = jest.fn<(to: string) => void>();
const canShow = (pathname: string) => pathname !== '/only-the-server-knows';

/** Whether the page glides. */
let isMoving = false;
/** What is to be done once it stands still. */
let onStill: (() => void) | undefined;

// One pair of listeners for all tests: a shell lives as long as its document.
followLinks(window, canShow, visit, {
  isMoving: () => isMoving,
  stop(then) {
    onStill = then;
  },
});
/** Whether the last click was taken from the browser; also keeps jsdom from following it. */
let taken = false;
window.addEventListener('click', (event) => {
  taken = event.defaultPrevented;
  event.preventDefault();
});

beforeEach(() => {
  window.history.replaceState(null, '', '/school?from=feed');
});

afterEach(() => {
  isMoving = false;
  onStill = undefined;
  visit.mockClear();
  document.body.replaceChildren();
});

/** Presses what is marked with `id="here"` in some HTML. */
function press(html: string, how: MouseEventInit = {}): string[] {
  document.body.innerHTML = html;
  const target = document.getElementById('here');
  if (!target) throw new Error('Nothing is marked.');
  fireEvent(target, createEvent.click(target, { button: 0, ...how }));
  return visit.mock.calls.map(([to]) => to);
}

const link = (attributes: string) => `<a id="here" ${attributes}>Somewhere</a>`;

test.each([
  ['a page', 'href="/clinic"', '/clinic'],
  ['a page with a query and a part', 'href="/clinic?city=delhi#map"', '/clinic?city=delhi#map'],
  ['this page with another query', 'href="/school#top"', '/school#top'],
  ['this very page', 'href="/school?from=feed"', '/school?from=feed'],
  ['a page by its whole address', 'href="http://localhost/clinic"', '/clinic'],
  ['a page, in this very tab', 'href="/clinic" target="_self"', '/clinic'],
])('a link to %s is followed within the live page', (_what, attributes, to) => {
  expect(press(link(attributes))).toEqual([to]);
  expect(taken).toBe(true);
});

test.each([
  ['leads to another site', 'href="https://example.com/clinic"'],
  ['opens a tab', 'href="/clinic" target="_blank"'],
  ['downloads', 'href="/clinic" download'],
  ['names a part of this page', 'href="#fees"'],
  ['names a part of this page by its address', 'href="/school?from=feed#fees"'],
  ['dials a number', 'href="tel:112"'],
  ['writes a letter', 'href="mailto:hello@example.com"'],
  ['leads where only the server knows', 'href="/only-the-server-knows"'],
  ['has no address', 'name="here"'],
])('a link that %s is left to the browser', (_what, attributes) => {
  expect(press(link(attributes))).toEqual([]);
  expect(taken).toBe(false);
});

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('a press with %s is left to the browser', (_what, how) => {
  expect(press(link('href="/clinic"'), how)).toEqual([]);
  expect(taken).toBe(false);
});

test('follows a press inside a link, but none beside it and none that was already answered', () => {
  expect(press('<p id="here">Words</p>')).toEqual([]);
  expect(taken).toBe(false);
  const inside = '<a href="/clinic"><span id="here">Clinic</span></a>';
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', answer);
  expect(press(inside)).toEqual([]);
  document.body.removeEventListener('click', answer);
  expect(press(inside)).toEqual(['/clinic']);
});

test('a link within a page that glides is followed once the page stands still', () => {
  isMoving = true;
  expect(press(link('href="#fees"'))).toEqual([]);
  expect(taken).toBe(true);
  expect(window.location.hash).toBe('');
  onStill?.();
  expect(window.location.href).toBe('http://localhost/school?from=feed#fees');
});

test('a press on a link within the page that asks for a tab stops nothing', () => {
  isMoving = true;
  press(link('href="#fees"'), { ctrlKey: true });
  expect(taken).toBe(false);
  expect(onStill).toBeUndefined();
});
