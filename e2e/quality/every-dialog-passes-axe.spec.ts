import { violations } from '../support/axe.ts';
import { everyDialog } from '../support/every-dialog.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const width of [360, 1280]) {
  for (const { name, path, press, button } of everyDialog) {
    test(`the dialog '${name}' passes axe at ${width} px, as it opens and with mistakes`, async ({
      page,
      expectComplaints,
    }) => {
      expectComplaints(/ERR_FAILED|Failed to load/);
      await page.route('**/stand-ins/appointment.js', (route) => route.abort());
      await openLive(page, path);
      await press(page);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      // On a phone the page behind shows fewer of its buttons.
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page)).toEqual([]);
      if (!button) return;
      await dialog.getByRole('button', { name: button }).click({ force: true });
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}
