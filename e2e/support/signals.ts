import path from 'node:path';
import { openDatabase } from '@site/api/database/open-database.ts';
import { createSignalStore, type SignalKey } from '@site/api/signals/signal-store.ts';
import { testedSite } from './site.ts';

/** The total number of signals that browsers have sent to the tested site, from its database. */
export async function countSignals(wanted: Partial<SignalKey>): Promise<number> {
  const file = path.join(testedSite.dataDir, 'site.sqlite');
  const database = await openDatabase({ dialect: 'sqlite', file });
  try {
    const columns = ['subject', 'name', 'part', 'release', 'route', 'bucket'] as const;
    const rows = await createSignalStore(database).sums('', columns);
    const facts = Object.entries(wanted);
    return rows
      .filter((row) => facts.every(([name, value]) => Reflect.get(row, name) === value))
      .reduce((sum, { count }) => sum + count, 0);
  } finally {
    await database.close();
  }
}
