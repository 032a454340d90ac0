import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright/test';

/** What looking for a browser gave: its program, or one sentence that says what to do. */
export type FoundBrowser = { kind: 'found'; path: string } | { kind: 'missing'; sentence: string };

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium: the one named by `CHROMIUM_PATH`, the system's, or the one Playwright has
 * downloaded. `install` allows fetching one: Playwright's own, else Debian's package when root.
 */
export function findBrowser({ install }: { install: boolean }): FoundBrowser {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    return existsSync(named)
      ? { kind: 'found', path: named }
      : { kind: 'missing', sentence: `CHROMIUM_PATH names ${named}, which is not there.` };
  }
  const present = systemBrowser() ?? playwrightBrowser();
  if (present) return { kind: 'found', path: present };
  if (install) {
    const fetched = isDebianRoot() ? installDebianPackage() : downloadWithPlaywright();
    if (fetched) return { kind: 'found', path: fetched };
  }
  return {
    kind: 'missing',
    sentence:
      'No Chromium was found: install Chromium or Chrome, run "npx playwright install chromium", or name one with CHROMIUM_PATH.',
  };
}

function systemBrowser(): string | null {
  for (const name of systemNames) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0 && stdout.trim()) return stdout.trim();
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

function installDebianPackage(): string | null {
  console.log('Installing Chromium from Debian …');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return systemBrowser();
}

function downloadWithPlaywright(): string | null {
  console.log('Downloading Chromium with Playwright …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return playwrightBrowser();
}
