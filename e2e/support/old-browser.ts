import type { Page } from 'playwright/test';
import { allLackedBy, type BrowserId } from '../checks/browser-floor/compatibility.ts';

/**
 * APIs to keep: those that the oldest browsers partly support, if pages use only that part; and Trusted Types, which
 * this browser enforces even if scripts cannot see the API.
 */
const STAYS = /^api\.(?:AbortSignal\.timeout_static|KeyboardEvent\.repeat|.*trusted.*)$/i;

/** Removes APIs that this browser has but the oldest of its kind in package.json lacks. */
export async function takeAwayNewerApis(page: Page, browser: BrowserId): Promise<void> {
  const paths = allLackedBy(browser)
    .filter((key) => !STAYS.test(key))
    .flatMap((key) => /^(?:api|javascript\.builtins)\.(.+)$/.exec(key)?.[1] ?? []);
  await takeAway(page, paths);
}

/** Removes APIs by their paths in the compatibility data: `AbortSignal.any_static`, `Array.toSorted`. */
export async function takeAway(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript((all) => {
    const isObject = (value: unknown): value is object =>
      typeof value === 'object' ? value !== null : typeof value === 'function';
    for (const path of all) {
      const [owner, member, ...more] = path.split('.');
      if (owner === undefined || more.length > 0) continue;
      const object: unknown = member === undefined ? window : Reflect.get(window, owner);
      if (!isObject(object)) continue;
      const name = (member ?? owner).replace(/_static$/, '');
      const prototype: unknown = Reflect.get(object, 'prototype');
      Reflect.deleteProperty(object, name);
      if (owner === 'Window') Reflect.deleteProperty(window, name);
      if (isObject(prototype) && name === member) Reflect.deleteProperty(prototype, name);
    }
  }, paths);
}
