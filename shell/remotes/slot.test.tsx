import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import type { Location } from '@site/kit/location.ts';
import type { RemoteProps } from '@site/kit/remote/contract.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { loadedPage } from '../testing/loaded-page.ts';

const mockLoad = jest.fn<(request: string) => Promise<unknown>>();
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => {},
  registerRemotes: () => {},
  loadRemote: (request: string) => mockLoad(request),
}));

/** What the section's code was called with, and failures reported to the shell. */
let notes: string[] = [];
/** Pages that have settled, by their text. */
let settled: (string | null)[] = [];
let reported: unknown[] = [];

beforeEach(() => {
  notes = [];
  settled = [];
  reported = [];
  mockLoad.mockReset().mockImplementation(async () => fakeApp());
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function fakeApp(changes: object = {}) {
  const step = (name: string) => async (props: RemoteProps) => {
    if (name !== 'bootstrap') notes.push(`${name} ${props.page.textContent}${props.location.hash}`);
  };
  const [bootstrap, mount, update, unmount] = ['bootstrap', 'mount', 'update', 'unmount'].map(step);
  return { bootstrap, mount, update, unmount, ...changes };
}

const at = (pathname: string, hash = ''): Location => ({
  pathname,
  hash,
  search: '',
  state: null,
  key: pathname + hash,
});

type PageOptions = Parameters<typeof loadedPage>[1];

/** A slot with the composed page at `/`. */
async function openSlot(options?: PageOptions) {
  // Imported here, after the mock is in place.
  const { createSlot } = await import('./slot.ts');
  const { content, lock } = loadedPage('/', options);
  const element = document.createElement('div');
  element.append(content);
  document.body.append(element);
  element.addEventListener('shell:settled', ({ target }) => {
    if (target instanceof Element) settled.push(target.textContent);
  });
  const navigator = { createHref: String, go: jest.fn(), push: jest.fn(), replace: jest.fn() };
  const slot = createSlot(element, { ...pageContextInTest(), navigator }, at('/'), (error, part) =>
    reported.push({ error: String(error), ...part }),
  );
  return {
    slot,
    element,
    mountFirst: () => slot.mountFirst(lock),
    async show(path: string, pageOptions?: PageOptions) {
      await slot.show(loadedPage(path, pageOptions), at(path), { startsAtTop: true });
    },
  };
}

/** Waits until pending work has finished. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function fallback(): HTMLElement {
  const element = document.createElement('section');
  element.textContent = 'This page did not load';
  return element;
}

const release = { name: 'mfe-pages', release: '0123456789abcdef' };

test('mounts the section on the composed page, keeps its HTML, and passes it locations within the page', async () => {
  const { slot, element, mountFirst } = await openSlot({ html: '<p>Words &amp; <b>more</b></p>' });
  const before = element.innerHTML;
  await mountFirst();
  slot.setLocation(at('/', '#more'));
  await settle();
  expect(notes).toEqual(['mount Words & more', 'update Words & more#more']);
  expect(element.innerHTML).toBe(before);
  expect(settled).toEqual(['Words & more']);
});

test('shows the next page immediately, mounts its section once the code is there, and unmounts the previous page', async () => {
  const { element, mountFirst, show } = await openSlot();
  await mountFirst();
  const code = deferred<unknown>();
  mockLoad.mockReturnValue(code.promise);
  await show('/clinic');
  expect(element).toHaveTextContent(/^\/clinic$/);
  await settle();
  expect(notes).toEqual(['mount /', 'unmount /']);
  expect(settled).toEqual(['/']);
  code.resolve(fakeApp());
  await settle();
  expect(notes).toEqual(['mount /', 'unmount /', 'mount /clinic']);
  expect(settled).toEqual(['/', '/clinic']);
});

test('a page whose code arrives after the visitor has left is not mounted', async () => {
  const { slot, element, mountFirst, show } = await openSlot();
  const code = deferred<unknown>();
  mockLoad.mockReturnValueOnce(code.promise);
  const first = mountFirst();
  await Promise.all([show('/clinic'), show('/feed')]);
  code.resolve(fakeApp());
  await first;
  await settle();
  expect(notes).toEqual(['mount /feed']);
  slot.showOwn(fallback());
  await settle();
  expect(notes).toEqual(['mount /feed', 'unmount /feed']);
  expect(element).toHaveTextContent(/^This page did not load$/);
});

test('a location within the page that changes while the code loads is the one that it mounts with', async () => {
  const { slot, mountFirst } = await openSlot();
  const code = deferred<unknown>();
  mockLoad.mockReturnValueOnce(code.promise);
  const first = mountFirst();
  slot.setLocation(at('/', '#more'));
  code.resolve(fakeApp());
  await first;
  await settle();
  expect(notes).toEqual(['mount /#more']);
});

test('a page without islands settles without loading code', async () => {
  const { mountFirst, show } = await openSlot({ hasIslands: false });
  await mountFirst();
  await show('/clinic', { hasIslands: false });
  expect(settled).toEqual(['/', '/clinic']);
  expect(mockLoad).not.toHaveBeenCalled();
});

const broken = () => Promise.reject(new Error('broken'));

test.each<[string, () => Promise<unknown>, string]>([
  ['fails to load', broken, 'Error: broken'],
  [
    'lacks a lifecycle',
    async () => fakeApp({ update: undefined }),
    "Error: The remote's module is missing update.",
  ],
  ['fails to mount', async () => fakeApp({ mount: broken }), 'broken'],
])('the page of a section that %s stays HTML and settles', async (_how, load, message) => {
  mockLoad.mockImplementation(load);
  const { slot, element, mountFirst, show } = await openSlot();
  await mountFirst();
  expect(reported).toEqual([{ ...release, error: expect.stringContaining(message) }]);
  expect(element).toHaveTextContent(/^\/$/);
  expect(element.querySelector('[data-plain]')).not.toBeNull();
  slot.setLocation(at('/', '#more'));
  await show('/clinic', { hasIslands: false });
  await settle();
  expect(settled).toEqual(['/', '/clinic']);
  expect(reported).toHaveLength(1);
});

test.each([
  ['mounts later', false, ['mount /']],
  ['is not mounted if the visitor has left', true, []],
])('a section whose code is late settles its page, and %s', async (_what, leaves, mounted) => {
  jest.useFakeTimers();
  const code = deferred<unknown>();
  mockLoad.mockReturnValue(code.promise);
  const { mountFirst, show } = await openSlot();
  const first = mountFirst();
  await jest.advanceTimersByTimeAsync(8000);
  await first;
  expect(settled).toEqual(['/']);
  expect(reported).toEqual([{ ...release, error: 'LateCode: Timed out after 8000 ms.' }]);
  if (leaves) await show('/clinic', { hasIslands: false });
  code.resolve(fakeApp());
  await jest.advanceTimersByTimeAsync(10);
  expect(notes).toEqual(mounted);
  expect(document.querySelector('[data-plain]')).toBeNull();
});

test('reports what a mounted section reports, with its release', async () => {
  const mount = async ({ onFailure }: RemoteProps) => onFailure(new Error('out of ink'));
  mockLoad.mockResolvedValue(fakeApp({ mount }));
  await (await openSlot()).mountFirst();
  expect(reported).toEqual([{ ...release, error: 'Error: out of ink' }]);
});

test('a section that hangs while mounting or unmounting does not block the next page', async () => {
  const hang = () => new Promise(() => {});
  mockLoad
    .mockResolvedValueOnce(fakeApp({ unmount: hang }))
    .mockResolvedValueOnce(fakeApp({ mount: hang }));
  const { element, mountFirst, show } = await openSlot();
  await mountFirst();
  await show('/clinic');
  await settle();
  await show('/feed');
  await settle();
  expect(element).toHaveTextContent(/^\/feed$/);
  expect(notes).toEqual(['mount /', 'mount /feed']);
});

test('hydrates the page of a section of contract version 5, and releases it when the visitor leaves', async () => {
  const note =
    (step: string) =>
    ({ location }: RemoteProps) =>
      notes.push(`${step} ${location.pathname}${location.hash}`);
  mockLoad.mockImplementation(async (request) => {
    if (!request.endsWith('/islands')) return null;
    return {
      hydrateIslands(page: HTMLElement, props: RemoteProps) {
        note(`hydrate ${page.textContent} at`)(props);
        const release = () => notes.push('release');
        return { ready: Promise.resolve(), update: note('update'), release };
      },
    };
  });
  const { slot, mountFirst, show } = await openSlot({ contract: 5 });
  await mountFirst();
  slot.setLocation(at('/', '#more'));
  await settle();
  await show('/clinic', { hasIslands: false });
  await settle();
  expect(notes).toEqual(['hydrate / at /', 'update /#more', 'release']);
});

test('moves the next page’s stylesheets to the head', async () => {
  const link = '<link rel="stylesheet" href="/r/a.css">';
  document.head.innerHTML = link.replace('>', ' media="not all">');
  const { slot, element } = await openSlot();
  const page = loadedPage('/clinic', { html: `<h1>Clinic</h1>${link}` });
  const styles = [{ address: '/r/a.css', integrity: 'sha256-abc' }];
  await slot.show({ ...page, styles }, at('/clinic'), { startsAtTop: false });
  expect(element.querySelector('link')).toBeNull();
  expect(document.head.querySelector('link')).toHaveAttribute('media', 'all');
});
