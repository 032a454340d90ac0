import { orThrow } from '../database/database-handle.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Submission, SubmissionKind } from './submission.ts';

/** How many submissions to hold in memory at a time. */
const PAGE_SIZE = 500;

/** Iterates over submissions in non-empty pages, newest first. Throws if the database is unavailable. */
export async function* submissionPages(
  store: InboxStore,
  kinds?: readonly SubmissionKind[],
): AsyncGenerator<readonly Submission[]> {
  let before: string | undefined;
  for (;;) {
    const page = { limit: PAGE_SIZE, before, ...(kinds && { kinds }) };
    const { submissions } = orThrow(await store.list(page));
    if (submissions.length > 0) yield submissions;
    if (submissions.length < PAGE_SIZE) return;
    before = submissions.at(-1)?.id;
  }
}
