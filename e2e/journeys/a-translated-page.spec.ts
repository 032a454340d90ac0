import type { Locator, Page } from 'playwright/test';
import { limits } from '@site/kit/api/messages.ts';
import { deferred } from '@site/kit/deferred.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { fillContactForm } from '../support/form-journeys.ts';
import { openLive, samplePages, untilLive } from '../support/site.ts';
import {
  expectNothingStale,
  translated,
  translateFromTheStart,
  translatePage,
} from '../support/translate-page.ts';
import { expect, test } from '../support/test.ts';

/*
 * Many parents read the site through the browser's translation, which replaces every text node. So React must not
 * remove or change its original text nodes (`e2e/checks/mixed-text.ts`).
 */

const site = configuredSite();
const failure = 'There was an error sending the message. Try again!';

const says = (within: Page | Locator, words: string) =>
  expect(within.getByText(translated(words), { exact: true }).first()).toBeVisible();

/** Presses a button by keyboard, because a notice could cover it for the mouse. */
const press = (within: Page | Locator, words: string) =>
  within
    .getByRole('button', { name: translated(words) })
    .first()
    .press('Enter');

/** Navigates to another page by a link, and waits until some of it is visible. */
async function goTo(page: Page, href: string, arrival: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.getElementById('slot')?.append(link);
    link.click();
  }, href);
  await expect(page.locator(arrival).first()).toBeVisible();
}

/** Makes a form's first call fail, and holds later calls until the returned function is called. */
async function answerCalls(page: Page): Promise<() => void> {
  let calls = 0;
  const { promise: released, resolve: release } = deferred<void>();
  await page.route(/\/api\/(?:contact-us|delete-data|subscribe-public)$/, async (route) => {
    calls += 1;
    if (calls === 1) return route.fulfill({ status: 503, json: {} });
    await released;
    return route.fulfill({ json: { success: true } });
  });
  return release;
}

test.beforeEach(({ expectPageErrors }) => expectPageErrors(/503|ERR_FAILED|Failed to load/));

test.afterEach(({ page }) => expectNothingStale(page));

type Form = {
  name: string;
  path: string;
  /** Whether the visitor follows a link to the page, so that React renders it instead of hydrating it. */
  isLink: boolean;
  /** Submits the empty form and makes one mistake after another. */
  mistakes: (page: Page) => Promise<void>;
  fill: (page: Page) => Promise<void>;
  send: string;
  sending: string;
  notSent: string;
  /** The form's message after sending. */
  sent: string;
  sentStays: string;
};

const forms: readonly Form[] = [
  {
    name: 'contact form',
    path: '/contactUs',
    isLink: false,
    async mistakes(page) {
      await press(page, 'Send Message');
      await says(page, 'There is a problem');
      const name = page.getByLabel('Full name');
      await says(page, 'Please enter your name');
      await name.fill('A'.repeat(limits.name + 1));
      await says(page, `Please keep your name to ${limits.name} characters or fewer`);
      await name.fill('Asha Rao');
      await expect(page.locator('#fullName-error')).toHaveCount(0);
    },
    fill: (page) => fillContactForm(page.locator('#send-a-message'), 'Asha Rao'),
    send: 'Send Message',
    sending: 'Sending…',
    notSent: failure,
    sent: 'Message sent successfully!',
    sentStays: 'We have your message. We reply within 48 hours.',
  },
  {
    name: 'deletion form',
    path: '/delete-data',
    isLink: true,
    async mistakes(page) {
      await press(page, 'Send my request');
      await says(page, 'Please enter your name');
      await page.getByLabel('Name*').fill('Asha Rao');
      await expect(page.locator('#name-error')).toHaveCount(0);
    },
    async fill(page) {
      await page.getByLabel('Name*').fill('Asha Rao');
      await page.getByLabel('Email*').fill('asha@visitor.example');
    },
    send: 'Send my request',
    sending: 'Sending…',
    notSent: 'There was an error submitting your request. Please try again.',
    sent: 'Your request has been submitted successfully!',
    sentStays: 'We have your request. We will email you within one month.',
  },
  {
    name: 'waitlist',
    path: '/intervention/comingSoon',
    isLink: true,
    async mistakes(page) {
      await says(page, 'To join, please type your email.');
      await press(page, 'Join Waitlist');
      const email = page.getByLabel('Email');
      await email.fill('asha');
      // Once next to the field, and again after a pause for screen readers.
      await expect(page.getByText(translated('Please enter Valid Email*'))).toHaveCount(2);
      await email.fill('asha@visitor.example');
      await expect(page.getByText(translated('Please enter Valid Email*'))).toHaveCount(0);
      await email.fill('');
    },
    fill: (page) => page.getByLabel('Email').fill('asha@visitor.example'),
    send: 'Join Waitlist',
    sending: 'Joining…',
    notSent: failure,
    sent: 'You are on the waitlist',
    sentStays: 'We have your email. We will write to you when it opens.',
  },
];

for (const {
  name,
  path,
  isLink,
  mistakes,
  fill,
  send,
  sending,
  notSent,
  sent,
  sentStays,
} of forms) {
  test(`the ${name}, ${isLink ? 'reached by a link' : 'opened by its address'}, shows every error and outcome`, async ({
    page,
  }) => {
    const release = await answerCalls(page);
    await openLive(page, isLink ? '/company/faq' : path);
    if (isLink) await goTo(page, path, '#slot form');
    await translatePage(page);
    const slot = page.locator('#slot');

    await mistakes(page);
    await fill(page);
    await press(page, send);
    await says(slot, notSent);
    await says(slot, 'Our site could not accept it just now.');
    await fill(page);
    await press(page, send);
    await says(slot, sending);
    release();
    await says(page, sent);
    await says(slot, sentStays);
    await says(slot, send);
    await fill(page);
    await expect(slot.getByText(translated(sentStays))).toHaveCount(0);
  });
}

test('the contact dialog shows its errors, leaves a note about a failed message, and sends it', async ({
  page,
}) => {
  const release = await answerCalls(page);
  await openLive(page, '/company/faq');
  await translatePage(page);
  await page.getByRole('link', { name: translated('Get in Touch!') }).click();
  const dialog = page.getByRole('dialog', { name: translated('Get in touch with us !') });
  await press(dialog, 'Send Message');
  await says(dialog, 'Please enter your name');
  await dialog.getByLabel('Name').fill('Asha');
  await dialog.getByLabel('Email').fill('asha@visitor.example');
  await dialog.getByLabel('Message').fill('Do you come to schools?');
  await expect(dialog.locator('[data-error-summary]')).toHaveCount(0);
  await press(dialog, 'Send Message');
  await says(page, failure);
  await press(page.locator('[data-unsent]'), 'Open my message again');
  await says(dialog, 'Your last message was not sent. Your words are still here.');
  await press(dialog, 'Send Message');
  await says(dialog, 'Sending…');
  release();
  await says(page, 'Thank you! We will get back to you shortly.');
  await expect(page.locator('[data-unsent]')).toHaveCount(0);
});

test('the waitlist dialog and its countdown show every change', async ({ page }) => {
  const release = await answerCalls(page);
  await page.clock.install({ time: '2023-08-23T23:50:00+05:30' });
  await openLive(page, '/');
  await translatePage(page);
  await page
    .locator('#slot a[href="/intervention/comingSoon"]:not([inert] *)')
    .first()
    .dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: translated('ASSESSMENTS ARE COMING SOON!!') });
  await says(dialog, 'We plan to open on');
  await press(dialog, 'Stop the clock');
  await press(dialog, 'Start the clock');
  await dialog.getByLabel('Email').fill('asha@visitor.example');
  await press(dialog, 'Join Waitlist');
  await says(dialog, 'Our site could not accept it just now.');
  await press(dialog, 'Join Waitlist');
  await says(dialog, 'Joining…');
  release();
  await says(dialog, 'You are on the waitlist');
  await page.clock.runFor(11 * 60_000);
  await says(dialog, ', has passed, and there is no new date yet.');
});

test('a visit is booked by phone if the desk does not open', async ({ page }) => {
  const { promise: refused, resolve: refuse } = deferred<void>();
  await page.route('**/stand-ins/appointment.js', async (route) => {
    await refused;
    await route.abort();
  });
  await answerCalls(page);
  await openLive(page, '/');
  await translatePage(page);
  const card = page.locator('[data-specialist]:not([inert] *)').first();
  await card.scrollIntoViewIfNeeded();
  const book = card.getByRole('button');
  await book.click();
  await says(card, 'Opening…');
  refuse();
  const dialog = page.getByRole('dialog', { name: translated('Book by phone') });
  await dialog.getByLabel('Name').fill('Asha');
  await dialog.getByLabel('Mobile number').fill('12345');
  await press(dialog, 'Call me back');
  await says(dialog, 'Please enter Valid Mobile Number*');
  await dialog.getByLabel('Mobile number').fill('98450 12345');
  await press(dialog, 'Call me back');
  await says(page, failure);
  await expect(card.getByText('Opening…')).toHaveCount(0);
  await press(page.locator('[data-unsent]'), 'Open my request again');
  await expect(dialog).toBeVisible();
});

test('dialogs without a form open and close', async ({ page }) => {
  await openLive(page, `/${site.product.slug}-offerings/biometric`);
  await translatePage(page);
  await page.locator('#slot a[aria-haspopup=dialog]').first().click();
  const soon = page.getByRole('dialog', { name: translated('Coming Soon') });
  await press(soon, 'Close');
  await expect(soon).toBeHidden();
  await goTo(page, '/', 'button[aria-haspopup=dialog]');
  await page.locator('button[aria-haspopup=dialog]').last().click();
  const app = page.getByRole('dialog');
  await app.getByRole('button', { name: 'Close' }).click();
  await expect(app).toBeHidden();
});

test('carousels show whether they rotate, and a film whether it plays', async ({ page }) => {
  await page.route('**/welcome.*', (route) => route.abort());
  await openLive(page, '/');
  await translatePage(page);
  const hero = page.getByRole('region', { name: /can do for your family/ });
  await expect(hero.locator('.slick-slide').first()).toBeAttached();
  await press(hero, 'Stop');
  await says(hero, 'Start');
  await press(hero, 'Start');
  await says(hero, 'Stop');
  await press(hero, 'Stop');
  const film = hero.locator('[data-film]:not([inert] *)');
  await press(film, 'Play film (silent)');
  await says(film, 'The film could not be loaded. You can read what it shows below.');

  await goTo(page, '/clinic', '[data-island="carousel"]');
  await press(page.locator('#slot'), 'Stop');
  await says(page.locator('#slot'), 'Start');

  await goTo(page, '/school', '[data-island="film-player"]');
  await press(page, 'Play the film');
  await press(page, 'Close the film');
  await says(page, 'Play the film');

  await goTo(page, '/company/leadershipTeam', '[data-island="leader-plate"]');
  const more = page.locator('[data-island="leader-plate"] button').first();
  await more.click();
  await expect(page.locator(`[id="${await more.getAttribute('aria-controls')}"]`)).toBeVisible();

  await goTo(page, '/feed', '[data-boards]');
  await press(page, `Show the boards from ${site.thirdParties.feed.name}`);
  await says(page, 'Hide the boards');
  await press(page, 'Hide the boards');
  await says(page, `Show the boards from ${site.thirdParties.feed.name}`);
});

test('tabs, paged lists, ages and sources respond to clicks', async ({ page }) => {
  await openLive(page, '/assessments/behavioral/adhd');
  await translatePage(page);
  await page.getByRole('tab', { name: translated('Sign & Symptoms') }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: /^Next/ }).click();
  await says(panel, '02');
  await panel.getByRole('button', { name: /Show all/ }).press('Enter');
  await says(panel, 'Show page by page');
  await page.locator('sup a').first().click();
  await expect(page.locator('#source-note')).toBeVisible();
  await expect(
    page.locator('#source-note').getByRole('link', { name: 'All sources' }),
  ).toHaveAttribute('href', /^#source-\d+$/);

  await goTo(page, '/', '#age-of-child');
  const found = page.locator('output[for=age-of-child]');
  await page.locator('#age-of-child').selectOption({ index: 1 });
  await expect(found).toHaveText(/^«.+»$/);
  await page.locator('#age-of-child').selectOption({ index: 0 });
  await expect(found).toBeEmpty();

  await goTo(page, '/contactUs', '#send-a-message');
  await page.getByLabel('Speciality').selectOption({ label: translated('Psychologist') });
  await says(page, 'Two doctors to choose from');
  await page.getByLabel('Speciality').selectOption({ label: translated('Opthamologist') });
  await says(
    page,
    'There is no eye doctor to choose yet. Call us and ask what you can do in the meantime.',
  );
  await page.getByLabel('Speciality').selectOption({ index: 0 });
  await says(page, 'Choose a speciality first');
});

test.describe('translated before hydration', () => {
  /** Opens the contact page without its scripts. Returns a function that lets them load. */
  async function openContactPage(page: Page): Promise<() => void> {
    const { promise: released, resolve: release } = deferred<void>();
    await page.route(/\/r\/(?:shell|mfe-forms)\/.+\.js$/, async (route) => {
      if (!route.request().url().includes('loader')) await released;
      await route.continue();
    });
    await translateFromTheStart(page);
    await page.goto('/contactUs');
    return release;
  }

  test('a form keeps its input and focus', async ({ page }) => {
    const release = await openContactPage(page);
    await page.getByLabel('Message').fill('Is the clinic open?');
    await page.getByLabel('Full name').fill('Asha');
    release();
    await untilLive(page);
    await expect(page.getByLabel('Message')).toHaveValue('Is the clinic open?');
    await page.keyboard.type(' Rao');
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
    await says(page, 'To send, please add your mobile number and your email.');
  });

  test('a form is sent once', async ({ page }) => {
    const sent: unknown[] = [];
    await page.route('**/api/contact-us', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { success: true } });
    });
    const release = await openContactPage(page);
    await fillContactForm(page.locator('#send-a-message'), 'Asha Rao');
    await page.getByRole('button', { name: translated('Send Message') }).press('Enter');
    release();
    await says(page, 'Message sent successfully!');
    expect(sent).toEqual([expect.objectContaining({ name: 'Asha Rao' })]);
  });

  test('a page of each section hydrates without an error', async ({ page }) => {
    await translateFromTheStart(page);
    for (const { path } of Object.values(samplePages)) {
      await openLive(page, path);
      await expect(page.locator('#slot h1'), path).toHaveText(/^«.+»$/s);
      await expectNothingStale(page);
    }
  });
});
