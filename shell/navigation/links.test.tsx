import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ViewInTest } from '@site/kit/testing/view-in-test.ts';
import { createEvent, fireEvent } from '@testing-library/dom';
import { followLinks, prefetchLinks } from './links.ts';

const visit = jest.fn<(to: string) => void>();
const onIntent = jest.fn<(to: string) => void>();
const onView = jest.fn<(to: string) => void>();

// All tests share the listeners, because a shell never removes them.
followLinks(window, visit);
prefetchLinks(window, { onIntent, onView });
/** Whether the shell handled the last click. The listener also keeps jsdom from following the link. */
let taken = false;
window.addEventListener('click', (event) => {
  taken = event.defaultPrevented;
  event.preventDefault();
});

beforeEach(() => {
  window.history.replaceState(null, '', '/school?from=feed');
});

afterEach(() => {
  visit.mockClear();
  onIntent.mockClear();
  onView.mockClear();
  document.body.replaceChildren();
});

/** Clicks the element with `id="here"` in this HTML. Returns the visited URLs. */
function press(html: string, how: MouseEventInit = {}): string[] {
  document.body.innerHTML = html;
  const target = document.getElementById('here');
  if (!target) throw new Error('No element has id="here".');
  fireEvent(target, createEvent.click(target, { button: 0, ...how }));
  return visit.mock.calls.map(([to]) => to);
}

const link = (attributes: string) => `<a id="here" ${attributes}>Somewhere</a>`;

test.each([
  ['a page', 'href="/clinic"', '/clinic'],
  ['a page with a query and a fragment', 'href="/clinic?city=delhi#map"', '/clinic?city=delhi#map'],
  ['the current page with another query', 'href="/school#top"', '/school#top'],
  ['the current page', 'href="/school?from=feed"', '/school?from=feed'],
  ['a page by its absolute URL', 'href="http://localhost/clinic"', '/clinic'],
  ['a page that opens in the same tab', 'href="/clinic" target="_self"', '/clinic'],
])('follows a link to %s within the live page', (_what, attributes, to) => {
  expect(press(link(attributes))).toEqual([to]);
  expect(taken).toBe(true);
});

test.each([
  ['points to another site', 'href="https://example.com/clinic"'],
  ['opens a new tab', 'href="/clinic" target="_blank"'],
  ['downloads a file', 'href="/clinic" download'],
  ['points to a fragment of this page', 'href="#fees"'],
  ['points to a fragment of this page by its full path', 'href="/school?from=feed#fees"'],
  ['dials a phone number', 'href="tel:112"'],
  ['opens an email', 'href="mailto:hello@example.com"'],
  ['opens a file', 'href="/website/brochure.pdf"'],
  ['has no href', 'name="here"'],
])('leaves a link that %s to the browser', (_what, attributes) => {
  expect(press(link(attributes))).toEqual([]);
  expect(taken).toBe(false);
});

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('leaves a click with %s to the browser', (_what, how) => {
  expect(press(link('href="/clinic"'), how)).toEqual([]);
  expect(taken).toBe(false);
});

test('follows a click inside a link, but ignores clicks beside it and clicks already handled', () => {
  expect(press('<p id="here">Words</p>')).toEqual([]);
  expect(taken).toBe(false);
  const inside = '<a href="/clinic"><span id="here">Clinic</span></a>';
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', answer);
  expect(press(inside)).toEqual([]);
  document.body.removeEventListener('click', answer);
  expect(press(inside)).toEqual(['/clinic']);
});

test.each([
  ['hovers over', fireEvent.pointerOver],
  ['touches', fireEvent.touchStart],
  ['focuses', fireEvent.focusIn],
])('prefetches a link’s page when a visitor %s it', (_how, intend) => {
  document.body.innerHTML = '<p>Text <a href="/clinic?city=delhi#map"><b>Clinic</b></a></p>';
  intend(document.querySelector('p') ?? document.body);
  expect(onIntent).not.toHaveBeenCalled();
  intend(document.querySelector('b') ?? document.body);
  expect(onIntent.mock.calls).toEqual([['/clinic?city=delhi']]);
});

test.each(['https://example.com/', '/website/brochure.pdf', '/school?age=2', '#fees'])(
  'prefetches nothing for a link to %s',
  (href) => {
    document.body.innerHTML = `<a href="${href}">Somewhere</a>`;
    fireEvent.pointerOver(document.querySelector('a') ?? document.body);
    expect(onIntent).not.toHaveBeenCalled();
  },
);

test('prefetches nothing with Save-Data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const saved = jest.fn<(to: string) => void>();
  prefetchLinks(window, { onIntent: saved, onView: saved });
  Reflect.deleteProperty(navigator, 'connection');
  document.body.innerHTML = link('href="/clinic"');
  fireEvent.pointerOver(document.querySelector('a') ?? document.body);
  expect(saved).not.toHaveBeenCalled();
  expect(onIntent).toHaveBeenCalledTimes(1);
});

test('on a fast connection, prefetches the first visible link when idle', async () => {
  const idle: (() => void)[] = [];
  Object.assign(navigator, { connection: { effectiveType: '4g' } });
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    IntersectionObserver: ViewInTest,
  });
  const pages = ['/school?from=feed', '/clinic', '/about-us', '/blog', '/feed'];
  document.body.innerHTML = `<main id="main"><a href="/contactUs" data-live>Ask</a>
    ${pages.map((page) => `<a href="${page}">Go</a>`).join('')}</main>`;
  prefetchLinks(window, { onIntent, onView });
  for (const name of ['requestIdleCallback', 'IntersectionObserver'])
    Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'connection');

  expect(ViewInTest.observed).toHaveLength(pages.length);
  ViewInTest.show(...ViewInTest.observed);
  for (let turn = 0; turn <= pages.length; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    idle.shift()?.();
  }
  expect(onView.mock.calls).toEqual([['/clinic']]);
  expect(ViewInTest.observed).toEqual([]);
});
