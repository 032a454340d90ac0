import type { Page } from 'playwright/test';
import { followLinkTo } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { collectResponses, scriptsKb } from '../support/traffic.ts';

/** Scripts in kB, compressed with Brotli, and requests: what a visitor on a phone pays until the page is idle. */
const budgets = {
  '/': { scripts: 115, requests: 26 },
  '/assessments/behavioral/adhd': { scripts: 117, requests: 20 },
} as const;

/** Scripts that run before the page is idle or touched, in kB. */
const BEFORE_IDLE = 10;

/** Scripts of a visit of five pages by links, in kB. */
const OF_A_VISIT = 230;

test.use({ viewport: { width: 412, height: 823 } });

/** Without hydrating islands that are far away. */
async function untilShellIsLive(page: Page): Promise<void> {
  await page.locator('html[data-shell=live]').waitFor({ state: 'attached' });
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budget of scripts and requests`, async ({ page }) => {
    const responses = collectResponses(page);
    await page.goto(path);
    expect(await scriptsKb(responses), 'before idle').toBeLessThan(BEFORE_IDLE);
    await untilShellIsLive(page);
    await page.waitForLoadState('networkidle');
    expect(await scriptsKb(responses), 'until idle').toBeLessThan(budget.scripts);
    expect(responses.length, 'requests').toBeLessThanOrEqual(budget.requests);
  });
}

test('a visit of five pages by links stays within its budget of scripts', async ({ page }) => {
  const responses = collectResponses(page);
  await page.goto('/');
  await untilShellIsLive(page);
  for (const path of ['/assessments/behavioral/adhd', '/company/faq', '/blog/101', '/contactUs']) {
    await followLinkTo(page, path);
    await expect(page).toHaveURL(path);
    await page.waitForLoadState('networkidle');
  }
  expect(await scriptsKb(responses)).toBeLessThan(OF_A_VISIT);
});
