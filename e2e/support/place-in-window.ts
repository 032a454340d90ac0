import type { Locator } from 'playwright/test';
import { expect } from './test.ts';

/** Where a part of the page begins, in pixels from the top of the window. */
export function topOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top);
}

/** Brings a part of the page to the top of the window, as somebody does who reads it; returns where it is then. */
export async function readFrom(part: Locator): Promise<number> {
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(part).toBeInViewport();
  return topOf(part);
}

/** The part comes to be where it was, to within a pixel of rounding. */
export async function expectAt(part: Locator, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(part)) - top)).toBeLessThan(2);
}
