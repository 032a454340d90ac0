import { indianIso } from '../indian-time.ts';
import { describeRelayState } from './describe-relay-state.ts';
import { type Submission, submissionTexts } from './submission.ts';

/** Without a byte order mark, Excel misreads UTF-8 and garbles Indian scripts. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets treat a cell that starts like this as a formula; with an East Asian locale, also with full-width
 * characters. Where the list separator is a semicolon, text after one starts a new cell, even within quotes.
 */
const FORMULA = /^(?=[=+\-@＝＋－＠\t\r])|(?=[=+\-@＝＋－＠])(?<=;[\s"]*)/g;

/** Formats a line of CSV (RFC 4180), including the line ending. Escapes formulas with a leading `'`. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const escaped = text.replace(FORMULA, "'");
  return /[",;\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** Columns of the CSV export. */
export const csvColumns: readonly string[] = [
  'received',
  'kind',
  ...submissionTexts,
  'passed on',
  'filled in very fast',
  'id',
];

/** Returns the cells of a submission. `webhook`: whether a deletion webhook is configured. */
export function csvCells(submission: Submission, webhook: boolean): readonly string[] {
  const { kind, receivedAt, relay } = submission;
  return [
    indianIso(receivedAt),
    kind,
    ...submissionTexts.map((name) => submission[name] ?? ''),
    relay === undefined ? '' : describeRelayState(relay, { configured: webhook }),
    submission.tooFast ? 'yes' : '',
    submission.id,
  ];
}
