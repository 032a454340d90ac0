import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { orThrow } from '../database/database-handle.ts';
import { errorFacts } from '../http/error-facts.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { createInboxJournal } from './inbox-journal.ts';

describe.each(dialects)('on %s', (dialect) => {
  const { open } = useDatabases(dialect);

  test('entries cannot be changed or deleted', async () => {
    const database = await open();
    const journal = createInboxJournal(database, { now: () => 5 });
    orThrow(await journal.note({ action: 'list', rows: 3 }));
    const statements = [
      sql`update inbox_journal set row_count = 0`,
      sql`delete from inbox_journal`,
      ...(dialect === 'postgres' ? [sql`truncate inbox_journal`] : []),
    ];
    for (const statement of statements) {
      const failure: unknown = await statement
        .execute(database.db)
        .catch((error: unknown) => error);
      expect(errorFacts(failure).message).toBe('inbox_journal is only ever added to');
    }
    expect(orThrow(await journal.newest(10)).entries).toMatchObject([{ at: 5, rows: 3 }]);
  });

  test('lists the last entry written first, even if a process with a clock years behind wrote it', async () => {
    const database = await open();
    for (const now of [1e12, 2e11, 1e11]) {
      orThrow(
        await createInboxJournal(database, { now: () => now }).note({ action: 'list', rows: 1 }),
      );
    }
    const { entries } = orThrow(await createInboxJournal(database).newest(10));
    expect(entries.map(({ at }) => at)).toEqual([1e11, 2e11, 1e12]);
  });
});
