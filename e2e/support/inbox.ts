import path from 'node:path';
import { openDatabase } from '@site/api/database/open-database.ts';
import { createSubmissionSearch } from '@site/api/submissions/list-submissions.ts';
import type { Submission } from '@site/api/submissions/submission.ts';
import { testedSite } from './site.ts';

/** The tested site's submissions, newest first, read from its database. */
export async function readInbox(): Promise<readonly Submission[]> {
  const file = path.join(testedSite.dataDir, 'site.sqlite');
  const database = await openDatabase({ dialect: 'sqlite', file });
  try {
    const promises = () => ({ answerMs: 0, deletionMs: 0 });
    const page = { sort: 'newest', limit: 500, offset: 0 } as const;
    return (await createSubmissionSearch(database, { promises }).find({}, page)).items;
  } finally {
    await database.close();
  }
}
