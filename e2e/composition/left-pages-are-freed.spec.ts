import { followLinkTo, openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** The pages that a test has visited. */
    visited?: WeakRef<Element>[];
  }
}

test('frees the pages that the visitor has left', async ({ page }) => {
  const { 'mfe-home': home, 'mfe-assessments': condition, 'mfe-company': faq } = samplePages;
  await openLive(page, home.path);
  for (const { path } of [condition, faq]) {
    await page.evaluate(() => {
      const shown = document.querySelector('#slot > [data-remote]');
      if (shown) (window.visited ??= []).push(new WeakRef(shown));
    });
    await followLinkTo(page, path);
    await expect(page).toHaveURL(path);
    // The page's islands hydrate first, so that they can be freed with it.
    await page.waitForLoadState('networkidle');
  }
  await expect
    .poll(async () => {
      await page.requestGC();
      return page.evaluate(() => window.visited?.map((each) => each.deref() === undefined));
    })
    .toEqual([true, true]);
});
