import type { Page } from '@playwright/test';
import { remoteNames, type RemoteName } from '@site/kit/remote/contract.ts';
import { breakRemote, type Failure } from './break-remote.ts';
import { samplePages, untilLive } from './site.ts';
import { expect, test } from './test.ts';

/** Another page to come from or go to: one of a remote that works. */
const neighbourOf = (name: RemoteName): RemoteName =>
  name === 'mfe-company' ? 'mfe-blog' : 'mfe-company';

/** All words that can be read in the slot; a browser leaves out those that it has not laid out yet. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    document.documentElement.removeAttribute('data-fresh');
    return document.getElementById('slot')?.innerText ?? '';
  });
}

/** Ends a journey. A page that is still coming alive must not meet the mended code with the hash of the broken one. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/**
 * What must hold whenever the code of a remote fails, whichever remote it is: its prerendered page
 * stays readable with working links, and a visitor who follows a link to it gets the page all the same.
 */
export function testFailure(
  words: string,
  failureOf: (name: RemoteName) => Failure,
  complaint: RegExp,
): void {
  for (const name of remoteNames) {
    test(`${name}: the page stays readable and its links work when its code ${words}`, async ({
      page,
      expectComplaints,
    }) => {
      expectComplaints(complaint);
      const { path, heading } = samplePages[name];
      await breakRemote(page, name, failureOf(name));
      await page.goto(path);
      const before = await wordsOf(page);
      await untilLive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await wordsOf(page)).toBe(before);

      const neighbour = samplePages[neighbourOf(name)];
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = 'Somewhere else';
        document.getElementById('slot')?.append(link);
      }, neighbour.path);
      await page.getByRole('link', { name: 'Somewhere else' }).click();
      await expect(page).toHaveURL(neighbour.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(neighbour.heading);
      await leave(page);
    });

    test(`${name}: a visitor who follows a link to it gets the page when its code ${words}`, async ({
      page,
      expectComplaints,
    }) => {
      expectComplaints(complaint);
      const { path, heading } = samplePages[name];
      await breakRemote(page, name, failureOf(name));
      await page.goto(samplePages[neighbourOf(name)].path);
      await untilLive(page);
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = 'To the broken section';
        document.getElementById('slot')?.append(link);
      }, path);
      await page.getByRole('link', { name: 'To the broken section' }).click();
      await expect(page).toHaveURL(path, { timeout: 20_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await leave(page);
    });
  }
}
