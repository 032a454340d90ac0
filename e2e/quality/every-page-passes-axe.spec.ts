import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { composedPaths, openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe finds wrong on the page as it is, one line each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const results: AxeResults = await page.evaluate('axe.run()');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

for (const width of [360, 1280]) {
  test(`every page passes axe at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of composedPaths()) {
      await openLive(page, path);
      expect(await violations(page), path).toEqual([]);
    }
  });
}

test('the 404 page passes axe', async ({ page, expectComplaints }) => {
  expectComplaints(/404/);
  await openLive(page, '/no-such-page');
  expect(await violations(page)).toEqual([]);
});

test('the open menu and the open contact dialog pass axe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openLive(page, samplePages['mfe-company'].path);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('link', { name: 'Get in Touch!' }).click();
  await expect(page.getByRole('dialog', { name: 'Get in touch with us !' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('no page is wider than a phone of 320 px', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of composedPaths()) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
