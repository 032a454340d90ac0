import { violations } from '../support/axe.ts';
import { expectNoWordLost } from '../support/lost-words.ts';
import { untilHydrated, untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await openTestSite({ serve: ['dev', 'kit'] });
});
test.afterAll(async () => site.close());

test('every component passes axe and truncates no word, on a phone and a desktop', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.origin}/kit`);
    await untilLive(page);
    await untilHydrated(page);
    expect(await violations(page, { targets: true }), `at ${width} px`).toEqual([]);
  }
  await page.getByText('Source', { exact: true }).first().click();
  await expect(page.getByText('<Kicker>For parents</Kicker>')).toBeVisible();
  await page.getByRole('button', { name: 'Show that it failed' }).click();
  await page.getByRole('button', { name: 'Open a small dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // Code may break anywhere.
  await page.locator('#slot pre').evaluateAll((sources) => {
    for (const source of sources) source.remove();
  });
  await expectNoWordLost(page, '#slot', 'the components');
});
