import { enlargeText, lostOnPhones, lostWords } from '../support/lost-words.ts';
import { overflow } from '../support/overflow.ts';
import { shard } from '../support/shard.ts';
import { composedPaths, openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** In how many tests the pages are looked at, so that all workers have some. */
const PARTS = 6;

for (let part = 1; part <= PARTS; part += 1) {
  test(
    `no word of a page is lost on a phone, however large the text (${part} of ${PARTS})`,
    { tag: '@layout' },
    async ({ page }) => {
      // Pages look the same before they are live; for who saves data they are still while they are measured.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      for (const path of shard(composedPaths(), part, PARTS)) {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(path);
        expect.soft(await page.evaluate(overflow), `${path} is wider than 320 px`).toBe(0);
        expect.soft(await lostOnPhones(page, 'body'), path).toEqual({});
      }
    },
  );
}

test(
  'no word is lost once a page is live, with text at twice its size',
  { tag: '@layout' },
  async ({ page }) => {
    for (const { path } of Object.values(samplePages)) {
      for (const width of [1280, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await openLive(page, path);
        await page.evaluate(enlargeText, 200);
        // Carousels count their slides anew a moment after the text has grown.
        const lost = expect.poll(() => page.evaluate(lostWords, 'body'), {
          message: `${path} at ${width} px`,
          timeout: 5000,
        });
        await lost.toEqual([]);
      }
    }
  },
);

test(
  'no word of the menu is lost on a phone, however large the text',
  {
    tag: '@layout',
  },
  async ({ page }) => {
    // Without motion it stands where it is seen as soon as it is opened.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await openLive(page, '/school');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'About us' })).toBeVisible();
    expect(await lostOnPhones(page, '#site-menu')).toEqual({});
  },
);
