import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The slider's code, which the company section fetches on use. */
const companyScript = /\/r\/mfe-company\/[^/]+\/.*\.js$/;

test('fetches the slider when a visitor points at the schools, without a layout shift', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (companyScript.test(request.url())) fetched.push(request.url());
  });
  await openLive(page, '/school');
  await page.waitForLoadState('networkidle');
  const before = fetched.length;
  const schools = page.getByRole('region', { name: 'Schools we work with' });
  await expect(schools.locator('[data-carousel-row]')).toBeAttached();

  const first = schools.getByRole('article').first();
  const asSent = await first.evaluate((slide) => {
    const { left, width, height } = slide.getBoundingClientRect();
    return { left, width, height };
  });
  await schools.hover();
  await expect(schools.locator('.slick-slide').first()).toBeAttached();
  expect(fetched.length).toBeGreaterThan(before);
  const nowShown = await schools
    .locator('.slick-active')
    .first()
    .getByRole('article')
    .evaluate((slide) => {
      const { left, width, height } = slide.getBoundingClientRect();
      return { left, width, height };
    });
  expect(nowShown.left).toBeCloseTo(asSent.left, 0);
  expect(nowShown.width).toBeCloseTo(asSent.width, 0);
  expect(nowShown.height).toBeCloseTo(asSent.height, 0);

  await schools.getByRole('button', { name: 'Next schools' }).click();
  await expect(schools.getByRole('group', { name: /^2 of \d/ })).toBeInViewport({ ratio: 0.9 });
});
