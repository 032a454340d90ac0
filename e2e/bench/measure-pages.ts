import path from 'node:path';
import { chromium } from 'playwright/test';
import { browserArguments } from '../support/browser-arguments.ts';
import { againstTwin, medians, type Values } from './figures.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureFirstPress } from './measure-first-press.ts';
import { runLighthouse } from './run-lighthouse.ts';

/** Where pages are measured, and with what. */
export type PageSetup = {
  browserPath: string;
  origin: string;
  /** Takes Lighthouse's own reports, which say why a figure is what it is. */
  reports: string;
};

/** What was measured, and what stood out. */
export type Measured = { values: Values; notes: readonly string[] };

/**
 * Measures pages round by round over all of them, so that a slow minute does not fall on one page alone; gives the
 * medians of the rounds, by the path of the page.
 */
export async function measurePages(
  { browserPath, origin, reports }: PageSetup,
  paths: readonly string[],
  rounds: number,
): Promise<Readonly<Record<string, Measured>>> {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  const pages = paths.map((pathname) => ({
    pathname,
    url: origin + pathname,
    runs: new Array<Values>(),
    notes: new Set<string>(),
  }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { pathname, url, runs, notes } of pages) {
      const bytes = round === 1 ? await measureBytes(browser, url) : { values: {}, notes: [] };
      const report = path.join(reports, `${fileName(pathname)}.${round}`);
      const page = await runLighthouse({ browserPath, url, reportFile: `${report}.json` });
      const reportFile = `${report}.twin.json`;
      const twin = await runLighthouse({ browserPath, url, reportFile, scripts: false });
      const press = await measureFirstPress(browser, url);
      runs.push({ ...bytes.values, ...againstTwin(page.values, twin.values), ...press });
      for (const note of [...bytes.notes, ...page.failedAudits]) notes.add(note);
      console.log(`[${round}/${rounds}] ${pathname}`, runs.at(-1));
    }
  }
  await browser.close();
  return Object.fromEntries(
    pages.map(({ pathname, runs, notes }) => {
      // Of presses each lost one counts, and not the middle.
      const lostPresses = runs.filter((run) => run['lostPresses'] !== 0).length;
      const values = { ...medians(runs), lostPresses };
      return [pathname, { values, notes: [...notes].map((note) => note.replaceAll(origin, '')) }];
    }),
  );
}

/** Asks Lighthouse about accessibility, best practices and SEO at every address of the site map. */
export async function measureRoutes({
  browserPath,
  origin,
  reports,
}: PageSetup): Promise<Measured> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const notes: string[] = [];
  for (const [index, address] of addresses.entries()) {
    const { pathname } = new URL(address);
    console.log(`[${index + 1}/${addresses.length}] Lighthouse ${pathname} …`);
    const reportFile = path.join(reports, `${fileName(pathname)}.route.json`);
    const request = { browserPath, url: origin + pathname, reportFile, performance: false };
    const { failedAudits } = await runLighthouse(request);
    if (failedAudits.length > 0) notes.push(`${pathname}: ${failedAudits.join('; ')}`);
  }
  return { values: { routes: addresses.length, routesBelow100: notes.length }, notes };
}

function fileName(pathname: string): string {
  return pathname.replaceAll(/[^\w-]+/g, '-');
}
