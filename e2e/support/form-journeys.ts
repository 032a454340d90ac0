import type { Locator, Page } from 'playwright/test';
import type { Submission } from '@site/api/inbox/submission.ts';
import { deferred } from '@site/kit/deferred.ts';
import { readInbox } from './inbox.ts';
import { overflow } from './overflow.ts';
import { expect, test } from './test.ts';

/** A form of the site, and what a visitor does with it. */
export type FormJourney = {
  /** Goes to the form, or opens the dialog with it, and gives the element that holds it. */
  open: (page: Page) => Promise<Locator>;
  /** Brings up the form again after a failure that closed its dialog. */
  reopen?: (page: Page) => Promise<Locator>;
  /** The service's call, such as `subscribe-public`. */
  call: string;
  /** What is typed, by the label of the box and in the order of the form; `mark` is unlike any other visitor's. */
  typed: (mark: string) => Readonly<Record<string, string>>;
  /** The label of the button that sends, and its label while sending. */
  button: string;
  busy: string;
  sent: string;
  notSent: string;
  /** What the inbox must hold afterwards. */
  stored: (mark: string) => Partial<Submission>;
};

const accepted = { contentType: 'application/json', body: '{"success":true}' };

const unavailable = { status: 503, contentType: 'application/json', body: '{}' };

/** What must hold for every form: sent once, nothing lost, and usable without a mouse on the smallest phone. */
export function testForm(name: string, journey: FormJourney): void {
  const { open, call, typed, button, busy, sent, notSent, stored } = journey;
  const address = `**/api/${call}`;
  const send = (form: Locator) => form.getByRole('button', { name: button });

  async function fillIn(form: Locator, mark: string): Promise<void> {
    for (const [label, text] of Object.entries(typed(mark))) {
      await form.getByLabel(label).fill(text);
    }
  }

  test(`${name}: a double press is stored once and confirmed as sent`, async ({ page }) => {
    const mark = uniqueMark();
    const form = await open(page);
    await fillIn(form, mark);
    await send(form).dblclick();
    await expect(page.getByText(sent).first()).toBeVisible();
    const wanted = expect.objectContaining(stored(mark));
    expect((await readInbox()).filter((one) => wanted.asymmetricMatch(one))).toHaveLength(1);
  });

  test(`${name}: when the service fails, or the visitor is offline, the visitor sees an error and keeps what was typed`, async ({
    page,
    expectPageErrors,
  }) => {
    expectPageErrors(/503|ERR_FAILED|Failed to load/);
    const mark = uniqueMark();
    let form = await open(page);
    await fillIn(form, mark);
    for (const response of [unavailable, 'no network'] as const) {
      await page.route(address, (route) =>
        response === 'no network' ? route.abort() : route.fulfill(response),
      );
      const requested = page.waitForRequest(address);
      await send(form).click();
      await requested;
      await expect(page.getByText(notSent).first()).toBeVisible();
      if (journey.reopen) form = await journey.reopen(page);
      // The button is back: this attempt has been answered.
      await expect(send(form)).toBeVisible();
      for (const [label, text] of Object.entries(typed(mark))) {
        await expect(form.getByLabel(label)).toHaveValue(text);
      }
      await page.unroute(address);
    }
  });

  test(`${name}: is filled in and sent once by keyboard on a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    let posts = 0;
    const { promise: released, resolve: release } = deferred<void>();
    const form = await open(page);
    await page.route(address, async (route) => {
      posts += 1;
      await released;
      await route.fulfill(accepted);
    });
    const boxes = Object.entries(typed(uniqueMark()));
    const [first] = boxes;
    if (first) await form.getByLabel(first[0]).focus();
    for (const [label, text] of boxes) {
      await expect(form.getByLabel(label)).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(send(form)).toBeFocused();
    expect(await page.evaluate(overflow)).toBe(0);
    await page.keyboard.press('Enter');
    const waiting = form.getByRole('button', { name: busy });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    // Playwright treats `aria-disabled` as disabled; a visitor can press the button all the same.
    await waiting.click({ force: true });
    release();
    await expect(page.getByText(sent).first()).toBeVisible();
    expect(posts).toBe(1);
  });
}

/** Letters unlike any other visitor's. */
export function uniqueMark(): string {
  return `v${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}
