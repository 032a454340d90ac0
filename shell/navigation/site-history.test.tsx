import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Location } from '@site/kit/router.ts';
import { forgetListenersAfterEachTest } from '../testing/forget-listeners.ts';
import { createSiteHistory } from './site-history.ts';

forgetListenersAfterEachTest();

type Told = (location: Location) => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

/** A history of this window, and what its listener is told. */
function startHistory() {
  const history = createSiteHistory(window);
  const onPop = jest.fn<Told>();
  const onHash = jest.fn<Told>();
  const onDialog = jest.fn<(asked: boolean) => void>();
  history.listen({ onPop, onHash, onDialog });
  return { history, onPop, onHash, onDialog };
}

/** Goes back or forward as the browser's buttons do. */
async function traverse(delta: number): Promise<void> {
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.go(delta);
  await arrived;
}

test('the entry the visitor came in by gets a key of its own', () => {
  window.history.replaceState(null, '', '/school?a=1#fees');
  const { history } = startHistory();
  expect(history.location).toEqual({
    pathname: '/school',
    search: '?a=1',
    hash: '#fees',
    state: null,
    key: expect.stringMatching(/./),
  });
  expect(window.history.state).toEqual({ key: history.location.key, state: null });
});

test('an entry that has a key keeps it over a reload', () => {
  const first = startHistory().history;
  first.commit(first.resolve('/feed', { from: 'home' }), 'replace');
  const afterReload = startHistory().history;
  expect(afterReload.location).toEqual(first.location);
  expect(afterReload.location.state).toEqual({ from: 'home' });
});

test('a browser that refuses to keep the key has a history all the same', () => {
  window.history.replaceState(null, '', '/school');
  const refuse = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  const { history } = startHistory();
  expect(history.location).toMatchObject({ pathname: '/school', key: expect.stringMatching(/./) });
  refuse.mockRestore();
  history.commit(history.resolve('/feed'), 'push');
  expect(window.location.pathname).toBe('/feed');
});

test('resolving gives a location with a fresh key and moves nothing', () => {
  const { history } = startHistory();
  const a = history.resolve('/blog/7?x=1#end', { blog: 7 });
  const b = history.resolve('/blog/7?x=1#end');
  expect(a).toMatchObject({
    pathname: '/blog/7',
    search: '?x=1',
    hash: '#end',
    state: { blog: 7 },
  });
  expect(b.state).toBeNull();
  expect(a.key).not.toBe(b.key);
  expect(window.location.pathname).toBe('/');
  expect(history.location.pathname).toBe('/');
});

test('an address without a path belongs to the page the visitor is on', () => {
  const { history } = startHistory();
  history.commit(history.resolve('/school?a=1'), 'push');
  expect(history.resolve('#fees')).toMatchObject({
    pathname: '/school',
    search: '?a=1',
    hash: '#fees',
  });
  expect(history.resolve('?b=2')).toMatchObject({ pathname: '/school', search: '?b=2', hash: '' });
});

test('going back and forward tells the locations with their keys and states, and moves nothing yet', async () => {
  const { history, onPop, onHash } = startHistory();
  const school = history.resolve('/school', { from: 'home' });
  history.commit(school, 'push');
  const feed = history.resolve('/feed');
  history.commit(feed, 'push');

  await traverse(-1);
  expect(onPop).toHaveBeenLastCalledWith(school);
  expect(history.location).toBe(feed);
  history.accept(school);
  expect(history.location).toBe(school);

  await traverse(1);
  expect(onPop).toHaveBeenLastCalledWith(feed);
  expect(onHash).not.toHaveBeenCalled();
});

test('a link within the page makes an entry with a key, which keeps it when the visitor returns', async () => {
  const { history, onPop, onHash } = startHistory();
  const start = history.location;
  const followed = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.location.hash = '#fees';
  await followed;

  expect(onHash).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/', hash: '#fees' }));
  const [part] = onHash.mock.calls.flat();
  if (!part) throw new Error('Nobody was told.');
  expect(part.key).not.toBe(start.key);
  expect(window.history.state).toEqual({ key: part.key, state: null });
  onHash.mockClear();

  await traverse(-1);
  expect(onPop).toHaveBeenLastCalledWith(start);
  await traverse(1);
  expect(onPop).toHaveBeenLastCalledWith(part);
  expect(onHash).not.toHaveBeenCalled();
});

test('the entry of a dialog leads Back to its page, which nobody is told to show again', async () => {
  const { history, onPop, onDialog } = startHistory();
  history.commit(history.resolve('/blog/7', { blog: 7 }), 'replace');
  const { location } = history;
  history.addDialogEntry();
  expect(history.isOnDialog).toBe(true);
  expect(history.location).toBe(location);
  expect(window.location.pathname).toBe('/blog/7');

  await traverse(-1);
  await traverse(1);
  expect(history.isOnDialog).toBe(true);
  history.leaveDialogEntry();
  await history.returning;
  expect(history.isOnDialog).toBe(false);
  expect(onDialog.mock.calls).toEqual([[false], [false], [true]]);
  expect(onPop).not.toHaveBeenCalled();
});

test('a page that is opened from a dialog takes the place of its entry', async () => {
  const { history, onPop } = startHistory();
  history.commit(history.resolve('/clinic'), 'push');
  const clinic = history.location;
  const entries = window.history.length;
  history.addDialogEntry();
  history.commit(history.resolve('/school'), 'push');
  expect(window.history.length).toBe(entries + 1);

  await traverse(-1);
  expect(onPop.mock.calls).toEqual([[clinic]]);
});

test('the entry of a dialog keeps the state of its page over a reload', () => {
  const first = startHistory().history;
  first.commit(first.resolve('/feed', { from: 'home' }), 'replace');
  first.addDialogEntry();
  const afterReload = startHistory().history;
  expect(afterReload.location).toEqual(first.location);
  expect(afterReload.isOnDialog).toBe(true);
});
