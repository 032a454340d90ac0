import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright/test';

/** The result of looking for a browser: its program, or a message about what to do. */
export type FoundBrowser = { kind: 'found'; path: string } | { kind: 'missing'; message: string };

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without its windowed UI, which is a third faster on the same pages. */
const HEADLESS_SHELL = 'chromium-headless-shell';

type Options = {
  /** Allows installing one: Playwright's own, or Debian's package when root. */
  install: boolean;
  /** Whether Chromium's headless shell is preferred. Measuring needs the full browser. */
  allowHeadlessShell: boolean;
};

/** Finds a Chromium: the one at `CHROMIUM_PATH`, the system's, or the one downloaded by Playwright. */
export function findBrowser({ install, allowHeadlessShell }: Options): FoundBrowser {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    return existsSync(named)
      ? { kind: 'found', path: named }
      : { kind: 'missing', message: `CHROMIUM_PATH names ${named}, which is not there.` };
  }
  const shell = allowHeadlessShell ? headlessShell(install) : null;
  const present = shell ?? systemBrowser() ?? playwrightBrowser();
  if (present) return { kind: 'found', path: present };
  if (install) {
    const fetched = isDebianRoot() ? installDebianBrowser() : downloadWithPlaywright();
    if (fetched) return { kind: 'found', path: fetched };
  }
  return {
    kind: 'missing',
    message:
      'No Chromium was found: install Chromium or Chrome, run "npx playwright install chromium", or name one with CHROMIUM_PATH.',
  };
}

function onPath(name: string): string | null {
  const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return stdout.trim() || null;
}

function headlessShell(install: boolean): string | null {
  const present = onPath(HEADLESS_SHELL);
  if (present || !install || !isDebianRoot()) return present;
  console.log('Installing Chromium’s headless shell from Debian …');
  // Optional: without it the tests take longer.
  installDebianPackage(HEADLESS_SHELL);
  return onPath(HEADLESS_SHELL);
}

function systemBrowser(): string | null {
  for (const name of systemNames) {
    const found = onPath(name);
    if (found) return found;
  }
  const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(macChrome) ? macChrome : null;
}

function playwrightBrowser(): string | null {
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

function isDebianRoot(): boolean {
  const isDebian =
    existsSync('/etc/os-release') && /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

function installDebianBrowser(): string | null {
  console.log('Installing Chromium from Debian …');
  installDebianPackage('chromium');
  return systemBrowser();
}

/** Callers check afterwards whether the program was installed; apt-get prints errors. */
function installDebianPackage(name: string): void {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function downloadWithPlaywright(): string | null {
  console.log('Downloading Chromium with Playwright …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return playwrightBrowser();
}
