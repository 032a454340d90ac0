import type { Page } from 'playwright/test';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { followLinkTo, openLive, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const { product } = configuredSite();
const biometric = `/${product.slug}-offerings/biometric`;

const dialog = (page: Page) => page.getByRole('dialog');

/** Navigates to a page from another one, and opens its contact dialog. */
async function openFromFooter(page: Page): Promise<void> {
  await openLive(page, '/company/faq');
  await followLinkTo(page, '/refund-policy');
  await expect(page).toHaveURL('/refund-policy');
  await page.locator('footer').getByText('Get in Touch!').click();
  await expect(dialog(page)).toBeVisible();
}

test('Back closes the dialog and keeps its input; a second Back leaves the page', async ({
  page,
}) => {
  await openFromFooter(page);
  await page.getByLabel(/^Name/).fill('Asha');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/refund-policy');
  const opener = page.locator('footer').getByText('Get in Touch!');
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Asha');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/company/faq');
});

test('a closed dialog leaves no history entry', async ({ page }) => {
  // Added before the shell's listener, which stops propagation of events for dialogs.
  await page.addInitScript(() => {
    let traversals = 0;
    addEventListener('popstate', () => {
      traversals += 1;
      document.documentElement.dataset['traversals'] = String(traversals);
    });
  });
  await openFromFooter(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-traversals', '1');
  // Forward reaches the history entry of the closed dialog, from which the page returns automatically.
  await page.evaluate(() => history.forward());
  await expect(root).toHaveAttribute('data-traversals', '3');
  await page.goBack();
  await expect(page).toHaveURL('/company/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/refund-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
});

test('Back from a page opened in a dialog returns to the dialog’s page', async ({ page }) => {
  await openLive(page, '/company/faq');
  await followLinkTo(page, biometric);
  await page.locator('#slot a[aria-haspopup=dialog]').first().click();
  await dialog(page).getByRole('link', { name: 'Go to the waitlist' }).click();
  await expect(page).toHaveURL(/\/intervention\/comingSoon/);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(biometric);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/company/faq');
});

test('after a reload with an open dialog, Back leaves the page', async ({ page }) => {
  await openFromFooter(page);
  await page.reload();
  await page.evaluate(() => document.dispatchEvent(new Event('focusin')));
  await untilLive(page);
  await expect.poll(() => page.evaluate(() => 'dialog' in history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/company/faq');
});

test('an action on a page that the visitor left opens nothing on the next page', async ({
  page,
}) => {
  const desk = Promise.withResolvers<void>();
  await page.route('**/.sample/appointment.js', async (route) => {
    await desk.promise;
    await route.continue();
  });
  await openLive(page, '/company/faq');
  const asked = page.waitForRequest('**/.sample/appointment.js');
  await page.locator('header').getByText('Book a visit').click();
  await asked;
  await page.locator('header').getByRole('link', { name: 'Feed' }).click();
  await expect(page).toHaveURL('/feed');
  desk.resolve();
  // The desk's script adds a button to the page.
  await expect(page.locator('#booking-desk-open')).toBeAttached();
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('header').getByText('Book a visit').click();
  await expect(page.getByRole('dialog', { name: 'Sample booking desk' })).toBeVisible();
});
