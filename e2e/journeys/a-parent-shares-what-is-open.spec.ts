import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const adhd = samplePages['mfe-assessments'].path;
const milestones = '/assessments/behavioral/developmentalMilestone';

test('the open tab is in the address, and a reload and a shared link open it', async ({ page }) => {
  await openLive(page, `${adhd}#types`);
  const entries = await page.evaluate(() => window.history.length);
  const causes = page.getByRole('tab', { name: 'Causes' });
  await causes.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await causes.click();
  await expect(page).toHaveURL(/#causes$/);
  await expect(page.getByRole('tabpanel', { name: 'Causes' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);

  await page.reload();
  await expect(causes).toHaveAttribute('aria-selected', 'true');

  const shared = await page.context().newPage();
  await openLive(shared, page.url());
  await expect(shared.getByRole('tab', { name: 'Causes' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await shared.close();
});

test('the age chosen on the milestones page opens its signs, directly and by a shared link', async ({
  page,
}) => {
  const asked: string[] = [];
  await openLive(page, milestones);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('radio', { name: '24–31 months' }).check();
  await expect(page).toHaveURL(/\?age=24-31#signs$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.getByRole('radio', { name: '24–31 months' })).toBeChecked();
  const signs = page.getByRole('tabpanel', { name: 'Sign & Symptoms' });
  await expect(signs.getByRole('heading', { name: '24 to 31 months' })).toBeVisible();
  await expect(signs.getByRole('heading', { name: '1 to 4 months' })).toBeHidden();
  // Pages of visible links may be prefetched meanwhile.
  expect(asked.filter((url) => /\/assessments\/|\/r\/mfe-assessments\//.test(url))).toEqual([]);

  const shared = await page.context().newPage();
  await openLive(shared, `${milestones}?age=24-31`);
  await expect(shared.getByRole('radio', { name: '24–31 months' })).toBeChecked();
  await expect(shared.getByRole('tab', { name: 'Sign & Symptoms' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(shared.getByRole('heading', { name: '24 to 31 months' })).toBeVisible();
  await shared.close();
});

test('an age in the address is selected, survives a reload, and carries over to linked pages', async ({
  page,
}) => {
  await openLive(page, '/?age=8-12');
  await expect(page.getByLabel('How old is your child?')).toHaveValue('school');
  await page.getByLabel('How old is your child?').selectOption('preschool');
  await page.getByRole('link', { name: /^Autism/ }).click();
  await expect(page).toHaveURL(/\/autism\?months=48-72$/);
  await expect(page.getByRole('radio', { name: '4–6 years' })).toBeChecked();

  // The milestones divide the same year into months: the page marks matching ranges, and the parent chooses one.
  await page.goBack();
  await expect(page.getByLabel('How old is your child?')).toHaveValue('preschool');
  await page.getByLabel('How old is your child?').selectOption('baby');
  await page.getByRole('link', { name: /^Development Milestones/ }).click();
  await expect(page).toHaveURL(/\/developmentalMilestone\?months=0-12$/);
  await expect(page.getByText('are marked: 1–4 months to 8–12 months.')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.locator('[data-fits]')).toHaveCount(3);
  await page.getByRole('radio', { name: '4–8 months' }).check();
  await expect(page).toHaveURL(/\?age=4-8#signs$/);
  await expect(page.locator('[data-fits]')).toHaveCount(0);

  await openLive(page, '/assessments/behavioral');
  await page.getByRole('radio', { name: '1–4 years' }).check();
  await expect(page).toHaveURL(/\?age=1-4$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '1–4 years' })).toBeChecked();
  await page.locator('[data-fitting]').getByRole('link', { name: 'ADHD' }).click();
  await expect(page.getByRole('radio', { name: '1–4 years' })).toBeChecked();
  await expect(page).toHaveURL(/\/adhd\?months=12-48$/);
});

test('sources are collapsed but printed in full, and a reference number opens its source by keyboard', async ({
  page,
}) => {
  await openLive(page, adhd);
  const line = page.locator('#sources summary');
  await expect(line).toHaveText(/^\d+ sources, last checked \d+ \w+ \d{4}$/);
  await expect(page.locator('#source-8')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#source-8')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const number = page.locator('[data-in-brief] sup a').first();
  const place = (await number.getAttribute('href')) ?? '';
  await number.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  const note = page.getByRole('dialog', { name: /^Source \d+$/ });
  await expect(note).toBeVisible();
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(number).toBeFocused();

  await page.keyboard.press('Enter');
  await note.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await expect(note).toBeHidden();

  await number.focus();
  await page.keyboard.press('Enter');
  await note.getByRole('link', { name: 'All sources' }).click();
  await expect(page.locator(place)).toBeInViewport();
  await line.click();
  await expect(page.locator(place)).toBeHidden();
  await line.click();
  await expect(page.locator(place)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reference number links to its entry in the list of sources, and a query changes nothing', async ({
    page,
  }) => {
    await page.goto(`${milestones}?age=24-31`);
    await expect(page.getByRole('heading', { name: '1 to 4 months' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '24 to 31 months' })).toBeVisible();

    await page.goto(`${adhd}#source-8`);
    await expect(page.locator('#source-8')).toBeInViewport();
    await page.goto(adhd);
    const number = page.locator('.ui-facts sup a').first();
    const place = (await number.getAttribute('href')) ?? '';
    await number.click();
    await expect(page.locator(place)).toBeInViewport();
  });
});
