import { expect, test } from '@jest/globals';
import { mergeTortureTable } from './torture-table.ts';

const row = (part: string, count: string) => ({
  part,
  test: 'a test',
  count,
  result: 'held',
  when: 'today',
});

test('the first table has the rows that were run', () => {
  expect(mergeTortureTable('', [row('crash', '1'), row('bodies', '2')])).toBe(
    [
      '| part | test | count | result | when |',
      '|---|---|---|---|---|',
      '| bodies | a test | 2 | held | today |',
      '| crash | a test | 1 | held | today |',
    ].join('\n'),
  );
});

test('rows of other parts stay, and those of the same part are replaced', () => {
  const before = mergeTortureTable('', [row('crash', '1'), row('crash', '2'), row('bodies', '3')]);
  expect(mergeTortureTable(`\n\n${before}\n\n`, [row('crash', '4')])).toBe(
    mergeTortureTable('', [row('bodies', '3'), row('crash', '4')]),
  );
});

test('of a part that was run in part, rows of other tests stay', () => {
  const other = { ...row('crash', '2'), test: 'another' };
  const before = mergeTortureTable('', [row('crash', '1'), other]);
  expect(mergeTortureTable(before, [row('crash', '3')], { areWhole: false })).toBe(
    mergeTortureTable('', [other, row('crash', '3')]),
  );
});

test('words of a test cannot break the table', () => {
  const merged = mergeTortureTable('', [row('crash', 'a | b\nc')]);
  expect(merged.split('\n')).toHaveLength(3);
  expect(merged).toContain('a \\| b c');
});
