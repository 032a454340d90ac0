import { afterEach, expect, jest, test } from '@jest/globals';
import type { CountedCanary } from '@site/desk/canary/canary-counts.ts';
import { watchCanary } from './canary.ts';

const canary = (share: number, ending: string | null = null): CountedCanary => ({
  canary: {
    id: 'one',
    parts: [{ name: 'mfe-home', id: '0123456789abcdef' }],
    share,
    who: 'me',
    startedAt: new Date(0),
    endedAt: ending === null ? null : new Date(1),
    ending,
  },
  stages: [],
});

afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

test.each([
  ['Promoted to all visitors.', undefined],
  ['It fails more often than the live version.', 1],
])('watches a canary until it ends: %s', async (ending, exitCode) => {
  const printed: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  const states = [canary(10), canary(50), canary(50), canary(50, ending)];
  const latest = async () => states.shift() ?? null;
  await watchCanary({ latest }, { everyMs: 1 });
  expect(printed.filter((line) => /\d+ of 100|ended/.test(line))).toEqual([
    '  for 10 of 100 visitors',
    '  for 50 of 100 visitors',
    `  ended 1970-01-01 00:00 at 50%: ${ending}`,
  ]);
  expect(process.exitCode).toBe(exitCode);
});
