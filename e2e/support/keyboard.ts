import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** More tab stops than any page has. */
const MAX_STOPS = 300;

/** Tabs until the target has focus. Throws if the keyboard cannot reach it. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard cannot reach ${target.toString()}.`);
}

/** Tabs to a control and activates it. */
export async function byKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
