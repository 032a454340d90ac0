import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a parent stops the pictures by keyboard, jumps to one, and books', async ({ page }) => {
  await openLive(page, '/clinic');
  const pictures = page.getByRole('region', { name: 'Pictures of the clinic' });
  const stop = pictures.getByRole('button', { name: 'Stop slide rotation' });
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(pictures.getByRole('button', { name: 'Start slide rotation' })).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(pictures.getByRole('button', { name: /^1 of \d/ })).toBeFocused();
  await pictures.getByRole('button', { name: /: The play corner$/ }).press('Enter');
  const shown = pictures.getByRole('group', { name: /^\d of \d/ });
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName(/: The play corner$/);

  await expect(page.getByLabel('Select Clinic').locator('option')).toHaveText(['Bengaluru']);
  await expect(page.getByRole('link', { name: /Get directions/ })).toHaveAttribute(
    'href',
    /^https:\/\//,
  );
  await page.getByRole('button', { name: 'Book Appointment' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Sample booking desk' })).toBeVisible();
  await expect(
    page.getByText('You would like to book: a visit to the clinic in Bengaluru.'),
  ).toBeVisible();
});

test('a parent who asked for less motion sees a picture that stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/clinic');
  const pictures = page.getByRole('region', { name: 'Pictures of the clinic' });
  await expect(pictures.getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
  await expect(pictures.getByRole('group', { name: /^1 of \d/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all pictures are shown, and Book Appointment leads to the form', async ({ page }) => {
    await page.goto('/clinic');
    for (const caption of ['The waiting room', 'The check room', 'The play corner']) {
      await expect(page.getByText(caption, { exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Book Appointment' }).first().click();
    await expect(page).toHaveURL('/contactUs');
  });
});
