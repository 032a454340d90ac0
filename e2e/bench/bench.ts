import { wholeNumber } from '@site/cli/terminal/arguments.ts';
import { jsonOption } from '@site/cli/terminal/options.ts';
import { createProgram, runProgram } from '@site/cli/terminal/run-program.ts';
import { UsageError } from '@site/delivery/config.ts';
import { findBrowser } from '../support/find-browser.ts';
import { openBenchSite } from './bench-site.ts';
import { type Measured, summarize } from './figures.ts';
import { measureCosts } from './measure-costs.ts';
import { measurePages } from './measure-pages.ts';
import { measureFirstPresses, measureNavigation } from './measure-presses.ts';

const partNames = ['pages', 'costs', 'press', 'navigation', 'shipping'] as const;

function parseOnly(word: string): (typeof partNames)[number] {
  const part = partNames.find((name) => name === word);
  if (part) return part;
  throw new UsageError(`--only takes one of ${partNames.join(', ')}.`);
}

const program = createProgram('npm run bench', 'Measures the site against its budgets.')
  .option('--runs <number>', 'rounds; figures are medians', wholeNumber('--runs', 1, 100), 3)
  .option('--only <part>', `measure one part: ${partNames.join(', ')}`, parseOnly)
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Builds the site in a folder of its own and serves it. Exits with code 1 if a budget is missed.`,
  )
  .action(async ({ runs: rounds, only, json }) => {
    const chosen = partNames.filter((name) => only === undefined || name === only);
    const browser = findBrowser({ install: true, allowHeadlessShell: false });
    if (browser.kind === 'missing') throw new Error(browser.message);
    // The host shuts down in an `exit` handler, which a signal alone would skip.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

    // Standard output is for the result only.
    console.error('Building the site …');
    await using site = await openBenchSite();
    const visit = { browserPath: browser.path, origin: site.origin };
    const parts = {
      pages: () => measurePages(visit),
      costs: () => measureCosts(visit),
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
    const misses = rows.filter(({ missed }) => missed);
    if (misses.length > 0) process.exitCode = 1;
    if (json === true) return console.log(JSON.stringify({ rounds, rows }, null, 2));
    const table: Record<string, Record<string, number>> = {};
    for (const { figure, where, value, budget } of rows)
      (table[`${figure} ${budget}`] ??= {})[where] = value;
    console.table(table);
    for (const { figure, where, value, budget } of misses) {
      console.log(`Missed: ${figure} of ${where} is ${value}, not ${budget}.`);
    }
  });
await runProgram(program, process.argv.slice(2));
