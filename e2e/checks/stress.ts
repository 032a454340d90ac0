import { spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import { seededRandom } from '@site/kit/testing/seeded-random.ts';
import { type FontSet, fontSets, pinnedFontSet } from '../support/font-sets.ts';
import { untilAnswers } from '../support/until-answers.ts';
import { testedSite } from '../support/site.ts';
import { type CheckResult, failedAtLeast } from './check-result.ts';
import { playwrightResult } from './playwright-result.ts';
import { browserTests, run } from './run-program.ts';
import { type FinishedStep, formatSummary } from './summary.ts';

const reportFile = path.join(repositoryRoot, '.cache/reports/stress.json');

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

async function specFiles(): Promise<string[]> {
  const all = await readdir(path.join(repositoryRoot, 'e2e'), { recursive: true });
  return all.filter((name) => name.endsWith('.spec.ts')).toSorted();
}

/** Runs specs in this order, and says how it went. */
async function runSpecs(
  files: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CheckResult> {
  // A run that breaks off leaves no report, and the last one's must not count as its own.
  await rm(reportFile, { force: true });
  const [program, ...args] = browserTests;
  const code = await run(program, [...args, '--reporter=list,json'], {
    environment: {
      ...environment,
      E2E_SPECS: files.join(','),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    },
  });
  return failedAtLeast(code, playwrightResult(JSON.parse(await readFile(reportFile, 'utf8'))));
}

/** Builds and serves the site of the tests; returns a function that stops it. */
async function serveSite(): Promise<() => void> {
  const { port, dataDir } = testedSite;
  const server = spawn(process.execPath, ['--import', 'tsx', 'delivery/commands/start.ts'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '1',
    },
    stdio: 'ignore',
  });
  await untilAnswers(`http://127.0.0.1:${port}/`, 300);
  return () => server.kill('SIGTERM');
}

function wholeNumber(name: string, value: string | boolean | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) {
    throw new UsageError(`--${name} takes a whole number from 1, not "${String(value)}".`);
  }
  return number;
}

function setsNamed(name: string | boolean | undefined): readonly FontSet[] {
  if (name === undefined) return fontSets;
  const named = fontSets.filter((set) => set === name);
  if (named.length > 0) return named;
  throw new UsageError(`--fonts takes one of ${fontSets.join(', ')}, not "${String(name)}".`);
}

await runCommand({
  help: `npm run stress -- [--rounds N] [--slower N] [--seed N] [--fonts SET]

Runs every browser spec N times (default 3) against one composed site: each round in another
order and with the next set of fonts, or with the one named, on a processor that is made to look
N times slower (default 1). Every round must give the same answer. The seed is printed, and gives
the same orders again.

Run it under \`taskset -c 0\` for a machine with one core.`,
  options: {
    rounds: { type: 'string' },
    slower: { type: 'string' },
    seed: { type: 'string' },
    fonts: { type: 'string' },
  },
  async run({ positionals, options }) {
    noMoreArguments(positionals);
    const rounds = wholeNumber('rounds', options['rounds'], 3);
    const slower = wholeNumber('slower', options['slower'], 1);
    const seed = wholeNumber('seed', options['seed'], Date.now() % 2 ** 31);
    const sets = setsNamed(options['fonts']);
    console.log(`seed ${seed}`);
    const random = seededRandom(seed);
    const finished: FinishedStep[] = [];
    const stop = await serveSite();
    try {
      for (let round = 0; round < rounds; round += 1) {
        const set = sets[round % sets.length] ?? pinnedFontSet;
        const environment = { REUSE_SITE: '1', E2E_FONTS: set, E2E_SLOWER: String(slower) };
        const startedAt = performance.now();
        const result = await runSpecs(shuffled(await specFiles(), random), environment);
        const seconds = (performance.now() - startedAt) / 1000;
        finished.push({ name: `Round ${round + 1}, fonts ${set}`, seconds, result });
        console.log(`\n${formatSummary(finished.slice(-1))}`);
        if (result.failed > 0) process.exitCode = 1;
      }
      if (rounds > 1) console.log(`\n${formatSummary(finished)}`);
    } finally {
      stop();
    }
  },
});
