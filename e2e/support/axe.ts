import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Loads axe into every document the page opens, so that it is sent and compiled once. */
export async function preloadAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axeSource });
}

/** What axe finds wrong with the page, one line per element; with `targets` also what is too small to press. */
export async function violations(
  page: Page,
  { targets = false }: { targets?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results: AxeResults = await page.evaluate(
    `axe.run({ resultTypes: ['violations'], preload: false, rules: { 'target-size': { enabled: ${targets} } } })`,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
