import { submissionPages } from '../inbox/submission-pages.ts';
import type { InboxStore } from '../inbox/inbox-store.ts';
import type { Submission } from '../inbox/submission.ts';
import { isSentBy, isMentionedIn, type Person } from './person.ts';

/** A person's own submissions, newest first, and submissions by others that mention them. */
export type FoundSubmissions = { own: readonly Submission[]; mentions: readonly Submission[] };

/**
 * Scans all submissions, because neither database can compare normalised addresses and numbers. Throws if the
 * database is unavailable.
 */
export async function findSubmissions(
  store: InboxStore,
  person: Person,
): Promise<FoundSubmissions> {
  const own: Submission[] = [];
  const mentions: Submission[] = [];
  for await (const submissions of submissionPages(store)) {
    for (const submission of submissions) {
      if (isSentBy(person, submission)) own.push(submission);
      else if (isMentionedIn(person, submission)) mentions.push(submission);
    }
  }
  return { own, mentions };
}
