import path from 'node:path';
import { createContactStore } from '@site/api/submissions/contact-store.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { testedSite } from './site.ts';

/** What visitors of the tested site have sent, newest first, read from its database. */
export async function readInbox(): Promise<
  readonly { name: string; email: string; phone?: string; message: string }[]
> {
  const file = path.join(testedSite.dataDir, 'site.sqlite');
  const database = await openDatabase({ dialect: 'sqlite', file }, { mustExist: true });
  try {
    const listed = await createContactStore(database).list({ limit: 500 });
    if (listed.kind === 'unavailable') throw listed.error;
    return listed.messages;
  } finally {
    await database.close();
  }
}
