import { holdRemote } from '../support/break-remote.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ expectPageErrors }) => {
  // On a slow machine, the delay exceeds the shell's timeout, so hydration is late.
  expectPageErrors(/Timed out after 8000 ms/);
});

test('searches for what was typed before hydration', async ({ page }) => {
  const letCome = await holdRemote(page, 'mfe-assessments');
  await page.goto('/assessments');
  const box = page.getByRole('searchbox');
  await box.fill('adhd');
  letCome();
  await expect(page.getByText(/^\d+ results?/).first()).toBeVisible();
  await expect(box).toHaveValue('adhd');
});

test('keeps a speciality chosen before hydration, with its doctors to choose from', async ({
  page,
}) => {
  const letCome = await holdRemote(page, 'mfe-forms');
  await page.goto('/contactUs');
  const speciality = page.getByLabel('Speciality');
  await speciality.selectOption('Psychologist');
  await expect(page.getByLabel('Doctor')).toBeDisabled();
  await speciality.scrollIntoViewIfNeeded();
  letCome();
  await expect(page.getByLabel('Doctor')).toBeEnabled();
  await expect(speciality).toHaveValue('psychologist');
});

test('after a reload, shows boards requested and remembered before hydration', async ({ page }) => {
  const letCome = await holdRemote(page, 'mfe-blog');
  await page.goto('/feed');
  await page.getByRole('checkbox').check();
  letCome();
  const show = page.getByRole('button', { name: /^Show/ });
  await show.click();
  await expect(show).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /forget/ })).toBeVisible();
});
