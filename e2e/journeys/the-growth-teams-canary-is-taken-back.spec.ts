import { MIN_FAILURES } from '@site/desk/canary/evidence.ts';
import type { Browser, Page } from 'playwright/test';
import { untilLive } from '../support/site.ts';
import { expect, test } from '../support/team-site.ts';
import type { TestSite } from '../support/test-site.ts';

/** A visitor with their own network and this user agent. */
type Visitor = { 'x-forwarded-for': string; 'user-agent': string };

/** Opens the home page as a visitor and waits until its scripts have run. */
async function visit(browser: Browser, headers: Visitor, look: (page: Page) => Promise<void>) {
  const { 'user-agent': userAgent, ...extraHTTPHeaders } = headers;
  const context = await browser.newContext({ userAgent, extraHTTPHeaders });
  const page = await context.newPage();
  await look(page);
  // Compared with the composed page, regardless of what its scripts do.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
}

/** The signals that a browser reports for a failing page. */
async function toldBy(page: Page, { origin }: TestSite): Promise<string> {
  // Beacon bodies are only available for intercepted requests.
  await page.route('**/api/signals', (route) => route.continue());
  const told = page.waitForRequest('**/api/signals');
  await page.goto(origin);
  return (await told).postData() ?? '';
}

/** Opens a page and expects everything to work. */
async function expectSound(page: Page, { origin }: TestSite): Promise<void> {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/signals')) told.push(request.postData() ?? '');
  });
  await page.goto(origin);
  await untilLive(page);
  expect(told).toEqual([]);
}

test('a release that fails in browsers is rolled back automatically, with the reason in the audit log', async ({
  site,
  change,
  browser,
}) => {
  // Fails in browsers only, so that no renderer and no check notices.
  const broken = "if (typeof window !== 'undefined') throw new Error('broken on purpose');";
  await change('mfe-home/pages/home/fitting-checks.island.tsx', /$/, `\n${broken}\n`);
  const visitors = Array.from({ length: 160 }, (_, number) => ({
    'x-forwarded-for': `203.0.${number}.7`,
    'user-agent': `Browser/${number}`,
  }));
  const versionFor = async (headers: Visitor) =>
    String((await fetch(site.origin, { headers })).headers.get('site-version'));
  const [live = ''] = await Promise.all(visitors.slice(0, 1).map(versionFor));
  await site.command('release', 'mfe-home');
  expect(await site.command('promote', 'mfe-home', '--canary', '25')).toContain(
    '25 of 100 visitors get mfe-home',
  );

  // The host picks up the canary within a moment.
  await expect.poll(async () => new Set(await Promise.all(visitors.map(versionFor))).size).toBe(2);
  const versions = await Promise.all(visitors.map(versionFor));
  const chosen = visitors.filter((_, index) => versions[index] !== live);
  const [unlucky] = chosen;
  const [other] = visitors.filter((_, index) => versions[index] === live);
  if (!unlucky || !other) throw new Error('One side has no visitor.');
  expect(chosen.length).toBeGreaterThan(MIN_FAILURES);

  await visit(browser, other, (page) => expectSound(page, site));
  let told = '';
  await visit(browser, unlucky, async (page) => {
    told = await toldBy(page, site);
  });
  expect(told).toContain('section-failed');

  const { token: itsToken, ...signal }: Record<string, unknown> = JSON.parse(told);
  expect(itsToken).toMatch(/^25\.canary\./);

  const report = async (visitor: Visitor, token: unknown) => {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...visitor },
      body: JSON.stringify({ ...signal, token }),
    };
    expect((await fetch(`${site.origin}/api/signals`, options)).status).toBe(204);
  };
  // The other visitors' browsers report the same failure, each with the token of its own page. The first has already
  // reported.
  for (const visitor of chosen.slice(1, MIN_FAILURES)) {
    const page = await fetch(site.origin, { headers: visitor });
    await report(visitor, page.headers.get('server-timing')?.replace('page;desc=', ''));
  }
  await expect
    .poll(async () => new Set(await Promise.all(visitors.map(versionFor))))
    .toEqual(new Set([live]));
  await visit(browser, unlucky, (page) => expectSound(page, site));

  const history = await site.command('history', 'rolled back');
  expect(history).toMatch(/canary mfe-home \w+ rolled back from 25%\n +by the site, done/);
  expect(history).toContain('It fails more often than the live version.');
  expect(history).toMatch(/at 25%: failures from \d+ networks in \d+ page views with it/);
});
