import { answered } from '../database/database-handle.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Submission, SubmissionKind } from './submission.ts';

/** How many submissions are held in memory at a time. */
const PAGE_SIZE = 500;

/**
 * Everything that was sent, of these kinds or of all, newest first, some at a time; no page is empty. Throws when the
 * database does not answer.
 */
export async function* everyPage(
  store: InboxStore,
  kinds?: readonly SubmissionKind[],
): AsyncGenerator<readonly Submission[]> {
  let before: string | undefined;
  for (;;) {
    const page = { limit: PAGE_SIZE, before, ...(kinds && { kinds }) };
    const { submissions } = answered(await store.list(page));
    if (submissions.length > 0) yield submissions;
    if (submissions.length < PAGE_SIZE) return;
    before = submissions.at(-1)?.id;
  }
}
