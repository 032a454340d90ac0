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
import { buildSite, serveSite } from './bench-site.ts';
import { markdownTable, missSentences, type Values } from './figures.ts';
import { measureCompose, measureManyPages, measurePublish } from './measure-delivery.ts';
import { measurePosts, measureServing } from './measure-load.ts';
import { type Measured, measurePages, measureRoutes, type PageSetup } from './measure-pages.ts';

const folder = path.join(root, '.cache/bench');
const documentFile = path.join(root, 'docs/bench.md');

/** The parts that need no browser, each with a folder of its own and the folder of the composed site. */
const siteParts: Readonly<Record<string, (own: string, dataDir: string) => Promise<Values>>> = {
  compose: measureCompose,
  publish: measurePublish,
  serving: measureServing,
  posts: measurePosts,
  'many-pages': measureManyPages,
};
const allParts = ['pages', 'routes', ...Object.keys(siteParts)];

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
    const parts = commaSeparated(options['only'], allParts.slice(0, -1));
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
    // The embedded database is measured, whatever this shell has set.
    delete process.env['DATABASE_URL'];

    const existing = options['data-dir'];
    const dataDir = path.resolve(root, String(existing ?? path.join(folder, 'site')));
    if (existing === undefined && parts.some((part) => part !== 'many-pages')) {
      console.log('Building and composing …');
      await buildSite(dataDir);
    }
    const report = await measure(parts, { paths, rounds, dataDir });
    const text = formatReport(report, rounds);
    console.log(`\n${text}`);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'bench.json'), `${JSON.stringify(report, null, 1)}\n`);
    if (options['write-docs'] === true) {
      const document = replaceMarked(await readFile(documentFile, 'utf8'), 'bench', () => text);
      await writeFile(documentFile, document);
    }
  },
});

/** What was measured of single pages, by their paths, and of the site as a whole. */
type Report = { pages: Readonly<Record<string, Measured>>; site: Measured };

async function measure(
  parts: readonly string[],
  { paths, rounds, dataDir }: { paths: readonly string[]; rounds: number; dataDir: string },
): Promise<Report> {
  const report: Report = { pages: {}, site: { values: {}, notes: [] } };
  if (parts.includes('pages') || parts.includes('routes')) {
    const browser = findBrowser({ install: true, allowHeadlessShell: false });
    if (browser.kind === 'missing') throw new Error(browser.message);
    const { origin, kill } = await serveSite(dataDir);
    const reports = path.join(folder, 'lighthouse');
    const setup: PageSetup = { browserPath: browser.path, origin, reports };
    if (parts.includes('pages')) report.pages = await measurePages(setup, paths, rounds);
    if (parts.includes('routes')) report.site = await measureRoutes(setup);
    await kill();
  }
  for (const [part, measurePart] of Object.entries(siteParts)) {
    if (!parts.includes(part)) continue;
    console.log(`Measuring ${part} …`);
    const values = await measurePart(path.join(folder, part), dataDir);
    report.site = { ...report.site, values: { ...report.site.values, ...values } };
  }
  return report;
}

/** The result as Markdown, as it is printed and put into the document. */
function formatReport({ pages, site }: Report, rounds: number): string {
  const columns = Object.fromEntries(
    Object.entries(pages).map(([pathname, { values }]) => [`\`${pathname}\``, values]),
  );
  const ofSite = { 'The site': site.values };
  const notes = Object.entries(pages).flatMap(([pathname, page]) =>
    page.notes.map((note) => `\`${pathname}\`: ${note}`),
  );
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Node ${process.versions.node} on ${cpus().length} cores`;
  return [
    `Measured on ${day} with ${machine}; of pages the medians of ${rounds} rounds.`,
    ...(Object.keys(pages).length > 0 ? [markdownTable(columns)] : []),
    ...(Object.keys(site.values).length > 0 ? [markdownTable(ofSite)] : []),
    ...listOf('Missed budgets:', missSentences({ ...columns, ...ofSite })),
    ...listOf('Noticed:', [...site.notes, ...notes]),
  ].join('\n\n');
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
