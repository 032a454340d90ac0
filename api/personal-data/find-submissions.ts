import { answered, type DatabaseHandle } from '../database/database-handle.ts';
import { everyPage } from '../inbox/every-page.ts';
import { createHandlingStore } from '../inbox/handling-store.ts';
import { createInboxStore } from '../inbox/inbox-store.ts';
import type { Submission } from '../inbox/submission.ts';
import { isBy, isNamedIn, type Person } from './person.ts';

/** What somebody sent, newest first, and what others sent that names them in its words, or in a note about it. */
export type FoundSubmissions = { own: readonly Submission[]; naming: readonly Submission[] };

/**
 * Looks through everything that was sent. One by one, because neither database compares addresses and numbers the way the
 * forms take them. Throws when the database does not answer.
 */
export async function findSubmissions(
  database: DatabaseHandle,
  person: Person,
): Promise<FoundSubmissions> {
  const own: Submission[] = [];
  const naming: Submission[] = [];
  const handling = createHandlingStore(database);
  for await (const submissions of everyPage(createInboxStore(database))) {
    const { notes } = answered(await handling.notesOf(submissions.map(({ id }) => id)));
    for (const submission of submissions) {
      const noted = notes.filter(({ submissionId }) => submissionId === submission.id);
      const words = noted.map(({ words: text }) => text);
      if (isBy(person, submission)) own.push(submission);
      else if (isNamedIn(person, submission, words)) naming.push(submission);
    }
  }
  return { own, naming };
}
