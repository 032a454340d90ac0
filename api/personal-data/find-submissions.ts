import { everyPage } from '../inbox/every-page.ts';
import type { InboxStore } from '../inbox/inbox-store.ts';
import type { Submission } from '../inbox/submission.ts';
import { isBy, isNamedIn, type Person } from './person.ts';

/** What somebody sent, newest first, and what others sent that names them in its words. */
export type FoundSubmissions = { own: readonly Submission[]; naming: readonly Submission[] };

/**
 * Looks through everything that was sent. One by one, because neither database compares addresses and numbers the way the
 * forms take them. Throws when the database does not answer.
 */
export async function findSubmissions(
  store: InboxStore,
  person: Person,
): Promise<FoundSubmissions> {
  const own: Submission[] = [];
  const naming: Submission[] = [];
  for await (const submissions of everyPage(store)) {
    for (const submission of submissions) {
      if (isBy(person, submission)) own.push(submission);
      else if (isNamedIn(person, submission)) naming.push(submission);
    }
  }
  return { own, naming };
}
