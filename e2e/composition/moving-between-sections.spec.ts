import type { Page } from 'playwright/test';
import { deferred } from '@site/kit/deferred.ts';
import { expectAt, readFrom } from '../support/place-in-window.ts';
import {
  followLinkTo,
  isSameDocument,
  markDocument,
  openLive,
  samplePages,
  untilLive,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const faq = samplePages['mfe-company'].path;
const contact = samplePages['mfe-forms'].path;
const home = samplePages['mfe-home'].path;

/** The brand, which stays visible in the header at any scroll position. */
const brand = /, home$/;

/** Clicks a header link with the mouse, because a locator's click scrolls the page first. */
async function pressInHeader(page: Page, name: RegExp): Promise<void> {
  const link = await page.locator('header').getByRole('link', { name }).boundingBox();
  if (!link) throw new Error('The header is not visible.');
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
}

test('following a link to another section keeps the document, and shows the old page until the new one is ready', async ({
  page,
}) => {
  await openLive(page, contact);
  await markDocument(page);
  const held = deferred<void>();
  await page.route(`**${faq}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.locator('footer').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByText('The page is on its way')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(samplePages['mfe-forms'].heading);
  await expect(page).toHaveURL(contact);
  held.resolve();
  await expect(page).toHaveURL(faq);
  await expect(heading).toHaveText(samplePages['mfe-company'].heading);
  await expect(page.getByText('The page is on its way')).toBeHidden();
  await expect(page).toHaveTitle(/Questions/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${faq}$`));
  await expect(heading).toBeFocused();
  await expect(page.locator('#route-announcer')).toHaveText(await page.title());
  expect(await isSameDocument(page)).toBe(true);
});

test('Back and Forward restore pages of other sections and the scroll position', async ({
  page,
}) => {
  await openLive(page, faq);
  await markDocument(page);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY === 400);
  await pressInHeader(page, brand);
  await expect(page).toHaveURL(home);
  await page.waitForFunction(() => window.scrollY === 0);

  await page.goBack();
  await expect(page).toHaveURL(faq);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    samplePages['mfe-company'].heading,
  );
  await page.waitForFunction(() => window.scrollY === 400);

  await page.goForward();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(samplePages['mfe-home'].heading);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link with a fragment opens another page at its target', async ({ page }) => {
  await openLive(page, contact);
  await followLinkTo(page, `${faq}#your-rights`);
  await expect(page).toHaveURL(/#your-rights$/);
  const question = page.locator('details', { has: page.locator('#your-rights') });
  await expect(question).toHaveAttribute('open');
  await expect(question).toBeInViewport();
});

test.describe('on a phone, below the tabs of a long page', () => {
  const path = '/assessments/behavioral/adhd';

  test.use({ viewport: { width: 360, height: 740 } });

  test('Back from another section restores the same line', async ({ page }) => {
    await openLive(page, path);
    const costs = page.getByRole('heading', { name: 'What it costs in India' });
    const top = await readFrom(costs);
    await pressInHeader(page, brand);
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectAt(costs, top);
  });

  for (const [where, hash, heading] of [
    ['below the tabs', '', 'What it costs in India'],
    ['in the last tab', '#treatment', 'Parent training'],
  ] as const) {
    test(`a reload ${where} keeps the same line`, async ({ page }) => {
      await openLive(page, path + hash);
      const part = page.getByRole('heading', { name: heading });
      const top = await readFrom(part);
      await page.reload();
      await untilLive(page);
      await expectAt(part, top);
    });
  }

  test('an address with a fragment opens at its target', async ({ page }) => {
    await openLive(page, `${path}#source-8`);
    await expect(page.locator('#source-8')).toBeInViewport();
  });
});

test('requests a page that no section renders from the server, which answers 404', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/404/);
  await openLive(page, contact);
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/school/nowhere') && response.request().isNavigationRequest(),
    ),
    followLinkTo(page, '/school/nowhere'),
  ]);
  expect(answer.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
});
