import type { Locator, Page } from 'playwright/test';
import { type FormJourney, testForm, uniqueMark } from '../support/form-journeys.ts';
import { readInbox } from '../support/inbox.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const page = '/intervention/comingSoon';

/** What the form does wherever it is shown. */
const waitlist: Omit<FormJourney, 'open'> = {
  call: 'subscribe-public',
  typed: (mark) => ({ Email: `${mark}@visitor.example` }),
  button: 'Join Waitlist',
  busy: 'Joining…',
  sent: 'You are on the waitlist',
  notSent: 'There was an error sending the message. Try again!',
  stored: (mark) => ({ kind: 'waitlist', email: `${mark}@visitor.example` }),
};

testForm('the waitlist', {
  ...waitlist,
  async open(visitor) {
    await openLive(visitor, page);
    return visitor.locator('#slot');
  },
});

testForm('the waitlist dialog', { ...waitlist, open: openDialog });

/** The card that opens the dialog; an endless carousel holds copies of it, out of reach. */
const opener = (visitor: Page) => visitor.locator(`#slot a[href="${page}"]:not([inert] *)`).first();

async function openDialog(visitor: Page): Promise<Locator> {
  await openLive(visitor, '/');
  await opener(visitor).click();
  return visitor.getByRole('dialog', { name: 'ASSESSMENTS ARE COMING SOON!!' });
}

test('the clock shows zero, and the page says that its day is over', async ({ page: visitor }) => {
  await openLive(visitor, page);
  await expect(visitor.getByRole('timer')).toHaveText(
    /00 days\s*00 hours\s*00 minutes\s*00 seconds/,
  );
  await expect(
    visitor.getByText(
      'The day we planned to open, 31 October 2023, has passed, and there is no new date yet.',
    ),
  ).toBeVisible();
});

test('the clock runs to a day to come, and can be stopped', async ({ page: visitor }) => {
  await visitor.clock.install({ time: '2023-10-30T00:00:00+05:30' });
  // The page waits for its code by the same clock, so that must not jump before it is alive.
  await openLive(visitor, page);
  await visitor.clock.runFor(2000);
  const clock = visitor.getByRole('timer');
  await expect(clock).toHaveText(/23 hours\s*59 minutes/);
  await visitor.getByRole('button', { name: 'Stop the clock' }).click();
  const stopped = await clock.textContent();
  await visitor.clock.runFor(3000);
  await expect(clock).toHaveText(stopped ?? '');
});

test('the phone number in a failure stays on one line at every width of a phone', async ({
  page: visitor,
  expectPageErrors,
}) => {
  expectPageErrors(/ERR_FAILED|Failed to load/);
  await visitor.route('**/api/subscribe-public', (route) => route.abort());
  await openLive(visitor, page);
  await visitor.getByLabel('Email').fill('asha@visitor.example');
  await visitor.getByRole('button', { name: 'Join Waitlist' }).click();
  const number = visitor.locator('#slot output').getByRole('link');
  await expect(number).toBeVisible();
  for (let width = 320; width <= 430; width += 10) {
    await visitor.setViewportSize({ width, height: 800 });
    const lines = await number.evaluate((link) => link.getClientRects().length);
    expect(lines, `${width} px`).toBe(1);
  }
});

test('what is coming soon leads to a waitlist that names it', async ({ page: visitor }) => {
  await openLive(visitor, '/pebble-offerings/biometric');
  await visitor.locator('#slot [aria-haspopup=dialog]').first().click();
  await visitor
    .getByRole('dialog', { name: 'Coming Soon' })
    .getByRole('link', { name: 'Go to the waitlist' })
    .click();
  const heading = visitor.getByRole('heading', { name: 'Waitlist: Biometric monitoring' });
  await expect(heading).toBeInViewport();
  await visitor.reload();
  await expect(heading).toBeVisible();
});

test('the dialog says at each letter whether the email is right, and sends nothing until it is', async ({
  page: visitor,
}) => {
  let posts = 0;
  await visitor.route('**/api/subscribe-public', (route) => {
    posts += 1;
    return route.fulfill({ contentType: 'application/json', body: '{"success":true}' });
  });
  const dialog = await openDialog(visitor);
  await expect(dialog.getByText('Stay tuned for something amazing')).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(visitor)).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ width: 800 });
  await visitor.setViewportSize({ width: 760, height: 800 });
  const email = dialog.getByRole('textbox', { name: 'Email' });
  const join = dialog.getByRole('button', { name: 'Join Waitlist' });
  await email.fill('nobody');
  await expect(dialog.getByText('Please enter Valid Email*').first()).toBeVisible();
  await join.click({ force: true });
  await expect(email).toBeFocused();
  expect(posts).toBe(0);

  const sheet = await dialog.boundingBox();
  expect(sheet).toMatchObject({ x: 0, width: 760 });
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(800);

  await email.fill('somebody@visitor.example');
  await join.click();
  await expect(dialog.getByText('You are on the waitlist').first()).toBeVisible();
  await expect(email).toHaveValue('');
  expect(posts).toBe(1);
  await visitor.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the email is stored and answered with a page', async ({ page: visitor }) => {
    const email = `${uniqueMark()}@visitor.example`;
    await visitor.goto(page);
    await expect(visitor.getByText('We planned to open on 31 October 2023.')).toBeVisible();
    await expect(visitor.getByRole('timer')).toBeHidden();
    await visitor.getByLabel('Email').fill(email);
    await visitor.getByRole('button', { name: 'Join Waitlist' }).click();
    await expect(visitor).toHaveURL(`${page}/joined`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('You are on the waitlist');
    expect(await readInbox()).toContainEqual(expect.objectContaining({ kind: 'waitlist', email }));
  });
});
