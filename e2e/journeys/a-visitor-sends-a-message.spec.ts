import type { Locator, Page } from 'playwright/test';
import { preloadAxe, violations } from '../support/axe.ts';
import { fillContactForm, testForm, uniqueMark } from '../support/form-journeys.ts';
import { readInbox } from '../support/inbox.ts';
import { openLive, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

testForm('the contact page', {
  async open(page) {
    await openLive(page, '/contactUs');
    return page.locator('#slot');
  },
  typed: (mark) => ({
    'Full name': `Visitor ${mark}`,
    'Mobile number': '98450 12345',
    Email: `${mark}@visitor.example`,
    Message: 'My son is 7. Where do we begin?',
  }),
  button: 'Send Message',
  sent: 'Message sent successfully!',
  stored: (mark) => ({
    kind: 'message',
    name: `Visitor ${mark}`,
    phone: '9845012345',
    email: `${mark}@visitor.example`,
    message: 'My son is 7. Where do we begin?',
  }),
});

testForm('the contact dialog', {
  async open(page) {
    await openLive(page, '/company/faq');
    return getInTouch(page);
  },
  reopen: getInTouch,
  typed: (mark) => ({
    'Name (required)': `Visitor ${mark}`,
    'Phone (optional)': '080 1234 5678',
    'Email (required)': `${mark}@visitor.example`,
    'Message (required)': 'Do you come to schools?',
  }),
  button: 'Send Message',
  sent: 'Thank you! We will get back to you shortly.',
  stored: (mark) => ({
    kind: 'message',
    name: `Visitor ${mark}`,
    phone: '080 1234 5678',
    email: `${mark}@visitor.example`,
    message: 'Do you come to schools?',
  }),
});

async function getInTouch(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Get in Touch!' }).click();
  return page.getByRole('dialog', { name: 'Get in touch with us !' });
}

test('a form reloaded before the response and sent again is stored once', async ({ page }) => {
  const name = `Visitor ${uniqueMark()}`;
  const stored = async () => (await readInbox()).filter((one) => one.name === name).length;
  const form = page.locator('#send-a-message');
  await openLive(page, '/contactUs');
  await fillContactForm(form, name);
  // The service stores the message, but its response never arrives.
  await page.route('**/api/contact-us', (route) => route.fetch().then(() => undefined));
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(stored).toBe(1);
  await page.reload();
  await untilLive(page);
  await page.unroute('**/api/contact-us');
  await expect(form.getByLabel('Full name')).toHaveValue(name);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  expect(await stored()).toBe(1);
});

test('a chosen doctor is shown before sending and sent with the message, even after a reload', async ({
  page,
}) => {
  await openLive(page, '/contactUs');
  const sent: unknown[] = [];
  const headers: (string | undefined)[] = [];
  await page.route('**/api/contact-us', (route) => {
    sent.push(route.request().postDataJSON());
    headers.push(route.request().headers()['form-filled-for-ms']);
    return route.fulfill({ contentType: 'application/json', body: '{"success":true}' });
  });
  const doctor = page.getByLabel('Doctor');
  await expect(doctor).toBeDisabled();
  await page.getByLabel('Speciality').selectOption({ label: 'Psychologist' });
  await doctor.selectOption({ label: 'Dr Reva Oommen' });
  await page.getByRole('link', { name: 'Write your message' }).click();
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Message').fill('Where do we begin?');

  await page.reload();
  await untilLive(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
  await page.getByLabel('Mobile number').fill('(98450) १२३४५');
  await page.getByLabel('Email').fill('asha@visitor.example');
  const form = page.locator('#send-a-message');
  await expect(form).toContainText('Speciality: Psychologist, doctor: Dr Reva Oommen');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Asha Rao',
      phone: '9845012345',
      email: 'asha@visitor.example',
      message: 'Where do we begin?\n\nSpeciality: Psychologist, doctor: Dr Reva Oommen',
    },
  ]);
  expect(headers).toHaveLength(1);

  await page.reload();
  await untilLive(page);
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test.describe('the contact dialog', () => {
  test('loads on demand, fits every window, and keeps the draft after Escape', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openLive(page, '/company/faq');
    expect(fetched.filter((url) => url.includes('/r/mfe-forms/'))).toEqual([]);
    const dialog = await getInTouch(page);
    await dialog.getByLabel(/message/i).fill('Half a sentence');
    for (const width of [501, 640, 760, 900]) {
      await page.setViewportSize({ width, height: 800 });
      const { width: wide = 0, x = 0 } = (await dialog.boundingBox()) ?? {};
      expect(wide, `${width} px`).toBeLessThanOrEqual(500);
      expect(wide, `${width} px`).toBeGreaterThan(440);
      expect(Math.abs(2 * x + wide - width), `${width} px`).toBeLessThan(20);
    }
    await page.setViewportSize({ width: 500, height: 800 });
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 500 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Get in Touch!' })).toBeFocused();
    await getInTouch(page);
    await expect(dialog.getByLabel(/message/i)).toHaveValue('Half a sentence');
  });

  test('after a failure a note in the footer restores the text, even on the next page', async ({
    page,
    expectPageErrors,
  }) => {
    expectPageErrors(/ERR_FAILED|Failed to load/);
    await openLive(page, '/company/faq');
    await page.route('**/api/contact-us', (route) => route.abort());
    const dialog = await getInTouch(page);
    await dialog.getByLabel(/^Name/).fill('Asha');
    await dialog.getByLabel(/^Phone/).fill('080 5550 0100, and after six 080 5550 0101');
    await dialog.getByLabel(/^Email/).fill('asha@visitor.example');
    await dialog.getByLabel(/^Message/).fill('Do you come to schools?');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByText('There was an error sending the message. Try again!'),
    ).toBeVisible();
    const note = page.locator('footer [data-unsent]');
    await expect(note).toContainText('Your message was not sent.');
    await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:/);

    await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await note.getByRole('button', { name: 'Open my message again' }).click();
    await expect(dialog.getByLabel(/^Message/)).toHaveValue('Do you come to schools?');
    await expect(dialog.getByLabel(/^Phone/)).toHaveValue(/after six/);
  });
});

const inDanger = 'My son swallowed kerosene, what should I do?';

for (const form of ['page', 'dialog'] as const) {
  test(`a message about a danger sent from the ${form} is answered with what to do first`, async ({
    page,
  }) => {
    await preloadAxe(page);
    const email = `${uniqueMark()}@visitor.example`;
    await openLive(page, form === 'page' ? '/contactUs' : '/company/faq');
    const box = form === 'page' ? page.locator('#slot') : await getInTouch(page);
    if (form === 'page') await fillContactForm(box, 'Worried Parent');
    else await box.getByLabel('Name').fill('Worried Parent');
    await box.getByLabel('Email').fill(email);
    await box.getByLabel('Message').fill(inDanger);
    await box.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByRole('heading', { name: 'Message sent successfully!', level: 1 }),
    ).toBeVisible();
    const card = page.getByRole('alert').filter({ hasText: 'Do not make your child vomit' });
    await expect(card.getByRole('link', { name: '112 Emergency' })).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    expect(await readInbox()).toContainEqual(
      expect.objectContaining({ email, danger: 'poisoning' }),
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
