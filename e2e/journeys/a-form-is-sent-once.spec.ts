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

/** What Chromium does with "Duplicate": the new tab starts with a copy of the session storage. */
async function duplicate(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await untilLive(copy);
  return copy;
}

test('what was sent, then reloaded before the answer came, and sent again, is stored once', async ({
  page,
}) => {
  const name = `Visitor ${uniqueMark()}`;
  await openLive(page, '/contactUs');
  await fillContactForm(page.locator('#slot'), name);
  // The service takes the message, and its answer never arrives.
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

test('a duplicated tab that sends the same words stores them once, and other words are another message', async ({
  page,
}) => {
  const name = `Visitor ${uniqueMark()}`;
  await openLive(page, '/contactUs');
  await fillContactForm(page.locator('#slot'), name);
  const [same, other] = [await duplicate(page), await duplicate(page)];
  await send(page);
  await isSent(page);
  await expect(same.getByLabel('Full name')).toHaveValue(name);
  await send(same);
  await isSent(same);
  expect(await storedBy(name)).toBe(1);
  await other.getByLabel('Message').fill('Is the clinic open on Sunday?');
  await send(other);
  await isSent(other);
  expect(await storedBy(name)).toBe(2);
});
