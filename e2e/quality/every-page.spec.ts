import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { remoteNames } from '@site/kit/remote/contract.ts';
import { watchAdoption } from '../support/adoption.ts';
import { violations } from '../support/axe.ts';
import { composedPaths, openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The pages that answer a form without scripts; with scripts nobody meets them. */
const formAnswers: readonly string[] = Object.values(formAnswerPaths).flatMap((paths) =>
  Object.values(paths),
);

/**
 * The `test` fixture fails on hydration differences, console errors, uncaught errors and violations of
 * the content security policy, so opening every page is an assertion of its own.
 */
for (const remote of remoteNames) {
  test(`every page of ${remote} comes to life in place, passes axe and fits a phone`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    for (const path of composedPaths(remote)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      if (formAnswers.includes(path)) await openLive(page, path);
      else {
        expect(await watchAdoption(page, path), path).toEqual({ isKept: true, shifted: 0 });
      }
      expect(await violations(page), `${path} on a desk`).toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await violations(page), `${path} on a phone`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} is wider than 320 px`).toBe(0);
    }
  });
}
