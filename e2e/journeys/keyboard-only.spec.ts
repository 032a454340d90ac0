import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the skip link skips the header, and a header link leads to another section', async ({
  page,
}) => {
  await openLive(page, samplePages['mfe-company'].path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.locator('header').getByRole('link', { name: 'Home', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a phone, arrow keys move through the menu, and every way of closing it works', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openLive(page, samplePages['mfe-company'].path);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.locator('#site-menu');
  for (const closing of ['Tab', 'Escape']) {
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Offerings' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('link', { name: /on X/ })).toBeFocused();
    await page.keyboard.press(closing);
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  }

  await toggle.click();
  await expect(menu.getByRole('link')).toHaveCount(12);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();

  // A rotated phone shows the links in the header; focus stays on the same link.
  await toggle.click();
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Offerings' })).toBeFocused();
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(
    page.locator('#site-header div:not([popover]) > nav').getByRole('link', { name: 'Offerings' }),
  ).toBeFocused();
  expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(false);
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(menu).toBeHidden();

  await toggle.click();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
});
