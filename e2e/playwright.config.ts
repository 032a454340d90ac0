import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './support/browser-arguments.ts';
import { findBrowser } from './support/find-browser.ts';
import { findNginx } from './support/find-nginx.ts';
import { root, testedSite } from './support/site.ts';

const browser = findBrowser({ install: false });
if (browser.kind === 'missing') throw new Error(browser.sentence);

const { port, dataDir, reuse } = testedSite;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: findNginx({ install: false }).kind === 'missing' ? '**/behind-nginx.spec.ts' : [],
  // Runs on different ports may go on side by side.
  outputDir: path.join(root, 'test-results', String(port)),
  fullyParallel: true,
  // Two cores: one for the browser's page, one for the server and the rest.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: browser.path, args: browserArguments },
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
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
