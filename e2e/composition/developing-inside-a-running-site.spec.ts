import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { violations } from '../support/axe.ts';
import { fillContactForm } from '../support/form-journeys.ts';
import { saveFile } from '../support/save-file.ts';
import { isSameDocument, markDocument, testedSite, untilLive } from '../support/site.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';
import { expect, test } from '../support/test.ts';

let site: TestSite;
test.beforeAll(async () => {
  const against = `http://127.0.0.1:${testedSite.port}`;
  site = await openTestSite({ serve: ['dev', 'mfe-forms', '--against', against] });
});
test.afterAll(async () => site.close());

const heading = 'heading: Write to us';

test('only the developer sees local forms inside the running site', async ({
  page,
  request,
  expectPageErrors,
}) => {
  // This page exists only on the running site, not in this checkout's data.
  await page.goto(`${site.origin}/company/faq`);
  const strip = page.getByRole('complementary', { name: 'Development' });
  await expect(strip).toContainText('mfe-forms is the one you are working on');
  await untilLive(page);
  await markDocument(page);
  await page.locator('footer').getByRole('link', { name: 'Delete My Data' }).click();
  await expect(page).toHaveURL(/\/delete-data$/);
  expect(await isSameDocument(page)).toBe(true);
  await expect(strip).toBeVisible();

  await page.goto(`${site.origin}/contactUs`);
  await untilLive(page);
  expect(await violations(page)).toEqual([]);
  const name = page.getByLabel('Full name').first();
  await name.fill('Asha');
  const file = path.join(site.folder, 'mfe-forms/content/contact.yaml');
  const before = await readFile(file, 'utf8');
  expect(before).toContain(heading);
  await saveFile(file, before.replace(heading, 'heading: Ask us anything'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us anything');
  await expect(name).toHaveValue('Asha');

  // Forms are not sent.
  expectPageErrors(/403/);
  const form = page.locator('#slot');
  await fillContactForm(form, 'Asha');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.locator('#email-error')).toHaveText(
    'This is a preview. Nothing was sent or kept.',
  );

  await strip.getByRole('link', { name: 'Go to the public page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
  expect(await (await request.get('/contactUs')).text()).not.toContain('preview-strip');
});
