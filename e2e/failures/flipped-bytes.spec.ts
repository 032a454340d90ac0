import type { BrowserContext, Page } from 'playwright/test';
import { repetitions } from '@site/kit/testing/repetitions.ts';
import { isFullRun } from '@site/kit/testing/full-run.ts';
import { followLinkTo, samplePages, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The browser's message about a file that fails its integrity check. */
const REFUSED = /digest in the 'integrity' attribute/;

/** The shell's message about code that it gave up loading. */
const LATE = 'Timed out after';

const FIRST = samplePages['mfe-home'];
const SECOND = samplePages['mfe-company'];

/** Opens a page, waits until it has settled, then follows a link to another section. */
async function visit(page: Page, untilSettled: () => Promise<void>): Promise<void> {
  await page.goto(FIRST.path);
  await untilSettled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST.heading);
  await followLinkTo(page, SECOND.path);
  await expect(page).toHaveURL(SECOND.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECOND.heading);
  await expect(page.locator('#slot')).toContainText(/\w{3,}/);
}

/** In a full run, some files of each kind: stylesheets, chunks, and the entries that load them. Otherwise, the shell. */
function sampled(files: readonly string[]): string[] {
  if (!isFullRun) return files.filter((file) => /\/shell[^/]*\.js$/.test(file)).slice(0, 1);
  const kinds = Object.values(
    Object.groupBy(files, (file) =>
      file.endsWith('.css') ? 'css' : file.replace(/.*\/|-.*/g, ''),
    ),
  );
  return kinds.flatMap((kind) => kind?.slice(0, repetitions(1)) ?? []);
}

/** Opens a page whose view is not sampled for vitals, because sampling would load another script. */
async function openUnmeasured(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { random } = Math;
    Math.random = () => 0.5 + random() / 2;
  });
  return page;
}

/** Every script and stylesheet that a visit requests, by path. */
async function askedFor(context: BrowserContext): Promise<string[]> {
  const page = await openUnmeasured(context);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) asked.add(pathname);
  });
  await visit(page, () => untilLive(page));
  await page.close();
  return [...asked].toSorted();
}

test('no script or stylesheet with a flipped byte runs, and every page stays readable', async ({
  browser,
  context,
  expectPageErrors,
}) => {
  // In a full run, this test makes about thirty visits.
  test.slow();
  expectPageErrors(/./);
  const all = await askedFor(context);
  expect(all.length).toBeGreaterThan(10);
  const files = sampled(all);
  expect(files).not.toEqual([]);
  const left = [...files.entries()];
  const visitWithFlips = async (): Promise<void> => {
    const [index, file] = left.shift() ?? [];
    if (index === undefined || file === undefined) return;
    // A new browser each time, so that its cache has no intact file.
    const fresh = await browser.newContext();
    const page = await openUnmeasured(fresh);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    let flips = 0;
    const response = await page.request.get(file);
    const body = await response.body();
    const at = (index * 7919) % body.length;
    body[at] = (body[at] ?? 0) ^ 1;
    const contentType = response.headers()['content-type'] ?? '';
    await page.route(
      ({ pathname }) => pathname === file,
      async (route) => {
        flips += 1;
        await route.fulfill({ contentType, body });
      },
    );
    const isRefused = () => said.some((text) => REFUSED.test(text) && text.includes(file));
    // Without the file, the page may never go live. If the file belongs to the other section, the page does go live.
    const isSettled = async () =>
      isRefused() || (await page.locator('html[data-shell="live"]').count()) > 0;
    const isLate = () => said.some((text) => text.includes(LATE));
    await test.step(file, async () => {
      do {
        said.length = 0;
        await visit(page, () => expect.poll(isSettled).toBe(true));
        // After a timeout, the next page is loaded as a document, which requests fewer files. A second visit loads in
        // time.
      } while (isLate() && !isRefused());
    });
    await expect.poll(isRefused, `${file} was refused: ${said.join(' ')}`).toBe(true);
    expect(flips, file).toBeGreaterThan(0);
    await fresh.close();
    return visitWithFlips();
  };
  // Runs a few in parallel, because visits mostly wait.
  await Promise.all([visitWithFlips(), visitWithFlips(), visitWithFlips()]);
});

/** Changes the first character of a hash. */
const withOtherHash = (_match: string, before: string, first: string) =>
  `${before}${first === 'A' ? 'B' : 'A'}`;

test('a page whose HTML was modified in transit runs no foreign code and stays readable', async ({
  browser,
  expectPageErrors,
}) => {
  expectPageErrors(/./);
  const context = await browser.newContext();
  const page = await context.newPage();
  const answer = await page.request.get(SECOND.path);
  const html = await answer.text();
  const { 'content-encoding': _sent, 'content-length': _length, ...headers } = answer.headers();
  const changes = [
    // Another script, with and without its own hash.
    html.replace('</body>', '<script src="/evil.js"></script></body>'),
    html.replace(/ integrity="sha256-[^"]+"/g, ''),
    html.replace(/(<script src="[^"]+" integrity="sha256-)(.)/, withOtherHash),
    html.replace(/("shell":\{"address":"[^"]+","integrity":"sha256-)(.)/, withOtherHash),
    html.replace('"shell":{"address":"/r/', '"shell":{"address":"/q/'),
    html.replace('"page-lock"', '"page-lick"'),
    html.replace('"scripts":[', '"scripts":{'),
  ];
  await page.route('**/evil.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "changed";' }),
  );
  for (const changed of changes) {
    expect(changed).not.toBe(html);
    await page.route(
      ({ pathname }) => pathname === SECOND.path,
      (route) => route.fulfill({ headers, body: changed }),
      { times: 1 },
    );
    await page.goto(SECOND.path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECOND.heading);
    expect(await page.title()).not.toBe('changed');
    await page.goto('about:blank');
  }
  await context.close();
});
