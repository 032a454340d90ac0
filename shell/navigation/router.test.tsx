import '@site/kit/testing/text-encoder.ts';
import '../testing/fetch-classes.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import { CONTRACT_VERSION, type Prepared, type RemoteApp } from '@site/kit/remote/contract.ts';
import type { PublicRegistry } from '@site/kit/remote/registry.ts';
import type { Location } from '@site/kit/location.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { View } from '../remotes/slot.ts';
import { removeListenersAfterEachTest } from '../testing/remove-listeners.ts';

const loadApp = jest.fn<() => Promise<RemoteApp>>();
jest.mock('../remotes/load-remote.ts', () => ({ loadApp: () => loadApp() }));
jest.mock('../remotes/mount-parcel.ts', () => ({}));
removeListenersAfterEachTest();

const READY: Prepared = { kind: 'ready', page: 'a page' };
const UNKNOWN: Prepared = { kind: 'unknown' };

const registry: PublicRegistry = {
  remotes: {
    'mfe-pages': {
      id: 'fedcba9876543210',
      contractVersion: CONTRACT_VERSION,
      entry: '/r/mfe-pages/fedcba9876543210/entry.js',
      integrity: 'sha384-abc',
      styles: [],
      styleIntegrity: [],
      exposes: ['./app'],
      patterns: ['/school', '/clinic', '/feed', '/broken'],
      redirects: { '/clinics': '/clinic' },
    },
  },
};

const askServer = jest.fn<(address: string, options: { method: string }) => Promise<object>>();

beforeEach(() => {
  Object.assign(globalThis, { fetch: askServer });
  Object.assign(window, { scrollTo: jest.fn(), matchMedia: () => ({ matches: false }) });
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  askServer.mockRejectedValue(new TypeError('offline'));
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/school');
  document.title = 'School | Pebble';
  document.body.innerHTML = `
    <main id="main"><h1>Heading</h1><h2 id="fees">Fees</h2><h2 id="शुल्क">शुल्क</h2><a id="ask" href="/">Ask</a></main>
    <output id="route-announcer"></output>`;
});

afterEach(async () => {
  // Lets a pending scroll restoration finish.
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  askServer.mockReset();
  Reflect.deleteProperty(globalThis, 'fetch');
});

/** A router whose section prepares and renders pages on demand. */
async function startRouter() {
  // Imported here, after the mocks are in place.
  const { createSiteRouter } = await import('./router.ts');
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const prepares: { path: string; end: (outcome: Prepared | Error) => void }[] = [];
  const retries: (() => void)[] = [];
  let showing: () => Promise<void> = async () => {};
  let failServices = () => {};
  const prepare: RemoteApp['prepare'] = ({ location }) => {
    const { promise, resolve, reject } = deferred<Prepared>();
    const end = (outcome: Prepared | Error) =>
      outcome instanceof Error ? reject(outcome) : resolve(outcome);
    prepares.push({ path: location.pathname + location.search, end });
    return promise;
  };
  const lifecycle = async () => {};
  const lifecycles = {
    bootstrap: lifecycle,
    mount: lifecycle,
    update: lifecycle,
    unmount: lifecycle,
  };
  loadApp.mockResolvedValue({ ...lifecycles, prepare });
  const router = createSiteRouter({
    window: withoutLoading(note),
    page: {
      site: configuredSite(),
      services: (onFailure) => {
        failServices = () => onFailure('unavailable');
        return { publishedBlogs: async () => [], blog: async () => null };
      },
      registry: { read: async () => registry, mayDraw: () => true },
      lock: {
        shell: { address: '/r/shell/0123456789abcdef/shell.js', integrity: 'sha256-abc' },
        remote: null,
        scripts: [],
        others: [],
        signals: null,
      },
      sheets: [],
    },
    slot: {
      hydrate: async () => {},
      async show({ location }: View) {
        note(`show ${location.pathname}`);
        await showing();
      },
      async setLocation({ search, hash }: Location) {
        note(`setLocation ${search}${hash}`);
        await showing();
      },
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
    onMoved: ({ pathname, hash }, isOtherPage) =>
      note(`${isOtherPage ? 'to' : 'at'} ${pathname}${hash}`),
    onError: (error) => note(`error ${error instanceof Error ? error.message : 'of no kind'}`),
  });
  return {
    router,
    notes,
    prepares,
    retries,
    /** Makes the section's preparation with this index succeed or fail. */
    async end(index: number, outcome: Prepared | Error = READY) {
      await settled();
      const attempt = prepares[index];
      if (!attempt) throw new Error(`The router requested only ${prepares.length} pages.`);
      attempt.end(outcome);
      await settled();
    },
    /** Makes an API call of the last requested page fail. */
    failServices: () => failServices(),
    /** Sets what the section's pages do when they are shown. */
    whenShown(next: () => Promise<void>) {
      showing = next;
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

const unreachable = new Error('The code did not arrive');

test('changes the address only once the next page is loaded, then focuses its heading and announces its title', async () => {
  const { router, end, notes } = await startRouter();
  const entries = window.history.length;
  router.push('/clinic', { chosen: 'Delhi' });
  await settled();
  expect(window.location.pathname).toBe('/school');
  await end(0);
  expect(window.location.pathname).toBe('/clinic');
  expect(window.history.length).toBe(entries + 1);
  expect(window.history.state).toMatchObject({ usr: { chosen: 'Delhi' } });
  expect(notes).toEqual(['wait', 'leave', 'stop waiting', 'to /clinic', 'show /clinic']);
  expect(document.querySelector('h1')).toHaveFocus();
  expect(document.querySelector('h1')).toHaveAttribute('tabindex', '-1');
  expect(document.getElementById('route-announcer')).toHaveTextContent('School | Pebble');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });

  router.replace({ pathname: '/feed', search: '?a=1', hash: '#top' });
  await end(1);
  expect(window.history.length).toBe(entries + 1);
  expect(window.location.href).toBe('http://localhost/feed?a=1#top');
});

test('a link to the current address reloads its page without a new entry', async () => {
  const { router, end, notes } = await startRouter();
  const entries = window.history.length;
  router.visit('/school');
  await end(0);
  expect(window.history.length).toBe(entries);
  expect(notes.at(-1)).toBe('show /school');
});

test('shows a prefetched page without another request, the first time only', async () => {
  const { router, end, prepares } = await startRouter();
  void router.prefetch('/clinic');
  void router.prefetch('/clinic');
  await end(0);
  router.visit('/clinic#fees');
  await settled();
  expect(window.location.href).toBe('http://localhost/clinic#fees');
  expect(prepares).toHaveLength(1);
  router.visit('/school');
  await end(1);
  router.visit('/clinic');
  await settled();
  expect(prepares).toHaveLength(3);
});

test('loads a page again if the API failed while it was prefetched, without reporting the failure', async () => {
  const { router, end, notes, prepares, failServices } = await startRouter();
  void router.prefetch('/clinic');
  await settled();
  failServices();
  await end(0);
  router.push('/clinic');
  await end(1);
  expect(prepares).toHaveLength(2);
  expect(window.location.pathname).toBe('/clinic');
  expect(notes.filter((note) => note.startsWith('error'))).toEqual([]);
});

test('a failed prefetch has no effect, and navigation retries', async () => {
  const { router, end, notes } = await startRouter();
  void router.prefetch('/clinic');
  await end(0, unreachable);
  expect(notes).toEqual([]);
  router.visit('/clinic');
  await end(1);
  expect(notes.at(-1)).toBe('show /clinic');
});

test.each([
  ['no section renders', '/elsewhere', undefined],
  ['the section cannot render', '/clinic', UNKNOWN],
])('loads a document if %s the address', async (_which, path, outcome) => {
  const { router, end, notes } = await startRouter();
  router.push(path);
  if (outcome) await end(0, outcome);
  await settled();
  expect(notes.at(-1)).toBe(`load ${path}`);
  router.replace(path);
  if (outcome) await end(1, outcome);
  await settled();
  expect(notes.at(-1)).toBe(`load in place ${path}`);
  expect(window.location.pathname).toBe('/school');
  expect(askServer).not.toHaveBeenCalled();
});

test.each(['/clinics', '/Clinic'])(
  '%s opens the page with its query and fragment, loads no document and adds one history entry',
  async (former) => {
    const { router, end, notes, prepares } = await startRouter();
    const entries = window.history.length;
    void router.prefetch(former);
    router.visit(`${former}?from=feed#fees`);
    await end(0);
    expect(prepares).toMatchObject([{ path: '/clinic?from=feed' }]);
    expect(window.location.href).toBe('http://localhost/clinic?from=feed#fees');
    expect(window.history.length).toBe(entries + 1);
    expect(notes).toEqual(['wait', 'leave', 'stop waiting', 'to /clinic#fees', 'show /clinic']);
  },
);

test('loads the document from the server if a section fails', async () => {
  askServer.mockResolvedValue({ status: 200 });
  const { router, end, notes } = await startRouter();
  router.push('/clinic');
  await end(0, unreachable);
  expect(askServer).toHaveBeenCalledWith('/clinic', expect.objectContaining({ method: 'HEAD' }));
  expect(notes.slice(-2)).toEqual(['error The code did not arrive', 'load /clinic']);
});

test.each([
  ['does not answer', () => askServer.mockRejectedValue(new TypeError('offline'))],
  ['responds with a gateway error', () => askServer.mockResolvedValue({ status: 502 })],
])('if the server %s too, the fallback offers a retry', async (_how, answer) => {
  answer();
  const { router, end, notes, retries } = await startRouter();
  router.push('/clinic');
  await end(0, unreachable);
  expect(notes.slice(-4)).toEqual([
    'error The code did not arrive',
    'stop waiting',
    'to /clinic',
    'fallback',
  ]);
  expect(window.location.pathname).toBe('/clinic');
  retries[0]?.();
  await settled();
  expect(notes.at(-1)).toBe('wait');
  await end(1);
  expect(notes.slice(-3)).toEqual(['stop waiting', 'at /clinic', 'show /clinic']);
});

test('falls back to a full document load when a page fails to render', async () => {
  askServer.mockResolvedValue({ status: 200 });
  const { router, end, notes, whenShown } = await startRouter();
  whenShown(async () => {
    throw new Error('out of ink');
  });
  router.push('/clinic');
  await end(0);
  expect(notes.slice(-2)).toEqual(['error out of ink', 'reload']);
});

test('a later navigation overtakes an earlier one, whichever loads first', async () => {
  const { router, end, notes } = await startRouter();
  router.push('/clinic');
  await settled();
  router.push('/feed');
  await end(1);
  await end(0);
  expect(window.location.pathname).toBe('/feed');
  expect(notes.filter((text) => text.startsWith('show'))).toEqual(['show /feed']);
});

test('the failure of an overtaken navigation loads nothing and is not reported', async () => {
  askServer.mockResolvedValue({ status: 200 });
  const { router, end, notes } = await startRouter();
  router.push('/clinic');
  await settled();
  router.push('/feed');
  await end(0, unreachable);
  await end(1);
  expect(notes.filter((text) => /^(load|error)/.test(text))).toEqual([]);
});

test('loads the document when going back to a page that fails to render', async () => {
  const { router, end, notes } = await startRouter();
  router.push('/clinic');
  await end(0);
  await traverse(-1);
  await end(1, UNKNOWN);
  expect(notes.at(-1)).toBe('reload');
});

test('after a reload, Back still restores the scroll position', async () => {
  window.history.replaceState({ usr: null, key: 'first', idx: 0 }, '');
  window.history.pushState({ usr: null, key: 'second', idx: 1 }, '', '/clinic');
  window.sessionStorage.setItem('shell.scroll-positions', '{"first":640,"second":"broken"}');
  const { end } = await startRouter();
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
  const { router, notes, prepares } = await startRouter();
  router.push(`/school${hash}`);
  await settled();
  expect(notes.slice(1)).toEqual([`at /school${hash}`, `setLocation ${hash}`]);
  expect(prepares).toEqual([]);
  expect(document.getElementById(id)).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test.each(['#nowhere', '#50%'])('scrolls to the top if no element matches %s', async (hash) => {
  const { router } = await startRouter();
  router.push(`/school${hash}`);
  await settled();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.querySelector('h1')).toHaveFocus();
});

test('when the browser follows a link within the page, the page receives the location and pending navigation is cancelled', async () => {
  const { router, end, notes } = await startRouter();
  router.push('/clinic');
  await settled();
  await followPart('#fees');
  expect(notes.slice(-3)).toEqual(['stop waiting', 'at /school#fees', 'setLocation #fees']);
  expect(window.scrollTo).not.toHaveBeenCalled();
  await end(0);
  expect(window.location.pathname).toBe('/school');
});

test('distinguishes history entries created by the browser: Back restores the scroll position of each', async () => {
  await startRouter();
  await followPart('#fees');
  Object.assign(window, { scrollY: 700 });
  await followPart('#ask');
  await traverse(-1);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

test('writes a choice on the page to the address, with no other effect', async () => {
  const { router, notes, prepares } = await startRouter();
  const entries = window.history.length;
  router.replace('/school?age=24-31#fees', null, { preventScrollReset: true });
  await settled();
  expect(window.location.href).toBe('http://localhost/school?age=24-31#fees');
  expect(window.history.length).toBe(entries);
  expect(prepares).toEqual([]);
  expect(notes.at(-1)).toBe('setLocation ?age=24-31#fees');
  expect(document.getElementById('fees')).not.toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a choice that the browser fails to write has no other effect', async () => {
  const { router, notes } = await startRouter();
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  router.replace('/school?age=24-31', null, { preventScrollReset: true });
  await settled();
  expect(window.location.search).toBe('');
  expect(notes.filter((text) => !text.endsWith('waiting'))).toEqual(['error Too many calls']);
});

test('a choice made while another page loads does not change the address', async () => {
  const { router, end } = await startRouter();
  router.push('/clinic');
  await settled();
  router.replace('/school?age=24-31', null, { preventScrollReset: true });
  await end(0);
  expect(window.location.href).toBe('http://localhost/clinic');
});
