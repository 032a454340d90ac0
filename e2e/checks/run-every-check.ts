import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createProgram, runProgram } from '@site/cli/terminal/run-program.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import * as v from 'valibot';
import { findBrowser } from '../support/find-browser.ts';
import { TEST_SCOPE } from '@site/kit/testing/full-run.ts';
import { testedSite } from '../support/site.ts';
import { bin, type Counts, finish, run, runStep, staticChecks } from './steps.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

const reports = path.join(repositoryRoot, '.cache/reports');

const jestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  /** Files that failed before any of their tests ran. */
  numRuntimeErrorTestSuites: v.number(),
});

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  errors: v.array(v.unknown()),
});

/** Installs the servers that some tests start while the static checks run, because installing is mostly waiting. */
async function checkAndInstallServers({ full }: { full: boolean }): Promise<Counts> {
  const program = path.join(import.meta.dirname, 'install-servers.ts');
  const [counts] = await Promise.all([
    staticChecks(),
    run(process.execPath, ['--import', 'tsx', program, ...(full ? ['--full'] : [])]),
  ]);
  return counts;
}

async function jest(environment: NodeJS.ProcessEnv): Promise<Counts> {
  const file = path.join(reports, 'jest.json');
  const args = ['--json', `--outputFile=${file}`, '--silent', '--reporters=default'];
  // Jest also prints the report to standard output, which is hidden. Its readable output goes to standard error.
  const code = await run(bin('jest'), args, { environment, quiet: true });
  const report = v.parse(jestReport, JSON.parse(await readFile(file, 'utf8')));
  return failing(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  });
}

async function playwright(environment: NodeJS.ProcessEnv): Promise<Counts> {
  const file = path.join(reports, 'playwright.json');
  const cli = path.join(repositoryRoot, 'node_modules/playwright/cli.js');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await run(process.execPath, ['--import', 'tsx', cli, ...args], {
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const { stats, errors } = v.parse(playwrightReport, JSON.parse(await readFile(file, 'utf8')));
  return failing(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  });
}

/** Counts a failure if a runner exited with an error but reported no failed test. */
function failing(code: number, counts: Counts): Counts {
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const program = createProgram(
  'npm test',
  'Runs the static checks, then Jest, then the browser tests (Playwright).',
)
  .option('--full', 'adds the tests of files named *.full.test.ts and *.full.spec.ts')
  .addHelpText(
    'after',
    `
Finds a browser and the servers that some tests need, or installs them from Debian's packages when
run as root. The last line counts what passed and failed.`,
  )
  .action(async ({ full = false }) => {
    const browser = findBrowser({ install: true, allowHeadlessShell: true });
    if (browser.kind === 'missing') throw new Error(browser.message);
    await rm(reports, { recursive: true, force: true });
    await rm(testedSite.dataDir, { recursive: true, force: true });
    await mkdir(reports, { recursive: true });
    await withTemporaryFolder(async (temporary) => {
      const environment = { TMPDIR: temporary, [TEST_SCOPE]: full ? 'full' : 'usual' };
      const checks = await runStep('Format, lint, types, unused code, browsers, documents', () =>
        checkAndInstallServers({ full }),
      );
      // Each keeps all cores busy, so running both at once would only make pages slow enough to time out.
      const unit = await runStep('Unit and component tests', () => jest(environment));
      const inBrowsers = await runStep('Browser tests', () => playwright(environment));
      finish([checks, unit, inBrowsers]);
    });
  });
await runProgram(program, process.argv.slice(2));
