import { composedPaths } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The names of buttons that are drawn and do nothing by themselves. */
function deadButtons(): string[] {
  return [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter(({ popoverTargetElement, type, form }) => {
      const sends = type === 'submit' && form?.hasAttribute('action');
      return !popoverTargetElement && !sends;
    })
    .map((button) => button.ariaLabel ?? button.textContent ?? '');
}

test.use({ javaScriptEnabled: false });

for (const width of [360, 1280]) {
  test(`without scripts no button is drawn that needs one, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of composedPaths()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect.soft(await page.evaluate(deadButtons), path).toEqual([]);
    }
  });
}
