import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { browserArguments } from '../support/browser-arguments.ts';
import type { Values } from './figures.ts';

/** The categories in which every audit can be passed. */
const qualities = { accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' };

const categories = { performance: 'performance', ...qualities };

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
};

/** How often Lighthouse may fail to record a page: on a busy machine it does, and asks to be run again. */
const MOST_ATTEMPTS = 3;

/** What one run gave: figures, and the audits that took points from accessibility, best practices or SEO. */
export type LighthouseRun = { values: Values; failedAudits: string[] };

/** What is to be measured: where, with which browser, and which file takes Lighthouse's own report, which says why. */
export type LighthouseRequest = {
  browserPath: string;
  url: string;
  reportFile: string;
  /** Whether the page may have its scripts. */
  scripts?: boolean;
  /** Whether performance is measured besides the qualities. */
  performance?: boolean;
};

/**
 * Runs Lighthouse once on a page with its mobile preset (simulated slow 4G, four times slower CPU) in a new browser.
 * Throws when Lighthouse cannot measure the page.
 */
export async function runLighthouse(request: LighthouseRequest): Promise<LighthouseRun> {
  const { browserPath, url, reportFile, scripts = true, performance = true } = request;
  // Loading it takes long, and --help does not need it.
  const { default: lighthouse } = await import('lighthouse');
  for (let attempt = 1; ; attempt += 1) {
    const [load = 0] = loadavg();
    const chrome = await launch({
      chromePath: browserPath,
      chromeFlags: [...browserArguments, '--headless=new'],
      handleSIGINT: false,
    });
    // A bench that is broken off leaves no browser behind.
    const end = () => chrome.kill();
    process.once('exit', end);
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        ...(scripts ? {} : { blockedUrlPatterns: ['*.js'] }),
        ...(performance ? {} : { onlyCategories: Object.values(qualities) }),
      });
      if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
      await mkdir(path.dirname(reportFile), { recursive: true });
      await writeFile(reportFile, `${JSON.stringify(result.lhr)}\n`);
      const { runtimeError } = result.lhr;
      if (!runtimeError) return summarize(result.lhr, load);
      if (attempt === MOST_ATTEMPTS) throw new Error(`${url}: ${runtimeError.message}`);
    } finally {
      process.off('exit', end);
      end();
    }
  }
}

function summarize(lhr: Result, load: number): LighthouseRun {
  const scores = Object.entries(categories).flatMap(([figure, id]) => {
    const score = lhr.categories[id]?.score;
    return typeof score === 'number' ? [[figure, Math.round(score * 100)]] : [];
  });
  const times = Object.entries(audits).flatMap(([figure, id]) => {
    const value = lhr.audits[id]?.numericValue;
    return value === undefined ? [] : [[figure, value]];
  });
  const failedAudits = Object.values(qualities).flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      return audit && weight > 0 && (audit.score ?? 1) < 1 ? [`${category}: ${audit.title}`] : [];
    }),
  );
  const { benchmarkIndex } = lhr.environment;
  return {
    values: Object.fromEntries([
      ...scores,
      ...times,
      ['benchmarkIndex', benchmarkIndex],
      ['load', load],
    ]),
    failedAudits,
  };
}
