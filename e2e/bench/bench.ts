import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { root } from '../support/site.ts';
import { closingAtEnd } from './at-end.ts';
import { measuredText, replaceMeasured, surroundingsText } from './bench-document.ts';
import { budgets } from './budgets.ts';
import { publishingLines } from './measure-publishing.ts';
import { measureSite } from './measure-site.ts';
import { parseBenchArguments } from './parse-bench-arguments.ts';
import { missSentences, pageTable, siteTable } from './table.ts';

const folder = path.join(root, '.cache/bench');
const reportFile = path.join(folder, 'bench.json');
const documentFile = path.join(root, 'docs/bench.md');

await runCommand({
  help: `npm run bench

Builds and composes the site in a folder of its own, serves it, and measures its budgets on one page
of every remote: Lighthouse, bytes, request depth, what works without scripts, composing,
and how many messages a second the API stores.
Prints a table a page and writes .cache/bench/bench.json. A missed budget is reported, not an error.
docs/bench.md says how each figure is measured. Let the machine do nothing else meanwhile.

  --runs N        Lighthouse runs a page, 1 to 15 (3); the median counts
  --pages LIST    paths to measure instead, with commas between: /,/contactUs
  --data-dir DIR  measure the site composed in this folder, without building
  --write-docs    put the result into docs/bench.md as well`,
  options: {
    runs: { type: 'string' },
    pages: { type: 'string' },
    'data-dir': { type: 'string' },
    'write-docs': { type: 'boolean' },
  },
  async run(words) {
    const wanted = parseBenchArguments(words);
    const report = await closingAtEnd((atEnd) => measureSite({ ...wanted, folder }, atEnd));
    const misses = missSentences(report.pages, report.compose, report.posts);
    for (const page of report.pages) {
      console.log(`\n${pageTable(page)}`);
      for (const note of page.notes) console.log(`  ${note}`);
    }
    console.log(`\n${siteTable(report.compose, report.posts)}`);
    for (const line of publishingLines(report.publishing)) console.log(`  ${line}`);
    for (const file of report.compose.changed) console.log(`  ${file} came out different.`);
    console.log(`\n${surroundingsText(report)}`);
    for (const missing of report.missingPages)
      console.log(`Not measured: the site has no ${missing}.`);
    console.log(
      misses.length === 0 ? '\nEvery budget is kept.' : `\nMissed budgets: ${misses.length}`,
    );
    for (const miss of misses) console.log(`  ${miss}`);
    await mkdir(folder, { recursive: true });
    await writeFile(reportFile, `${JSON.stringify({ ...report, budgets, misses }, null, 1)}\n`);
    console.log(`\nWritten: ${path.relative(root, reportFile)}`);
    if (wanted.writeDocs) {
      const document = await readFile(documentFile, 'utf8');
      await writeFile(documentFile, replaceMeasured(document, measuredText(report)));
      console.log(`Written: ${path.relative(root, documentFile)}`);
    }
  },
});
