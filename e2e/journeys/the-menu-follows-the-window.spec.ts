import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a phone that is turned closes the menu, and the focus stays on the same link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await openLive(page, '/school');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Offerings' })).toBeFocused();

  await page.setViewportSize({ width: 900, height: 700 });
  await expect(
    page.locator('.ui-header-links').getByRole('link', { name: 'Offerings' }),
  ).toBeFocused();
  expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(false);

  await page.setViewportSize({ width: 700, height: 900 });
  await expect(menu).toBeHidden();
});
