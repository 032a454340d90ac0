import { type PageFigure, pageFigures, type SiteFigure } from './budgets.ts';
import { differenceText, labelOf, textOf } from './figure-text.ts';
import { judge, type Verdict } from './judge.ts';
import type { ComposeMeasurement, PageMeasurement, PostsMeasurement } from './measurement.ts';

/** One figure with what it may be. */
type Line = { figure: PageFigure | SiteFigure; value: number; content?: number; verdict: Verdict };

/** One page against its budgets, one figure a line. */
export function pageTable(page: PageMeasurement): string {
  return lineTable(page.path, pageLines(page));
}

/** What concerns the whole site against its budgets. */
export function siteTable(compose: ComposeMeasurement, posts: PostsMeasurement): string {
  return lineTable(`${compose.pages} pages`, siteLines(compose, posts));
}

/** Every page beside the others: one figure a line, one page a column, misses in bold. */
export function overviewTable(pages: readonly PageMeasurement[]): string {
  const columns = pages.map((page) => pageLines(page));
  return markdownTable(
    ['', 'budget', ...pages.map(({ path }) => `\`${path}\``)],
    pageFigures.map((figure) => {
      const lines = columns.flatMap((column) => column.filter((line) => line.figure === figure));
      return [labelOf(figure), ...lines.slice(0, 1).map(limitText), ...lines.map(overviewCell)];
    }),
  );
}

/** Every missed budget as a sentence. */
export function missSentences(
  pages: readonly PageMeasurement[],
  compose: ComposeMeasurement,
  posts: PostsMeasurement,
): string[] {
  const lines = [
    ...pages.flatMap((page) => pageLines(page).map((line) => ({ where: page.path, line }))),
    ...siteLines(compose, posts).map((line) => ({ where: 'the site', line })),
  ];
  return lines.flatMap(({ where, line }) =>
    line.verdict.kind === 'missed'
      ? [`${where}: ${labelOf(line.figure)} is ${valueText(line)}, ${missText(line)}.`]
      : [],
  );
}

function pageLines(page: PageMeasurement): Line[] {
  return pageFigures.map((figure) => {
    const value = page.figures[figure];
    const content = page.content[figure];
    return {
      figure,
      value,
      ...(content === undefined ? {} : { content }),
      verdict: judge(figure, { value, content }),
    };
  });
}

function siteLines(
  { milliseconds, changed }: ComposeMeasurement,
  { postsPerSecond, insertsPerSecond }: PostsMeasurement,
): Line[] {
  const values: readonly [SiteFigure, number][] = [
    ['composeTime', Math.max(...milliseconds)],
    ['composeChanges', changed.length],
    ['postsPerSecond', postsPerSecond],
    ['insertsPerSecond', insertsPerSecond],
    ['postsPerInsert', postsPerSecond / insertsPerSecond],
  ];
  return values.map(([figure, value]) => ({
    figure,
    value,
    verdict: judge(figure, { value }),
  }));
}

function lineTable(heading: string, lines: readonly Line[]): string {
  return markdownTable(
    [heading, 'measured', 'budget', ''],
    lines.map((line) => [labelOf(line.figure), valueText(line), limitText(line), missText(line)]),
  );
}

function valueText({ figure, value, content }: Line): string {
  const text = textOf(figure, value);
  return content === undefined || content === value
    ? text
    : `${text} (content ${textOf(figure, content)})`;
}

function limitText({ figure, verdict }: Line): string {
  if (verdict.kind === 'unlimited') return '';
  const { bound, limit } = verdict;
  return `${bound === 'atMost' ? '≤' : '≥'} ${textOf(figure, limit)}`;
}

function missText({ figure, verdict }: Line): string {
  if (verdict.kind === 'unlimited') return '';
  return verdict.kind === 'kept' ? 'kept' : `missed by ${differenceText(figure, verdict.by)}`;
}

function overviewCell(line: Line): string {
  const text = textOf(line.figure, line.value);
  return line.verdict.kind === 'missed' ? `**${text}**, ${missText(line)}` : text;
}

/** A Markdown table whose columns line up, so that it reads well as plain text too. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const lineOf = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(lineOf).join('\n');
}
