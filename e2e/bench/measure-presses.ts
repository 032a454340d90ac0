import type { Page } from 'playwright/test';
import { samplePages, untilLive } from '../support/site.ts';
import type { Measured } from './figures.ts';
import { launchBrowser, pages, type Visit } from './measure-pages.ts';

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down and 750 kbit/s up. */
const slow4g = { latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };

const { 'mfe-home': home, 'mfe-assessments': adhd } = samplePages;

const networks = [
  { suffix: 'Ms', isSlow4g: false },
  { suffix: 'Slow4gMs', isSlow4g: true },
];

/** Clicks controls as soon as a page has been painted, before it is live. */
export async function measureFirstPresses(visit: Visit): Promise<Measured[]> {
  const measured = await measureFooterPresses(visit);
  for (const { suffix, isSlow4g } of networks) {
    const press = (path: string, control: string, answer: string) =>
      onPhone(visit, isSlow4g, async (page) => {
        await page.addInitScript(noteAnswer, answer);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        await page.locator(control).first().tap({ noWaitAfter: true });
        await page.locator('html[data-answered]').waitFor();
        return answerOf(page);
      });
    const dot = '[data-slide="2"]';
    const values = {
      [`dotPress${suffix}`]: await press(home.path, dot, `[aria-disabled=true]${dot}`),
      [`tabPress${suffix}`]: await press(adhd.path, '#tab-types', '#types'),
    };
    measured.push({ where: 'site', values });
  }
  return measured;
}

/** Clicks "Get in Touch!" in the footer of every page as soon as the document is parsed. */
async function measureFooterPresses(visit: Visit): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { where, path } of pages) {
    for (const { suffix, isSlow4g } of networks) {
      const pressed = onPhone(visit, isSlow4g, async (page) => {
        await page.addInitScript(noteAnswer, 'dialog[open], [data-live][aria-busy=true]');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.locator('footer [data-live]').first().tap({ noWaitAfter: true });
        const opened = page.locator('html[data-answered] dialog[open]').waitFor();
        const followed = page.waitForURL(({ pathname }) => pathname !== path);
        const outcome = await Promise.any([opened, followed]).catch(() => 'lost');
        return {
          [`firstPress${suffix}`]: await answerOf(page),
          lostPresses: outcome === 'lost' ? 1 : 0,
        };
      });
      measured.push({ where, values: await pressed });
    }
  }
  return measured;
}

/**
 * Clicks a link to a page of another section and times it until that page's heading is visible: directly, and after
 * hovering over the link.
 */
export async function measureNavigation(visit: Visit): Promise<Measured[]> {
  const navigate = (from: string, link: string, section: string, isIntended: boolean) =>
    onPhone(visit, false, async (page) => {
      await page.addInitScript(noteAnswer, `[data-remote=${section}] h1`);
      await page.goto(from);
      await untilLive(page);
      await page.waitForLoadState('networkidle');
      const visible = page.locator(link).filter({ visible: true }).first();
      if (isIntended) {
        await visible.hover();
        await page.waitForLoadState('networkidle');
      }
      await visible.tap();
      await page.locator('html[data-answered]').waitFor();
      return answerOf(page);
    });
  const values: Record<string, number> = {};
  for (const [prefix, isIntended] of [
    ['', false],
    ['intended-', true],
  ] as const) {
    const toHome = `header a[href="${home.path}"]`;
    const toAdhd = `a[href="${adhd.path}"]`;
    values[`${prefix}adhdToHomeMs`] = await navigate(adhd.path, toHome, 'mfe-home', isIntended);
    values[`${prefix}homeToAdhdMs`] = await navigate(
      home.path,
      toAdhd,
      'mfe-assessments',
      isIntended,
    );
  }
  return [{ where: 'site', values }];
}

/** Opens a new browser with the screen of Lighthouse's phone and fourfold CPU throttling. */
async function onPhone<T>(visit: Visit, isSlow4g: boolean, work: (page: Page) => Promise<T>) {
  await using browser = await launchBrowser(visit);
  const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
  const phone = { ...screen, isMobile: true, hasTouch: true, baseURL: visit.origin };
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (isSlow4g)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  return await work(page);
}

/**
 * Runs in the page before its scripts. Records on `<html>` the milliseconds from the first click to the frame that
 * shows a match of the selector or a scrolled carousel. Uses no named functions, because tsx would wrap them in a
 * helper that the page does not have.
 */
function noteAnswer(selector: string): void {
  addEventListener('pointerdown', ({ timeStamp }) => {
    document.addEventListener(
      'scroll',
      ({ target }) => {
        if (!(target instanceof Element) || !target.matches('[data-carousel-row]')) return;
        document.documentElement.dataset['answered'] ??= String(performance.now() - timeStamp);
      },
      true,
    );
    // A panel can also become visible through its address, which no observer sees.
    const timer = setInterval(() => {
      if (!document.querySelector(selector)?.checkVisibility()) return;
      clearInterval(timer);
      // The second frame starts after the first has been drawn.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          document.documentElement.dataset['answered'] ??= String(performance.now() - timeStamp);
        }),
      );
    }, 10);
  });
}

/** NaN if the browser followed a plain link, because the record is gone with the old document. */
async function answerOf(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-answered')) ?? NaN);
}
