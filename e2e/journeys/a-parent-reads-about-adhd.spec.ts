import { breakRemote, holdRemote } from '../support/break-remote.ts';
import { topOf } from '../support/place-in-window.ts';
import { samplePages, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const adhd = samplePages['mfe-assessments'].path;

test('a tab clicked before hydration stays visible, even after a reload', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/Timed out after 8000 ms/);
  const letCome = await holdRemote(page, 'mfe-assessments');
  const press = (name: string) =>
    page.getByRole('list', { name: 'About ADHD' }).getByRole('link', { name }).click();
  const treatment = page.locator('#treatment');
  await page.goto(adhd);
  await press('Causes');
  await page.reload();
  await press('Treatment');
  await expect(treatment).toBeInViewport();
  const before = await topOf(treatment);
  letCome();
  await expect(page.getByRole('tab', { name: 'Treatment' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // The heading has moved into the row of tabs.
  await expect.poll(async () => Math.abs((await topOf(treatment)) - before)).toBeLessThan(100);
  await expect(treatment).toBeInViewport();
});

test('before hydration a tab shows its panel, hydration moves nothing, and a reload reopens the tab', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/Timed out after 8000 ms/);
  const letCome = await holdRemote(page, 'mfe-assessments');
  await page.goto(`${adhd}#types`);
  await page.locator('[data-tabs]').getByRole('link', { name: 'Treatment' }).click();
  const last = page.locator('#treatment li:visible').last();
  await expect(last).toBeVisible();
  await expect(page.locator('#types')).toBeHidden();
  await last.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const before = await topOf(last);
  letCome();
  const tab = page.getByRole('tab', { name: 'Treatment' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await untilLive(page);
  await expect.poll(async () => Math.abs((await topOf(last)) - before)).toBeLessThan(2);
  await expect(page).toHaveURL(/#treatment$/);
  await page.reload();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a list shows its first page from the start, and everything without a pager if the section fails', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/\[shell\]|ERR_FAILED/);
  const items = page.locator('#types li:visible');
  const pager = page.locator('#types').getByRole('navigation');
  const letCome = await holdRemote(page, 'mfe-assessments');
  await page.goto(`${adhd}#types`);
  await expect(pager).toBeVisible();
  const onFirstPage = await items.count();
  letCome();
  await untilLive(page);
  await expect(items).toHaveCount(onFirstPage);
  await pager.getByRole('button', { name: /^Show all/ }).click();
  await expect(items).not.toHaveCount(onFirstPage);
  const all = await items.count();

  await breakRemote(page, 'mfe-assessments', { kind: 'refused' });
  await page.reload();
  await expect(items).toHaveCount(all);
  await expect(pager).toBeHidden();
});
