import type { Page } from 'playwright/test';
import { samplePages, untilLive } from '../support/site.ts';
import type { Measured } from './figures.ts';
import { launchBrowser, pages, type Visit } from './measure-pages.ts';

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down and 750 kbit/s up. */
const slow4g = { latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };

const { 'mfe-home': home, 'mfe-assessments': adhd } = samplePages;

/** Presses "Get in Touch!" in the footer of every page as soon as the document is parsed, before the page is live. */
export async function measureFirstPresses(visit: Visit): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { where, path } of pages) {
    for (const figure of ['firstPressMs', 'firstPressSlow4gMs']) {
      const pressed = onPhone(visit, figure === 'firstPressSlow4gMs', async (page) => {
        await page.addInitScript(noteAnswer, 'dialog[open], [data-live][aria-busy=true]');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.locator('footer [data-live]').first().tap({ noWaitAfter: true });
        const opened = page.locator('html[data-answered] dialog[open]').waitFor();
        const followed = page.waitForURL(({ pathname }) => pathname !== path);
        const outcome = await Promise.any([opened, followed]).catch(() => 'lost');
        return { [figure]: await answerOf(page), lostPresses: outcome === 'lost' ? 1 : 0 };
      });
      measured.push({ where, values: await pressed });
    }
  }
  return measured;
}

/** Presses a link to a page of another section, and times it until that page's heading is visible. */
export async function measureNavigation(visit: Visit): Promise<Measured[]> {
  const navigate = (from: string, link: string, section: string) =>
    onPhone(visit, false, async (page) => {
      await page.addInitScript(noteAnswer, `[data-remote=${section}] h1`);
      await page.goto(from);
      await untilLive(page);
      await page.waitForLoadState('networkidle');
      await page.locator(link).filter({ visible: true }).first().tap();
      await page.locator('html[data-answered]').waitFor();
      return answerOf(page);
    });
  const adhdToHomeMs = await navigate(adhd.path, `header a[href="${home.path}"]`, 'mfe-home');
  const homeToAdhdMs = await navigate(home.path, `a[href="${adhd.path}"]`, 'mfe-assessments');
  return [{ where: 'site', values: { adhdToHomeMs, homeToAdhdMs } }];
}

/** Opens a new browser with the screen of Lighthouse's phone and a CPU four times slower. */
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
 * Runs in the page before its scripts. Writes on `<html>` how many milliseconds after the first press a frame had shown
 * a match of the selector. It names no functions, because tsx would wrap them in a helper that the page does not have.
 */
function noteAnswer(selector: string): void {
  addEventListener('pointerdown', ({ timeStamp }) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(selector)?.checkVisibility()) return;
      observer.disconnect();
      // The second frame begins when the first has been drawn.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          document.documentElement.dataset['answered'] = String(performance.now() - timeStamp);
        }),
      );
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** NaN when the browser followed a plain link: the note is gone with the old document. */
async function answerOf(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-answered')) ?? NaN);
}
