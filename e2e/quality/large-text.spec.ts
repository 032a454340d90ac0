import { enlargeText, lostWords } from '../support/lost-words.ts';
import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const { path } of Object.values(samplePages)) {
  test(`no word of ${path} is truncated or covered in any window, with text at 200%`, async ({
    page,
  }) => {
    // Phone widths are checked on every page in every-page.spec.ts.
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await openLive(page, path);
      await page.evaluate(enlargeText, 200);
      // Carousels update their slides a moment after the text grows.
      const lost = expect.poll(() => page.evaluate(lostWords, 'body'), `${path} at ${width} px`);
      await lost.toEqual([]);
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      const { bottom, window } = await page.locator('#site-header > header').evaluate((header) => ({
        bottom: header.getBoundingClientRect().bottom,
        window: innerHeight,
      }));
      expect(bottom, `the header over the words at ${width} px`).toBeLessThan(window / 5);
    }
  });
}

test('the header does not cover a low window, such as a desktop zoomed to 400%', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await openLive(page, samplePages['mfe-home'].path);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const header = page.locator('#site-header > header');
  expect(await header.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(
    50,
  );
});
