import path from 'node:path';
import { openDatabase } from '@site/api/database/open-database.ts';
import type { SignalCountRow } from '@site/api/database/schema.ts';
import { createSignalStore } from '@site/api/signals/signal-store.ts';
import { testedSite } from './site.ts';

/** The total number of signals that browsers have sent to the tested site, from its database. */
export async function countSignals(wanted: Partial<SignalCountRow>): Promise<number> {
  const file = path.join(testedSite.dataDir, 'site.sqlite');
  const database = await openDatabase({ dialect: 'sqlite', file });
  try {
    const rows = await createSignalStore(database).since('');
    const facts = Object.entries(wanted);
    return rows
      .filter((row) => facts.every(([name, value]) => Reflect.get(row, name) === value))
      .reduce((sum, { count }) => sum + count, 0);
  } finally {
    await database.close();
  }
}
