import path from 'node:path';
import * as v from 'valibot';
import { root } from '../support/site.ts';
import { type CheckResult, parseMessage } from './check-result.ts';

/** The parts of Jest's JSON report that the summary reads. */
const report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.array(v.string()),
        }),
      ),
    }),
  ),
});

/** Reads Jest's report. Throws when it isn't one. */
export function jestResult(input: unknown): CheckResult {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = v.parse(
    report,
    input,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: testResults.flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not be run has a message and no assertions.
      if (failed.length === 0 && message !== '' && assertionResults.length === 0) {
        return [{ title: `${file} can be run`, ...parseMessage(message) }];
      }
      return failed.map(({ fullName, failureMessages }) => ({
        title: `${file}: ${fullName}`,
        ...parseMessage(failureMessages[0] ?? ''),
      }));
    }),
    timings: testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
