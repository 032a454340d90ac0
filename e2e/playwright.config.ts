import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserArguments } from './support/browser-arguments.ts';
import { findBrowser } from './support/find-browser.ts';
import { findNginx } from './support/find-nginx.ts';
import { fontEnvironment } from './support/font-sets.ts';
import { root, testedSite } from './support/site.ts';
import { timesSlower } from './support/slow-cpu.ts';

const browser = findBrowser({ install: false, allowHeadlessShell: true });
if (browser.kind === 'missing') throw new Error(browser.message);

const { port, dataDir, reuse } = testedSite;

/** Whether the tests run in a random order, which `--shuffle` makes. */
const inAnyOrder = process.env['E2E_SHUFFLED'] === '1';

const shipping = ['**/{shipping,deploy}/*.spec.ts', '**/developing-*.spec.ts'];

/** The tests that cannot be run where there is no nginx. */
const withoutNginx =
  findNginx({ install: false }).kind === 'missing'
    ? ['**/*behind-nginx.spec.ts', '**/rolling-restart.spec.ts']
    : [];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: withoutNginx,
  // Those that build and ship take longest and begin first: otherwise the last of them runs alone. In a random order all
  // are of one project, because a worker, with its browser, runs tests of one project only.
  projects: inAnyOrder
    ? [{ name: 'all' }]
    : [
        { name: 'shipping', testMatch: shipping },
        { name: 'reading', testIgnore: [...shipping, ...withoutNginx] },
      ],
  // Runs on different ports may go on side by side.
  outputDir: path.join(root, 'test-results', String(port)),
  fullyParallel: true,
  // Some tests wait for servers and clocks; one worker more than cores, three at most, keeps these busy. Pages that are
  // slowed down do so by themselves, and one page more would make the others slower than was asked for.
  workers: timesSlower === 1 ? Math.min(availableParallelism(), 2) + 1 : availableParallelism(),
  forbidOnly: true,
  retries: 0,
  // Time limits end what hangs; none of them is a performance budget, so a slower processor has more.
  timeout: 240_000 * timesSlower,
  expect: { timeout: 30_000 * timesSlower },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    // A trace of every test would take as long as the tests themselves; ask for one with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: browserArguments,
      env: { ...process.env, ...fontEnvironment() },
    },
  },
  webServer: {
    command: 'node --import tsx delivery/commands/start.ts',
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    timeout: 180_000,
    reuseExistingServer: reuse,
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, TRUSTED_PROXIES: '1' },
  },
});
