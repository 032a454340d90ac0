import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { breakRemote, containerOf } from '../support/break-remote.ts';
import { browserArguments } from '../support/browser-arguments.ts';
import { findBrowser } from '../support/find-browser.ts';
import { laySecureLine } from '../support/secure-line.ts';
import { countSignals } from '../support/signals.ts';
import { openLive, testedSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A page that no other test breaks. */
const address = '/school';

const broken = containerOf(
  'mfe-company',
  `{ hydrateIslands: () => { throw new Error('broken on purpose'); } }`,
);

declare global {
  interface Window {
    /** Whether this page has received its buffered performance entries. */
    isMeasured?: boolean;
  }
}

/**
 * Ensures that a page view is sampled, and records when its buffered entries were delivered. Browsers deliver buffered
 * performance entries a task after they are requested, so a visitor who leaves earlier reports little. Layout shifts
 * are requested last. Runs in the page, so it must be self-contained.
 */
function chooseToMeasure(): void {
  const { random } = Math;
  Math.random = () => random() / 100;
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function observeAndNote(options) {
    observe.call(this, options);
    if (options?.type !== 'layout-shift') return;
    // Time to first byte also waits for a timer, which started earlier.
    setTimeout(() => {
      window.isMeasured = true;
    });
  };
}

/** The id of the section's scripts in the composed page. */
async function scriptsOf(page: Page): Promise<string> {
  const element = page.locator('[data-remote=mfe-company]');
  return (await element.getAttribute('data-release')) ?? '';
}

/** The signals that this page sends, as text. */
function signalsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/signals')) sent.push(request.postData() ?? '');
  });
  return sent;
}

test('counts a failing section by release and route', async ({ page, expectPageErrors }) => {
  expectPageErrors(/broken on purpose|\[shell\]/);
  const wanted = {
    subject: 'failure',
    name: 'section-failed',
    part: 'mfe-company',
    route: address,
  } as const;
  // Earlier tests have already increased the counts.
  const before = await countSignals(wanted);
  const sent = signalsOf(page);
  await breakRemote(page, 'mfe-company', { kind: 'replaced', code: broken });
  await openLive(page, `${address}?name=asha#here`);
  const scripts = await scriptsOf(page);
  await expect.poll(() => countSignals(wanted)).toBeGreaterThan(before);
  const [release = ''] = readdirSync(path.join(testedSite.dataDir, 'releases', 'mfe-company'));
  expect(await countSignals({ ...wanted, release })).toBeGreaterThan(0);
  expect(sent).toEqual([
    JSON.stringify({
      route: address,
      failures: [{ kind: 'section-failed', name: 'mfe-company', release: scripts }],
    }),
  ]);
});

// No page can prevent the browser's own console message; nginx answers for a service that is down.
test('a reporting service that fails or does not answer changes nothing', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/broken on purpose|\[shell\] remote|Failed to load resource/);
  await breakRemote(page, 'mfe-company', { kind: 'replaced', code: broken });
  for (const answer of ['abort', 'fail'] as const) {
    await page.route('**/api/signals', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status: 503 }),
    );
    const asked = page.waitForRequest('**/api/signals');
    await openLive(page, address);
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/api/signals');
  }
});

test('counts a sampled page view when the visitor leaves', async ({ page }) => {
  await page.addInitScript(chooseToMeasure);
  const onPage = { part: 'mfe-company', route: address } as const;
  const wanted = [
    { ...onPage, subject: 'view' },
    { ...onPage, subject: 'vital', name: 'lcp' },
    { ...onPage, subject: 'vital', name: 'cls' },
    { ...onPage, subject: 'vital', name: 'ttfb' },
    { ...onPage, subject: 'vital', name: 'live' },
  ] as const;
  const counts = () => Promise.all(wanted.map((each) => countSignals(each)));
  const before = await counts();
  // The measuring code is a separate script, so that nine in ten page views do not load it.
  const chunk = page.waitForResponse(async (response) => {
    if (!/\/r\/shell\/\w+\/chunk-/.test(response.url())) return false;
    return (await response.text()).includes('largest-contentful-paint');
  });
  await openLive(page, address);
  await chunk;
  await page.waitForFunction(() => window.isMeasured === true);
  await page.mouse.click(5, 5);
  await page.goto('/clinic');
  await expect
    .poll(async () => (await counts()).every((count, index) => count > (before[index] ?? 0)))
    .toBe(true);
});

test('a browser with Do Not Track sends nothing', async ({ page, expectPageErrors }) => {
  expectPageErrors(/broken on purpose|\[shell\]/);
  await page.addInitScript(() => {
    const { random } = Math;
    Math.random = () => random() / 100;
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  const sent = signalsOf(page);
  await breakRemote(page, 'mfe-company', { kind: 'replaced', code: broken });
  await openLive(page, address);
  await page.goto('/clinic');
  await page.waitForLoadState('load');
  expect(sent).toEqual([]);
});

/**
 * Opens a page, adds an element whose source its policy blocks, and expects one report to be counted. Tests that run at
 * the same time use different elements, because they share the count of a directive.
 */
async function expectCounted(page: Page, url: string, element: 'img' | 'video'): Promise<void> {
  const directive = { img: 'img-src', video: 'media-src' }[element];
  const violation = { subject: 'policy', name: directive } as const;
  const before = await countSignals(violation);
  await page.goto(url);
  await page.evaluate((name) => {
    const blocked = document.createElement(name);
    blocked.src = 'https://elsewhere.example/file';
    document.body.append(blocked);
  }, element);
  await expect.poll(() => countSignals(violation)).toBe(before + 1);
}

test('counts policy violations reported to `report-uri` by a browser without `report-to`', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/Content Security Policy/);
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const older = policy.replace(/report-to [^;]+; /, '');
    expect(older).not.toBe(policy);
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': older } });
  });
  await expectCounted(page, address, 'img');
});

// Browsers only report to `report-to` over HTTPS, and Chromium's headless shell never does.
test('counts policy violations reported to `report-to`', async () => {
  const found = findBrowser({ install: false, allowHeadlessShell: false });
  const reason =
    'Reports to report-to are not tested here: only Chromium’s headless shell was found.';
  if (found.kind === 'missing') console.log(reason);
  test.skip(found.kind === 'missing', reason);
  const line = await laySecureLine(testedSite.port);
  const browser = await chromium.launch({
    ...(found.kind === 'found' && { executablePath: found.path }),
    args: [...browserArguments, '--ignore-certificate-errors', '--short-reporting-delay'],
  });
  try {
    await expectCounted(await browser.newPage(), line.origin + address, 'video');
  } finally {
    await browser.close();
    await line.close();
  }
});
