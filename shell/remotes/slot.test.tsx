import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import type {
  ComposedPageProps,
  RemoteApp,
  RemoteIslands,
  RemoteProps,
} from '@site/kit/remote/contract.ts';
import type { Location } from '@site/kit/location.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { createSlot, type View } from './slot.ts';

const site = configuredSite();
const COMPOSED = '<h1 class="a">home /</h1><p>Words &amp; <b>more</b></p>';

beforeEach(() => {
  // The shell also logs errors here. Tests that check them read the event it dispatches.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

type SeenProps = RemoteProps & { domElement?: HTMLElement; name?: string };

/**
 * A remote without React whose pages are one heading each. Like single-spa-react, it looks up mounted elements by the
 * parcel's name. The page at `/broken` reports that it failed to render; `/silent` never reports anything.
 */
function fakeRemote(name: string) {
  const ran: string[] = [];
  const elements = new Map<string, HTMLElement>();
  const alive = new Set<HTMLElement>();
  const held = new Map<string, Promise<void>>();

  async function draw(element: HTMLElement, props: SeenProps): Promise<void> {
    const { pathname } = props.location;
    await held.get(pathname);
    if (pathname === '/broken') {
      element.replaceChildren();
      props.onFailure(new Error(`${name} cannot draw`));
      return;
    }
    element.innerHTML = `<h1>${name} ${pathname}</h1>`;
    if (pathname === '/silent') return;
    const head = { title: `${name} ${pathname}`, description: '', canonicalPath: pathname };
    props.setHead(head, props.location);
  }

  const app: RemoteApp = {
    async bootstrap() {},
    async mount(props: SeenProps) {
      ran.push(`mount ${props.location.pathname}`);
      const { domElement } = props;
      if (!domElement) throw new Error('There is no element to mount on.');
      elements.set(props.name ?? '', domElement);
      alive.add(domElement);
      await draw(domElement, props);
    },
    async update(props: SeenProps) {
      ran.push(`update ${props.location.pathname}`);
      const element = elements.get(props.name ?? '');
      if (!element) throw new Error('There is nothing to update.');
      await draw(element, props);
    },
    async unmount(props: SeenProps) {
      ran.push(`unmount ${props.location.pathname}`);
      const element = elements.get(props.name ?? '');
      if (!element) throw new Error('There is nothing to unmount.');
      element.replaceChildren();
      alive.delete(element);
    },
    prepare: async () => ({ kind: 'ready', page: undefined }),
  };

  return {
    /** The lifecycles that ran, each with its path. */
    ran,
    /** The elements that the remote currently renders in. */
    alive,
    app,
    /** Delays the pages at a path until the returned function is called. */
    hold(pathname: string) {
      const { promise: released, resolve: release } = deferred<void>();
      held.set(pathname, released);
      return release;
    },
  };
}

/** A slot with the composed HTML, and its reports to the shell. */
function openSlot(html = `<div data-remote="home">${COMPOSED}</div>`) {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  const titles: string[] = [];
  const broken: string[] = [];
  const slot = createSlot(
    element,
    {
      site,
      navigator: { createHref: String, go: () => {}, push: () => {}, replace: () => {} },
      openDialog: () => {},
      notify: () => {},
      setTitlePrefix: () => {},
    },
    (head) => titles.push(head.title),
    (view, error) => broken.push(`${view.location.pathname} ${String(error)}`),
  );
  return { slot, element, titles, broken };
}

let keys = 0;

function locationOf(pathname: string): Location {
  keys += 1;
  return { pathname, search: '', hash: '', state: null, key: `entry-${keys}` };
}

const viewOf = (name: string, app: View['app'], pathname: string): View => ({
  name,
  id: '0123456789abcdef',
  app,
  location: locationOf(pathname),
  page: undefined,
  styles: [],
  startsAtTop: false,
});

/** The visible content of the slot. */
const standing = (slot: HTMLElement) =>
  [...slot.children].flatMap((child) =>
    child instanceof HTMLElement && !child.hidden ? [child.textContent] : [],
  );

const nothing = () => {};

function fallback(): HTMLElement {
  const element = document.createElement('section');
  element.textContent = 'This page did not load';
  return element;
}

const home = locationOf('/');
/** The visitor is still at the location that the page was composed for. */
const atHome = { composed: home, now: home };

/** Islands that record their props and their release. */
function fakeIslands(ready: Promise<void> = Promise.resolve()) {
  const seen: string[] = [];
  const note = ({ location }: ComposedPageProps) => seen.push(location.pathname + location.hash);
  const islands: RemoteIslands = {
    hydrateIslands: (page, props) => {
      seen.push(`in ${page.dataset['remote']}`);
      note(props);
      return { ready, update: note, release: () => seen.push('released') };
    },
  };
  return { islands, seen };
}

/** Waits until pending work has finished. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

test('hydrates islands in the composed page, and passes them a new location within it', async () => {
  const { slot, element, titles } = openSlot();
  const { islands, seen } = fakeIslands();
  await slot.hydrate(islands, atHome, nothing);
  await slot.setLocation({ ...locationOf('/'), hash: '#more' });
  expect(seen).toEqual(['in home', '/', '/#more']);
  expect(element.firstElementChild?.innerHTML).toBe(COMPOSED);
  expect(titles).toEqual([]);
});

test('keeps the islands while a pending page fails to render', async () => {
  const { slot, element } = openSlot();
  const { islands, seen } = fakeIslands();
  await slot.hydrate(islands, atHome, nothing);
  const home = fakeRemote('home');
  await expect(slot.show(viewOf('home', home.app, '/broken'))).rejects.toThrow('home cannot draw');
  expect(seen).toEqual(['in home', '/']);
  expect(element.firstElementChild?.innerHTML).toBe(COMPOSED);
});

test('rejects if islands are slow, and does not let them delay the next page', async () => {
  jest.useFakeTimers();
  try {
    const { slot, element } = openSlot();
    const { islands } = fakeIslands(new Promise(nothing));
    await Promise.all([
      expect(slot.hydrate(islands, atHome, nothing)).rejects.toThrow('Timed out after 8000 ms.'),
      jest.advanceTimersByTimeAsync(8000),
    ]);
    await slot.show(viewOf('home', fakeRemote('home').app, '/rooms'));
    expect(standing(element)).toEqual(['home /rooms']);
  } finally {
    jest.useRealTimers();
  }
});

test('islands that load after a navigation within the page hydrate as composed, then update', async () => {
  const { slot } = openSlot();
  const { islands, seen } = fakeIslands();
  await slot.hydrate(islands, { ...atHome, now: { ...home, hash: '#more' } }, nothing);
  expect(seen).toEqual(['in home', '/', '/#more']);
});

test('does not hydrate islands after the visitor has left, or without a composed page', async () => {
  const { slot } = openSlot();
  const { islands, seen } = fakeIslands();
  await slot.show(viewOf('blog', fakeRemote('blog').app, '/blog'));
  await slot.hydrate(islands, atHome, nothing);
  expect(seen).toEqual([]);

  const { slot: empty } = openSlot('');
  await empty.hydrate(islands, atHome, nothing);
  await empty.setLocation(locationOf('/'));
  expect(seen).toEqual([]);
});

test('a page that fails to render leaves the old one in place, and a failed update rejects', async () => {
  const { slot, element, titles } = openSlot();
  const blog = fakeRemote('blog');
  await expect(slot.show(viewOf('blog', blog.app, '/broken'))).rejects.toThrow('blog cannot draw');
  expect(element.children).toHaveLength(1);
  expect(standing(element)).toEqual(['home /Words & more']);
  expect(titles).toEqual([]);
  await settled();
  expect(blog.alive.size).toBe(0);

  await slot.show(viewOf('blog', blog.app, '/blog'));
  await expect(slot.show(viewOf('blog', blog.app, '/broken'))).rejects.toThrow('blog cannot draw');
});

test('times out if a page renders but never reports its head', async () => {
  jest.useFakeTimers();
  try {
    const { slot, element } = openSlot();
    const blog = fakeRemote('blog');
    await Promise.all([
      expect(slot.show(viewOf('blog', blog.app, '/silent'))).rejects.toThrow(
        'Timed out after 5000 ms.',
      ),
      jest.advanceTimersByTimeAsync(5000),
    ]);
    expect(standing(element)).toEqual(['home /Words & more']);
    expect(element.children).toHaveLength(1);
    expect(blog.alive.size).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test('showing an element of the shell replaces and unmounts the page', async () => {
  const { slot, element } = openSlot();
  const blog = fakeRemote('blog');
  await slot.show(viewOf('blog', blog.app, '/blog'));
  slot.showOwn(fallback());
  await settled();
  expect(standing(element)).toEqual(['This page did not load']);
  expect(blog.alive.size).toBe(0);

  await slot.show(viewOf('blog', blog.app, '/blog'));
  expect(standing(element)).toEqual(['blog /blog']);
});

test('reports a page that fails later, provided it is still shown', async () => {
  const { slot, broken } = openSlot();
  const { app } = fakeRemote('blog');
  let fail = (_error: unknown): void => {};
  const fragile = {
    ...app,
    mount: (props: Parameters<typeof app.mount>[0]) => {
      fail = props.onFailure;
      return app.mount(props);
    },
  };
  await slot.show(viewOf('blog', fragile, '/blog'));
  expect(broken).toEqual([]);
  fail(new Error('out of ink'));
  expect(broken).toEqual(['/blog Error: out of ink']);
  await slot.show(viewOf('company', fakeRemote('company').app, '/school'));
  fail(new Error('out of ink'));
  expect(broken).toHaveLength(1);
});

test('two quick navigations within a remote end on the later page', async () => {
  const { slot, element } = openSlot();
  const blog = fakeRemote('blog');
  await slot.show(viewOf('blog', blog.app, '/blog/1'));
  await Promise.allSettled([
    slot.show(viewOf('blog', blog.app, '/blog/2')),
    slot.show(viewOf('blog', blog.app, '/blog/3')),
  ]);
  expect(standing(element)).toEqual(['blog /blog/3']);
});

test.each([
  ['page', 'company /school', ['company /school']],
  ['fallback', 'This page did not load', []],
])(
  'a page that is ready only after a later %s replaces neither that nor its title',
  async (later, shown, heads) => {
    const { slot, element, titles } = openSlot();
    const blog = fakeRemote('blog');
    const releaseClick = blog.hold('/blog');
    const slow = slot.show(viewOf('blog', blog.app, '/blog'));
    if (later === 'page') await slot.show(viewOf('company', fakeRemote('company').app, '/school'));
    else slot.showOwn(fallback());
    releaseClick();
    await slow.catch(nothing);
    await settled();
    expect(standing(element)).toEqual([shown]);
    expect(titles).toEqual(heads);
    expect(element.children).toHaveLength(1);
    expect(blog.alive.size).toBe(0);
  },
);

test('a late failure does not remove a later page of the same remote', async () => {
  const { slot, element } = openSlot();
  const blog = fakeRemote('blog');
  const releaseClick = blog.hold('/broken');
  const slow = slot.show(viewOf('blog', blog.app, '/broken'));
  await slot.show(viewOf('blog', blog.app, '/blog'));
  releaseClick();
  await slow.catch(nothing);
  await settled();
  expect(standing(element)).toEqual(['blog /blog']);
});

test('mounts code that was loaded again, instead of updating the old page', async () => {
  const { slot } = openSlot();
  const again = fakeRemote('blog');
  await slot.show(viewOf('blog', fakeRemote('blog').app, '/blog/1'));
  await slot.show(viewOf('blog', again.app, '/blog/2'));
  expect(again.ran).toEqual(['mount /blog/2']);
});

test('a page that hangs while rendering does not block another remote', async () => {
  const { slot, element } = openSlot();
  const blog = fakeRemote('blog');
  blog.hold('/blog');
  void slot.show(viewOf('blog', blog.app, '/blog')).catch(nothing);
  await settled();
  const company = fakeRemote('company');
  await slot.show(viewOf('company', company.app, '/about-us'));
  expect(standing(element)).toEqual(['company /about-us']);
});
