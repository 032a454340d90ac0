import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { composedPaths, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/**
 * The `test` fixture fails on hydration differences, console errors, uncaught errors and violations of
 * the content security policy, so opening every page is the assertion.
 */
test('every page is adopted as it stands, without a complaint and without moving', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // The pages that answer a form without scripts have nothing to say to a visitor with them.
  const answers: readonly string[] = Object.values(formAnswerPaths);
  for (const path of composedPaths().filter((known) => !answers.includes(known))) {
    await page.goto(path);
    await page.evaluate(async () => {
      // What the late font moves is not what coming to life moves.
      await document.fonts.ready;
      // A carousel draws its slides anew, at the same place and size, once its script is there.
      const before = [...document.querySelectorAll('#slot h1, #slot h2')].filter(
        (heading) => !heading.closest('[aria-roledescription=carousel]'),
      );
      Object.assign(window, { firstHeadings: before, shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (
            'value' in entry &&
            typeof entry.value === 'number' &&
            'hadRecentInput' in entry &&
            !entry.hadRecentInput
          ) {
            Object.assign(window, {
              shifted: Number(Reflect.get(window, 'shifted')) + entry.value,
            });
          }
        }
      }).observe({ type: 'layout-shift' });
    });
    await untilLive(page);
    const kept = await page.evaluate(() => {
      const headings: unknown = Reflect.get(window, 'firstHeadings');
      return (
        Array.isArray(headings) &&
        headings.every((heading) => heading instanceof Node && heading.isConnected)
      );
    });
    expect(kept, `${path}: the HTML was adopted, not drawn anew`).toBe(true);
    const shifted = await page.evaluate(() => Reflect.get(window, 'shifted'));
    expect(shifted, `${path}: nothing moved`).toBe(0);
  }
});
