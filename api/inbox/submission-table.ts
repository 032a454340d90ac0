import { indianTime } from './indian-time.ts';
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
 * Submissions as lines of a table under its headings; long texts are cut, those of several lines to the first.
 * `webhook`: whether deletion requests are passed on.
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

/** What somebody who reads the inbox may have to act on; the id only where a command asks for it. */
function stateOf({ id, relay, tooFast }: Submission, webhook: boolean): string {
  const isStuck = relay?.kind === 'given-up' || relay?.kind === 'refused';
  const isStoredOnly = relay?.kind === 'waiting' && !webhook;
  return [
    relay === undefined ? '' : describeRelayState(relay, { configured: webhook }),
    isStuck ? `to try again: retry ${id}` : '',
    isStuck || isStoredOnly ? `once you have seen to it: settle ${id}` : '',
    tooFast ? 'filled in very fast' : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** Cuts or pads to a number of letters as a reader counts them; marks that turn the terminal's text around are dropped. */
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
