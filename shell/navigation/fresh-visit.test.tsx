import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { layOutAll, layOutAround, layOutInSpareTime, markFreshVisit } from './fresh-visit.ts';

const root = document.documentElement;

beforeEach(() => {
  window.history.replaceState(null, '', '/school');
  document.body.innerHTML = '<h2 id="fees">Fees</h2>';
});

afterEach(() => {
  root.removeAttribute('data-fresh');
  Object.assign(window, { scrollY: 0 });
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.restoreAllMocks();
});

/** What the browser says about how the page was opened and whether anything was painted. */
function opened(type: string, { painted = false, scrollY = 0 } = {}): void {
  const entries: Readonly<Record<string, readonly object[]>> = {
    navigation: [{ entryType: 'navigation', type }],
    paint: painted ? [{ entryType: 'paint' }] : [],
  };
  Object.assign(window.performance, { getEntriesByType: (kind: string) => entries[kind] });
  Object.assign(window, { scrollY });
}

test('a page that was opened from its top is fresh', () => {
  opened('navigate');
  markFreshVisit(window);
  expect(root).toHaveAttribute('data-fresh');
});

test.each(['reload', 'back_forward', 'prerender'])(
  'after %s the browser returns to a place, so the page is not',
  (type) => {
    opened(type);
    markFreshVisit(window);
    expect(root).not.toHaveAttribute('data-fresh');
  },
);

test('a page that was opened at one of its parts is not', () => {
  window.history.replaceState(null, '', '/school#fees');
  opened('navigate');
  markFreshVisit(window);
  expect(root).not.toHaveAttribute('data-fresh');
});

test('where the browser does not say how it was opened, it is not', () => {
  Object.assign(window.performance, { getEntriesByType: () => [] });
  markFreshVisit(window);
  expect(root).not.toHaveAttribute('data-fresh');
});

test('when the script comes late, a page that was scrolled is not, one at its top is', () => {
  opened('navigate', { painted: true, scrollY: 300 });
  markFreshVisit(window);
  expect(root).not.toHaveAttribute('data-fresh');
  opened('navigate', { painted: true });
  markFreshVisit(window);
  expect(root).toHaveAttribute('data-fresh');
});

/** Laid out in full, the heading is 250 pixels further down. */
function headingThatMoves(): Element {
  const heading = document.querySelector('h2');
  if (!heading) throw new Error('There is no heading.');
  jest
    .spyOn(heading, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, root.hasAttribute('data-fresh') ? 96 : 346));
  return heading;
}

test('what is seen stays where it is when all above it gets its height', () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockReturnValue();
  const heading = headingThatMoves();
  root.setAttribute('data-fresh', '');
  layOutAround(heading, window);
  expect(root).not.toHaveAttribute('data-fresh');
  expect(scrollBy.mock.calls).toEqual([[{ top: 250, behavior: 'instant' }]]);
});

test('a page that is laid out already is left in peace', () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockReturnValue();
  layOutAround(headingThatMoves(), window);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('with nothing to keep in place, all is laid out and nothing scrolled', () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockReturnValue();
  root.setAttribute('data-fresh', '');
  layOutAround(null, window);
  expect(root).not.toHaveAttribute('data-fresh');
  expect(scrollBy).not.toHaveBeenCalled();
  root.setAttribute('data-fresh', '');
  layOutAll(document);
  expect(root).not.toHaveAttribute('data-fresh');
});

/** A page of three parts, and a browser that says when it is idle. */
function pageOfThree() {
  document.body.innerHTML =
    '<div><section>One</section><section>Two</section><section>Three</section></div>';
  const page = document.body.firstElementChild;
  if (!page) throw new Error('There is no page.');
  let tell: (() => void) | undefined;
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      tell = callback;
    },
  });
  const spareTime = async () => {
    tell?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const laidOut = () =>
    [...page.querySelectorAll('[data-laid-out]')].map(({ textContent }) => textContent);
  return { page, spareTime, laidOut };
}

test('whenever there is time one more part is laid out, and in the end all is', async () => {
  const { page, spareTime, laidOut } = pageOfThree();
  root.setAttribute('data-fresh', '');
  const done = layOutInSpareTime(page);
  expect(laidOut()).toEqual([]);
  await spareTime();
  expect(laidOut()).toEqual(['One']);
  await spareTime();
  await spareTime();
  expect(laidOut()).toEqual(['One', 'Two', 'Three']);
  expect(root).toHaveAttribute('data-fresh');
  await spareTime();
  await done;
  expect(root).not.toHaveAttribute('data-fresh');
});

test('after a move there is nothing left to lay out', async () => {
  const { page, spareTime, laidOut } = pageOfThree();
  root.setAttribute('data-fresh', '');
  const done = layOutInSpareTime(page);
  await spareTime();
  layOutAll(document);
  await spareTime();
  await done;
  expect(laidOut()).toEqual(['One']);
});

test('where nobody says when there is time, it is done soon all the same', async () => {
  const { page, laidOut } = pageOfThree();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  root.setAttribute('data-fresh', '');
  jest.useFakeTimers();
  const done = layOutInSpareTime(page);
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  await done;
  expect(laidOut()).toHaveLength(3);
  expect(root).not.toHaveAttribute('data-fresh');
});
