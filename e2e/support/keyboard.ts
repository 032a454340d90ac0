import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** More stops than any page has. */
const MOST_STOPS = 300;

/** Goes from stop to stop until the focus is on something; fails when the keyboard doesn't lead there. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not lead to ${target.toString()}.`);
}

/** Goes to something and presses it. */
export async function byKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
