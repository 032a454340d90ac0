import type { Browser } from 'playwright/test';
import type { Values } from './figures.ts';
import { onPhone } from './measure-bytes.ts';

/** How long a press may take before it counts as lost, in milliseconds. */
const LOST_AFTER_MS = 15_000;

/**
 * Presses "Get in Touch!" in the footer as soon as the document has been parsed, before the page is live, on a processor
 * made four times slower, and times it until the dialog is open. Plain HTML may answer instead, by navigating; then there
 * is no time, and nothing is lost.
 */
export async function measureFirstPress(browser: Browser, url: string): Promise<Values> {
  return onPhone(browser, {}, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(timeFirstPress);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.locator('footer [data-live]').first().tap({ noWaitAfter: true });
    const timeout = LOST_AFTER_MS;
    const isLost = await Promise.any([
      page.locator('html[data-answer]').waitFor({ state: 'attached', timeout }),
      page.waitForURL((address) => address.href !== url, { timeout }),
    ]).then(
      () => false,
      () => true,
    );
    const answer = await page.locator('html').getAttribute('data-answer');
    return {
      lostPresses: isLost ? 1 : 0,
      ...(answer === null ? {} : { firstPress: Number(answer) }),
    };
  });
}

/**
 * Notes on `<html>` how long the first press took. Runs in the page before its scripts. It names no functions
 * within: tsx would wrap them in a helper that the page does not have.
 */
function timeFirstPress(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      new MutationObserver(() => {
        if (document.querySelector('dialog[open]')) {
          document.documentElement.dataset['answer'] ??= String(performance.now() - timeStamp);
        }
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
    },
    { capture: true, once: true },
  );
}
