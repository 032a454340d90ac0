import type { CDPSession, Page } from 'playwright/test';
import { samplePages } from '../support/site.ts';
import { collectResponses, scriptsKb } from '../support/traffic.ts';
import type { Measured } from './figures.ts';
import { launchBrowser, type Visit } from './measure-pages.ts';

/** What a visit costs, with figures that hardly depend on the machine's load. The CPU is not throttled. */

const { 'mfe-home': home, 'mfe-assessments': adhd } = samplePages;

/** A visit of one page of each section, by links. */
const visit = [home.path, adhd.path, '/company/faq', '/blog/101', '/contactUs'];

/** How long after the last request a page is left alone before its figures are read, in milliseconds. */
const SETTLE_MS = 2000;

/** Measures a visit: requests and scripts of its pages, main-thread time of its presses, and its event listeners. */
export async function measureCosts({ browserPath, origin }: Visit): Promise<Measured[]> {
  await using browser = await launchBrowser({ browserPath, origin });
  const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
  const open = () =>
    browser.newPage({ ...screen, isMobile: true, hasTouch: true, baseURL: origin });
  const measured: Measured[] = [];
  for (const [where, path] of [
    ['home', home.path],
    ['assessments', adhd.path],
  ] as const) {
    const page = await open();
    const responses = collectResponses(page);
    await page.goto(path);
    await untilQuiet(page);
    const values = { scriptsKb: await scriptsKb(responses), requests: responses.length };
    measured.push({ where, values });
    await page.close();
  }
  measured.push({ where: 'site', values: await measureVisit(await open()) });
  return measured;
}

async function measureVisit(page: Page): Promise<Record<string, number>> {
  const metrics = await openMetrics(page);
  const responses = collectResponses(page);
  await page.goto(home.path);
  await page.locator('html[data-shell=live]').waitFor({ state: 'attached' });
  await untilQuiet(page);
  const moves: number[] = [];
  let tabThreadMs = NaN;
  for (const path of visit.slice(1)) {
    moves.push(
      await metrics.threadMs(async () => {
        await clickLinkInView(page, path);
        await page.waitForURL(path);
        await untilQuiet(page);
      }),
    );
    if (path !== adhd.path) continue;
    const tab = page.locator('#tab-treatment');
    await tab.scrollIntoViewIfNeeded();
    await untilQuiet(page);
    tabThreadMs = await metrics.threadMs(async () => {
      await tab.click();
      await page.waitForTimeout(SETTLE_MS);
    });
  }
  return {
    firstMoveThreadMs: moves[0] ?? NaN,
    tabThreadMs,
    visitScriptsKb: await scriptsKb(responses),
    listeners: await metrics.listeners(),
  };
}

/** Clicks a link in view, because scrolling to one would measure everything it passes. */
async function clickLinkInView(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = `To ${address}`;
    link.style.cssText = 'position: fixed; right: 0; bottom: 0; padding: 1rem';
    document.getElementById('slot')?.append(link);
  }, href);
  await page.getByRole('link', { name: `To ${href}`, exact: true }).click();
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

async function openMetrics(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? NaN;
  };
  return {
    /** The main-thread time that the browser spends while `work` runs, in milliseconds. */
    async threadMs(work: () => Promise<void>): Promise<number> {
      const before = await read('TaskDuration');
      await work();
      return ((await read('TaskDuration')) - before) * 1000;
    },
    /** The event listeners that are still reachable. */
    async listeners(): Promise<number> {
      // Objects with finalizers survive the first collection.
      for (let passes = 0; passes < 3; passes += 1) {
        await session.send('HeapProfiler.collectGarbage');
        await page.waitForTimeout(200);
      }
      return await read('JSEventListeners');
    },
  };
}
