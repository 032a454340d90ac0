import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { AxeResults } from 'axe-core';
import { markNewKindsOfText, NEW_KIND } from './kinds-of-text.ts';
import { atFullSpeed } from './slow-cpu.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The kinds of text whose contrast was measured, by the width of the window. */
const measured = new Map<number, Set<string>>();

/** Brings axe into every document that a page opens, where many are looked at: it is sent once and compiled once. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axeSource });
}

/**
 * What axe finds wrong on the page as it is, one line each. What it finds right is not collected, which is most of its
 * work. Contrast and whether links stand out among words, which are most of the rest, are measured once for each kind of
 * text and not anew on every page.
 */
export async function violations(page: Page): Promise<string[]> {
  const results = await atFullSpeed(page, () => runAxe(page));
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

async function runAxe(page: Page): Promise<AxeResults> {
  const width = page.viewportSize()?.width ?? 0;
  const known = measured.get(width) ?? new Set();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(markNewKindsOfText, { known: [...known], mark: NEW_KIND });
  measured.set(width, new Set([...known, ...found]));
  return page.evaluate(
    `axe.configure({
       rules: [
         { id: 'color-contrast', selector: '[${NEW_KIND}]' },
         { id: 'link-in-text-block', selector: 'a[href][${NEW_KIND}]' },
       ],
     });
     axe.run({ resultTypes: ['violations'], preload: false })`,
  );
}
