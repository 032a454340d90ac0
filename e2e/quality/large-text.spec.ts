import { enlargeText, lostWords } from '../support/lost-words.ts';
import { openLive, ownSectionNames, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const section of ownSectionNames) {
  const { path } = samplePages[section];
  test(`no word of ${path} is lost in any window, with text at twice its size`, async ({
    page,
  }) => {
    // Phone widths are checked on every page in every-page.spec.ts.
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await openLive(page, path);
      await page.evaluate(enlargeText, 200);
      // Carousels update their slides a moment after the text has grown.
      const lost = expect.poll(() => page.evaluate(lostWords, 'body'), `${path} at ${width} px`);
      await lost.toEqual([]);
    }
  });
}
