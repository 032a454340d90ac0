import type { Locator, Page } from 'playwright/test';
import { deferred } from '@site/kit/deferred.ts';
import { fillContactForm } from '../support/form-journeys.ts';
import { openLive, samplePages, untilLive, untilHydrated } from '../support/site.ts';
import {
  expectNothingStale,
  translated,
  translateFromTheStart,
  translatePage,
} from '../support/translate-page.ts';
import { expect, test } from '../support/test.ts';

/*
 * Many parents read the site through the browser's translation, which replaces every text node. So React must not
 * remove or change its original text nodes. `e2e/checks/mixed-text.ts` finds code that would; these tests cover one
 * example of each way in which a page changes.
 */

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
  await untilHydrated(page);
}

/** Makes a form's first call fail, and holds later calls until the returned function is called. */
async function answerCalls(page: Page): Promise<() => void> {
  let calls = 0;
  const { promise: released, resolve: release } = deferred<void>();
  await page.route('**/api/contact-us', async (route) => {
    calls += 1;
    if (calls === 1) return route.fulfill({ status: 503, json: {} });
    await released;
    return route.fulfill({ json: { success: true } });
  });
  return release;
}

test.beforeEach(({ expectPageErrors }) => expectPageErrors(/503|ERR_FAILED|Failed to load/));

test.afterEach(({ page }) => expectNothingStale(page));

test('a form reached by a link shows its errors, a failure and its answer', async ({ page }) => {
  const release = await answerCalls(page);
  await openLive(page, '/company/faq');
  await goTo(page, '/contactUs', '#slot form');
  await translatePage(page);
  const form = page.locator('#send-a-message');
  await press(form, 'Send Message');
  await says(form, 'There is a problem');
  await says(form, 'Please enter your name');
  await fillContactForm(form, 'Asha Rao');
  await expect(form.locator('#fullName-error')).toHaveCount(0);
  await press(form, 'Send Message');
  await says(form, 'There was an error sending the message. Try again!');
  await press(form, 'Send Message');
  await says(form, 'Sending…');
  release();
  await says(page, 'Message sent successfully!');
  const stays = 'We have your message. We reply within 48 hours.';
  await says(form, stays);
  await form.getByLabel('Full name').fill('Asha');
  await expect(form.getByText(translated(stays))).toHaveCount(0);
});

test('a dialog shows its errors, leaves a note about a failed message, and sends it', async ({
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
  await press(dialog, 'Send Message');
  await press(page.locator('[data-unsent]'), 'Open my message again');
  await says(dialog, 'Your last message was not sent. Your words are still here.');
  await press(dialog, 'Send Message');
  release();
  await says(page, 'Thank you! We will get back to you shortly.');
  await expect(page.locator('[data-unsent]')).toHaveCount(0);
});

test('carousels, films, tabs, sources and choices show what changed', async ({ page }) => {
  await page.route('**/welcome.*', (route) => route.abort());
  await openLive(page, '/');
  await translatePage(page);
  const hero = page.getByRole('region', { name: /can do for your family/ });
  await press(hero, 'Stop');
  await press(hero, 'Start');
  await press(hero, 'Stop');
  const film = hero.locator('[data-film]:not([inert] *)');
  await press(film, 'Play film (silent)');
  await says(film, 'The film could not be loaded. You can read what it shows below.');

  await goTo(page, '/assessments/behavioral/adhd', '[data-tabs]');
  await page.getByRole('tab', { name: translated('Sign & Symptoms') }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: /^Next/ }).click();
  await says(panel, '02');
  await page.locator('sup a').first().click();
  await expect(page.locator('#source-note')).toBeVisible();

  await goTo(page, '/contactUs', '#send-a-message');
  await page.getByLabel('Speciality').selectOption({ label: translated('Psychologist') });
  await says(page, 'Two doctors to choose from');
});

test.describe('translated before hydration', () => {
  test('a form keeps its input and focus', async ({ page }) => {
    const { promise: released, resolve: release } = deferred<void>();
    await page.route(/\/r\/(?:shell|mfe-forms)\/.+\.js$/, async (route) => {
      if (!route.request().url().includes('loader')) await released;
      await route.continue();
    });
    await translateFromTheStart(page);
    await page.goto('/contactUs');
    await page.getByLabel('Message').fill('Is the clinic open?');
    await page.getByLabel('Full name').fill('Asha');
    release();
    await untilLive(page);
    await expect(page.getByLabel('Message')).toHaveValue('Is the clinic open?');
    await page.keyboard.type(' Rao');
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
    await says(page, 'To send, please add your mobile number and your email.');
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
