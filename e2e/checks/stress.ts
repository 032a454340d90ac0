import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import { type FontSet, fontSets, pinnedFontSet } from '../support/font-sets.ts';
import { isShipped } from '../support/test-site.ts';
import { untilAnswers } from '../support/until-answers.ts';
import { testedSite } from '../support/site.ts';
import { type CheckResult, failedAtLeast } from './check-result.ts';
import { playwrightResult } from './playwright-result.ts';
import { browserTests, run } from './run-program.ts';
import { type FinishedStep, formatSummary } from './summary.ts';

/** A site that rounds visit: where it is served, and its data folder. */
type StressedSite = { port: number; dataDir: string };

/** Runs every browser test on a site, in the random order of this name, and says how it went. */
async function runShuffled(
  order: string,
  { port, dataDir }: StressedSite,
  environment: NodeJS.ProcessEnv,
): Promise<CheckResult> {
  const reportFile = path.join(repositoryRoot, `.cache/reports/stress-${port}.json`);
  // A run that breaks off leaves no report, and the last one's must not count as its own.
  await rm(reportFile, { force: true });
  const [program, ...args] = browserTests;
  const code = await run(program, [...args, `--shuffle=${order}`, '--reporter=list,json'], {
    environment: {
      ...environment,
      REUSE_SITE: '1',
      E2E_PORT: String(port),
      E2E_DATA_DIR: dataDir,
      E2E_SHUFFLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    },
  });
  return failedAtLeast(code, playwrightResult(JSON.parse(await readFile(reportFile, 'utf8'))));
}

/** Serves so many sites, each as the tests know it; returns them and a function that stops them. */
async function serveSites(count: number): Promise<{ sites: StressedSite[]; stop: () => void }> {
  const servers = [await serve('start', testedSite)];
  const sites: StressedSite[] = [testedSite];
  for (let index = 1; index < count; index += 1) {
    const port = testedSite.port + index;
    const site = { port, dataDir: path.join(path.dirname(testedSite.dataDir), `e2e-${port}`) };
    await rm(site.dataDir, { recursive: true, force: true });
    // What is built and composed once is the same for all.
    await cp(testedSite.dataDir, site.dataDir, { recursive: true, filter: isShipped });
    servers.push(await serve('serve', site));
    sites.push(site);
  }
  return { sites, stop: () => void servers.map((server) => server.kill('SIGTERM')) };
}

async function serve(
  command: 'start' | 'serve',
  { port, dataDir }: StressedSite,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', `delivery/commands/${command}.ts`], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '1',
      RUN_AS_ROOT: 'yes',
    },
    stdio: 'ignore',
  });
  await untilAnswers(`http://127.0.0.1:${port}/`, 300);
  return server;
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
  help: `npm run stress -- [--rounds N] [--slower N] [--at-once N] [--seed N] [--fonts SET]

Runs every browser test N times (default 3) against a composed site: each round in another
random order and with the next set of fonts, or with the one named. Every round must give the same answer. The seed is
printed, and gives the same orders again.

  --slower N    makes the processor look N times slower to pages (default 1)
  --at-once N   runs N rounds at once (default 1), each on a site of its own: each has its share of the processor, so
                everything is N times slower, servers and tests too

Run it under \`taskset -c 0\` for a machine with one core.`,
  options: {
    rounds: { type: 'string' },
    slower: { type: 'string' },
    'at-once': { type: 'string' },
    seed: { type: 'string' },
    fonts: { type: 'string' },
  },
  async run({ positionals, options }) {
    noMoreArguments(positionals);
    const rounds = wholeNumber('rounds', options['rounds'], 3);
    const slower = wholeNumber('slower', options['slower'], 1);
    const atOnce = wholeNumber('at-once', options['at-once'], 1);
    const seed = wholeNumber('seed', options['seed'], Date.now() % 2 ** 31);
    const sets = setsNamed(options['fonts']);
    console.log(`seed ${seed}`);
    const finished: FinishedStep[] = [];

    const runRound = async (round: number, site: StressedSite): Promise<void> => {
      const set = sets[round % sets.length] ?? pinnedFontSet;
      const startedAt = performance.now();
      const result = await runShuffled(`${seed}-${round}`, site, {
        E2E_FONTS: set,
        E2E_PAGES_SLOWER: String(slower),
        E2E_SLOWER: String(slower * atOnce),
      });
      const seconds = (performance.now() - startedAt) / 1000;
      const step = { name: `Round ${round + 1}, fonts ${set}`, seconds, result };
      finished.push(step);
      console.log(`\n${formatSummary([step])}`);
      if (result.failed > 0) process.exitCode = 1;
    };

    const { sites, stop } = await serveSites(Math.min(atOnce, rounds));
    try {
      for (let begun = 0; begun < rounds; begun += atOnce) {
        const free = sites.slice(0, rounds - begun);
        // One that breaks off takes no site away from the others.
        const ends = await Promise.allSettled(
          free.map((site, index) => runRound(begun + index, site)),
        );
        const broken = ends.filter((end) => end.status === 'rejected');
        if (broken.length > 0) {
          throw new Error(broken.map(({ reason }) => String(reason)).join('\n'));
        }
      }
      if (rounds > 1) console.log(`\n${formatSummary(finished)}`);
    } finally {
      stop();
    }
  },
});
