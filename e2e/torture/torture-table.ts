import type { TortureLine } from '@site/kit/testing/torture-order.ts';

/** What one part did, and how to do it again. */
export type TortureRow = TortureLine & { part: string; when: string };

const columns = ['part', 'test', 'count', 'result', 'when'] as const;
const head = [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`];

/**
 * A Markdown table of what was done, put into the one that a document has: rows of parts that were not run this time stay
 * as they are, so that each can be run by itself. Of a part that was run in part only the rows of the same tests go.
 */
export function mergeTortureTable(
  present: string,
  rows: readonly TortureRow[],
  { areWhole = true }: { areWhole?: boolean } = {},
): string {
  const nameOf = (part: string, test: string) => (areWhole ? part : `${part} | ${test}`);
  const run = new Set(rows.map(({ part, test }) => nameOf(part, inCell(test))));
  const staying = present
    .split('\n')
    .filter((line) => line.startsWith('| ') && line !== head[0])
    .filter((line) => {
      const [part = '', test = ''] = line.slice(2).split(' | ');
      return !run.has(nameOf(part, test));
    });
  const added = rows.map((row) => `| ${columns.map((name) => inCell(row[name])).join(' | ')} |`);
  return [...head, ...[...staying, ...added].toSorted()].join('\n');
}

/** Text that ends no cell and no row. */
function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
