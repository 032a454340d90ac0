import '@site/kit/testing/text-encoder.ts';
import './testing/fetch-classes.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defineRemote, defineRoute, type Remote } from '@site/kit/remote/define-remote.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { createRemoteApp } from '@site/kit/remote/create-remote-app.tsx';
import { createRenderer } from '@site/kit/remote/renderer.tsx';
import { useLocation } from '@site/kit/location.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { ViewInTest } from '@site/kit/testing/view-in-test.ts';
import { configure, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { renderDocument } from './document.tsx';
import { answerPageRequests } from './testing/page-requests.ts';
import { removeListenersAfterEachTest } from './testing/remove-listeners.ts';

configure({ asyncUtilTimeout: 4000 });
// Runs before listeners are recorded, because it adds one that stays for all tests.
const user = userEvent.setup();
removeListenersAfterEachTest();

const site = configuredSite();
const services = { publishedBlogs: async () => [], blog: async () => null };
const RELEASE = '0123456789abcdef';

const head = (title: string, canonicalPath: string) => () => ({
  title,
  description: '',
  canonicalPath,
  jsonLd: [{ '@type': 'WebPage', name: title }],
});

/** Records the fragment that the page's islands received last. */
const partNote = defineIsland<object>('part-note', function PartNote() {
  const { hash } = useLocation();
  useEffect(() => {
    document.body.dataset['part'] = hash;
  }, [hash]);
  return null;
});

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

const route = (id: string, pattern: string, content: ReactNode) =>
  defineRoute({
    id,
    pattern,
    page: async () => ({
      page: {
        render: () => (
          <>
            <h1>{id}</h1>
            {content}
          </>
        ),
        head: head(id, pattern),
      },
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
    route('Home', '/', <a href="/school">To the school</a>),
    route('Rooms', '/rooms', <a href="/garden">To the garden</a>),
    route(
      'Garden',
      '/garden',
      <>
        <Island of={gate} props={{}} />
        <a href="/rooms">To the rooms</a>
      </>,
    ),
  ],
});
const company = defineRemote({
  name: 'mfe-company',
  prefixes: ['/school'],
  routes: [
    route('School', '/school', null),
    route(
      'Form',
      '/school/form',
      <>
        <Island of={careful} props={{}} />
        <a href="#name">What is wrong</a>
        <Island of={partNote} props={{}} />
      </>,
    ),
  ],
});

const address = (name: string, file: string) => `/r/${name}/${RELEASE}/${file}`;

const checked = (file: string) => ({ address: file, integrity: 'sha256-abc' });

/** The site's configuration and pages, by path; anything else cannot be reached. */
const answers = new Map<string, unknown>();
const islands = [gate, careful, partNote];

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

let errors: string[] = [];

/** jsdom fetches no stylesheets; a browser has those that a page came with. */
const arrivals = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    node.dispatchEvent(new Event('load'));
  }
});

beforeEach(async () => {
  arrivals.observe(document.head, { childList: true });
  errors = [];
  answers.clear();
  answers.set('/site.json', site);
  for (const remote of [home, company]) {
    for (const { pattern } of remote.routes) answers.set(pattern, await composed(remote, pattern));
    const name = remote.name.replace('-', '_');
    mockExposed.set(`${name}/app`, async () => createRemoteApp(remote.name, islands));
  }
  answerPageRequests((path) => {
    const html = answers.get(path);
    return typeof html === 'string' ? { html } : 'error';
  });
  Object.assign(globalThis, {
    fetch: async (asked: string) => {
      if (!answers.has(asked)) throw new TypeError('offline');
      return { ok: true, status: 200, json: async () => answers.get(asked) };
    },
  });
  Object.assign(window, {
    scrollTo: () => {},
    IntersectionObserver: ViewInTest,
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

async function composed(remote: Remote, pathname: string): Promise<string> {
  const { head: pageHead, html } = await createRenderer(remote).render({
    path: pathname,
    site,
    services,
  });
  const hasIslands = html.includes('data-island');
  return renderDocument({
    site,
    pathname,
    styles: [home, company].map(({ name }) => checked(address(name, 'styles.css'))),
    loader: checked(address('shell', 'loader.js')),
    head: pageHead,
    fragment: {
      remote: remote.name,
      release: RELEASE,
      html,
      hints: '',
      fold: html.length,
      criticalSheet: checked('/first-screen/0123456789abcdef.css'),
    },
    lock: {
      shell: checked(address('shell', 'shell.js')),
      remote: {
        name: remote.name,
        id: RELEASE,
        contract: CONTRACT_VERSION,
        entry: address(remote.name, 'entry.js'),
        integrity: 'sha384-abc',
      },
      scripts: hasIslands ? [checked(address(remote.name, 'islands.js'))] : [],
      others: [],
      signals: null,
    },
  });
}

/** Puts a composed page into the window, as it is before any script runs. */
function open(pathname: string): void {
  const page = new DOMParser().parseFromString(String(answers.get(pathname)), 'text/html');
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  window.history.replaceState(null, '', pathname);
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
/** Returns the heading of the next page, once the navigation is over: it is focused last. */
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

test('hydrates a page’s islands while its stylesheets stay in place, and again when the visitor returns', async () => {
  open('/garden');
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

  const isSettled = new Promise((resolve) => {
    slot().addEventListener('shell:settled', resolve, { once: true });
  });
  window.history.back();
  await heading('Garden');
  await isSettled;
  expect(screen.getByRole('heading', { level: 1 })).not.toBe(title);
  await user.click(screen.getByRole('button', { name: 'Open the gate' }));
  expect(await screen.findByRole('button', { name: 'Close the gate' })).toBeInTheDocument();
  expect(errors).toEqual([]);
});

test('if a page cannot be fetched, the fallback offers a retry, and Back restores the page and its title', async () => {
  const school = answers.get('/school');
  answers.delete('/school');
  open('/');
  await startShell();
  expect(isLive()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'To the school' }));
  await heading('This page did not load');
  expect(document.title).toBe(`This page did not load | ${site.product.name}`);
  expect(errors).toEqual(['/school could not be fetched']);
  window.history.back();
  await heading('Home');
  await waitFor(() => expect(document.title).toBe('Home'));

  await user.click(screen.getByRole('link', { name: 'To the school' }));
  await heading('This page did not load');
  answers.set('/school', school);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('School');
  await waitFor(() => expect(document.title).toBe('School'));
});

test('changes nothing on the page if the configuration fails to load', async () => {
  answers.delete('/site.json');
  open('/');
  const before = document.body.innerHTML;
  await startShell();
  expect(isLive()).toBe(false);
  expect(document.body.innerHTML).toBe(before);
  expect(errors).toEqual(['offline']);
});

test('shows the phone number if a dialog fails to open', async () => {
  open('/');
  await startShell();
  await user.click(screen.getByRole('link', { name: 'Get in Touch!' }));
  const notice = await screen.findByText(/The form did not open/);
  expect(notice).toHaveTextContent(site.contact.phone);
});

test('a title prefix stays when the visitor follows a link within the page, until it is removed', async () => {
  open('/school/form');
  await startShell();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.title).toBe('Error: Form'));
  await followPart('What is wrong', '#name');
  expect(document.title).toBe('Error: Form');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.title).toBe('Form'));
});
