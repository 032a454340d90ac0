import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Injects axe into every document that the page opens, so that it is sent and compiled once. */
export async function preloadAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axeSource });
}

/** axe's violations on the page, one line per element; `targets` includes the minimum target size. */
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
