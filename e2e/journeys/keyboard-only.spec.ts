import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the skip link leads past the header', async ({ page }) => {
  await openLive(page, samplePages['mfe-company'].path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the header leads to another section with Tab and Enter', async ({ page }) => {
  await openLive(page, samplePages['mfe-company'].path);
  await page.locator('header').getByRole('link', { name: 'Home', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('tabs are moved through with the arrow keys', async ({ page }) => {
  await openLive(page, samplePages['mfe-assessments'].path);
  await page.getByRole('tab', { name: 'Definition' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Types' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Types' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Treatment' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Definition' })).toBeFocused();
});

test('the menu of a phone is moved through with arrows, and Tab or Esc closes it', async ({
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
});

test('the menu of a phone closes by its icon, by a press beside it and by a followed link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openLive(page, samplePages['mfe-company'].path);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.locator('#site-menu');
  await toggle.click();
  await expect(menu.getByRole('link')).toHaveCount(10);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
});

test('a message is written and sent without a mouse', async ({ page }) => {
  await openLive(page, '/contactUs');
  await page.getByLabel('Full name').focus();
  await page.keyboard.type('Keyboard Visitor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9845012345');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keys@visitor.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('No mouse here.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
});
