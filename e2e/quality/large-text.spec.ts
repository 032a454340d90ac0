import type { Page } from 'playwright/test';
import { everyDialog } from '../support/every-dialog.ts';
import { pinnedFontSet } from '../support/font-sets.ts';
import { enlargeText, lostWords, readingSizes } from '../support/lost-words.ts';
import { composedPaths, openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** In how many tests the pages are looked at, so that all workers have some. */
const PARTS = 6;

/** The words that are lost at any size of text on a phone, each with the sizes at which it is. */
async function lostOnPhones(page: Page, within: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  // What is lost in other letters is lost where there is the least room.
  const isPinned = test.info().project.name === pinnedFontSet;
  const sizes = isPinned ? readingSizes : [{ width: 320, percent: 200 }];
  for (const { width, percent } of sizes) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(enlargeText, percent);
    for (const lost of await page.evaluate(lostWords, within)) {
      found[lost] = `${found[lost] ?? ''} ${width} px at ${percent}%`.trim();
    }
  }
  return found;
}

for (let part = 1; part <= PARTS; part += 1) {
  test(
    `no word of a page is lost on a phone, however large the text (${part} of ${PARTS})`,
    { tag: '@layout' },
    async ({ page }) => {
      // Pages look the same before they are live; without their loader they are still while they are measured.
      await page.route('**/loader.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      for (const path of composedPaths().filter((_path, index) => index % PARTS === part - 1)) {
        await page.goto(path);
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

for (const { name, path, press, button } of everyDialog) {
  test(
    `no word of the dialog '${name}' is lost on a phone, however large the text`,
    { tag: '@layout' },
    async ({ page, expectComplaints }) => {
      expectComplaints(/ERR_FAILED|Failed to load/);
      await page.route('**/stand-ins/appointment.js', (route) => route.abort());
      await openLive(page, path);
      await press(page);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      expect(await lostOnPhones(page, 'dialog[open]')).toEqual({});
      if (!button) return;
      await dialog.getByRole('button', { name: button }).click({ force: true });
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(await lostOnPhones(page, 'dialog[open]'), 'with mistakes').toEqual({});
    },
  );
}

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
