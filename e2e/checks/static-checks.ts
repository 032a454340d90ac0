import type { CheckResult } from './check-result.ts';
import { bin, run } from './run-program.ts';

/** Makes each workspace declare what it imports outside its tests, whatever the root has. */
const ownDependencies = ['--production', '--strict', '--dependencies'];

/** What is found without running anything; side by side, because none of them keeps all cores busy. */
export async function staticChecks(): Promise<CheckResult> {
  const results = await Promise.all([
    check('Format', bin('oxfmt'), ['--check', '.']),
    check('Lint', bin('oxlint'), ['--deny-warnings', '.']),
    check('Types', bin('tsc'), ['-p', '.']),
    check('Unused code', bin('knip'), ['--no-config-hints']),
    check('Dependencies', bin('knip'), ['--no-config-hints', ...ownDependencies]),
  ]);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failures: results.flatMap(({ failures }) => failures),
    timings: [],
  };
}

/** A program that is one check: it passes when it exits with 0, and has printed above what is wrong when it doesn't. */
async function check(name: string, program: string, args: readonly string[]): Promise<CheckResult> {
  const code = await run(program, args);
  const failed = code === 0 ? 0 : 1;
  return {
    passed: 1 - failed,
    failed,
    failures: failed ? [{ title: name, seen: `It ended with code ${code}; see above.` }] : [],
    timings: [],
  };
}
