import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { UsageError } from '@site/delivery/commands/run-command.ts';
import { readComposedPages } from '@site/delivery/compose/composed-pages.ts';
import { browserArguments } from '../support/browser-arguments.ts';
import { findBrowser } from '../support/find-browser.ts';
import { root } from '../support/site.ts';
import type { AtEnd } from './at-end.ts';
import { benchPages } from './bench-pages.ts';
import { measureCompose } from './measure-compose.ts';
import { measurePublishing } from './measure-publishing.ts';
import { measureLighthouse, twinOf } from './measure-lighthouse.ts';
import {
  measureBeforeLighthouse,
  type PageBeforeLighthouse,
  withLighthouse,
} from './measure-page.ts';
import { measurePosts } from './measure-posts.ts';
import type { BenchReport, LighthouseRun, RunWithTwin } from './measurement.ts';
import type { BenchArguments } from './parse-bench-arguments.ts';
import { serveSite } from './serve-site.ts';

/**
 * Measures everything, on a site it serves itself, and prints a line for every step. `folder` is where
 * that site is built, where composing is tried out, and where Lighthouse's own reports go. Throws when something could not be measured.
 */
export async function measureSite(
  { folder, ...wanted }: BenchArguments & { folder: string },
  atEnd: AtEnd,
): Promise<BenchReport> {
  const found = findBrowser({ install: true, allowHeadlessShell: false });
  if (found.kind === 'missing') throw new Error(found.message);
  const dataDir = wanted.dataDir ? path.resolve(root, wanted.dataDir) : path.join(folder, 'site');
  if (wanted.dataDir && Object.keys(await readComposedPages(dataDir)).length === 0) {
    throw new UsageError(`No site is composed in ${wanted.dataDir}.`);
  }
  if (!wanted.dataDir) await rm(dataDir, { recursive: true, force: true });
  const origin = await serveSite({
    dataDir,
    build: !wanted.dataDir,
    onLine: (line) => console.log(line),
    atEnd,
  });
  const composed = await readComposedPages(dataDir);
  const asked = wanted.pages ?? (await benchPages());
  const paths = asked.filter((pathname) => pathname in composed);
  const missingPages = asked.filter((pathname) => !(pathname in composed));
  for (const missing of missingPages) console.log(`The site has no ${missing}; it is left out.`);
  if (paths.length === 0) throw new Error('The site has none of the pages to measure.');

  console.log('Composing twice from nothing …');
  const compose = await measureCompose({ dataDir, scratch: path.join(folder, 'compose'), atEnd });
  console.log('Sending messages as fast as they are stored …');
  const posts = await measurePosts({ folder: path.join(folder, 'posts'), atEnd });
  console.log('Publishing a post beside few others and beside many …');
  const publishing = await measurePublishing({
    dataDir,
    scratch: path.join(folder, 'publishing'),
    atEnd,
  });
  const { pages: pagesBefore, version } = await measurePagesBefore({
    browserPath: found.path,
    origin,
    paths,
    atEnd,
  });
  const pages = await measurePagesWithLighthouse({
    folder,
    browserPath: found.path,
    origin,
    runs: wanted.runs,
    pages: pagesBefore,
    atEnd,
  });
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    browser: version,
    cores: cpus().length,
    runsPerPage: wanted.runs,
    pages,
    missingPages,
    compose,
    posts,
    publishing,
  };
}

async function measurePagesBefore({
  browserPath,
  origin,
  paths,
  atEnd,
}: {
  browserPath: string;
  origin: string;
  paths: readonly string[];
  atEnd: AtEnd;
}): Promise<{ pages: PageBeforeLighthouse[]; version: string }> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: browserArguments,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = atEnd(() => browser.close());
  const pages: PageBeforeLighthouse[] = [];
  for (const [index, pathname] of paths.entries()) {
    console.log(`[${index + 1}/${paths.length}] Counting bytes of ${pathname} …`);
    pages.push(await measureBeforeLighthouse({ browser, atEnd, origin, path: pathname }));
  }
  const version = browser.version();
  await close();
  return { pages, version };
}

/** Runs Lighthouse round after round over all pages, so that a slow minute does not fall on one page alone. */
async function measurePagesWithLighthouse({
  folder,
  browserPath,
  origin,
  runs,
  pages,
  atEnd,
}: {
  folder: string;
  browserPath: string;
  origin: string;
  runs: number;
  pages: readonly PageBeforeLighthouse[];
  atEnd: AtEnd;
}): Promise<BenchReport['pages']> {
  const runsOf = new Map<string, RunWithTwin[]>(pages.map((page) => [page.path, []]));
  for (let round = 1; round <= runs; round += 1) {
    for (const [pathname, pageRuns] of runsOf) {
      const url = new URL(pathname, origin).href;
      const report = (kind: string) =>
        path.join(
          folder,
          'lighthouse',
          `${pathname.replaceAll(/[^\w-]+/g, '-')}.${round}.${kind}.json`,
        );
      const request = { browserPath, url, atEnd };
      const run = await measureWithPatience({ ...request, reportFile: report('page') });
      const without = { ...request, reportFile: report('twin'), scripts: false };
      const twin = twinOf(await measureWithPatience(without));
      pageRuns.push({ ...run, twin });
      const { performance, largestContentfulPaint, totalBlockingTime } = run.figures;
      console.log(
        `[${round}/${runs}] Lighthouse ${pathname}: ${performance}, LCP ${largestContentfulPaint.toFixed(0)} ms (twin ${twin.largestContentfulPaint.toFixed(0)}), TBT ${totalBlockingTime.toFixed(0)} ms (twin ${twin.totalBlockingTime.toFixed(0)}), benchmarkIndex ${run.benchmarkIndex}, load ${run.load.toFixed(1)}`,
      );
    }
  }
  return pages.map((page) => withLighthouse(page, runsOf.get(page.path) ?? []));
}

/** How often Lighthouse may fail to record a page: on a busy machine it does, and asks to be run again. */
const mostAttempts = 3;

async function measureWithPatience(
  request: Parameters<typeof measureLighthouse>[0],
): Promise<LighthouseRun> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await measureLighthouse(request);
    if (outcome.kind === 'measured') return outcome.run;
    if (attempt === mostAttempts) throw new Error(outcome.reason);
    console.log(`Lighthouse runs again, because: ${outcome.reason}`);
  }
}
