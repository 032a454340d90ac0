import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** How many seconds of a film have been seen. */
const secondsSeen = (film: HTMLVideoElement) => film.currentTime;

test('the film of the school page plays at the first press, and is its own', async ({ page }) => {
  await openLive(page, '/school');
  await page.getByRole('button', { name: 'Play the film' }).click();
  const film = page.frameLocator('iframe[title^="Film:"]').locator('video');
  await expect.poll(() => film.evaluate(secondsSeen)).toBeGreaterThan(0);
  expect(await film.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc)).toMatch(
    /film\/school\.(webm|mp4)$/,
  );
});

test('the welcome film plays at the first press, even before the page is live', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play film (silent)' }).click();
  await expect.poll(() => page.locator('video').evaluate(secondsSeen)).toBeGreaterThan(0);
  // No slide turns it out of sight.
  await expect(page.getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
});
