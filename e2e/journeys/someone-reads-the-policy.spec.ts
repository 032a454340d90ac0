import type { Page } from 'playwright/test';
import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a visitor follows the privacy policy’s table of contents, then Contact us', async ({
  page,
}) => {
  await openLive(page, '/company/faq#your-rights');
  await page.getByRole('link', { name: 'privacy policy' }).last().click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByText('August 10, 2023').first()).toBeVisible();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your rights in Europe (GDPR)' }).click();
  const gdpr = page.locator('#gdpr');
  await expect(gdpr.getByRole('heading')).toBeInViewport();
  await gdpr.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contactUs');
  await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
});

test('a link within a page reaches its target even during a smooth scroll to the top', async ({
  page,
}) => {
  await openLive(page, samplePages['mfe-assessments'].path);
  await page.evaluate(() => {
    let top: number | undefined;
    const follow = () => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href="#gdpr"]');
      if (link) top ??= window.scrollY;
      // Scrolling is fastest a quarter of the way up. The timeout makes the click happen between two frames.
      if (link && top !== undefined && window.scrollY < top * 0.75)
        setTimeout(() => link.click(), 8);
      else requestAnimationFrame(follow);
    };
    follow();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy#gdpr');
  // If the smooth scroll continued, it would move the page further.
  await page.evaluate(untilStill);
  const opened = await page.context().newPage();
  await openLive(opened, '/privacy-policy#gdpr');
  const topOf = (tab: Page) =>
    tab.locator('#gdpr').evaluate((part) => Math.round(part.getBoundingClientRect().top));
  expect(await topOf(page)).toBe(await topOf(opened));
  await opened.close();
});

test('every question has a permalink that opens only that question, even without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/company/faq#is-it-safe');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open]')).toContainText('Is screening safe for my child?');
  await page.getByRole('heading', { name: 'Why should my child be screened?' }).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open]')).toContainText('Why should my child be screened?');
  await context.close();
});

/** Waits until the page has not scrolled for thirty frames. Runs in the page, so it must be self-contained. */
function untilStill(): Promise<void> {
  return new Promise((resolve) => {
    let top = window.scrollY;
    let frames = 0;
    const look = () => {
      frames = window.scrollY === top ? frames + 1 : 0;
      top = window.scrollY;
      if (frames < 30) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });
}
