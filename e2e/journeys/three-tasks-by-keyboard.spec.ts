import type { Page } from 'playwright/test';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { readInbox } from '../support/inbox.ts';
import { uniqueMark } from '../support/form-journeys.ts';
import { byKeyboard, tabTo } from '../support/keyboard.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/**
 * The main tasks of visitors, each from the home page by keyboard only, on the smallest phone, with the forms service
 * down at first. The first task also runs on a slow network. `support/form-journeys.ts` tests forms by keyboard, too.
 */
test.use({ viewport: { width: 320, height: 640 } });
test.beforeEach(async ({ page, expectPageErrors }) => {
  expectPageErrors(/ERR_FAILED|Failed to load/);
  await page.route('**/api/**', (route) => route.abort());
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the menu and follows one of its links. */
async function followInMenu(page: Page, name: string): Promise<void> {
  await byKeyboard(page, page.getByRole('button', { name: 'Menu', exact: true }));
  const link = page.locator('#site-menu').getByRole('link', { name, exact: true });
  await tabTo(page, link, 'ArrowDown');
  await page.keyboard.press('Enter');
}

/** Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

test('a parent reads about a worry', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await openLive(page, '/');
  await byKeyboard(page, page.getByRole('link', { name: 'What would you like help with?' }));
  const age = page.getByLabel('How old is your child?');
  await tabTo(page, age);
  await page.keyboard.type('8 to 11');
  await expect(age.locator('option:checked')).toHaveText('8 to 11 years');
  await byKeyboard(page, page.locator('#slot').getByRole('link', { name: /^ADHD/ }).first());
  await expect(heading(page)).toContainText('ADHD');
  await byKeyboard(
    page,
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Signs' }),
  );
  await expect(page.getByRole('tabpanel', { name: 'Sign & Symptoms' })).toBeVisible();
});

test('a parent books a visit at the desk, or by phone if there is none', async ({ page }) => {
  const mark = uniqueMark();
  await openLive(page, '/');
  await followInMenu(page, 'Clinic');
  await expect(page).toHaveURL('/clinic');
  const book = page.locator('#slot').getByRole('button', { name: 'Book Appointment' }).first();
  await page.route('**/.sample/appointment.js', (route) => route.abort());
  await byKeyboard(page, book);
  const dialog = page.getByRole('dialog', { name: 'Book by phone' });
  await expect(dialog.getByRole('link', { name: configuredSite().contact.phone })).toBeVisible();
  const texts = { 'Name (required)': `Parent ${mark}`, 'Mobile number (required)': '98450 12345' };
  for (const [label, text] of Object.entries(texts)) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.type(text);
  }
  const send = dialog.getByRole('button', { name: 'Call me back' });
  await byKeyboard(page, send);
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-unsent]')).toContainText('Your request was not sent.');
  await byKeyboard(page, page.getByRole('button', { name: 'Open my request again' }));
  for (const [label, text] of Object.entries(texts)) {
    await expect(dialog.getByLabel(label)).toHaveValue(text);
  }
  await page.unroute('**/api/**');
  await byKeyboard(page, send);
  await expect(page.getByText('Thank you! We will get back to you shortly.')).toBeVisible();
  expect(await readInbox()).toContainEqual(expect.objectContaining({ name: `Parent ${mark}` }));
  await page.unroute('**/.sample/appointment.js');
  await byKeyboard(page, book);
  await expect(page.getByRole('dialog', { name: 'Sample booking desk' })).toBeVisible();
});

test('a parent finds the clinic', async ({ page }) => {
  const { clinics, contact } = configuredSite();
  const areas = clinics.flatMap((clinic) => (clinic.open ? [clinic.area] : []));
  await openLive(page, '/');
  await followInMenu(page, 'Clinic');
  await tabTo(page, page.getByLabel('Select Clinic'));
  await expect(page.locator('#slot').getByText(areas.join()).first()).toBeVisible();
  const directions = page
    .locator('#slot')
    .getByRole('link', { name: /Get directions/ })
    .first();
  await tabTo(page, directions);
  await expect(directions).toHaveAttribute('href', /^https:/);
  const call = page.locator(`#slot a[href="${contact.phoneLink}"]`).first();
  await tabTo(page, call);
  await expect(call).toBeInViewport({ ratio: 1 });
});
