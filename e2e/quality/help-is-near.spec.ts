import type { Locator } from 'playwright/test';
import { conditionPath } from '../../mfe-assessments/content/paths.ts';
import { conditions } from '../../mfe-assessments/content/conditions.ts';
import { openLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A phone of common size, in CSS pixels. */
const phone = { width: 360, height: 740 };

/** The length of a page that a parent can read in one go, in pixels on the phone above. */
const LONGEST_PAGE = 9100;

test('every condition page has help soon after a phone’s first screen, and lays out facts the same way', async ({
  page,
}) => {
  const layouts = new Map<number, Set<string>>();
  for (const condition of conditions) {
    const path = conditionPath(condition);
    await page.setViewportSize(phone);
    await openLive(page, path);
    const heading = page.locator('#help').getByRole('heading', { level: 2 });
    expect.soft(await endOf(heading), path).toBeLessThanOrEqual(2.5 * phone.height);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(length, `the length of ${path}`).toBeLessThanOrEqual(LONGEST_PAGE);
    for (const width of [360, 768, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const layout = await page.evaluate(layoutOfFacts);
      layouts.set(width, (layouts.get(width) ?? new Set()).add(layout));
    }
  }
  for (const [width, kinds] of layouts) expect([...kinds], `at ${width} px`).toHaveLength(1);
});

test('sections collapsed on a phone open by keyboard, and are open on a wide screen, even without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  for (const condition of conditions) {
    await page.setViewportSize(phone);
    await page.goto(conditionPath(condition));
    for (const fold of await page.locator('[data-fold-on-phone]').all()) {
      const [summary, item] = [fold.locator('summary'), fold.locator('li').first()];
      await expect(item).toBeHidden();
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(item).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(item).toBeHidden();
    }
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const fold of await page.locator('[data-fold-on-phone]').all()) {
      await expect(fold.locator('summary')).toBeHidden();
      await expect(fold.locator('li').first()).toBeVisible();
    }
  }
  await context.close();
});

/** The bottom of an element, in pixels from the top of the window. */
async function endOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: Infinity, height: 0 };
  return y + height;
}

/** The layout of a page's facts: one row, or a number of columns. */
function layoutOfFacts(): string {
  const places = [...document.querySelectorAll('.ui-facts > li')].map((fact) =>
    fact.getBoundingClientRect(),
  );
  const isRow = new Set(places.map(({ top }) => top)).size === 1;
  return isRow ? 'a row' : `${new Set(places.map(({ left }) => left)).size} columns`;
}
