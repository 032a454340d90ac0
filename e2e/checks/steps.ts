import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/delivery/config.ts';
import { workspaces } from '../support/workspaces.ts';

/** How many tests of a step passed, failed and were skipped. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed tests that failed on their first attempt. */
  flaky?: number;
};

/** A step that has finished, with its duration in seconds. */
export type FinishedStep = Counts & { name: string; seconds: number };

/** Runs a step and measures how long it takes. */
export async function runStep(name: string, run: () => Promise<Counts>): Promise<FinishedStep> {
  console.log(`\n${name} …`);
  const startedAt = performance.now();
  const counts = await run();
  return { name, seconds: (performance.now() - startedAt) / 1000, ...counts };
}

/** Prints how long each step took, then the totals on the last line; sets the exit code. */
export function finish(steps: readonly FinishedStep[]): void {
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    steps.reduce((total, step) => total + step[count], 0);
  console.log('');
  for (const { name, seconds, passed, failed, flaky = 0 } of steps) {
    const unsteady = flaky > 0 ? ` (${flaky} flaky, listed above)` : '';
    console.log(
      `${seconds.toFixed(0).padStart(6)} s  ${name}: ${passed} passed, ${failed} failed${unsteady}`,
    );
  }
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  if (sum('failed') > 0) process.exitCode = 1;
}

/** The path of an installed program. */
export const bin = (name: string): string => path.join(repositoryRoot, 'node_modules/.bin', name);

/** Runs a program in the repository's root and returns its exit code. */
export function run(
  program: string,
  args: readonly string[],
  { environment = {}, quiet = false }: { environment?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Folders whose imports are checked. */
const importing = workspaces.filter((name) => name !== 'e2e');

/** Format, lint, types, unused code, imports, undeclared dependencies, the oldest browsers and the documents, all at once. */
export async function staticChecks(): Promise<Counts> {
  const checks: readonly (readonly [string, ...string[]])[] = [
    ['oxfmt', '--check', '.'],
    ['oxlint', '--deny-warnings', '.'],
    ['tsc', '-p', '.'],
    ['knip', '--no-config-hints'],
    ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...importing],
    // Each workspace must declare what its production code imports.
    ['knip', '--no-config-hints', '--production', '--strict', '--dependencies'],
  ];
  const codes = await Promise.all([
    ...checks.map(([name, ...args]) => run(bin(name), args)),
    run(process.execPath, ['--import', 'tsx', 'e2e/checks/browser-floor/check-browser-floor.ts']),
    run(process.execPath, ['--import', 'tsx', 'cli/site.ts', 'check']),
  ]);
  const failed = codes.filter((code) => code !== 0).length;
  return { passed: codes.length - failed, failed, skipped: 0 };
}
