import { holdRemote } from '../support/break-remote.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ expectPageErrors }) => {
  // Held back for longer than the shell waits, on a slow machine: the page then comes alive late.
  expectPageErrors(/Timed out after 8000 ms/);
});

test('what is typed into the search before it is alive is searched for', async ({ page }) => {
  const letCome = await holdRemote(page, 'mfe-assessments');
  await page.goto('/assessments');
  const box = page.getByRole('searchbox');
  await box.fill('adhd');
  letCome();
  await expect(page.getByText(/^\d+ results?/).first()).toBeVisible();
  await expect(box).toHaveValue('adhd');
});

test('a speciality that is chosen before the lists are alive stays, and its doctors can be chosen', async ({
  page,
}) => {
  const letCome = await holdRemote(page, 'mfe-forms');
  await page.goto('/contactUs');
  const speciality = page.getByLabel('Speciality');
  await speciality.selectOption('Psychologist');
  await expect(page.getByLabel('Doctor')).toBeDisabled();
  letCome();
  await expect(page.getByLabel('Doctor')).toBeEnabled();
  await expect(speciality).toHaveValue('psychologist');
});

test('boards that are asked for and to be remembered before the page is alive are there after a reload', async ({
  page,
}) => {
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
