import type { Browser } from 'playwright/test';
import type { Values } from './figures.ts';
import { onPhone } from './measure-bytes.ts';

/** How long a press may take before it counts as lost, in milliseconds. */
const LOST_AFTER_MS = 15_000;

/**
 * Presses "Get in Touch!" in the footer as soon as the document has been parsed, before the page is live, on a processor
 * made four times slower. Times it until the page answers, which is when a frame has shown that the press was noticed,
 * and until the dialog is open. Plain HTML may answer instead, by navigating; then there is no time, and nothing is lost.
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
      page.locator('html[data-opened]').waitFor({ state: 'attached', timeout }),
      page.waitForURL((address) => address.href !== url, { timeout }),
    ]).then(
      () => false,
      () => true,
    );
    const [answered, opened] = await page
      .locator('html')
      .evaluate(({ dataset }) => [dataset['answered'], dataset['opened']]);
    return {
      lostPresses: isLost ? 1 : 0,
      ...(answered !== undefined && { firstPress: Number(answered) }),
      ...(opened !== undefined && { firstPressOpened: Number(opened) }),
    };
  });
}

/**
 * Notes on `<html>` how long after the first press a frame had shown the line in what was pressed, or the dialog, and
 * when the dialog was open. Runs in the page before its scripts. It names no functions within: tsx would wrap them in a
 * helper that the page does not have.
 */
function timeFirstPress(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const noted = document.documentElement.dataset;
      new MutationObserver(() => {
        const dialog = document.querySelector('dialog[open]');
        const pressed = document.querySelector('[data-live][aria-busy=true]');
        const line = pressed && getComputedStyle(pressed, '::after').borderBottomStyle;
        if (dialog) noted['opened'] ??= String(performance.now() - timeStamp);
        if (!dialog && line !== 'solid') return;
        // The second frame begins when the first has been drawn.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            noted['answered'] ??= String(performance.now() - timeStamp);
          }),
        );
      }).observe(document, {
        subtree: true,
        childList: true,
        attributeFilter: ['open', 'aria-busy'],
      });
    },
    { capture: true, once: true },
  );
}
