import type { Locator, Page } from 'playwright/test';
import type { Submission } from '@site/api/submissions/submission.ts';
import { deferred } from '@site/kit/deferred.ts';
import { readInbox } from './inbox.ts';
import { overflow } from './overflow.ts';
import { expect, test } from './test.ts';

/** A form of the site and a visitor's input. */
export type FormJourney = {
  /** Opens the form or its dialog. Returns the element that contains it. */
  open: (page: Page) => Promise<Locator>;
  /** The input by field label, in the form's order; `mark` is unique to this visitor. */
  typed: (mark: string) => Readonly<Record<string, string>>;
  /** The label of the submit button. */
  button: string;
  sent: string;
  /** What the inbox must contain afterwards. */
  stored: (mark: string) => Partial<Submission>;
};

/** A form whose failures are tested as well. It calls `contact-us`. */
type FailingFormJourney = FormJourney & {
  /** Reopens the form after a failure that closed its dialog. */
  reopen?: (page: Page) => Promise<Locator>;
};

const address = '**/api/contact-us';
const notSent = 'There was an error sending the message. Try again!';
const unavailable = { status: 503, contentType: 'application/json', body: '{}' };

async function expectStoredOnce(submission: Partial<Submission>): Promise<void> {
  const wanted = expect.objectContaining(submission);
  expect((await readInbox()).filter((one) => wanted.asymmetricMatch(one))).toHaveLength(1);
}

/** Tests that the service stores what a visitor sends. */
export function testSending(name: string, journey: FormJourney): void {
  const { open, typed, button, sent, stored } = journey;
  test(`${name} is sent and stored once`, async ({ page }) => {
    const mark = uniqueMark();
    const form = await open(page);
    for (const [label, text] of Object.entries(typed(mark)))
      await form.getByLabel(label).fill(text);
    await form.getByRole('button', { name: button }).click();
    await expect(page.getByText(sent).first()).toBeVisible();
    await expectStoredOnce(stored(mark));
  });
}

/** Tests that a form is sent once, loses nothing, and is usable by keyboard on the smallest phone. */
export function testForm(name: string, journey: FailingFormJourney): void {
  const { open, typed, button, sent, stored } = journey;
  const send = (form: Locator) => form.getByRole('button', { name: button });

  test(`${name} is filled in by keyboard at 320 px, keeps its text while sending fails, and is stored once`, async ({
    page,
    expectPageErrors,
  }) => {
    expectPageErrors(/503|ERR_FAILED|Failed to load/);
    await page.setViewportSize({ width: 320, height: 640 });
    const mark = uniqueMark();
    const boxes = Object.entries(typed(mark));
    let form = await open(page);
    const [first] = boxes;
    if (first) await form.getByLabel(first[0]).focus();
    for (const [label, text] of boxes) {
      await expect(form.getByLabel(label)).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(send(form)).toBeFocused();
    expect(await page.evaluate(overflow)).toBe(0);

    for (const response of [unavailable, 'no network'] as const) {
      await page.route(address, (route) =>
        response === 'no network' ? route.abort() : route.fulfill(response),
      );
      const requested = page.waitForRequest(address);
      await send(form).press('Enter');
      await requested;
      await expect(page.getByText(notSent).first()).toBeVisible();
      if (journey.reopen) {
        await expect(form).toBeHidden();
        form = await journey.reopen(page);
      }
      // The submit button is visible again, so this attempt has ended.
      await expect(send(form)).toBeVisible();
      for (const [label, text] of boxes) await expect(form.getByLabel(label)).toHaveValue(text);
      await page.unroute(address);
    }

    let posts = 0;
    const { promise: released, resolve: release } = deferred<void>();
    await page.route(address, async (route) => {
      posts += 1;
      await released;
      await route.continue();
    });
    await send(form).dblclick();
    const waiting = form.getByRole('button', { name: 'Sending…' });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    // Playwright treats `aria-disabled` as disabled, but a visitor can click the button.
    await waiting.click({ force: true });
    release();
    await expect(page.getByText(sent).first()).toBeVisible();
    expect(posts).toBe(1);
    await expectStoredOnce(stored(mark));
  });
}

/** Fills in the form of the contact page. */
export async function fillContactForm(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Mobile number').fill('98450 12345');
  await form.getByLabel('Email').fill('asha@visitor.example');
  await form.getByLabel('Message').fill('Is the clinic open on Saturday?');
}

/** Text unique to this visitor. */
export function uniqueMark(): string {
  return `v${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}
