import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright/test';
import { REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import { untilLive } from '../support/site.ts';
import { addressesNamedIn } from './addresses-named-in.ts';
import type { Values } from './figures.ts';
import { openPhone } from './open-phone.ts';

/** A file that was fetched; its bytes as received, compressed, without the headers of the response. */
type Transfer = { url: string; kind: string; status: number; bytes: number };

/** What would make links and forms depend on scripts. */
const scriptOnly = {
  'links lead nowhere': 'a:not([href]), a[href="#"], a[href^="javascript:"]',
  'forms have no address': 'form:not([action]), form[action=""]',
  'forms have no button that sends them':
    'form:not(:has(button:not([type=button], [type=reset]), input[type=submit]))',
};

/**
 * Loads a page as a first-time visitor with a phone and counts what it transfers: once until it is live,
 * once with the data saver on (the loader then waits for a touch that never comes), once without scripts.
 * Throws when the page does not become live, or the server does not compress with Brotli.
 */
export async function measureTransfer(
  browser: Browser,
  url: string,
): Promise<{ values: Values; notes: string[] }> {
  const { html, files, blocking } = await loadUntilLive(browser, url);
  const waiting = await loadWithDataSaver(browser, url);
  const problems = await problemsWithoutScripts(browser, url);
  const known = addressesNamedIn(html, url);
  const fixed = [url, ...[REGISTRY_PATH, SITE_CONFIG_PATH].map((path) => new URL(path, url).href)];
  const unnamed = files.filter((file) => !known.has(file.url) && !fixed.includes(file.url));
  const scriptLive = total(files, 'script');
  const kinds = ['document', 'style', 'font', 'image', 'other'];
  return {
    values: {
      ...Object.fromEntries(kinds.map((kind) => [kind, total(files, kind)])),
      total: files.reduce((sum, { bytes }) => sum + bytes, 0),
      firstPaint:
        total(files, 'document') +
        total(
          files.filter((file) => blocking.has(file.url)),
          'style',
        ),
      // A page that does not work without scripts needs all of them.
      scriptNeeded: problems.length === 0 ? 0 : scriptLive,
      scriptBeforeLive: total(waiting, 'script'),
      scriptLive,
      // A file that only another file names is known one step later.
      requestDepth: unnamed.length === 0 ? 1 : 2,
    },
    notes: [
      ...problems,
      ...unnamed.map((file) => `${file.url} is not named by the document.`),
      ...files
        .filter(({ status }) => status >= 400)
        .map((file) => `${file.url} answers ${file.status}.`),
    ],
  };
}

function total(files: readonly Transfer[], kind: string): number {
  return files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function loadUntilLive(browser: Browser, url: string) {
  return openPhone(browser, {}, async (page) => {
    const filesWhenQuiet = recordTransfers(page);
    const response = await page.goto(url);
    if ((await response?.headerValue('content-encoding')) !== 'br') {
      throw new Error(`${url} is not there, or not compressed with Brotli.`);
    }
    await untilLive(page);
    const files = await filesWhenQuiet(1000);
    const blocking = new Set(await page.evaluate(renderBlockingFiles));
    return { html: (await response?.text()) ?? '', files, blocking };
  });
}

async function loadWithDataSaver(browser: Browser, url: string): Promise<Transfer[]> {
  return openPhone(browser, {}, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    const filesWhenQuiet = recordTransfers(page);
    await page.goto(url);
    const files = await filesWhenQuiet(5000);
    if ((await page.locator('html[data-shell]').count()) === 0) return files;
    throw new Error(`${url} became live by itself although the data saver is on.`);
  });
}

/** What cannot be read, followed or sent without scripts; an empty list means that none are needed. */
async function problemsWithoutScripts(browser: Browser, url: string): Promise<string[]> {
  return openPhone(browser, { javaScriptEnabled: false }, async (page) => {
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

/** Records what a page fetches; the function it returns waits until nothing has moved for so many milliseconds. */
function recordTransfers(page: Page): (quietFor: number) => Promise<Transfer[]> {
  const requests = new Set<Request>();
  let lastChange = performance.now();
  const note = (request: Request) => {
    if (request.url().startsWith('http')) requests.add(request);
    lastChange = performance.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  return async (quietFor) => {
    while (performance.now() - lastChange < quietFor) await sleep(100);
    return Promise.all([...requests].map(transferOf));
  };
}

async function transferOf(request: Request): Promise<Transfer> {
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not fetched.`);
  const { responseBodySize: bytes } = await request.sizes();
  const type = (await response.headerValue('content-type')) ?? '';
  return { url: request.url(), kind: kindOf(request, type), status: response.status(), bytes };
}

/** What a file is, by the type its server names. */
function kindOf(request: Request, type: string): string {
  if (request.resourceType() === 'document') return 'document';
  if (type.startsWith('text/css')) return 'style';
  if (/javascript/.test(type)) return 'script';
  return /^(font|image)\//.exec(type)?.[1] ?? 'other';
}

/** The files that delayed the first paint, as the browser reports them. Runs in the page. */
function renderBlockingFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
    .map(({ name }) => name);
}
