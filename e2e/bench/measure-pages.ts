import path from 'node:path';
import { chromium } from 'playwright/test';
import { browserArguments } from '../support/browser-arguments.ts';
import { againstTwin, medians, type Values } from './figures.ts';
import { measureFirstPress } from './measure-first-press.ts';
import { measureTransfer } from './measure-transfer.ts';
import { type LighthouseRun, runLighthouse } from './run-lighthouse.ts';

/** Where pages are measured, and with what. */
export type PageSetup = {
  browserPath: string;
  origin: string;
  /** Takes Lighthouse's own reports, which say why a figure is what it is. */
  reports: string;
};

/** What was measured of one page: the medians of its rounds, what stood out, and every Lighthouse run. */
export type PageReport = { path: string; values: Values; notes: string[]; runs: LighthouseRun[] };

/** Measures pages round by round over all of them, so that a slow minute does not fall on one page alone. */
export async function measurePages(
  { browserPath, origin, reports }: PageSetup,
  paths: readonly string[],
  rounds: number,
): Promise<PageReport[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  const pages: (PageReport & { rounds: Values[] })[] = [];
  for (const pathname of paths) {
    console.log(`Counting bytes of ${pathname} …`);
    const transfer = await measureTransfer(browser, origin + pathname);
    pages.push({ path: pathname, ...transfer, runs: [], rounds: [] });
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const measured of pages) {
      const url = origin + measured.path;
      const reportFile = path.join(reports, `${fileName(measured.path)}.${round}`);
      const request = { browserPath, url, reportFile: `${reportFile}.json` };
      const page = await runLighthouse(request);
      const withoutScripts = { ...request, reportFile: `${reportFile}.twin.json`, scripts: false };
      const twin = await runLighthouse(withoutScripts);
      const values = {
        ...againstTwin(page.values, twin.values),
        ...(await measureFirstPress(browser, url)),
      };
      measured.runs.push(page);
      measured.rounds.push(values);
      measured.notes.push(...page.failedAudits);
      console.log(`[${round}/${rounds}] ${measured.path}`, values);
    }
  }
  await browser.close();
  return pages.map((page) => {
    const lostPresses = page.rounds.filter((values) => values['lostPresses'] !== 0).length;
    const notes = [...new Set(page.notes.map((note) => note.replaceAll(origin, '')))];
    return { ...page, notes, values: { ...page.values, ...medians(page.rounds), lostPresses } };
  });
}

/** Asks Lighthouse about accessibility, best practices and SEO at every address of the site map. */
export async function measureRoutes({
  browserPath,
  origin,
  reports,
}: PageSetup): Promise<{ values: Values; notes: string[] }> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const notes: string[] = [];
  for (const [index, pathname] of paths.entries()) {
    console.log(`[${index + 1}/${paths.length}] Lighthouse ${pathname} …`);
    const reportFile = path.join(reports, `${fileName(pathname)}.route.json`);
    const request = { browserPath, url: origin + pathname, reportFile, performance: false };
    const { failedAudits, values } = await runLighthouse(request);
    if (Object.values(values).some((score) => score < 100)) {
      notes.push(`${pathname}: ${failedAudits.join('; ')}`);
    }
  }
  return { values: { routes: paths.length, routesBelow100: notes.length }, notes };
}

function fileName(pathname: string): string {
  return pathname.replaceAll(/[^\w-]+/g, '-');
}
