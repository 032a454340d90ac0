import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { findBrowser } from '../support/find-browser.ts';
import { openBenchSite } from './bench-site.ts';
import { type Measured, summarize } from './figures.ts';
import { measurePages } from './measure-pages.ts';
import { measureFirstPresses, measureNavigation } from './measure-presses.ts';

const partNames = ['pages', 'press', 'navigation', 'shipping'] as const;

await runCommand({
  help: `npm run bench

Builds the site in a folder of its own, serves it, and measures it against its budgets.
A missed budget does not change the exit code.

  --runs N     rounds (3); the result is the median of each figure
  --only PART  measure one part: ${partNames.join(', ')}
  --json       print JSON instead of a table`,
  options: { runs: { type: 'string' }, only: { type: 'string' }, json: { type: 'boolean' } },
  async run({ positionals, options: { runs = '3', only, json } }) {
    noMoreArguments(positionals);
    const rounds = Number(runs);
    if (!Number.isInteger(rounds) || rounds < 1) throw new UsageError('--runs takes a number.');
    const chosen = partNames.filter((name) => only === undefined || name === only);
    if (chosen.length === 0) throw new UsageError(`--only takes one of ${partNames.join(', ')}.`);
    const browser = findBrowser({ install: true, allowHeadlessShell: false });
    if (browser.kind === 'missing') throw new Error(browser.message);
    // The host ends in an `exit` handler, which a signal alone would skip.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

    // Standard output is for the result alone.
    console.error('Building the site …');
    await using site = await openBenchSite();
    const visit = { browserPath: browser.path, origin: site.origin };
    const parts = {
      pages: () => measurePages(visit),
      press: () => measureFirstPresses(visit),
      navigation: () => measureNavigation(visit),
      shipping: site.measureShipping,
    };
    const measured: Measured[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const name of chosen) {
        console.error(`Round ${round} of ${rounds}: ${name} …`);
        measured.push(...(await parts[name]()));
      }
    }
    const rows = summarize(measured);
    if (json === true) return console.log(JSON.stringify({ rounds, rows }, null, 2));
    const table: Record<string, Record<string, number>> = {};
    for (const { figure, where, value, budget } of rows)
      (table[`${figure} ${budget}`] ??= {})[where] = value;
    console.table(table);
    for (const { figure, where, value, budget } of rows.filter(({ missed }) => missed)) {
      console.log(`Missed: ${figure} of ${where} is ${value}, not ${budget}.`);
    }
  },
});
