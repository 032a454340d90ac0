import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { PAGE_LOCK_ID, type PageLock } from '@site/kit/remote/page-lock.ts';
import { loadedPage } from '../testing/loaded-page.ts';
import { type Answer, answerPageRequests } from '../testing/page-requests.ts';
import type { PageLoader } from './load-page.ts';

/** Another release of this section is already loaded. */
const RELOADED = 'mfe-reloaded';
jest.mock('../remotes/load-remote.ts', () => ({
  isLoadable: ({ name }: { name: string }) => name !== 'mfe-reloaded',
}));

const { lock } = loadedPage('/school');
const SHEET = '/r/mfe-pages/0123456789abcdef/styles.css';

let answers: Record<string, Answer> = {};
let requested: string[] = [];
let load: PageLoader['load'];
let prefetch: PageLoader['prefetch'];

beforeEach(async () => {
  // Imported here, after the mock is in place.
  const { createPageLoader } = await import('./load-page.ts');
  answers = {};
  document.head.replaceChildren();
  requested = answerPageRequests((path) => answers[path] ?? 'error');
  ({ load, prefetch } = createPageLoader(lock));
});

afterEach(() => {
  jest.useRealTimers();
});

/** A composed page, as the host sends it. */
function composed(title: string, changes: Partial<PageLock> = {}, sheets = ''): string {
  const json = JSON.stringify({ ...lock, ...changes });
  return `<title>${title}</title><script type="application/json" id="${PAGE_LOCK_ID}">${json}</script>
    <main id="main"><div id="slot"><div data-remote="mfe-pages"><h1>${title}</h1>${sheets}</div></div></main>`;
}

/** The section that rendered a page, with these changes. */
const remote = (changes: object) => ({
  remote: lock.remote && { ...lock.remote, ...changes },
});

const clinic = composed('Clinic');

test.each<[string, Answer, string]>([
  ['a page', { html: clinic }, '/clinic'],
  ['a page after a redirect', { html: clinic, url: '/our-clinic?a=1' }, '/our-clinic'],
  [
    'a page of a section that is not loaded yet',
    { html: composed('', remote({ name: 'mfe-blog' })) },
    '/clinic',
  ],
])('fetches %s', async (_what, answer, pathname) => {
  answers['/clinic?a=1'] = answer;
  const page = await load('/clinic?a=1');
  expect(page?.pathname).toBe(pathname);
  expect(page?.content.dataset['remote']).toBe('mfe-pages');
  expect(requested).toEqual(['/clinic?a=1']);
});

const otherShell = { address: '/r/shell/fedcba9876543210/shell.js', integrity: 'sha256-abc' };

test.each<[string, Answer]>([
  ['a file', {}],
  ['an HTML document without a page', { html: '<h1>Feed</h1>' }],
  ['a page without a lock', { html: '<div id="slot"><div></div></div>' }],
  ['the site’s own 404 page', { html: composed('', { remote: null }), status: 404 }],
  ['a page with an unknown lock', { html: clinic.replace('"shell"', '"other"') }],
  ['a page of another shell release', { html: composed('', { shell: otherShell }) }],
  ['another release of a loaded section', { html: composed('', remote({ name: RELOADED })) }],
  [
    'a section of the earlier contract',
    { html: composed('', remote({ contract: CONTRACT_VERSION - 1 })) },
  ],
])('leaves %s to the browser', async (_what, answer) => {
  answers['/clinic'] = answer;
  expect(await load('/clinic')).toBeNull();
});

test.each<[string, Answer, string]>([
  ['cannot be reached', 'error', '/clinic could not be fetched'],
  ['takes too long', 'timeout', '/clinic took longer than 20000 ms'],
  ['fails', { html: clinic, status: 502 }, '/clinic responded with 502'],
])('rejects if the host %s, and the next navigation retries', async (_how, answer, message) => {
  answers['/clinic'] = answer;
  await expect(load('/clinic')).rejects.toMatchObject({ name: 'PageNotFetched', message });
  answers['/clinic'] = { html: clinic };
  await expect(load('/clinic')).resolves.toMatchObject({ pathname: '/clinic' });
});

test('waits for the page’s stylesheets, without applying them', async () => {
  const sheets = `<link rel="stylesheet" href="${SHEET}" integrity="sha256-abc">`;
  answers['/clinic'] = { html: composed('Clinic', {}, sheets) };
  const loaded = jest.fn();
  const page = load('/clinic');
  void page.then(loaded);
  await new Promise((resolve) => setTimeout(resolve));
  const sheet = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  expect(sheet?.media).toBe('not all');
  expect(loaded).not.toHaveBeenCalled();
  sheet?.dispatchEvent(new Event('load'));
  expect((await page)?.styles).toEqual([{ address: SHEET, integrity: 'sha256-abc' }]);
  expect(sheet?.media).toBe('not all');
});

test('uses a prefetched page once, and prefetches it only once', async () => {
  answers['/clinic'] = { html: clinic };
  const first = prefetch('/clinic');
  await Promise.all([first, prefetch('/clinic')]);
  await load('/clinic');
  expect(requested).toHaveLength(1);
  await load('/clinic');
  expect(requested).toHaveLength(2);
});

test('keeps no timer for a page that was shown, which would keep it in memory', async () => {
  jest.useFakeTimers();
  answers['/clinic'] = { html: clinic };
  await prefetch('/clinic');
  await load('/clinic');
  expect(jest.getTimerCount()).toBe(0);
});

test('a prefetch that fails has no effect, and navigation retries', async () => {
  await prefetch('/clinic');
  answers['/clinic'] = { html: clinic };
  expect(await load('/clinic')).not.toBeNull();
});

test('fetches a page again 30 seconds after it was prefetched', async () => {
  jest.useFakeTimers();
  answers['/clinic'] = { html: clinic };
  await prefetch('/clinic');
  jest.advanceTimersByTime(30_000);
  await load('/clinic');
  expect(requested).toHaveLength(2);
});
