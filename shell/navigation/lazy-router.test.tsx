import { beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import type { Location } from '@site/kit/location.ts';
import { removeListenersAfterEachTest } from '../testing/remove-listeners.ts';
import { currentLocation } from './history-entry.ts';
import { lazyRouter } from './lazy-router.ts';
import type { SiteRouter } from './router.ts';

removeListenersAfterEachTest();

beforeEach(() => {
  window.history.replaceState(null, '', '/school');
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

function start(load: () => Promise<SiteRouter>, before?: Promise<void>) {
  const notes: string[] = [];
  const location = {
    assign: (address: string) => void notes.push(`load ${address}`),
    replace: (address: string) => void notes.push(`load in place ${address}`),
    reload: () => void notes.push('reload'),
  };
  const browser = new Proxy(window, {
    get(target, name) {
      if (name === 'location')
        return Object.assign(Object.create(null), new URL(target.location.href), location, {
          pathname: target.location.pathname,
          search: target.location.search,
          hash: target.location.hash,
          href: target.location.href,
        });
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const router = lazyRouter(browser, currentLocation(window), {
    load,
    beforeMove: () => before,
    setLocation: ({ hash }: Location) => void notes.push(`setLocation ${hash}`),
    onError: (error) => void notes.push(String(error)),
  });
  return { router, notes };
}

function fakeRouter() {
  return {
    location: currentLocation(window),
    isMoving: jest.fn<SiteRouter['isMoving']>(),
    stay: jest.fn<SiteRouter['stay']>(),
    createHref: jest.fn<SiteRouter['createHref']>(),
    go: jest.fn<SiteRouter['go']>(),
    push: jest.fn<SiteRouter['push']>(),
    replace: jest.fn<SiteRouter['replace']>(),
    visit: jest.fn<SiteRouter['visit']>(),
  };
}

test('navigation waits for the router and for pending work, such as a dialog’s history entry', async () => {
  const { promise, resolve } = deferred<void>();
  const loaded = fakeRouter();
  const { router } = start(async () => loaded, promise);
  router.visit('/clinic');
  router.stay();
  await settled();
  expect(loaded.visit).not.toHaveBeenCalled();
  expect(router.isMoving()).toBe(true);
  resolve();
  await settled();
  expect(loaded.visit).toHaveBeenCalledWith('/clinic');
  expect(loaded.stay).toHaveBeenCalledTimes(1);
  expect(router.isMoving()).toBe(false);
});

test('without a router, the next document replaces a dialog’s entry', async () => {
  const { router, notes } = start(() => Promise.reject(new Error('offline')));
  window.history.replaceState({ key: 'school', dialog: true }, '');
  router.visit('/clinic');
  await settled();
  expect(notes.at(-1)).toBe('load in place /clinic');
});

test('without a router, navigation loads documents', async () => {
  const load = jest.fn(async (): Promise<SiteRouter> => {
    throw new Error('offline');
  });
  const { router, notes } = start(load);
  router.preload();
  await settled();
  router.visit('/clinic');
  router.push({ pathname: '/feed', search: '?a=1' });
  router.replace('/blog');
  await settled();
  expect(notes.filter((note) => note !== 'Error: offline')).toEqual([
    'load /clinic',
    'load /feed?a=1',
    'load in place /blog',
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('before the router is loaded, a choice is written to the address without it', () => {
  const load = jest.fn(async () => fakeRouter());
  const { router, notes } = start(load);
  const { state } = window.history;
  router.replace('/school?age=24-31#signs', null, { preventScrollReset: true });
  expect(window.location.search).toBe('?age=24-31');
  expect(window.history.state).toEqual(state);
  expect(router.location).toMatchObject({ search: '?age=24-31', hash: '#signs' });
  expect(notes).toEqual(['setLocation #signs']);
  expect(load).not.toHaveBeenCalled();
});

test('a choice does not cancel navigation that waits for the router', async () => {
  const loaded = fakeRouter();
  const { router } = start(async () => loaded);
  router.visit('/clinic');
  router.replace('/school?age=24-31', null, { preventScrollReset: true });
  await settled();
  expect(window.location.search).toBe('');
  expect(loaded.visit).toHaveBeenCalledWith('/clinic');
});

test('before the router is loaded, the page receives the location of a link within it, and Back to another page reloads', async () => {
  window.history.replaceState(null, '', '/feed');
  window.history.pushState(null, '', '/school');
  const { notes } = start(async () => fakeRouter());
  window.location.hash = '#fees';
  await settled();
  expect(notes).toEqual(['setLocation #fees']);
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.go(-2);
  await popped;
  expect(notes.at(-1)).toBe('reload');
});
