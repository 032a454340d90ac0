import type { BrowserContext, Page } from 'playwright/test';
import { repetitions } from '@site/kit/testing/repetitions.ts';
import { followLinkTo, samplePages, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** What a browser says of a file whose bytes are not those of its hash. */
const REFUSED = /digest in the 'integrity' attribute/;

/** What the shell says of code that it gives up. */
const LATE = 'Timed out after';

const FIRST = samplePages['mfe-home'];
const SECOND = samplePages['mfe-company'];

/** Reads a page, then follows a link to another section, once the first page is as it stays, and reads that. */
async function visit(page: Page, untilSettled: () => Promise<void>): Promise<void> {
  await page.goto(FIRST.path);
  await untilSettled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST.heading);
  await followLinkTo(page, SECOND.path);
  await expect(page).toHaveURL(SECOND.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECOND.heading);
  await expect(page.locator('#slot')).toContainText(/\w{3,}/);
}

/** Some files of each kind: styles, chunks, and the entries that load them. */
function sampled(files: readonly string[]): string[] {
  const kinds = Object.values(
    Object.groupBy(files, (file) =>
      file.endsWith('.css') ? 'css' : file.replace(/.*\/|-.*/g, ''),
    ),
  );
  return kinds.flatMap((kind) => kind?.slice(0, repetitions(1)) ?? []);
}

/** A page whose view is none of those that are measured, by chance: that asks for one script more. */
async function openUnmeasured(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { random } = Math;
    Math.random = () => 0.5 + random() / 2;
  });
  return page;
}

/** Every script and sheet that a visit asks for, by its path. */
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

test('no script and no sheet with a flipped byte is used, and every page can be read', async ({
  browser,
  context,
  expectPageErrors,
}) => {
  // Some thirty visits.
  test.slow();
  expectPageErrors(/./);
  const all = await askedFor(context);
  expect(all.length).toBeGreaterThan(20);
  const files = sampled(all);
  const left = [...files.entries()];
  const visitWithFlips = async (): Promise<void> => {
    const [index, file] = left.shift() ?? [];
    if (index === undefined || file === undefined) return;
    // A browser of its own each time, which remembers no whole file.
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
    // Without the file the page may never go live; with a file of the other section it does.
    const isSettled = async () =>
      isRefused() || (await page.locator('html[data-shell="live"]').count()) > 0;
    const isLate = () => said.some((text) => text.includes(LATE));
    await test.step(file, async () => {
      do {
        said.length = 0;
        await visit(page, () => expect.poll(isSettled).toBe(true));
        // The next page is loaded as a whole then, which asks for less: visited again, it comes in time.
      } while (isLate() && !isRefused());
    });
    await expect.poll(isRefused, `${file} was refused: ${said.join(' ')}`).toBe(true);
    expect(flips, file).toBeGreaterThan(0);
    await fresh.close();
    return visitWithFlips();
  };
  // A few at once, because most of it is waiting.
  await Promise.all([visitWithFlips(), visitWithFlips(), visitWithFlips()]);
});

/** Changes the first character of a hash, which may be any. */
const withOtherHash = (_match: string, before: string, first: string) =>
  `${before}${first === 'A' ? 'B' : 'A'}`;

test('a page whose HTML was changed on its way runs nothing of others, and reads', async ({
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
    // Another script, with and without a hash of its own.
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
