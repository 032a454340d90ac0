import { holdRemote } from '../support/break-remote.ts';
import { isSameDocument, markDocument, samplePages, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('code that arrives after the timeout still hydrates the page at the reader’s position', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/\[shell\] remote mfe-assessments: Timed out after 8000 ms\./);
  const letCome = await holdRemote(page, 'mfe-assessments');
  await page.clock.install();
  await page.goto(samplePages['mfe-assessments'].path);
  await markDocument(page);
  // The shell has loaded, and is only waiting for this code.
  await page.locator('[data-toasts]').waitFor({ state: 'attached' });
  await page.clock.runFor(8000);
  await untilLive(page);
  await page
    .getByRole('list', { name: 'About ADHD' })
    .getByRole('link', { name: 'Causes' })
    .click();
  await expect(page).toHaveURL(/#causes$/);
  await expect(page.getByRole('tab')).toHaveCount(0);

  letCome();
  const causes = page.getByRole('tab', { name: 'Causes' });
  await expect(causes).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Causes' })).toBeInViewport();
  await page.getByRole('tab', { name: 'Treatment' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Treatment' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
