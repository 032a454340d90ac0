import '@site/kit/testing/text-encoder.ts';
import '../testing/fetch-classes.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import { loadedPage } from '../testing/loaded-page.ts';
import { removeListenersAfterEachTest } from '../testing/remove-listeners.ts';
import type { LoadedPage } from './load-page.ts';
import { createSiteRouter } from './router.ts';

removeListenersAfterEachTest();

beforeEach(() => {
  Object.assign(window, { scrollTo: jest.fn(), matchMedia: () => ({ matches: false }) });
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/school');
  document.title = 'School | Pebble';
  document.body.innerHTML = `
    <main id="main"><h1>Heading</h1><h2 id="fees">Fees</h2><h2 id="शुल्क">शुल्क</h2><a id="ask" href="/">Ask</a></main>
    <output id="route-announcer"></output>`;
});

afterEach(async () => {
  jest.restoreAllMocks();
  // Lets a pending scroll restoration finish.
  for (let frame = 0; frame < 15; frame += 1) await new Promise(requestAnimationFrame);
});

/** A page, nothing that this document can show, or a failure. */
type Outcome = LoadedPage | null | Error;

/** A router whose pages arrive on demand. */
function startRouter() {
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const requests: { path: string; end: (outcome: Outcome) => void }[] = [];
  const retries: (() => void)[] = [];
  const router = createSiteRouter({
    window: withoutLoading(note),
    loader: {
      load(path) {
        const { promise, resolve, reject } = deferred<LoadedPage | null>();
        const end = (outcome: Outcome) =>
          outcome instanceof Error ? reject(outcome) : resolve(outcome);
        requests.push({ path, end });
        return promise;
      },
      prefetch: async () => {},
    },
    slot: {
      element: document.querySelector('main') ?? document.body,
      mountFirst: async () => {},
      show: async (_page, { pathname }, { startsAtTop }) =>
        note(`show ${pathname}${startsAtTop ? '' : ' further down'}`),
      setLocation: ({ search, hash }) => note(`setLocation ${search}${hash}`),
      showOwn: () => {},
    },
    showFallback(retry) {
      note('fallback');
      retries.push(retry);
    },
    onWaiting: (waiting) => {
      const text = waiting ? 'wait' : 'stop waiting';
      if (notes.findLast((one) => one.endsWith('wait') || one.endsWith('waiting')) !== text)
        note(text);
    },
    onLeave: () => notes.at(-1) !== 'leave' && note('leave'),
    onSettled: () => {},
    onShown: ({ pathname }) => note(`shown ${pathname}`),
    onMoved: ({ pathname, hash }, isOtherPage) =>
      note(`${isOtherPage ? 'to' : 'at'} ${pathname}${hash}`),
    onError: (error) => note(`error ${error instanceof Error ? error.message : 'of no kind'}`),
  });
  return {
    router,
    notes,
    requests,
    retries,
    /** Ends the request with this index; by default, the requested page arrives. */
    async end(index: number, outcome?: Outcome) {
      await settled();
      const request = requests[index];
      if (!request) throw new Error(`The router requested only ${requests.length} pages.`);
      request.end(outcome === undefined ? loadedPage(request.path) : outcome);
      await settled();
    },
  };
}

/** The window, but it records document loads, which jsdom does not support. */
function withoutLoading(note: (text: string) => void): typeof window {
  // Proxies an empty object, because the methods of `location` are read-only.
  const location = new Proxy(
    {},
    {
      get(_target, name) {
        if (name === 'assign') return (address: string) => note(`load ${address}`);
        if (name === 'replace') return (address: string) => note(`load in place ${address}`);
        if (name === 'reload') return () => note('reload');
        return Reflect.get(window.location, name);
      },
    },
  );
  return new Proxy(window, {
    get(target, name) {
      if (name === 'location') return location;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Waits until pending work has finished. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function traverse(delta: number): Promise<void> {
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.go(delta);
  await popped;
  await settled();
}

async function followPart(hash: string): Promise<void> {
  window.location.hash = hash;
  await settled();
}

const unreachable = () => new Error('The host did not answer');

test('changes the address only once the next page is loaded, then focuses its heading and announces its title', async () => {
  const { router, end, notes } = startRouter();
  const entries = window.history.length;
  router.push('/clinic', { chosen: 'Delhi' });
  await settled();
  expect(window.location.pathname).toBe('/school');
  await end(0);
  expect(window.location.pathname).toBe('/clinic');
  expect(window.history.length).toBe(entries + 1);
  expect(window.history.state).toMatchObject({ usr: { chosen: 'Delhi' } });
  expect(notes.slice(0, 3)).toEqual(['wait', 'leave', 'stop waiting']);
  expect(notes.slice(3)).toEqual(['to /clinic', 'show /clinic', 'shown /clinic']);
  expect(document.querySelector('h1')).toHaveFocus();
  expect(document.querySelector('h1')).toHaveAttribute('tabindex', '-1');
  expect(document.getElementById('route-announcer')).toHaveTextContent('School | Pebble');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });

  router.replace({ pathname: '/feed', search: '?a=1', hash: '#fees' });
  await end(1);
  expect(window.history.length).toBe(entries + 1);
  expect(window.location.href).toBe('http://localhost/feed?a=1#fees');
  expect(notes.slice(-2)).toEqual(['show /feed further down', 'shown /feed']);
});

test.each([
  ['/school', 0],
  ['/school?age=24-31', 1],
])('a link to %s on the same page scrolls to the top, without a request', async (to, entries) => {
  const { router, notes, requests } = startRouter();
  const pushState = jest.spyOn(window.history, 'pushState');
  router.visit(to);
  await settled();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(pushState).toHaveBeenCalledTimes(entries);
  expect(requests).toEqual([]);
  expect(notes).not.toContain('leave');
});

test('leaves a page that this document cannot show to the browser', async () => {
  const { router, end, notes } = startRouter();
  router.push('/clinic');
  await end(0, null);
  expect(notes.at(-1)).toBe('load /clinic');
  router.replace('/clinic#fees');
  await end(1, null);
  expect(notes.at(-1)).toBe('load in place /clinic#fees');
  expect(window.location.pathname).toBe('/school');

  router.push('/feed');
  await end(2);
  await traverse(-1);
  await end(3, null);
  expect(notes.at(-1)).toBe('reload');
});

test('a redirect opens the page at its own address, with the query and fragment of the link', async () => {
  const { router, end, notes, requests } = startRouter();
  const pushState = jest.spyOn(window.history, 'pushState');
  router.visit('/clinics?from=feed#fees');
  await end(0, loadedPage('/clinic'));
  await end(1);
  expect(requests.map(({ path }) => path)).toEqual(['/clinics?from=feed', '/clinic?from=feed']);
  expect(window.location.href).toBe('http://localhost/clinic?from=feed#fees');
  expect(pushState).toHaveBeenCalledTimes(1);
  expect(notes.filter((note) => /^(to|load)/.test(note))).toEqual(['to /clinic#fees']);
});

test('if a page cannot be fetched, the fallback offers a retry', async () => {
  const { router, end, notes, retries } = startRouter();
  router.push('/clinic');
  await end(0, unreachable());
  expect(notes.slice(-4)).toEqual([
    'error The host did not answer',
    'stop waiting',
    'to /clinic',
    'fallback',
  ]);
  expect(window.location.pathname).toBe('/clinic');
  retries[0]?.();
  await end(1, unreachable());
  expect(notes.slice(-4)).toEqual([
    'error The host did not answer',
    'stop waiting',
    'at /clinic',
    'fallback',
  ]);
  retries[1]?.();
  await settled();
  expect(notes.at(-1)).toBe('wait');
  await end(2);
  expect(notes.slice(-4)).toEqual(['stop waiting', 'at /clinic', 'show /clinic', 'shown /clinic']);
});

test('Back from the fallback shows the page before it again', async () => {
  const { router, end, notes } = startRouter();
  router.push('/clinic');
  await end(0, unreachable());
  await traverse(-1);
  await end(1);
  expect(notes.at(-1)).toBe('shown /school');
});

test('a later navigation overtakes an earlier one, whichever loads first', async () => {
  const { router, end, notes } = startRouter();
  router.push('/clinic');
  await settled();
  router.push('/feed');
  await end(1);
  await end(0);
  expect(window.location.pathname).toBe('/feed');
  expect(notes.filter((text) => text.startsWith('show '))).toEqual(['show /feed']);
});

test('the failure of an overtaken navigation is not reported', async () => {
  const { router, end, notes } = startRouter();
  router.push('/clinic');
  await settled();
  router.push('/feed');
  await end(0, unreachable());
  await end(1);
  expect(notes.filter((text) => /^(load|error|fallback)/.test(text))).toEqual([]);
});

test('after a reload, Back still restores the scroll position', async () => {
  window.history.replaceState({ usr: null, key: 'first', idx: 0 }, '');
  window.history.pushState({ usr: null, key: 'second', idx: 1 }, '', '/clinic');
  window.sessionStorage.setItem('shell.scroll-positions', '{"first":640,"second":"broken"}');
  const { end } = startRouter();
  expect(window.history.scrollRestoration).toBe('manual');
  Object.assign(window, { scrollY: 90 });
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  expect(window.sessionStorage.getItem('shell.scroll-positions')).toBe('{"first":640,"second":90}');
  await traverse(-1);
  await end(0);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
});

test.each([
  ['#fees', 'fees'],
  [`#${encodeURIComponent('शुल्क')}`, 'शुल्क'],
  ['#ask', 'ask'],
])('navigating to %s within the page loads nothing and focuses its target', async (hash, id) => {
  const { router, notes, requests } = startRouter();
  router.push(`/school${hash}`);
  await settled();
  expect(notes.slice(1)).toEqual([`at /school${hash}`, `setLocation ${hash}`]);
  expect(requests).toEqual([]);
  expect(document.getElementById(id)).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test.each(['#nowhere', '#50%'])('scrolls to the top if no element matches %s', async (hash) => {
  const { router } = startRouter();
  router.push(`/school${hash}`);
  await settled();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.querySelector('h1')).toHaveFocus();
});

test('when the browser follows a link within the page, the page receives the location and pending navigation is cancelled', async () => {
  const { router, end, notes } = startRouter();
  router.push('/clinic');
  await settled();
  await followPart('#fees');
  expect(notes.slice(-3)).toEqual(['stop waiting', 'at /school#fees', 'setLocation #fees']);
  expect(window.scrollTo).not.toHaveBeenCalled();
  await end(0);
  expect(window.location.pathname).toBe('/school');
});

test('distinguishes history entries created by the browser: Back restores the scroll position of each', async () => {
  startRouter();
  await followPart('#fees');
  Object.assign(window, { scrollY: 700 });
  await followPart('#ask');
  await traverse(-1);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

test('writes a choice on the page to the address, with no other effect', async () => {
  const { router, notes, requests } = startRouter();
  const entries = window.history.length;
  router.replace('/school?age=24-31#fees', null, { preventScrollReset: true });
  await settled();
  expect(window.location.href).toBe('http://localhost/school?age=24-31#fees');
  expect(window.history.length).toBe(entries);
  expect(requests).toEqual([]);
  expect(notes.at(-1)).toBe('setLocation ?age=24-31#fees');
  expect(document.getElementById('fees')).not.toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a choice that the browser fails to write has no other effect', async () => {
  const { router, notes } = startRouter();
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  router.replace('/school?age=24-31', null, { preventScrollReset: true });
  await settled();
  expect(window.location.search).toBe('');
  expect(notes.filter((text) => !text.endsWith('waiting'))).toEqual(['error Too many calls']);
});

test('a choice made while another page loads does not change the address', async () => {
  const { router, end } = startRouter();
  router.push('/clinic');
  await settled();
  router.replace('/school?age=24-31', null, { preventScrollReset: true });
  await end(0);
  expect(window.location.href).toBe('http://localhost/clinic');
});
