import { type Page } from '@playwright/test';
import { openLive } from '../support/site.ts';
import { readInbox } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Mobile number').fill('98450 12345');
  await page.getByLabel('Email').fill('parent@visitor.example');
  await page.getByLabel('Message').fill('My son is 7. Where do we begin?');
}

test('the message is stored, said to be sent, and the form is empty again', async ({ page }) => {
  const name = `Live Visitor ${Date.now()}`;
  await openLive(page, '/contactUs');
  await fillIn(page, name);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  const stored = (await readInbox()).filter((message) => message.name === name);
  expect(stored).toEqual([
    expect.objectContaining({
      phone: '9845012345',
      email: 'parent@visitor.example',
      message: 'My son is 7. Where do we begin?',
    }),
  ]);
});

test('a double press sends once', async ({ page }) => {
  const name = `Double Visitor ${Date.now()}`;
  await openLive(page, '/contactUs');
  await fillIn(page, name);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  expect((await readInbox()).filter((message) => message.name === name)).toHaveLength(1);
});

test('what is wrong is said beside the field, and pressing sends nothing', async ({ page }) => {
  await openLive(page, '/contactUs');
  let posts = 0;
  await page.route('**/api/contact-us', (route) => {
    posts += 1;
    return route.abort();
  });
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByLabel('Email').fill('nobody');
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  // Playwright takes `aria-disabled` for disabled; a visitor can press it all the same.
  await send.click({ force: true });
  await expect(page.getByText('Please enter Valid Mobile Number*').first()).toBeVisible();
  await expect(page.getByText('Please enter Valid Email*').first()).toBeVisible();
  await expect(page.getByText('There is a problem')).toBeVisible();
  expect(posts).toBe(0);
});

for (const [situation, answer] of [
  [
    'the service fails',
    { status: 503, contentType: 'application/json', body: '{"success":false,"errors":{}}' },
  ],
  ['the visitor is offline', null],
] as const) {
  test(`when ${situation} the visitor is told and keeps what was typed`, async ({
    page,
    expectComplaints,
  }) => {
    expectComplaints(/503|ERR_FAILED|Failed to load/);
    await openLive(page, '/contactUs');
    await page.route('**/api/contact-us', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await fillIn(page, 'Patient Visitor');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByText('There was an error sending the message. Try again!').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Patient Visitor');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'My son is 7. Where do we begin?',
    );
  });
}

test('the doctors of a speciality can be chosen once the speciality is', async ({ page }) => {
  await openLive(page, '/contactUs');
  const doctor = page.getByLabel('Doctor');
  await expect(doctor).toBeDisabled();
  await page.getByLabel('Speciality').selectOption({ label: 'Psychologist' });
  await expect(doctor).toBeEnabled();
  await expect(doctor.locator('option:not([value=""])')).toHaveCount(2);
});

test.describe('the contact dialog', () => {
  test('is fetched only when asked for, sends, closes and gives the focus back', async ({
    page,
  }) => {
    const name = `Dialog Visitor ${Date.now()}`;
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openLive(page, '/company/faq');
    expect(fetched.filter((url) => url.includes('/r/mfe-forms/'))).toEqual([]);
    const opener = page.getByRole('link', { name: 'Get in Touch!' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Get in touch with us !' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(/name/i).fill(name);
    await dialog.getByLabel(/email/i).fill('dialog@visitor.example');
    await dialog.getByLabel(/message/i).fill('Please call me back.');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByText('Thank you! We will get back to you shortly.').first(),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await readInbox()).toContainEqual(
      expect.objectContaining({ name, email: 'dialog@visitor.example' }),
    );
  });

  test('opens for a press made before the page is live', async ({ page }) => {
    await page.goto('/company/faq', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Get in Touch!' }).click();
    await expect(page.getByRole('dialog', { name: 'Get in touch with us !' })).toBeVisible();
    await expect(page).toHaveURL('/company/faq');
  });

  test('closes on Escape and keeps the draft', async ({ page }) => {
    await openLive(page, '/company/faq');
    await page.getByRole('link', { name: 'Get in Touch!' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/message/i).fill('Half a sentence');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Get in Touch!' }).click();
    await expect(page.getByRole('dialog').getByLabel(/message/i)).toHaveValue('Half a sentence');
  });

  test('when its code does not come, the visitor is told and sees the phone number', async ({
    page,
    expectComplaints,
  }) => {
    expectComplaints(/ERR_FAILED|Failed to load|\[shell\]/);
    await openLive(page, '/company/faq');
    await page.route('**/r/mfe-forms/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Get in Touch!' }).click();
    await expect(page.getByText(/The form did not open\. Please call/)).toBeVisible();
  });
});
