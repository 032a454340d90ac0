import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TortureLine, tortureVariables } from '@site/kit/testing/torture-order.ts';
import * as v from 'valibot';
import { bin, browserTests, run } from '../checks/run-program.ts';

/** What tests did of what was asked; a failure is a sentence. */
export type TestsReport = { lines: readonly TortureLine[]; failures: readonly string[] };

/** What is asked of tests: how many, from which seed, and until which moment by `Date.now()`. */
export type TestsOrder = { count: number; seed: number; until: number };

const line = v.object({ test: v.string(), count: v.string(), result: v.string() });

/** How a file of tests is run: by Jest, or in a browser by Playwright. */
const runners = {
  jest: (file: string) => [bin('jest'), '--selectProjects', 'node', 'api', '--', file],
  playwright: (file: string) => [...browserTests, file],
} as const;

/** Runs a test of the project as hard as it is asked to, with its own output shown. */
export async function runTests(
  runner: keyof typeof runners,
  file: string,
  { count, seed, until }: TestsOrder,
): Promise<TestsReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'torture-'));
  const report = path.join(folder, 'lines');
  try {
    const [program = '', ...words] = runners[runner](file);
    const code = await run(program, words, {
      environment: {
        [tortureVariables.count]: String(count),
        [tortureVariables.seed]: String(seed),
        [tortureVariables.until]: String(until),
        [tortureVariables.report]: report,
      },
    });
    const text = await readFile(report, 'utf8').catch(() => '');
    const lines = text
      .split('\n')
      .filter((each) => each !== '')
      .map((each) => v.parse(line, JSON.parse(each)));
    return { lines, failures: code === 0 ? [] : [`${file} failed; see above.`] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
