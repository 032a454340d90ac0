import type { Locator, Page } from 'playwright/test';
import { type FormJourney, testSending, uniqueMark } from '../support/form-journeys.ts';
import { readInbox } from '../support/inbox.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const page = '/intervention/comingSoon';

/** The form wherever it is shown. */
const waitlist: Omit<FormJourney, 'open'> = {
  typed: (mark) => ({ Email: `${mark}@visitor.example` }),
  button: 'Join Waitlist',
  sent: 'You are on the waitlist',
  stored: (mark) => ({ kind: 'waitlist', email: `${mark}@visitor.example` }),
};

testSending('the waitlist', {
  ...waitlist,
  async open(visitor) {
    await openLive(visitor, page);
    return visitor.locator('#slot');
  },
});

testSending('the waitlist dialog', { ...waitlist, open: openDialog });

/** The card that opens the dialog. An infinite carousel contains inert copies of it. */
const opener = (visitor: Page) => visitor.locator(`#slot a[href="${page}"]:not([inert] *)`).first();

async function openDialog(visitor: Page): Promise<Locator> {
  await openLive(visitor, '/');
  await opener(visitor).click();
  return visitor.getByRole('dialog', { name: 'ASSESSMENTS ARE COMING SOON!!' });
}

test('the phone number in an error message stays on one line at every phone width', async ({
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

test('a coming-soon offer links to a waitlist that names it', async ({ page: visitor }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores the email and answers with a page', async ({ page: visitor }) => {
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
