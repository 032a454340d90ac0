import path from 'node:path';
import { openDatabase } from '@site/api/database/open-database.ts';
import { createInboxStore } from '@site/api/inbox/inbox-store.ts';
import type { Submission } from '@site/api/inbox/submission.ts';
import { testedSite } from './site.ts';

/** The tested site's submissions, newest first, read from its database. */
export async function readInbox(): Promise<readonly Submission[]> {
  const file = path.join(testedSite.dataDir, 'site.sqlite');
  const database = await openDatabase({ dialect: 'sqlite', file });
  try {
    const listed = await createInboxStore(database).list({ limit: 500 });
    if (listed.kind === 'unavailable') throw listed.error;
    return listed.submissions;
  } finally {
    await database.close();
  }
}
