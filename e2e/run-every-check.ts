import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from './support/find-browser.ts';
import { findNginx } from './support/find-nginx.ts';
import { workspaces } from './support/workspaces.ts';
import * as v from 'valibot';
import { repositoryRoot } from '@site/delivery/config.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';

/** How many checks of a step went well and how many did not. */
type Tally = { passed: number; failed: number };

/** One step: what it is called, and how it is run. */
type Step = { name: string; run: () => Promise<Tally> };

const reports = path.join(repositoryRoot, '.cache/reports');
const bin = (name: string) => path.join(repositoryRoot, 'node_modules/.bin', name);
const steps: readonly Step[] = [
  { name: 'Format', run: () => check(bin('oxfmt'), ['--check', '.']) },
  { name: 'Lint', run: () => check(bin('oxlint'), ['--deny-warnings', '.']) },
  { name: 'Types', run: typecheck },
  { name: 'Unused code', run: () => check(bin('knip'), ['--no-config-hints']) },
  { name: 'Unit, component and contract tests', run: jest },
  { name: 'End-to-end tests', run: playwright },
];

/** A program that is one check: it passes when it exits with 0. */
async function check(program: string, words: readonly string[]): Promise<Tally> {
  const code = await run(program, words);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function typecheck(): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const name of workspaces) {
    const { passed, failed } = await check(bin('tsc'), ['-p', name]);
    tally.passed += passed;
    tally.failed += failed;
  }
  return tally;
}

const jestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});

async function jest(): Promise<Tally> {
  const file = path.join(reports, 'jest.json');
  const code = await run(
    bin('jest'),
    ['--json', `--outputFile=${file}`, '--silent', '--reporters=default'],
    { quietOutput: true },
  );
  const report = v.parse(jestReport, await readReport(file));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

async function playwright(): Promise<Tally> {
  const nginx = findNginx({ install: true });
  if (nginx.kind === 'missing') console.log(nginx.sentence);
  const file = path.join(reports, 'playwright.json');
  const code = await run(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(repositoryRoot, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    { environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  const { stats } = v.parse(playwrightReport, await readReport(file));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function run(
  program: string,
  words: readonly string[],
  {
    environment = {},
    quietOutput = false,
  }: { environment?: NodeJS.ProcessEnv; quietOutput?: boolean } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment },
      // Jest prints its report to standard output when it also writes it to a file; people read standard error.
      stdio: ['ignore', quietOutput ? 'ignore' : 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

await runCommand({
  help: `npm test

Runs every check: format, lint, types, unused code, unit and contract tests, and end-to-end tests in
a real browser on the production build. A browser is found, or installed where that is possible.
The last line counts what passed and what failed.`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    const browser = findBrowser({ install: true });
    if (browser.kind === 'missing') throw new Error(browser.sentence);
    await rm(reports, { recursive: true, force: true });
    await rm(path.join(repositoryRoot, '.cache/e2e'), { recursive: true, force: true });
    await mkdir(reports, { recursive: true });
    const total: Tally = { passed: 0, failed: 0 };
    for (const [index, step] of steps.entries()) {
      const startedAt = performance.now();
      console.log(`\n[${index + 1}/${steps.length}] ${step.name} …`);
      const tally = await step.run();
      total.passed += tally.passed;
      total.failed += tally.failed;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.log(`${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
    }
    if (total.failed > 0) process.exitCode = 1;
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
  },
});
