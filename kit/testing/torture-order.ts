import { appendFileSync } from 'node:fs';

/** A line of the table that `npm run torture` prints: what was done, how often, and what came of it. */
export type TortureLine = { test: string; count: string; result: string };

/** How `npm run torture` passes its wishes on to the tests that it runs. */
export const tortureVariables = {
  count: 'TORTURE_COUNT',
  seed: 'TORTURE_SEED',
  /** The moment, in milliseconds since 1970, after which nothing new is begun. */
  until: 'TORTURE_UNTIL',
  /** The file that lines are added to, each as JSON. */
  report: 'TORTURE_REPORT',
} as const;

const { [tortureVariables.report]: report, ...wishes } = process.env;

/** What a test that is also a part of `npm run torture` is asked for. In `npm test` nobody asks, and it is short. */
export const tortureOrder = {
  /** Whether this is torture and no ordinary test. */
  isGiven: report !== undefined,
  /** How many are wanted, or so many as usual. */
  countOf: (usual: number): number => Number(wishes[tortureVariables.count] ?? usual),
  seedOf: (usual: number): number => Number(wishes[tortureVariables.seed] ?? usual),
  /** Whether the time is over, and nothing new is to be begun. */
  isOver: (): boolean => Date.now() > Number(wishes[tortureVariables.until] ?? Infinity),
  /** Adds a line to the table. */
  tell: (line: TortureLine): void => {
    if (report !== undefined) appendFileSync(report, `${JSON.stringify(line)}\n`);
  },
};
