import type { CheckResult, Failure, Timing } from './check-result.ts';

/** How many of the slowest files the summary names. */
const NAMED_FILES = 11;

/** A step that has ended. */
export type FinishedStep = { name: string; seconds: number; result: CheckResult };

/** The last screen of a run: where the time went, then what failed, then the count. */
export function formatSummary(steps: readonly FinishedStep[]): string {
  const total = (count: (result: CheckResult) => number) =>
    steps.reduce((sum, { result }) => sum + count(result), 0);
  const failures = steps.flatMap(({ result }) => result.failures);
  const slowest = steps
    .flatMap(({ result }) => result.timings)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, NAMED_FILES);
  return [
    'Steps',
    ...steps.map(({ name, seconds, result }) =>
      line(seconds, `${name}: ${result.passed} passed, ${result.failed} failed`),
    ),
    line(
      steps.reduce((sum, { seconds }) => sum + seconds, 0),
      'in all',
    ),
    ...(slowest.length > 0 ? ['', `The ${slowest.length} slowest files`] : []),
    ...slowest.map(({ file, seconds }: Timing) => line(seconds, file)),
    ...(failures.length > 0 ? ['', 'What failed'] : []),
    ...failures.flatMap((failure, index) => ['', ...formatFailure(failure, index + 1)]),
    '',
    `${total(({ passed }) => passed)} passed, ${total(({ failed }) => failed)} failed`,
  ].join('\n');
}

const line = (seconds: number, text: string) => `${seconds.toFixed(0).padStart(6)} s  ${text}`;

function formatFailure(
  { title, page, expected, seen, picture }: Failure,
  number: number,
): string[] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['page', page],
    ['expected', expected],
    ['seen', seen],
    ['picture', picture],
  ];
  return [
    `${number}. ${title}`,
    ...facts.flatMap(([name, value]) =>
      value === undefined
        ? []
        : [`   ${`${name}:`.padEnd(10)}${value.replaceAll('\n', `\n${' '.repeat(13)}`)}`],
    ),
  ];
}
