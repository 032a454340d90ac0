import type { Page } from 'playwright/test';
import { isSameDocument, markDocument, samplePages, untilLive } from '../support/site.ts';
import { expect } from '../support/test.ts';

/** Checks that a section's page hydrates from HTML, can be left, and is mounted when the visitor returns. */
export async function visitSection(
  page: Page,
  url: string,
  heading: string,
  {
    /** Whether Back shows the section without a document load. */
    keepsDocument = true,
    /** Waits until the page responds to presses. */
    untilReady = untilLive,
  } = {},
): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await untilReady(page);
  const button = page.getByRole('main').getByRole('button', { name: /^Pressed/ });
  await button.click();
  await expect(button).toHaveText('Pressed 1 times');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(samplePages['mfe-home'].heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await untilReady(page);
  await button.click();
  await expect(button).toHaveText('Pressed 1 times');
  expect(await isSameDocument(page)).toBe(keepsDocument);
}
