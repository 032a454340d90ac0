import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { watchAdoption } from '../support/adoption.ts';
import { violations } from '../support/axe.ts';
import { composedPaths, openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The pages that answer a form without scripts; with scripts nobody meets them. */
const formAnswers: readonly string[] = Object.values(formAnswerPaths).flatMap((paths) =>
  Object.values(paths),
);

/** In how many tests the pages are looked at, so that none takes long and all workers have some. */
const PARTS = 8;

/**
 * The `test` fixture fails on hydration differences, console errors, uncaught errors and violations of
 * the content security policy, so opening every page is an assertion of its own.
 */
for (let part = 1; part <= PARTS; part += 1) {
  test(`every page comes to life in place and passes axe (${part} of ${PARTS})`, async ({
    page,
  }) => {
    for (const path of composedPaths().filter((_path, index) => index % PARTS === part - 1)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      if (formAnswers.includes(path)) await openLive(page, path);
      else {
        expect(await watchAdoption(page, path), path).toEqual({ isKept: true, shifted: 0 });
      }
      expect(await violations(page), `${path} on a desk`).toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await violations(page), `${path} on a phone`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(overflow), `${path} is wider than 320 px`).toBe(0);
    }
  });
}

test.describe('as it is sent', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('every page fits the smallest phone', { tag: '@layout' }, async ({ page }) => {
    for (const path of composedPaths()) {
      await page.goto(path);
      expect(await page.evaluate(overflow), `${path} is wider than 320 px`).toBe(0);
    }
  });
});

/** By how many pixels the page is wider than the window. */
function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
