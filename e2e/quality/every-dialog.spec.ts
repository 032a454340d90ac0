import { violations } from '../support/axe.ts';
import { everyDialog } from '../support/every-dialog.ts';
import { expectNoWordLost } from '../support/lost-words.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const { name, path, press, button } of everyDialog) {
  test(`the dialog '${name}' passes axe and loses no word on a phone, as it opens and with mistakes`, async ({
    page,
    expectPageErrors,
  }) => {
    expectPageErrors(/ERR_FAILED|Failed to load/);
    await page.route('**/stand-ins/appointment.js', (route) => route.abort());
    await openLive(page, path);
    await press(page);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    const look = async (when: string) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await violations(page), `${when}, ${width} px`).toEqual([]);
      }
      await expectNoWordLost(page, 'dialog[open]', when);
    };
    await look('as it opens');
    if (!button) return;
    await dialog.getByRole('button', { name: button }).click({ force: true });
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await look('with mistakes');
  });
}
