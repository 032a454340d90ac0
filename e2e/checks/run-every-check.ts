import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import { findBrowser } from '../support/find-browser.ts';
import { type CheckResult, failedAtLeast } from './check-result.ts';
import { jestResult } from './jest-result.ts';
import { playwrightResult } from './playwright-result.ts';
import { bin, browserTests, run } from './run-program.ts';
import { staticChecks } from './static-checks.ts';
import { type FinishedStep, formatSummary } from './summary.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** One step: what it is called, and how it is run, with a folder for temporary files. */
type Step = { name: string; run: (temporary: string) => Promise<CheckResult> };

const reports = path.join(repositoryRoot, '.cache/reports');
const steps: readonly Step[] = [
  { name: 'Format, lint, types, unused code', run: staticChecksAndServers },
  { name: 'Unit, component and contract tests', run: jest },
  { name: 'End-to-end tests', run: playwright },
];

/** Checks what needs no servers, and installs these meanwhile, which is mostly waiting. */
async function staticChecksAndServers(): Promise<CheckResult> {
  const program = path.join(import.meta.dirname, 'install-servers.ts');
  const [checked] = await Promise.all([
    staticChecks(),
    run(process.execPath, ['--import', 'tsx', program]),
  ]);
  return checked;
}

async function jest(temporary: string): Promise<CheckResult> {
  const file = path.join(reports, 'jest.json');
  const code = await run(
    bin('jest'),
    ['--json', `--outputFile=${file}`, '--silent', '--reporters=default'],
    { quietOutput: true, environment: { TMPDIR: temporary } },
  );
  return failedAtLeast(code, jestResult(await readReport(file)));
}

async function playwright(temporary: string): Promise<CheckResult> {
  const file = path.join(reports, 'playwright.json');
  const [program, ...args] = browserTests;
  const code = await run(program, [...args, '--reporter=list,json'], {
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, TMPDIR: temporary },
  });
  return failedAtLeast(code, playwrightResult(await readReport(file)));
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

await runCommand({
  help: `npm test

Runs every check: format, lint, types, unused code, unit and contract tests, and end-to-end tests in
a real browser on the production build. A browser is found, or installed where that is possible.
The last screen says where the time went and what failed: the page, what was expected, what was
seen, and the path of a picture. The last line counts what passed and what failed.`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    const browser = findBrowser({ install: true, allowHeadlessShell: true });
    if (browser.kind === 'missing') throw new Error(browser.message);
    await rm(reports, { recursive: true, force: true });
    await rm(path.join(repositoryRoot, '.cache/e2e'), { recursive: true, force: true });
    await mkdir(reports, { recursive: true });
    const finished: FinishedStep[] = [];
    await withTemporaryFolder(async (temporary) => {
      for (const [index, step] of steps.entries()) {
        const startedAt = performance.now();
        console.log(`\n[${index + 1}/${steps.length}] ${step.name} …`);
        const result = await step.run(temporary);
        const seconds = (performance.now() - startedAt) / 1000;
        finished.push({ name: step.name, seconds, result });
      }
    });
    if (finished.some(({ result }) => result.failed > 0)) process.exitCode = 1;
    console.log(`\n${formatSummary(finished)}`);
  },
});
