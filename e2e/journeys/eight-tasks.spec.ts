import type { Locator, Page } from 'playwright/test';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { readInbox } from '../support/inbox.ts';
import { uniqueMark } from '../support/form-journeys.ts';
import { byKeyboard, tabTo } from '../support/keyboard.ts';
import { openLive, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/**
 * What visitors come for, each by keyboard alone, on the smallest phone, with the forms service down at first. The
 * first task also runs on a slow network.
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

/** Types into one box after the other. */
async function fillIn(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await tabTo(form.page(), form.getByLabel(label));
    await form.page().keyboard.type(text);
  }
}

/** Sends while the service is away, finds its text unchanged, and sends again. */
async function sendTwice(
  page: Page,
  form: Locator,
  texts: Readonly<Record<string, string>>,
  labels: { button: string; notSent: string; sent: string; again?: string },
): Promise<void> {
  await fillIn(form, texts);
  await byKeyboard(page, form.getByRole('button', { name: labels.button }));
  await expect(page.getByText(labels.notSent).first()).toBeVisible();
  if (labels.again !== undefined) {
    await expect(form).toBeHidden();
    const { phone } = configuredSite().contact;
    await expect(page.locator('[data-unsent]').getByRole('link', { name: phone })).toBeVisible();
    await byKeyboard(page, page.getByRole('button', { name: labels.again }));
  }
  for (const [label, text] of Object.entries(texts)) {
    await expect(form.getByLabel(label)).toHaveValue(text);
  }
  await page.unroute('**/api/**');
  await byKeyboard(page, form.getByRole('button', { name: labels.button }));
  await expect(page.getByText(labels.sent).first()).toBeVisible();
}

/** Lighthouse's "slow 4G": 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
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

test('a parent books a visit, at the desk, and by phone when there is none', async ({ page }) => {
  const mark = uniqueMark();
  await openLive(page, '/');
  await followInMenu(page, 'Clinic');
  await expect(page).toHaveURL('/clinic');
  const book = page.locator('#slot').getByRole('button', { name: 'Book Appointment' }).first();
  await page.route('**/stand-ins/appointment.js', (route) => route.abort());
  await byKeyboard(page, book);
  const dialog = page.getByRole('dialog', { name: 'Book by phone' });
  await expect(dialog.getByRole('link', { name: configuredSite().contact.phone })).toBeVisible();
  await sendTwice(
    page,
    dialog,
    { 'Name (required)': `Parent ${mark}`, 'Mobile number (required)': '98450 12345' },
    {
      button: 'Call me back',
      notSent: 'Your request was not sent.',
      sent: 'Thank you! We will get back to you shortly.',
      again: 'Open my request again',
    },
  );
  expect(await readInbox()).toContainEqual(expect.objectContaining({ name: `Parent ${mark}` }));
  await page.unroute('**/stand-ins/appointment.js');
  await byKeyboard(page, book);
  await expect(page.getByRole('dialog', { name: 'Sample booking desk' })).toBeVisible();
});

const pagesWithForms = {
  'a parent sends a message': {
    path: '/contactUs',
    texts: (mark: string) => ({
      'Full name': `Parent ${mark}`,
      'Mobile number': '98450 12345',
      Email: `${mark}@visitor.example`,
      Message: 'My son is 7. Where do we begin?',
    }),
    button: 'Send Message',
    notSent: 'There was an error sending the message. Try again!',
    sent: 'Message sent successfully!',
  },
  'a parent joins the waitlist': {
    path: '/intervention/comingSoon',
    texts: (mark: string) => ({ Email: `${mark}@visitor.example` }),
    button: 'Join Waitlist',
    notSent: 'There was an error sending the message. Try again!',
    sent: 'You are on the waitlist',
  },
  'a parent asks to delete data': {
    path: '/delete-data',
    texts: (mark: string) => ({
      'Name*': `Parent ${mark}`,
      'Email*': `${mark}@visitor.example`,
      Reason: 'We have moved.',
    }),
    button: 'Send my request',
    notSent: 'There was an error submitting your request. Please try again.',
    sent: 'Your request has been submitted successfully!',
  },
} as const;

for (const [task, { path, texts, ...labels }] of Object.entries(pagesWithForms)) {
  test(task, async ({ page }) => {
    const mark = uniqueMark();
    await openLive(page, path);
    await sendTwice(page, page.locator('#slot'), texts(mark), labels);
    const email = `${mark}@visitor.example`;
    expect(await readInbox()).toContainEqual(expect.objectContaining({ email }));
  });
}

test('a school asks for a demo', async ({ page }) => {
  const mark = uniqueMark();
  await openLive(page, '/');
  await followInMenu(page, 'School');
  await expect(page).toHaveURL('/school');
  await byKeyboard(page, page.getByRole('link', { name: 'Request Demo' }).first());
  await sendTwice(
    page,
    page.getByRole('dialog', { name: 'Get in touch with us !' }),
    {
      'Name (required)': `School ${mark}`,
      'Email (required)': `${mark}@school.example`,
      'Message (required)': 'We teach 400 children.',
    },
    {
      button: 'Send Message',
      notSent: 'There was an error sending the message. Try again!',
      sent: 'Thank you! We will get back to you shortly.',
      again: 'Open my message again',
    },
  );
  expect(await readInbox()).toContainEqual(expect.objectContaining({ name: `School ${mark}` }));
});

test('a parent reads a post', async ({ page, expectPageErrors }) => {
  // The post cannot be asked for, so its page is.
  expectPageErrors(/\[shell\] navigate: unavailable/);
  await openLive(page, '/blog');
  const card = page
    .locator('#slot')
    .getByRole('link', { name: /Childhood illnesses/ })
    .first();
  await byKeyboard(page, card);
  await expect(heading(page)).toContainText('Childhood illnesses');
  await page.reload();
  await untilLive(page);
  await expect(heading(page)).toContainText('Childhood illnesses');
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
