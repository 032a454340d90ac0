import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import { untilLive } from '../support/site.ts';
import { addressesNamedIn } from './addresses-named-in.ts';
import type { Values } from './figures.ts';

/** A file that was fetched; its bytes as received, compressed, without the headers of the response. */
type Transfer = { url: string; kind: string; status: number; bytes: number; isBlocking: boolean };

/** What would make links and forms depend on scripts. */
const scriptOnly = {
  'links lead nowhere': 'a:not([href]), a[href="#"], a[href^="javascript:"]',
  'forms have no address': 'form:not([action]), form[action=""]',
  'forms have no button that sends them':
    'form:not(:has(button:not([type=button], [type=reset]), input[type=submit]))',
};

/** Opens an empty page of a phone that has never been here, with the screen of Lighthouse's mobile preset. */
export async function onPhone<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const phone = { deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, ...phone, ...options });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Loads a page as a first-time visitor with a phone and counts what it transfers: once until it is live,
 * once with the data saver on (the loader then waits for a touch that never comes), once without scripts.
 */
export async function measureBytes(
  browser: Browser,
  url: string,
): Promise<{ values: Values; notes: string[] }> {
  const { html, files } = await onPhone(browser, {}, async (page) => {
    const response = await page.goto(url);
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    return { html: (await response?.text()) ?? '', files: await page.evaluate(transfers) };
  });
  const waiting = await onPhone(browser, {}, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.goto(url);
    await page.waitForTimeout(5000);
    const isLive = (await page.locator('html[data-shell]').count()) > 0;
    if (isLive) throw new Error(`${url} became live by itself although the data saver is on.`);
    return page.evaluate(transfers);
  });
  const problems = await problemsWithoutScripts(browser, url);
  const bytesOf = (kind: string, among = files) =>
    among.reduce((sum, file) => sum + (file.kind === kind ? file.bytes : 0), 0);
  const known = addressesNamedIn(html, url);
  const fixed = [url, ...[REGISTRY_PATH, SITE_CONFIG_PATH].map((path) => new URL(path, url).href)];
  // A file that only another file names is known one step later.
  const unnamed = files.filter((file) => !known.has(file.url) && !fixed.includes(file.url));
  const broken = files.filter(({ status }) => status >= 400);
  const kinds = ['document', 'style', 'font', 'image', 'other'];
  return {
    values: {
      ...Object.fromEntries(kinds.map((kind) => [kind, bytesOf(kind)])),
      total: files.reduce((sum, { bytes }) => sum + bytes, 0),
      firstPaint:
        bytesOf('document') +
        bytesOf(
          'style',
          files.filter(({ isBlocking }) => isBlocking),
        ),
      // A page that does not work without scripts needs all of them.
      scriptNeeded: problems.length === 0 ? 0 : bytesOf('script'),
      scriptBeforeLive: bytesOf('script', waiting),
      scriptLive: bytesOf('script'),
      requestDepth: unnamed.length === 0 ? 1 : 2,
    },
    notes: [
      ...problems,
      ...unnamed.map((file) => `${file.url} is not named by the document.`),
      ...broken.map((file) => `${file.url} answers ${file.status}.`),
    ],
  };
}

/** What cannot be read, followed or sent without scripts; an empty list means that none are needed. */
async function problemsWithoutScripts(browser: Browser, url: string): Promise<string[]> {
  return onPhone(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(url);
    const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    const problems = (await heading.count()) > 0 ? [] : ['Without scripts there is no heading.'];
    for (const [problem, selector] of Object.entries(scriptOnly)) {
      const found = await page.locator(selector).count();
      if (found > 0) problems.push(`Without scripts ${found} ${problem}.`);
    }
    return problems;
  });
}

/** What the page has fetched, as the browser reports it. Runs in the page. */
function transfers(): Transfer[] {
  const kinds = {
    style: /\.css$/,
    script: /\.js$/,
    font: /\.woff2$/,
    image: /\.(svg|avif|webp|png)$/,
  };
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  return entries
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map((entry) => ({
      url: entry.name,
      kind:
        entry.entryType === 'navigation'
          ? 'document'
          : (Object.entries(kinds).find(([, name]) =>
              name.test(new URL(entry.name).pathname),
            )?.[0] ?? 'other'),
      status: entry.responseStatus,
      bytes: entry.encodedBodySize,
      isBlocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
    }));
}
