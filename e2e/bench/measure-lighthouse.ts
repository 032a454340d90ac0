import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { browserArguments } from '../support/browser-arguments.ts';
import type { AtEnd } from './at-end.ts';
import type { LighthouseRun, Twin } from './measurement.ts';

/** What came of a run: its figures, or why Lighthouse itself says that it could not measure. */
export type LighthouseOutcome =
  | { kind: 'measured'; run: LighthouseRun }
  | { kind: 'failed'; reason: string };

/** Categories in which every audit can be passed, so that a lost point has a cause worth naming. */
const namedCategories = ['accessibility', 'best-practices', 'seo'] as const;

/**
 * Runs Lighthouse once on a page with its default mobile preset: simulated slow 4G, four times slower
 * CPU. A browser with a new profile is started for it and ended after it. Lighthouse's own report, which
 * says why a figure is what it is, goes into `reportFile`.
 */
export async function measureLighthouse({
  browserPath,
  url,
  reportFile,
  scripts = true,
  atEnd,
}: {
  browserPath: string;
  url: string;
  reportFile: string;
  /** Without them it is the page's twin that is measured. */
  scripts?: boolean;
  atEnd: AtEnd;
}): Promise<LighthouseOutcome> {
  // Loaded here because it takes long, and most of what this command can answer does not need it.
  const { default: lighthouse } = await import('lighthouse');
  const [load = 0] = loadavg();
  const chrome = await launch({
    chromePath: browserPath,
    chromeFlags: [...browserArguments, '--headless=new'],
    handleSIGINT: false,
  });
  const close = atEnd(() => chrome.kill());
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      ...(scripts ? {} : { blockedUrlPatterns: ['*.js'] }),
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
    const { lhr } = result;
    await mkdir(path.dirname(reportFile), { recursive: true });
    await writeFile(reportFile, `${JSON.stringify(lhr)}\n`);
    if (lhr.runtimeError) return { kind: 'failed', reason: lhr.runtimeError.message };
    return { kind: 'measured', run: runOf(lhr, load) };
  } finally {
    await close();
  }
}

/** What of a run without scripts is compared with. */
export function twinOf({ figures }: LighthouseRun): Twin {
  const { largestContentfulPaint, totalBlockingTime } = figures;
  return { largestContentfulPaint, totalBlockingTime };
}

function runOf(lhr: Result, load: number): LighthouseRun {
  return {
    version: lhr.lighthouseVersion,
    benchmarkIndex: lhr.environment.benchmarkIndex,
    load,
    figures: {
      performance: scoreOf(lhr, 'performance'),
      accessibility: scoreOf(lhr, 'accessibility'),
      bestPractices: scoreOf(lhr, 'best-practices'),
      seo: scoreOf(lhr, 'seo'),
      firstContentfulPaint: numberOf(lhr, 'first-contentful-paint'),
      largestContentfulPaint: numberOf(lhr, 'largest-contentful-paint'),
      cumulativeLayoutShift: numberOf(lhr, 'cumulative-layout-shift'),
      totalBlockingTime: numberOf(lhr, 'total-blocking-time'),
      speedIndex: numberOf(lhr, 'speed-index'),
    },
    complaints: complaintsOf(lhr),
  };
}

function scoreOf(lhr: Result, category: string): number {
  const score = lhr.categories[category]?.score;
  if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${category}.`);
  return Math.round(score * 100);
}

function numberOf(lhr: Result, audit: string): number {
  const value = lhr.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no figure for ${audit}.`);
  return value;
}

function complaintsOf(lhr: Result): string[] {
  return namedCategories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      const score = audit?.score ?? 1;
      return audit && weight > 0 && score < 1 ? [`Lighthouse ${name}: ${audit.title}`] : [];
    }),
  );
}
