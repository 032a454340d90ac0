import path from 'node:path';
import * as v from 'valibot';
import { root } from '../support/site.ts';
import { type CheckResult, type Failure, parseMessage } from './check-result.ts';

const testResult = v.object({
  status: v.optional(v.string()),
  duration: v.number(),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
  attachments: v.array(v.object({ name: v.string(), path: v.optional(v.string()) })),
});

const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
      results: v.array(testResult),
    }),
  ),
});

type Suite = { file: string; specs: v.InferOutput<typeof spec>[]; suites?: Suite[] | undefined };

const suite: v.GenericSchema<unknown, Suite> = v.object({
  file: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.lazy(() => v.array(suite))),
});

/** The parts of Playwright's JSON report that the summary reads. */
const report = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
  suites: v.array(suite),
});

/** The name of the annotation that says which page was open when a test failed. */
export const PAGE_ANNOTATION = 'page';

/** Reads Playwright's report. Throws when it isn't one. */
export function playwrightResult(input: unknown): CheckResult {
  const { stats, suites, errors } = v.parse(report, input);
  const seconds = new Map<string, number>();
  const failures: Failure[] = errors.map(({ message = '' }) => ({
    title: 'the browser tests can be run',
    ...parseMessage(message),
  }));
  for (const { file, title, tests } of suites.flatMap(specsOf)) {
    for (const { annotations, results } of tests) {
      for (const result of results) {
        seconds.set(file, (seconds.get(file) ?? 0) + result.duration / 1000);
        if (result.status === 'passed' || result.status === 'skipped') continue;
        failures.push({
          title: `e2e/${file}: ${title}`,
          page: annotations.find(({ type }) => type === PAGE_ANNOTATION)?.description,
          picture: pictureOf(result),
          ...parseMessage(
            result.errors[0]?.message ?? `It ended as "${result.status ?? 'unknown'}".`,
          ),
        });
      }
    }
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures,
    timings: [...seconds].map(([file, taken]) => ({ file: `e2e/${file}`, seconds: taken })),
  };
}

function specsOf({ specs, suites = [] }: Suite): readonly v.InferOutput<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function pictureOf({ attachments }: v.InferOutput<typeof testResult>): string | undefined {
  const picture = attachments.find(({ name }) => name === 'screenshot')?.path;
  return picture === undefined ? undefined : path.relative(root, picture);
}
