import type { DatabaseHandle } from '../database/database-handle.ts';
import { createSubmissionSearch, promisesOf } from '../submissions/list-submissions.ts';
import { createHandlingStore, handlingVersion } from '../submissions/handling.ts';
import type { Submission } from '../submissions/submission.ts';

const search = (database: Pick<DatabaseHandle, 'db'>) =>
  createSubmissionSearch(database, { promises: () => promisesOf({ replyWithinHours: 48 }) });

/** Everything stored, oldest first. */
export async function storedSubmissions(
  database: Pick<DatabaseHandle, 'db'>,
): Promise<readonly Submission[]> {
  const page = { sort: 'oldest', limit: 500, offset: 0 } as const;
  return (await search(database).find({}, page)).items;
}

/** The version of a submission's handling that a user who opens it now sees. */
export async function seenVersion(
  database: Pick<DatabaseHandle, 'db' | 'dialect'>,
  id: string,
): Promise<string> {
  const submission = await search(database).byId(id);
  const shown = submission?.handling ?? { assignedTo: null, answered: null, notForUs: null };
  return handlingVersion(shown, await createHandlingStore(database).notesOf(id));
}
