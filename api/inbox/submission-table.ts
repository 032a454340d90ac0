import { indianTime } from '../indian-time.ts';
import { describeRelayState } from './describe-relay-state.ts';
import type { Submission } from './submission.ts';

const COLUMNS = [
  { title: 'Received (India)', width: 17 },
  { title: 'Kind', width: 9 },
  { title: 'Name', width: 24 },
  { title: 'Phone', width: 14 },
  { title: 'Email', width: 28 },
] as const;

/** The width of the table: all columns, with two spaces between them. */
const WIDTH = 100;

const INDENT = '  ';

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/**
 * Formats submissions as a table of 100 columns. The first line of the text and the state follow each row, indented.
 * Long text is truncated. `webhook`: whether deletion requests are delivered anywhere.
 */
export function submissionTable(
  submissions: readonly Submission[],
  { webhook }: { webhook: boolean },
): string {
  const lines = submissions.flatMap((submission) => {
    const { receivedAt, kind, name = '', phone = '', email = '' } = submission;
    const text = fit(wordsOf(submission).split('\n', 1).join(''), WIDTH - INDENT.length).trimEnd();
    return [
      rowOf([indianTime(receivedAt), kind, name, phone, email]),
      ...(text === '' ? [] : [INDENT + text]),
      ...wrap(stateOf(submission, webhook)),
    ];
  });
  return `${[rowOf(COLUMNS.map(({ title }) => title)), ...lines].join('\n')}\n`;
}

function rowOf(cells: readonly string[]): string {
  const fitted = COLUMNS.map(({ width }, index) => fit(cells[index] ?? '', width));
  return fitted.join('  ').trimEnd();
}

/** Breaks a line only between words, so that ids aren't split. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? '' : `${last} ${word}`;
    if (last === undefined || longer.length > WIDTH) lines.push(INDENT + word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function wordsOf({ wanted, message, reason }: Submission): string {
  if (wanted === undefined) return message ?? reason ?? '';
  return message === undefined ? `Wants ${wanted}` : `Wants ${wanted}: ${message}`;
}

/** Describes anything the reader may have to act on; includes the id only if a command needs it. */
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
