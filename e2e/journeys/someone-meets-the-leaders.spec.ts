import { openLive, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('what a leader is like is shown by mouse and by keyboard, and Escape sends it away', async ({
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

test('a tap shows it too', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/company/leadershipTeam');
  await untilLive(page);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Read more/ }).tap();
  await expect(card.getByText(/ran paediatric wards/)).toBeVisible();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is below the photo', async ({ page }) => {
    await page.goto('/company/leadershipTeam');
    const card = page.getByRole('article').first();
    await expect(card.getByText(/ran paediatric wards/)).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
  });
});
