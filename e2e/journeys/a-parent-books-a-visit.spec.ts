import type { Page } from 'playwright/test';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { testSending } from '../support/form-journeys.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const desk = '**/.sample/appointment.js';

const bookButton = (page: Page) => page.getByRole('button', { name: 'Book Appointment' }).first();

test('contacts the booking desk only on click, and opens its window once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openLive(page, '/clinic');
  await expect(
    page.locator('#slot').getByText('To book, we connect you with our booking desk.').first(),
  ).toBeVisible();
  expect(fetched.filter((url) => url.includes('appointment'))).toEqual([]);

  await bookButton(page).dblclick();
  const theirs = page.getByRole('dialog', { name: 'Sample booking desk' });
  await expect(theirs).toBeVisible();
  await expect(theirs).toContainText('You would like to book: a visit to the clinic in Bengaluru.');
  expect(fetched.filter((url) => url.includes('appointment'))).toHaveLength(1);

  await page.keyboard.press('Escape');
  await expect(theirs).toBeHidden();
  await expect(bookButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(theirs).toBeVisible();
});

test('the header’s button offers a call back while the desk is down, keeps unsent input, and opens the desk once it is back', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/ERR_FAILED|Failed to load/);
  const { contact } = configuredSite();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(desk, (route) => route.abort());
  await openLive(page, '/company/faq');
  const button = page.locator('header').getByRole('button', { name: 'Book a visit' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Book by phone' });
  await expect(dialog).toContainText('You cannot book online just now.');
  await expect(dialog.getByRole('link', { name: contact.phone })).toBeVisible();

  await page.route('**/api/contact-us', (route) => route.abort());
  await dialog.getByLabel(/^Name/).fill('Asha');
  await dialog.getByLabel(/^Mobile number/).fill('0091 98450 12345');
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  const note = page.locator('header [data-unsent]');
  await expect(note).toContainText('Your request was not sent.');
  await expect(button).toBeFocused();
  await note.getByRole('button', { name: 'Open my request again' }).click();
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Asha');
  await page.keyboard.press('Escape');

  await page.unroute(desk);
  await button.click();
  const theirs = page.getByRole('dialog', { name: 'Sample booking desk' });
  await expect(theirs).toContainText('You would like to book: a visit.');
  await expect(theirs.getByRole('link', { name: contact.phone })).toHaveAttribute(
    'href',
    contact.phoneLink,
  );
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page).toHaveURL('/company/faq');
});

test.describe('a call back', () => {
  test.beforeEach(async ({ page, expectPageErrors }) => {
    expectPageErrors(/ERR_FAILED|Failed to load|503/);
    await page.route(desk, (route) => route.abort());
  });

  testSending('the call-back dialog', {
    async open(page) {
      await openLive(page, '/clinic');
      await bookButton(page).click();
      return page.getByRole('dialog', { name: 'Book by phone' });
    },
    typed: (mark) => ({
      'Name (required)': `Parent ${mark}`,
      'Mobile number (required)': '9845012345',
      'A time that suits you (optional)': 'After 5 PM',
    }),
    button: 'Call me back',
    sent: 'Thank you! We will get back to you shortly.',
    stored: (mark) => ({
      kind: 'call-back',
      name: `Parent ${mark}`,
      phone: '9845012345',
      message: 'After 5 PM',
      wanted: 'a visit to the clinic in Bengaluru',
    }),
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header’s button links to the page about booking a visit', async ({ page }) => {
    await page.goto('/company/faq');
    await page.locator('header').getByRole('link', { name: 'Book a visit' }).click();
    await expect(page).toHaveURL('/contactUs');
    await expect(page.getByText(/^To book a visit, call/)).toBeVisible();
  });
});
