import { secondsSeen } from '../support/seconds-seen.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a school plays the film, which loads on click', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLive(page, '/school');

  const host = /\.sample\/school-film/;
  expect(asked.filter((pathname) => host.test(pathname))).toEqual([]);
  await page.getByRole('button', { name: 'Play the film' }).click();
  const film = page.frameLocator('iframe[title^="Film:"]').locator('video');
  await expect(film).toHaveAttribute('controls');
  await expect.poll(() => film.evaluate(secondsSeen)).toBeGreaterThan(0);
  expect(await film.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc)).toMatch(
    /\/school\.(webm|mp4)$/,
  );
  await page.getByRole('button', { name: 'Close the film' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Request Demo links to the form, and the film to its own page', async ({ page }) => {
    await page.goto('/school');
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeHidden();
    await expect(page.getByRole('link', { name: /Watch it on its own page/ })).toBeVisible();
    await page.getByRole('link', { name: 'Request Demo' }).first().click();
    await expect(page).toHaveURL('/contactUs');
  });
});
