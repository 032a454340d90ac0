import { orThrow, type DatabaseHandle } from '../database/database-handle.ts';
import { submissionPages } from '../inbox/submission-pages.ts';
import { createHandlingStore } from '../inbox/handling-store.ts';
import { createInboxStore } from '../inbox/inbox-store.ts';
import type { Submission } from '../inbox/submission.ts';
import { isSentBy, isMentionedIn, type Person } from './person.ts';

/** A person's submissions, newest first, and other people's that mention the person in their text or notes. */
export type FoundSubmissions = { own: readonly Submission[]; mentions: readonly Submission[] };

/**
 * Finds a person's submissions by scanning all of them, because neither database can compare normalised addresses and
 * numbers. Throws if the database is unavailable.
 */
export async function findSubmissions(
  database: DatabaseHandle,
  person: Person,
): Promise<FoundSubmissions> {
  const own: Submission[] = [];
  const mentions: Submission[] = [];
  const handling = createHandlingStore(database);
  for await (const submissions of submissionPages(createInboxStore(database))) {
    const { notes } = orThrow(await handling.notesOf(submissions.map(({ id }) => id)));
    for (const submission of submissions) {
      const noted = notes.filter(({ submissionId }) => submissionId === submission.id);
      const words = noted.map(({ words: text }) => text);
      if (isSentBy(person, submission)) own.push(submission);
      else if (isMentionedIn(person, submission, words)) mentions.push(submission);
    }
  }
  return { own, mentions };
}
