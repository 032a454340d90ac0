import type { Page } from 'playwright/test';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem');

test('wrong spelling and everyday words lead to a condition, and the index is fetched only then', async ({
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

test('a search finds questions and articles, and offers the contact form when there is nothing', async ({
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

test('a search that cannot be fetched says so and is tried again', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/Failed to load resource/);
  await page.route('**/search-index.json', (route) => route.abort(), { times: 1 });
  await openLive(page, '/assessments');
  await page.getByRole('searchbox').fill('autism');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).filter({ hasText: 'Condition' }).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the list of all conditions and no search box that does nothing', async ({
    page,
  }) => {
    await page.goto('/assessments');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('.ui-a-to-z').getByRole('link')).toHaveCount(11);
  });
});
