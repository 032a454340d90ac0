import { type Browser, chromium } from 'playwright/test';
import { browserArguments } from '../support/browser-arguments.ts';
import { freePort } from '../support/free-port.ts';
import { samplePages } from '../support/site.ts';
import type { Measured } from './figures.ts';

/** The browser's program, and the origin of the site it visits. */
export type Visit = { browserPath: string; origin: string };

/** One page of each section, under the section's short name. */
export const pages = Object.entries(samplePages).map(([section, { path }]) => ({
  where: section.replace('mfe-', ''),
  path,
}));

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs Lighthouse on every page, and right after it on the same page without scripts. */
export async function measurePages(visit: Visit): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { where, path } of pages) {
    const { lcpMs, blockingMs, ...others } = await runLighthouse(visit, path, []);
    const twin = await runLighthouse(visit, path, ['*.js']);
    const lcpToTwin = lcpMs / twin.lcpMs;
    const blockingOverTwinMs = blockingMs - twin.blockingMs;
    measured.push({ where, values: { lcpMs, lcpToTwin, blockingOverTwinMs, ...others } });
  }
  return measured;
}

/** Runs Lighthouse's mobile preset once, in a new browser with some addresses blocked. */
async function runLighthouse(visit: Visit, path: string, blockedUrlPatterns: string[]) {
  // Slow to load, and --help does not need it.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  await using _ = await launchBrowser(visit, `--remote-debugging-port=${port}`);
  const options = { port, onlyCategories: categories, blockedUrlPatterns };
  const result = await lighthouse(visit.origin + path, { ...options, logLevel: 'error' });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse: ${lhr?.runtimeError?.message}`);
  const valueOf = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
  const scoreOf = (category: string) => (lhr.categories[category]?.score ?? NaN) * 100;
  return {
    lcpMs: valueOf('largest-contentful-paint'),
    blockingMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    ...Object.fromEntries(categories.map((category) => [category, scoreOf(category)])),
  };
}

/** Starts a headless browser with an empty profile. */
export function launchBrowser({ browserPath }: Visit, ...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath, args: [...browserArguments, ...more] });
}
