import type { Page } from 'playwright/test';
import { anotherHostPath, buildAnotherHost, serveAnotherHost } from '../support/another-host.ts';
import { openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Whether React has taken over the first island. */
function isHydrated(page: Page): Promise<boolean> {
  return page
    .locator('[data-island]')
    .first()
    .evaluate((island) => Object.keys(island).some((key) => key.startsWith('__reactContainer')));
}

test('a different Module Federation host finds a section in the registry and mounts it by its manifest', async ({
  page,
}) => {
  await serveAnotherHost(page, await buildAnotherHost());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(anotherHostPath);
  const { heading } = samplePages['mfe-company'];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(asked).toContainEqual(expect.stringMatching(/^\/r\/mfe-company\/\w+\/mf-manifest\.json$/));
});

test('pages never request the manifest', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const { path } of Object.values(samplePages)) {
    await openLive(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.length).toBeGreaterThan(Object.keys(samplePages).length);
  expect(asked.filter((address) => /mf-manifest|mf-stats/.test(address))).toEqual([]);
});
