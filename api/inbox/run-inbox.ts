import { orThrow } from '../database/database-handle.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { csvColumns, csvCells } from './submission-csv.ts';
import type { InboxPage, InboxStore } from './inbox-store.ts';
import type { InboxJournal } from '../journal/inbox-journal.ts';
import { submissionPages } from './submission-pages.ts';
import { submissionTable } from './submission-table.ts';
import type { SubmissionKind } from './submission.ts';

/** Receives output in chunks. */
export type Sink = (text: string) => Promise<void> | void;

/** `webhook`: whether deletion requests are delivered anywhere. */
export type Inbox = { store: InboxStore; journal: InboxJournal; webhook: boolean };

/** Prints the newest submissions. Records the access first and throws if that fails, so no access goes unrecorded. */
export async function listSubmissions(
  { store, journal, webhook }: Inbox,
  page: InboxPage,
  write: Sink,
  format: 'table' | 'json' = 'table',
): Promise<void> {
  const { submissions } = orThrow(await store.list(page));
  orThrow(await journal.note({ action: 'list', rows: submissions.length }));
  if (format === 'json') await write(`${JSON.stringify(submissions, null, 2)}\n`);
  else if (submissions.length === 0) await write('No submissions yet.\n');
  else await write(submissionTable(submissions, { webhook }));
}

/**
 * Writes every submission of these kinds as CSV, newest first, and returns the count. Records the export before
 * writing, so that an interrupted one is recorded too.
 */
export async function exportSubmissions(
  { store, journal, webhook }: Inbox,
  kinds: readonly SubmissionKind[],
  write: Sink,
): Promise<number> {
  const { rows } = orThrow(await store.count(kinds));
  orThrow(await journal.note({ action: 'export', rows }));
  await write(BYTE_ORDER_MARK + csvLine(csvColumns));
  let count = 0;
  for await (const submissions of submissionPages(store, kinds)) {
    await write(submissions.map((submission) => csvLine(csvCells(submission, webhook))).join(''));
    count += submissions.length;
  }
  return count;
}
