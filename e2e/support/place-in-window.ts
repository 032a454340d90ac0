import type { Locator } from 'playwright/test';
import { expect } from './test.ts';

/** The top of an element, in pixels from the top of the window. */
export function topOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top);
}

/** Scrolls an element to the top of the window, as a reader does. Returns its position. */
export async function readFrom(part: Locator): Promise<number> {
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(part).toBeInViewport();
  return topOf(part);
}

/** Waits until the element is back at its position, within a rounding error of a pixel. */
export async function expectAt(part: Locator, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(part)) - top)).toBeLessThan(2);
}
