import { answered } from '../database/database-handle.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { csvColumns, csvCells } from './submission-csv.ts';
import type { InboxPage, InboxStore } from './inbox-store.ts';
import type { InboxJournal } from '../journal/inbox-journal.ts';
import { everyPage } from './every-page.ts';
import { submissionTable } from './submission-table.ts';
import type { SubmissionKind } from './submission.ts';

/** Takes text, a piece at a time. */
export type Sink = (text: string) => Promise<void> | void;

/** What an inbox reads from. `webhook`: whether deletion requests are passed on. */
export type Inbox = { store: InboxStore; journal: InboxJournal; webhook: boolean };

/**
 * Prints the newest submissions, after noting that they were read. Throws when the database does not answer: what
 * cannot be noted is not shown.
 */
export async function listSubmissions(
  { store, journal, webhook }: Inbox,
  page: InboxPage,
  write: Sink,
  format: 'table' | 'json' = 'table',
): Promise<void> {
  const { submissions } = answered(await store.list(page));
  answered(await journal.note({ action: 'list', rows: submissions.length }));
  if (format === 'json') await write(`${JSON.stringify(submissions, null, 2)}\n`);
  else if (submissions.length === 0) await write('Nothing has been sent yet.\n');
  else await write(submissionTable(submissions, { webhook }));
}

/**
 * Writes every submission of these kinds as CSV, newest first, and gives their number. That it is done is noted before the
 * first goes out, so that an export that somebody ends halfway is noted too. Throws when the database does not answer.
 */
export async function exportSubmissions(
  { store, journal, webhook }: Inbox,
  kinds: readonly SubmissionKind[],
  write: Sink,
): Promise<number> {
  const { rows } = answered(await store.count(kinds));
  answered(await journal.note({ action: 'export', rows }));
  await write(BYTE_ORDER_MARK + csvLine(csvColumns));
  let count = 0;
  for await (const submissions of everyPage(store, kinds)) {
    await write(submissions.map((submission) => csvLine(csvCells(submission, webhook))).join(''));
    count += submissions.length;
  }
  return count;
}
