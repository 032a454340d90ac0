import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a leader’s description opens by mouse and keyboard, and closes on Escape', async ({
  page,
}) => {
  await openLive(page, '/company/leadershipTeam');
  const card = page.getByRole('article').first();
  const biography = card.getByText(/ran paediatric wards/);
  await expect(biography).toBeHidden();
  await card.hover();
  await expect(biography).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(biography).toBeHidden();

  await page.mouse.move(0, 0);
  await card.getByRole('button', { name: /^Read more/ }).focus();
  await page.keyboard.press('Enter');
  await expect(biography).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(biography).toBeHidden();
});
