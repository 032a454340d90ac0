import type { Page } from 'playwright/test';
import { breakRemote, type Failure } from './break-remote.ts';
import {
  isSameDocument,
  markDocument,
  openLive,
  type OwnSection,
  ownSectionNames,
  samplePages,
  untilLive,
} from './site.ts';
import { expect, test } from './test.ts';

/** Another page to come from or go to: one of a remote that works. */
const neighbourOf = (name: OwnSection): OwnSection =>
  name === 'mfe-company' ? 'mfe-blog' : 'mfe-company';

/** The visible text of the slot. */
function slotText(page: Page): Promise<string> {
  return page.locator('#slot').innerText();
}

/** Puts a link into the page and follows it. */
async function followLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Somewhere else';
    document.getElementById('slot')?.append(link);
  }, href);
  await page.getByRole('link', { name: 'Somewhere else' }).click();
}

/**
 * What must hold whenever the code of a remote fails, whichever remote it is: a visitor who follows a link
 * to it gets its page all the same, as the server has it, and the links of that page work.
 */
export function testFailure(
  failure: string,
  failureOf: (name: OwnSection) => Failure,
  expected: RegExp,
): void {
  for (const name of ownSectionNames) {
    test(`${name} is reached, read and left when its code ${failure}`, async ({
      page,
      expectPageErrors,
    }) => {
      expectPageErrors(expected);
      const { path, heading } = samplePages[name];
      const neighbour = samplePages[neighbourOf(name)];
      const h1 = page.getByRole('heading', { level: 1 });
      await breakRemote(page, name, failureOf(name));
      await openLive(page, neighbour.path);
      await markDocument(page);
      await followLinkTo(page, path);
      await expect(page, 'to the section').toHaveURL(path);
      await expect(h1, 'to the section').toHaveText(heading);
      expect(await isSameDocument(page), 'it is loaded from the server').toBe(false);

      await page.waitForLoadState('load');
      const before = await slotText(page);
      await untilLive(page);
      await expect(h1).toHaveText(heading);
      expect(await slotText(page)).toBe(before);
      await followLinkTo(page, neighbour.path);
      await expect(page, 'from the section').toHaveURL(neighbour.path);
      await expect(h1, 'from the section').toHaveText(neighbour.heading);
      // What the page still asks for is answered as before until it is left, and by nobody afterwards.
      await page.goto('about:blank');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
