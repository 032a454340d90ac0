import type { BrowserContext, Page } from 'playwright/test';
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
import { timesSlower } from './slow-cpu.ts';
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

/** Ends a journey. A page that is still hydrating must not load the restored code with the broken code's hash. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}

/**
 * Does the same for every remote, each in a tab of its own and all at once, because most of it is waiting. On a slow
 * processor one after the other: five pages at once would wait for each other longer than the shell waits for a server.
 */
async function forEachRemote(
  context: BrowserContext,
  journey: (page: Page, name: OwnSection) => Promise<void>,
): Promise<void> {
  const visit = async (name: OwnSection) => {
    const page = await context.newPage();
    await journey(page, name);
    await leave(page);
  };
  if (timesSlower === 1) await Promise.all(ownSectionNames.map(visit));
  else for (const name of ownSectionNames) await visit(name);
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
  test(`every section is reached, read and left when its code ${failure}`, async ({
    context,
    expectPageErrors,
  }) => {
    expectPageErrors(expected);
    await forEachRemote(context, async (page, name) => {
      const { path, heading } = samplePages[name];
      const neighbour = samplePages[neighbourOf(name)];
      const h1 = page.getByRole('heading', { level: 1 });
      await breakRemote(page, name, failureOf(name));
      await openLive(page, neighbour.path);
      await markDocument(page);
      await followLinkTo(page, path);
      await expect(page, `to ${name}`).toHaveURL(path);
      await expect(h1, `to ${name}`).toHaveText(heading);
      expect(await isSameDocument(page), `${name} is loaded from the server`).toBe(false);

      await page.waitForLoadState('load');
      const before = await slotText(page);
      await untilLive(page);
      await expect(h1, name).toHaveText(heading);
      expect(await slotText(page), name).toBe(before);
      await followLinkTo(page, neighbour.path);
      await expect(page, `from ${name}`).toHaveURL(neighbour.path);
      await expect(h1, `from ${name}`).toHaveText(neighbour.heading);
    });
  });
}
