import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hasReached } from './reading-place.ts';

const WINDOW_HEIGHT = 600;

beforeEach(() => {
  window.innerHeight = WINDOW_HEIGHT;
  documentCameBy('navigate');
});

afterEach(() => {
  document.body.replaceChildren();
  Object.assign(performance, { getEntriesByType: () => [] });
});

/** How the browser says that the document came. */
function documentCameBy(type: 'navigate' | 'reload') {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
}

/** An element that reaches from `top` to `bottom` in the window, with something in it that can have the focus. */
function elementAt(id: string, top: number, bottom: number): HTMLElement {
  const element = document.createElement('div');
  element.id = id;
  const button = element.appendChild(document.createElement('button'));
  for (const each of [element, button]) {
    each.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
  }
  return element;
}

/** Lays elements out one under another, the first from `top`; each is as high as `heights` says. */
function layOut(top: number, heights: Readonly<Record<string, number>>): HTMLElement {
  const root = document.createElement('div');
  let y = top;
  for (const [id, height] of Object.entries(heights)) {
    root.append(elementAt(id, y, y + height));
    y += height;
  }
  const bottom = y;
  root.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
  document.body.append(root);
  return root;
}

const list = { first: 400, second: 400, third: 400 };
const hasReadOnAt = (top: number) => {
  const root = layOut(top, list);
  return hasReached(root, [...root.children].slice(2));
};

test('counts a list as reached if the reader is at or past hidden items', () => {
  expect(hasReadOnAt(-100)).toBe(false);
  expect(hasReadOnAt(-550)).toBe(true);
  expect(hasReadOnAt(-3000)).toBe(true);
});

test('after a reload, or in a hidden panel, counts a list as reached only if it contains focus', () => {
  const away = document.createElement('ol');
  away.append(document.createElement('li'));
  away.getBoundingClientRect = () => new DOMRect(0, -10, 0, 0);
  expect(hasReached(away, [...away.children])).toBe(false);

  documentCameBy('reload');
  expect(hasReadOnAt(-550)).toBe(false);
  const root = layOut(-550, list);
  root.querySelector<HTMLElement>('#third button')?.focus();
  expect(hasReached(root, [...root.children].slice(2))).toBe(true);
});
