import '@site/kit/testing/text-encoder.ts';
import './testing/fetch-classes.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  defineRemote,
  defineRoute,
  type PageProps,
  type Remote,
} from '@site/kit/remote/define-remote.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { islandHydrator } from '@site/kit/islands/island-hydrator.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { createRemoteApp } from '@site/kit/remote/create-remote-app.tsx';
import { createRenderer } from '@site/kit/remote/renderer.tsx';
import { discoveryDocument } from '@site/kit/remote/discovery.ts';
import type { PublicRegistry } from '@site/kit/remote/registry.ts';
import { useLocation } from '@site/kit/location.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { configure, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { type DocumentParts, renderDocument } from './document.tsx';
import { removeListenersAfterEachTest } from './testing/remove-listeners.ts';

configure({ asyncUtilTimeout: 4000 });
// Runs before listeners are recorded, because it adds one that stays for all tests.
const user = userEvent.setup();
removeListenersAfterEachTest();

const site = configuredSite();
const services = { publishedBlogs: async () => [], blog: async () => null };
const RELEASE = '0123456789abcdef';
const NEWER = 'fedcba9876543210';

const head = (title: string, canonicalPath: string) => () => ({
  title,
  description: '',
  canonicalPath,
  jsonLd: [{ '@type': 'WebPage', name: title }],
});

/** Notes which part of the page its islands were last told of. */
const partNote = defineIsland<object>('part-note', function PartNote() {
  const { hash } = useLocation();
  useEffect(() => {
    document.body.dataset['part'] = hash;
  }, [hash]);
  return null;
});

function Breakable() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('out of ink');
  return (
    <>
      <h1>Clinic</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </>
  );
}

const careful = defineIsland<object>('careful', function Careful() {
  const { setTitlePrefix } = usePageContext();
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    if (!wrong) return undefined;
    setTitlePrefix('Error: ');
    return () => setTitlePrefix('');
  }, [wrong, setTitlePrefix]);
  return (
    <button type="button" onClick={() => setWrong((before) => !before)}>
      Send
    </button>
  );
});

const Form = () => (
  <>
    <h1>Form</h1>
    <Island of={careful} props={{}} />
    <a href="#name">What is wrong</a>
    <Island of={partNote} props={{}} />
  </>
);

const route = (id: string, pattern: string, Page: React.ComponentType<PageProps>) =>
  defineRoute({
    id,
    pattern,
    page: async () => ({
      page: { render: (props) => <Page {...props} />, head: head(id, pattern) },
    }),
  });

const gate = defineIsland<object>('gate', function Gate() {
  const [open, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(!open)}>
      {open ? 'Close the gate' : 'Open the gate'}
    </button>
  );
});

const home = defineRemote({
  name: 'mfe-home',
  prefixes: ['/'],
  routes: [
    route('Home', '/', () => (
      <>
        <h1>Home</h1>
        <a href="/school">To the school</a>
        <a href="/rooms">To the rooms</a>
      </>
    )),
    route('Rooms', '/rooms', () => (
      <>
        <h1>Rooms</h1>
        <a href="/garden">To the garden</a>
      </>
    )),
    route('Garden', '/garden', () => (
      <>
        <h1>Garden</h1>
        <Island of={gate} props={{}} />
        <a href="/rooms">To the rooms</a>
      </>
    )),
  ],
});
const company = defineRemote({
  name: 'mfe-company',
  prefixes: ['/school', '/clinic'],
  routes: [
    route('School', '/school', () => <h1>School</h1>),
    route('Clinic', '/clinic', Breakable),
    route('Form', '/clinic/form', Form),
  ],
});

const hydrateIslands = islandHydrator({
  gate: async () => ({ gate }),
  careful: async () => ({ careful }),
  'part-note': async () => ({ partNote }),
});

const address = (name: string, file: string, id = RELEASE) => `/r/${name}/${id}/${file}`;

const checked = (file: string) => ({ address: file, integrity: 'sha256-abc' });

function described({ name, routes }: Remote, id = RELEASE): PublicRegistry['remotes'][string] {
  return {
    id,
    contractVersion: CONTRACT_VERSION,
    entry: address(name, 'entry.js', id),
    integrity: 'sha384-abc',
    styles: [address(name, 'styles.css', id)],
    styleIntegrity: ['sha256-abc'],
    exposes: ['./app'],
    patterns: routes.map(({ pattern }) => pattern),
  };
}

/** What the site answers, by address; anything else cannot be reached. */
const answers = new Map<string, unknown>();
/** What remotes expose, by what the federation runtime is asked for. */
const mockExposed = new Map<string, () => Promise<unknown>>();

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => {},
  registerRemotes: () => {},
  loadRemote: async (request: string) => {
    const load = mockExposed.get(request);
    if (!load) throw new Error(`${request} did not arrive`);
    return load();
  },
}));

/** Makes the code of a remote arrive. */
function offer(remote: Remote): void {
  const name = remote.name.replace('-', '_');
  const app = createRemoteApp(remote);
  mockExposed.set(`${name}/app`, async () => app);
  mockExposed.set(`${name}/islands`, async () => ({ hydrateIslands }));
}

let errors: string[] = [];

/** jsdom fetches no stylesheets; a browser has those that a page came with. */
const arrivals = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    node.dispatchEvent(new Event('load'));
  }
});

beforeEach(() => {
  arrivals.observe(document.head, { childList: true });
  errors = [];
  answers.clear();
  answers.set('/site.json', site);
  answers.set(
    '/registry.json',
    discoveryDocument({
      remotes: { 'mfe-home': described(home), 'mfe-company': described(company) },
    }),
  );
  mockExposed.clear();
  offer(home);
  offer(company);
  Object.assign(globalThis, {
    fetch: async (asked: string) => {
      if (!answers.has(asked)) throw new TypeError('offline');
      return { ok: true, status: 200, json: async () => answers.get(asked) };
    },
  });
  Object.assign(window, {
    scrollTo: () => {},
    matchMedia: () => ({ matches: true, addEventListener: () => {} }),
  });
  // jsdom knows no popovers; the drawer asks for one to be hidden whenever a link of it is followed.
  Object.assign(HTMLElement.prototype, { hidePopover: () => {} });
  // The shell's sink for errors; tests read the event it dispatches.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  document.addEventListener('shell:error', (event) => {
    if (event instanceof CustomEvent) errors.push(event.detail.message);
  });
});

afterEach(() => {
  arrivals.disconnect();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
  delete document.documentElement.dataset['shell'];
});

/** Puts a composed page into the window, as it is before any script runs. */
function showDocument(pathname: string, parts: Pick<DocumentParts, 'head' | 'fragment' | 'lock'>) {
  const html = renderDocument({
    site,
    pathname,
    styles: [home, company].map(({ name }) => checked(address(name, 'styles.css'))),
    loader: checked(address('shell', 'loader.js')),
    ...parts,
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  window.history.replaceState(null, '', pathname);
}

async function showComposedPage(remote: Remote, pathname: string): Promise<void> {
  const drawn = await createRenderer(remote).render({ path: pathname, site, services });
  const { id, entry, integrity } = described(remote);
  showDocument(pathname, {
    head: drawn.head,
    fragment: {
      remote: remote.name,
      release: id,
      html: drawn.html,
      hints: '',
      fold: drawn.html.length,
      criticalSheet: checked('/first-screen/0123456789abcdef.css'),
    },
    lock: {
      shell: checked(address('shell', 'shell.js')),
      remote: { name: remote.name, id, entry, integrity },
      others: [],
      signals: null,
      scripts: drawn.html.includes('data-island')
        ? [checked(address(remote.name, 'islands.js'))]
        : [],
    },
  });
}

/** Runs the live shell on the page in the window; resolves when it is live or has failed. */
async function startShell(): Promise<void> {
  const over = new Promise<void>((resolve) => {
    document.addEventListener('shell:live', () => resolve());
    document.addEventListener('shell:error', (event) => {
      if (event instanceof CustomEvent && event.detail.place === 'start') resolve();
    });
  });
  await jest.isolateModulesAsync(async () => {
    await import('./shell.tsx');
    await over;
  });
}

/** Follows a link within the page and waits until the page knows where it leads. */
async function followPart(name: string, hash: string): Promise<void> {
  await user.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(document.body.dataset['part']).toBe(hash));
}

const isLive = () => document.documentElement.dataset['shell'] === 'live';
/** The title of the page that was moved to, once the move is over: the focus comes to it last. */
async function heading(name: string): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(title).toHaveFocus());
  return title;
}
const slot = () => {
  const element = document.getElementById('slot');
  if (!element) throw new Error('There is no slot.');
  return element;
};

test('hydrates a page’s islands while its stylesheets stay in place, and renders the page again when the visitor returns', async () => {
  await showComposedPage(home, '/garden');
  const sheets = () => slot().querySelectorAll('link[rel=stylesheet]').length;
  const title = screen.getByRole('heading', { level: 1 });
  const before = { sheets: sheets(), inHead: document.head.querySelectorAll('link').length };
  await startShell();
  await user.click(screen.getByRole('button', { name: 'Open the gate' }));
  expect(await screen.findByRole('button', { name: 'Close the gate' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  expect(sheets()).toBe(before.sheets);
  expect(document.head.querySelectorAll('link')).toHaveLength(before.inHead);

  // The next page takes over the sheets.
  await user.click(screen.getByRole('link', { name: 'To the rooms' }));
  await heading('Rooms');
  expect(sheets()).toBe(0);
  expect(document.head.querySelectorAll('link')).toHaveLength(before.inHead + before.sheets);

  window.history.back();
  await heading('Garden');
  expect(screen.getByRole('heading', { level: 1 })).not.toBe(title);
  await user.click(screen.getByRole('button', { name: 'Open the gate' }));
  expect(await screen.findByRole('button', { name: 'Close the gate' })).toBeInTheDocument();
  expect(errors).toEqual([]);
});

test('a page that fails later is replaced by the fallback', async () => {
  await showComposedPage(home, '/');
  await startShell();
  await user.click(screen.getByRole('link', { name: 'Find a clinic' }));
  await heading('Clinic');
  await user.click(screen.getByRole('button', { name: 'Break' }));
  await screen.findByRole('heading', { level: 1, name: 'This page did not load' });
  expect(errors).toEqual(['out of ink']);
});

test('a page goes live without the registry, and fetches it when a link is clicked', async () => {
  const registry = answers.get('/registry.json');
  answers.delete('/registry.json');
  await showComposedPage(home, '/');
  await startShell();
  expect(isLive()).toBe(true);
  expect(errors).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'To the school' }));
  await heading('This page did not load');
  expect(errors).toEqual(['offline']);

  answers.set('/registry.json', registry);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('School');
});

test('changes nothing on the page if the configuration fails to load', async () => {
  answers.delete('/site.json');
  await showComposedPage(home, '/');
  const before = document.body.innerHTML;
  await startShell();
  expect(isLive()).toBe(false);
  expect(document.body.innerHTML).toBe(before);
  expect(errors).toEqual(['offline']);
});

test('shows the phone number if a dialog fails to open', async () => {
  await showComposedPage(home, '/');
  await startShell();
  await user.click(screen.getByRole('link', { name: 'Get in Touch!' }));
  const notice = await screen.findByText(/The form did not open/);
  expect(notice).toHaveTextContent(site.contact.phone);
});

test('a page of an older release loads no stylesheets of a newer one', async () => {
  answers.set(
    '/registry.json',
    discoveryDocument({
      remotes: { 'mfe-home': described(home, NEWER), 'mfe-company': described(company) },
    }),
  );
  await showComposedPage(home, '/');
  await startShell();
  await user.click(screen.getByRole('link', { name: 'To the rooms' }));
  const newer = document.head.querySelector(
    `link[href="${address('mfe-home', 'styles.css', NEWER)}"]`,
  );
  // The sheet arrives, so that the move is over when the test is.
  newer?.dispatchEvent(new Event('load'));
  await heading('Rooms');
  await waitFor(() => expect(document.title).toBe('Rooms'));
  expect(newer).toBeNull();
});

test('a title prefix stays when the visitor follows a link within the page, until it is removed', async () => {
  await showComposedPage(company, '/clinic/form');
  await startShell();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.title).toBe('Error: Form'));
  await followPart('What is wrong', '#name');
  expect(document.title).toBe('Error: Form');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.title).toBe('Form'));
});

test('going back from the fallback restores the page’s title', async () => {
  await showComposedPage(home, '/');
  await startShell();
  mockExposed.delete('mfe_company/app');
  await user.click(screen.getByRole('link', { name: 'To the school' }));
  await heading('This page did not load');
  expect(document.title).toBe(`This page did not load | ${site.product.name}`);
  window.history.back();
  await heading('Home');
  await waitFor(() => expect(document.title).toBe('Home'));
});
