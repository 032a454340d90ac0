import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicFolder } from '@site/delivery/host/served-tree.ts';
import { expect, type Page } from 'playwright/test';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

const environment = process.env;

/** The tested site: its port, its data folder, and whether to reuse a running one. */
export const testedSite = {
  port: Number(environment['E2E_PORT'] ?? 4173),
  dataDir: path.resolve(root, environment['E2E_DATA_DIR'] ?? '.cache/e2e'),
  reuse: environment['REUSE_SITE'] === '1',
} as const;

/** One page of each section that the tests visit, and a word that appears on it. */
export const samplePages = {
  'mfe-home': { path: '/', heading: /Child health/ },
  'mfe-assessments': { path: '/assessments/behavioral/adhd', heading: /ADHD/ },
  'mfe-company': { path: '/company/faq', heading: /Questions/ },
  'mfe-forms': { path: '/contactUs', heading: /Write to us/ },
  'mfe-blog': { path: '/blog/101', heading: /Child health and paediatrics/ },
} as const;

/** A section with a sample page. */
export type SampledSection = keyof typeof samplePages;

/** The file tree that the tested site serves. */
export const publicDir = publicFolder(testedSite.dataDir);

/** The paths of all composed pages, or those of one remote. */
export function composedPaths(remote?: string): string[] {
  const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('website'))
    .filter((file) => {
      const html = readFileSync(path.join(publicDir, file), 'utf8');
      return remote === undefined || html.includes(`<div data-remote="${remote}"`);
    })
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'))
    .toSorted();
}

/** Patterns of pages that share a template and differ only in text and pictures. */
const sharedTemplates: readonly RegExp[] = [
  /^\/assessments\/(?:behavioral|learning)\/\w+$/,
  /\/checklist$/,
  /\/checklist\/hi$/,
  /\/checklist\/kn$/,
  /^\/company\/(?:accessibility|how-we-make-content)$/,
  /^\/(?:privacy|refund)-policy$/,
  /-offerings\/\w+$/,
  // The responses to a form without JavaScript: errors, sent, not sent.
  /^\/\w+(?:\/\w+)?\/check$/,
  /\/(?:sent|joined)$/,
  /\/not-(?:sent|joined)$/,
  /^\/blog\/\w+$/,
  /^\/parents-desk\/\w+$/,
  /\/article\/\d+$/,
];

/** The paths of the site with only one page per template. */
export function onePagePerTemplate(): string[] {
  const seen = new Set<RegExp>();
  return composedPaths().filter((pathname) => {
    const template = sharedTemplates.find((pattern) => pattern.test(pathname));
    if (!template) return true;
    const isFirst = !seen.has(template);
    seen.add(template);
    return isFirst;
  });
}

/** Waits until the shell has hydrated the page. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator('html[data-shell=live]').waitFor({ state: 'attached' });
  await hydrateFarIslands(page);
}

/**
 * Hydrates the islands that are still far from the window, as focus in them would. Without this, a test would have to
 * scroll to an island before it can find a tab or pager by its role.
 */
async function hydrateFarIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('#slot [data-island]:not([data-island] *)')) {
      island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  });
}

/** Waits until all islands of a page are hydrated, as after following a link to it. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await hydrateFarIslands(page);
      return page.evaluate(() =>
        [...document.querySelectorAll('#slot [data-island]:not([data-island] *)')].every((island) =>
          Object.keys(island).some((key) => key.startsWith('__reactContainer')),
        ),
      );
    })
    .toBe(true);
}

/** Opens a page and waits until it is live. */
export async function openLive(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await untilLive(page);
}

/** Marks the current document, so that a test can later check whether it is still the same. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
}

/** Whether the marked document is still loaded. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.hasAttribute('data-same-document'));
}

/** Appends a link to the page and follows it. */
export async function followLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = `To ${address}`;
    document.getElementById('slot')?.append(link);
  }, href);
  await page.getByRole('link', { name: `To ${href}`, exact: true }).click();
}
