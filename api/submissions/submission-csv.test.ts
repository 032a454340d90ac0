import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { csvLine } from './submission-csv.ts';

test.each([
  [['a', '', 'c d', '98765', 'a=b', ' =x', 'a@b.c'], 'a,,c d,98765,a=b, =x,a@b.c\r\n'],
  [['a,b', 'say "hi"', 'one\ntwo', 'one\rtwo'], '"a,b","say ""hi""","one\ntwo","one\rtwo"\r\n'],
])('quotes only the cells of %j that RFC 4180 requires', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test.each([
  '=1+1',
  '+9',
  '-1',
  '@SUM(A1)',
  '＝1',
  '＋9',
  '－1',
  '＠SUM(A1)',
  '\tx',
  '\rx',
  '=X("y")',
])('never writes %j as a formula', (text) => {
  expect(csvLine([text])).toMatch(/^"?'/);
});

test.each([
  ['Hello;=cmd()', `"Hello;'=cmd()"\r\n`],
  ['Hello; "＝cmd()"', `"Hello; ""'＝cmd()"""\r\n`],
  ['a;b', '"a;b"\r\n'],
])(
  'nor does it write %j as a formula for spreadsheets with semicolons as separators',
  (text, line) => {
    expect(csvLine([text])).toBe(line);
  },
);

test('writes any cells so that an RFC 4180 parser reads them back', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab,"\r\n=+-@＝\t\' '.split('')) });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const guarded = cells.map((text) => (/^[=+\-@＝\t\r]/.test(text) ? `'${text}` : text));
      expect(readCsvLine(csvLine(cells))).toEqual(guarded);
    }),
    { seed: 20_261_128 },
  );
});

/** Parses one line by the grammar of RFC 4180, independently of the writer. */
function readCsvLine(line: string): string[] {
  const body = line.slice(0, -2);
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|$)/gy;
  for (let match = pattern.exec(body); match !== null; match = pattern.exec(body)) {
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== ',') break;
  }
  return cells;
}
