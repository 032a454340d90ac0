import type { BenchReport } from './measurement.ts';
import { publishingLines } from './measure-publishing.ts';
import { median } from './median.ts';
import { missSentences, overviewTable, siteTable } from './table.ts';

const begin = '<!-- bench:begin -->';
const end = '<!-- bench:end -->';

/** A document with what stands between its two markers replaced. Throws when it does not have both, in order. */
export function replaceMeasured(document: string, measured: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no ${begin} before ${end}.`);
  return `${document.slice(0, from)}${begin}\n\n${measured}\n\n${document.slice(to)}`;
}

/** What was measured, as the part of the document between the markers. */
export function measuredText(report: BenchReport): string {
  const { pages, compose, posts, missingPages } = report;
  const misses = missSentences(pages, compose, posts);
  return [
    surroundingsText(report),
    overviewTable(pages),
    siteTable(compose, posts),
    ...listText('Publishing a post:', publishingLines(report.publishing)),
    ...listText('Missed:', misses),
    ...listText('Not measured, because the site does not have them:', missingPages),
    ...pages.flatMap(({ path, notes }) => listText(`Noticed on \`${path}\`:`, notes)),
  ].join('\n\n');
}

/** When, on what and with what was measured, in one paragraph. */
export function surroundingsText(report: BenchReport): string {
  const runs = report.pages.flatMap((page) => page.runs);
  const versions = new Set(runs.map(({ version }) => version));
  const indexes = runs.map(({ benchmarkIndex }) => benchmarkIndex);
  const loads = runs.map(({ load }) => load);
  return [
    `Measured on ${report.date} with Node ${report.node}, Chromium ${report.browser} and Lighthouse ${[...versions].join(', ')}`,
    `on ${report.cores} cores; medians of ${report.runsPerPage} Lighthouse runs a page.`,
    `The machine's benchmarkIndex was ${median(indexes).toFixed(0)} in the median (${Math.min(...indexes).toFixed(0)} to ${Math.max(...indexes).toFixed(0)}),`,
    `its load before a run ${median(loads).toFixed(1)} (${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}).`,
    // More work than cores means that the browser had to wait for its turn.
    ...(median(loads) > report.cores
      ? ['The machine was busy with other work, so times are longer than they would be alone.']
      : []),
  ].join(' ');
}

function listText(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [heading, items.map((item) => `- ${item}`).join('\n')];
}
