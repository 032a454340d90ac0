import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { findBrowser } from '../support/find-browser.ts';
import { replaceMarked } from '../support/replace-marked.ts';
import { root } from '../support/site.ts';
import {
  buildSite,
  measureCompose,
  measureManyPages,
  measurePublish,
  serveSite,
} from './delivery-commands.ts';
import { markdownTable, median, missSentences, type Values } from './figures.ts';
import { measurePages, measureRoutes, type PageReport } from './measure-pages.ts';
import { measurePosts } from './measure-posts.ts';
import { measureServing } from './measure-serving.ts';

const folder = path.join(root, '.cache/bench');
const documentFile = path.join(root, 'docs/bench.md');
const usualParts = ['pages', 'routes', 'compose', 'publish', 'serving', 'posts'];
const allParts = [...usualParts, 'many-pages'];

/** One page of each kind: every section's, and several of the large sections. */
const samplePaths = [
  '/',
  '/assessments/behavioral',
  '/assessments/behavioral/adhd',
  '/{product}-offerings/{product}-vision',
  '/{product}-offerings/{product}-vision/article/1',
  '/company/faq',
  '/school',
  '/clinic',
  '/contactUs',
  '/blog/101',
];

await runCommand({
  help: `npm run bench

Builds and composes the site in a folder of its own, serves it, and measures it against its budgets.
Prints the result and writes .cache/bench/bench.json. A missed budget is reported, not an error.
docs/bench.md says how each figure is measured. Let the machine do nothing else meanwhile.

  --only LIST     measure only these parts, with commas between: ${allParts.join(', ')};
                  all but the last when left out
  --pages LIST    paths to measure instead of one of each kind, with commas between: /,/contactUs
  --runs N        rounds of Lighthouse and first presses, 1 to 15 (3); the median counts
  --data-dir DIR  measure the site composed in this folder, without building
  --write-docs    put the result into docs/bench.md as well`,
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string' },
    'data-dir': { type: 'string' },
    'write-docs': { type: 'boolean' },
  },
  async run({ positionals, options }) {
    noMoreArguments(positionals);
    const parts = commaSeparated(options['only'], usualParts);
    const unknown = parts.find((part) => !allParts.includes(part));
    if (unknown !== undefined)
      throw new UsageError(`--only takes ${allParts.join(', ')}, not "${unknown}".`);
    const samples = samplePaths.map((pathname) => withProductSlug(pathname, configuredSite()));
    const paths = commaSeparated(options['pages'], samples);
    if (!paths.every((pathname) => pathname.startsWith('/'))) {
      throw new UsageError('--pages takes paths that start with a slash, such as /,/contactUs.');
    }
    const rounds = Number(options['runs'] ?? 3);
    if (!(Number.isInteger(rounds) && rounds >= 1 && rounds <= 15)) {
      throw new UsageError('--runs takes a number from 1 to 15.');
    }
    // What was started is ended by `exit` handlers, which a signal alone would skip.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

    const existing = options['data-dir'];
    const dataDir = path.resolve(
      root,
      typeof existing === 'string' ? existing : path.join(folder, 'site'),
    );
    if (existing === undefined && parts.some((part) => part !== 'many-pages')) {
      console.log('Building and composing …');
      await buildSite(dataDir);
    }
    const report = await measure({ parts, paths, rounds, dataDir });
    const text = formatReport(report, rounds);
    console.log(`\n${text}`);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'bench.json'), `${JSON.stringify(report, null, 1)}\n`);
    if (options['write-docs'] === true) {
      const document = await readFile(documentFile, 'utf8');
      await writeFile(
        documentFile,
        replaceMarked(document, 'bench', () => text),
      );
    }
  },
});

type Work = { parts: readonly string[]; paths: readonly string[]; rounds: number; dataDir: string };

/** What was measured of the site as a whole and of single pages, and what stood out. */
type Report = { site: Values; pages: PageReport[]; notes: string[] };

async function measure({ parts, paths, rounds, dataDir }: Work): Promise<Report> {
  const report: Report = { site: {}, pages: [], notes: [] };
  if (parts.includes('pages') || parts.includes('routes')) {
    const browser = findBrowser({ install: true, allowHeadlessShell: false });
    if (browser.kind === 'missing') throw new Error(browser.message);
    const { origin, close } = await serveSite(dataDir);
    const setup = { browserPath: browser.path, origin, reports: path.join(folder, 'lighthouse') };
    if (parts.includes('pages')) report.pages = await measurePages(setup, paths, rounds);
    if (parts.includes('routes')) {
      const { values, notes } = await measureRoutes(setup);
      report.site = values;
      report.notes = notes;
    }
    close();
  }
  const measurements = {
    compose: measureCompose,
    publish: measurePublish,
    serving: measureServing,
    posts: measurePosts,
    'many-pages': measureManyPages,
  };
  for (const [part, measurePart] of Object.entries(measurements)) {
    if (!parts.includes(part)) continue;
    console.log(`Measuring ${part} …`);
    report.site = { ...report.site, ...(await measurePart(path.join(folder, part), dataDir)) };
  }
  return report;
}

/** The result as Markdown, as it is printed and put into the document. */
function formatReport({ site, pages, notes }: Report, rounds: number): string {
  const pageColumns = Object.fromEntries(
    pages.map(({ path: pathname, values }) => [`\`${pathname}\``, values]),
  );
  const columns = { ...pageColumns, 'The site': site };
  const noticed = [
    ...notes,
    ...pages.flatMap((page) => page.notes.map((note) => `\`${page.path}\`: ${note}`)),
  ];
  return [
    contextOf(pages, rounds),
    ...(pages.length > 0 ? [markdownTable(pageColumns)] : []),
    ...(Object.keys(site).length > 0 ? [markdownTable({ 'The site': site })] : []),
    ...listOf('Missed budgets:', missSentences(columns)),
    ...listOf('Noticed:', noticed),
  ].join('\n\n');
}

/** When, with what and on what kind of machine was measured. */
function contextOf(pages: readonly PageReport[], rounds: number): string {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Measured on ${day} with Node ${process.versions.node} on ${cpus().length} cores`;
  const runs = pages.flatMap((page) => page.runs);
  const [first] = runs;
  if (!first) return `${machine}.`;
  const index = median(runs.map(({ benchmarkIndex }) => benchmarkIndex));
  const load = median(runs.map((run) => run.load));
  return [
    `${machine}, Chromium ${first.browser} and Lighthouse ${first.version}; medians of ${rounds} runs a page.`,
    `The machine's benchmarkIndex was ${index.toFixed(0)}, its load before a run ${load.toFixed(1)}.`,
    // More processes than cores means that the browser had to wait for its turn.
    ...(load > cpus().length ? ['The machine was busy with other work: times are too long.'] : []),
  ].join(' ');
}

function listOf(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [heading, items.map((item) => `- ${item}`).join('\n')];
}

/** The items of an option; `fallback` when it is not given. */
function commaSeparated(
  option: string | boolean | undefined,
  fallback: readonly string[],
): readonly string[] {
  return typeof option === 'string' ? [...new Set(option.split(','))] : fallback;
}
