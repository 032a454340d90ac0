import { indianTime } from '../indian-time.ts';
import { describeRelayState } from './describe-relay-state.ts';
import type { Submission } from './submission.ts';

const COLUMNS = [
  { title: 'Received (India)', width: 17 },
  { title: 'Kind', width: 9 },
  { title: 'Name', width: 24 },
  { title: 'Phone', width: 16 },
  { title: 'Email', width: 30 },
  { title: 'Words', width: 60 },
  { title: 'State', width: 170 },
] as const;

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/**
 * Formats submissions as a table. Long text is truncated, and only the first line is shown. `webhook`: whether
 * deletion requests are delivered anywhere.
 */
export function submissionTable(
  submissions: readonly Submission[],
  { webhook }: { webhook: boolean },
): string {
  const rows = submissions.map((submission) => [
    indianTime(submission.receivedAt),
    submission.kind,
    submission.name ?? '',
    submission.phone ?? '',
    submission.email ?? '',
    wordsOf(submission).split('\n', 1).join(''),
    stateOf(submission, webhook),
  ]);
  const lines = [COLUMNS.map(({ title }) => title), ...rows].map((cells) =>
    COLUMNS.map(({ width }, index) => fit(cells[index] ?? '', width))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function wordsOf({ wanted, message, reason }: Submission): string {
  if (wanted === undefined) return message ?? reason ?? '';
  return message === undefined ? `Wants ${wanted}` : `Wants ${wanted}: ${message}`;
}

/** What a reader may have to act on; includes the id only if a command needs it. */
function stateOf({ id, relay, tooFast }: Submission, webhook: boolean): string {
  const isStuck = relay?.kind === 'given-up' || relay?.kind === 'refused';
  const isStoredOnly = relay?.kind === 'waiting' && !webhook;
  return [
    relay === undefined ? '' : describeRelayState(relay, { configured: webhook }),
    isStuck ? `to retry: retry ${id}` : '',
    isStuck || isStoredOnly ? `once handled: settle ${id}` : '',
    tooFast ? 'filled in very fast' : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/**
 * Truncates or pads to a number of graphemes. Drops control characters, including those that change the text
 * direction.
 */
function fit(text: string, width: number): string {
  const seen = [...letters.segment(text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' '))];
  if (seen.length > width) {
    return `${seen
      .slice(0, width - 1)
      .map(({ segment }) => segment)
      .join('')}…`;
  }
  return seen.map(({ segment }) => segment).join('') + ' '.repeat(width - seen.length);
}
