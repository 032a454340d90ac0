import type { Page } from 'playwright/test';
import { conditions } from '../../mfe-assessments/content/conditions.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem');

test('misspelt and everyday words find a condition, and the index is fetched on first use', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openLive(page, '/assessments');
  expect(fetched).not.toContain('/search-index.json');
  const box = page.getByRole('searchbox', { name: 'What would you like to know?' });
  await box.fill('autizm');
  await expect(results(page).filter({ hasText: 'Condition' })).toContainText('Autism');
  await box.fill('mobile addiction');
  await page.getByRole('link', { name: 'Screen dependency' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Screen');
  expect(fetched.filter((path) => path === '/search-index.json')).toHaveLength(1);
});

test('a search finds questions and articles, and offers the contact form if nothing matches', async ({
  page,
}) => {
  await openLive(page, '/assessments?q=privacy');
  await expect(results(page).filter({ hasText: 'Question' }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('fever');
  await expect(results(page).filter({ hasText: 'Article' }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('bed wetting');
  await expect(
    page.getByRole('heading', { name: 'We have nothing about “bed wetting” yet' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ask us' }).click();
  await expect(page.getByRole('dialog', { name: 'Get in touch with us !' })).toBeVisible();
});

test('Back from a result restores the results, with focus on the opened one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLive(page, '/assessments');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('searchbox').pressSequentially('myopia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/assessments?q=myopia');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const second = results(page).nth(1).getByRole('link');
  const title = await second.innerText();
  await second.scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => Math.round(scrollY));
  await second.click();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('myopia');
  await expect(page.getByRole('link', { name: title })).toBeFocused();
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(scrolledTo);
});

test('a reload and a shared link show the results for the query in the address', async ({
  page,
  context,
}) => {
  await openLive(page, '/assessments?from=feed');
  await page.getByRole('searchbox').fill('bukhar');
  await expect(page).toHaveURL('/assessments?from=feed&q=bukhar');
  const first = results(page).first();
  await expect(first).toContainText('Childhood illnesses');
  await page.reload();
  await expect(first).toContainText('Childhood illnesses');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(results(other).first()).toContainText('Childhood illnesses');
});

test('a reload keeps the position in the results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLive(page, '/assessments?q=test');
  const last = results(page).last();
  await last.scrollIntoViewIfNeeded();
  const place = () => last.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await page.reload();
  await expect.poll(place).toBe(before);
});

test('clicking a result while still typing keeps the query for Back', async ({ page }) => {
  await openLive(page, '/assessments');
  await page.getByRole('searchbox').fill('dislexia');
  await results(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/read/i);
  await page.goBack();
  await expect(results(page).first()).toContainText('Dyslexia');
});

test('reports a failed search and retries', async ({ page, expectPageErrors }) => {
  expectPageErrors(/Failed to load resource/);
  await page.route('**/search-index.json', (route) => route.abort(), { times: 1 });
  await openLive(page, '/assessments');
  await page.getByRole('searchbox').fill('autism');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).filter({ hasText: 'Condition' }).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists all conditions, without a dead search box', async ({ page }) => {
    await page.goto('/assessments');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Search conditions' })).toBeHidden();
    const list = page.locator('[data-a-to-z]').getByRole('link');
    // With eyesight, fever, first aid and hearing.
    await expect(list).toHaveCount(conditions.length + 4);
  });
});
