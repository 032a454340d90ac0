import { violations } from '../support/axe.ts';
import { expectNoWordLost } from '../support/lost-words.ts';
import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the 404 page passes axe', async ({ page, expectPageErrors }) => {
  expectPageErrors(/404/);
  // With suggestions.
  await openLive(page, '/scool');
  expect(await violations(page)).toEqual([]);
});

test('the open menu passes axe and truncates no word on a phone at any text size', async ({
  page,
}) => {
  // Reduced motion puts the menu in place as soon as it is open.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await openLive(page, samplePages['mfe-company'].path);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expectNoWordLost(page, '#site-menu', 'the menu');
});
