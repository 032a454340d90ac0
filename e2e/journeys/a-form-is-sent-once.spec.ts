import type { Page } from 'playwright/test';
import { fillContactForm, uniqueMark } from '../support/form-journeys.ts';
import { readInbox } from '../support/inbox.ts';
import { openLive, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const send = (page: Page) =>
  page.locator('#slot').getByRole('button', { name: 'Send Message' }).click();
const isSent = (page: Page) =>
  expect(page.getByText('Message sent successfully!').first()).toBeVisible();

async function storedBy(name: string): Promise<number> {
  return (await readInbox()).filter((one) => one.name === name).length;
}

test('a form reloaded before the response and sent again is stored once', async ({ page }) => {
  const name = `Visitor ${uniqueMark()}`;
  await openLive(page, '/contactUs');
  await fillContactForm(page.locator('#slot'), name);
  // The service stores the message, but its response never arrives.
  await page.route('**/api/contact-us', (route) => route.fetch().then(() => undefined));
  await send(page);
  await expect.poll(() => storedBy(name)).toBe(1);
  await page.reload();
  await untilLive(page);
  await page.unroute('**/api/contact-us');
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  await send(page);
  await isSent(page);
  expect(await storedBy(name)).toBe(1);
});
