import { holdChunksWith } from '../support/break-remote.ts';
import { holdDrawing } from '../support/hold-drawing.ts';
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

test('the welcome film plays although the slider was to take its place in the middle of the press', async ({
  page,
}) => {
  const letSliderCome = await holdChunksWith(page, 'mfe-home', 'slick-track');
  const drawing = await holdDrawing(page);
  await openLive(page, '/');
  await page.getByRole('button', { name: 'Play film (silent)' }).hover();
  await drawing.stop();
  letSliderCome();
  await drawing.untilWanted();
  await page.mouse.down();
  await drawing.goOn();
  await page.mouse.up();
  await expect.poll(() => page.locator('video').evaluate(secondsSeen)).toBeGreaterThan(0);
});
