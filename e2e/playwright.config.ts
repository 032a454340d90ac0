import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserArguments } from './support/browser-arguments.ts';
import { findBrowser } from './support/find-browser.ts';
import { findNginx } from './support/find-nginx.ts';
import { isFullRun } from '@site/kit/testing/full-run.ts';
import { fontEnvironment } from './support/pinned-font.ts';
import { root, testedSite } from './support/site.ts';

const browser = findBrowser({ install: false, allowHeadlessShell: true });
if (browser.kind === 'missing') throw new Error(browser.message);

const { port, dataDir, reuse } = testedSite;

/** The tests that share a site where teams ship (`support/team-site.ts`). */
const teams = [
  'third-parties-elsewhere',
  'a-section-of-your-own.full',
  'a-team-ships-a-picture',
  'an-address-changes',
  'ship-and-roll-back',
  'sections-from-elsewhere',
  'the-clinical-lead-sees-the-new-words',
  'the-teams-work-at-the-desk',
  'the-growth-teams-canary-is-taken-back',
  'a-writer-schedules-a-post',
  'a-post-is-published',
].map((name) => `**/${name}.spec.ts`);
/** The tests that serve a site of their own. */
const sites = ['**/developing-*.spec.ts', '**/quality/components.spec.ts'];

const ignored = [
  ...(findNginx({ install: false }).kind === 'missing'
    ? ['**/*behind-nginx*.spec.ts', '**/rolling-restart.full.spec.ts']
    : []),
  ...(isFullRun ? [] : ['**/*.full.spec.ts']),
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: ignored,
  // The tests that build and ship take longest, so they start first. Each of their workers opens a site.
  projects: [
    { name: 'teams', testMatch: teams, testIgnore: ignored, workers: 2 },
    { name: 'sites', testMatch: sites, testIgnore: ignored },
    { name: 'reading', testIgnore: [...teams, ...sites, ...ignored] },
  ],
  outputDir: path.join(root, 'test-results', String(port)),
  fullyParallel: true,
  // Some tests wait for servers, so one more worker than cores keeps all cores busy.
  workers: Math.min(availableParallelism(), 2) + 1,
  forbidOnly: true,
  // A test that passes on its second attempt is reported as flaky.
  retries: 1,
  // Timeouts only stop hanging tests; they are not performance budgets.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    // Traces double the run time; enable them with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: browserArguments,
      env: { ...process.env, ...fontEnvironment() },
    },
  },
  webServer: {
    command: 'node --import tsx cli/site.ts start',
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    timeout: 600_000,
    reuseExistingServer: reuse,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DESK_PORT: '0',
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '1',
      // A loader for TypeScript would end up in the built scripts.
      NODE_OPTIONS: '',
    },
  },
});
