import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { errorFacts } from '../http/error-facts.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { createAccessLog } from './access-log.ts';

describe.each(dialects)('on %s', (dialect) => {
  const { open } = useDatabases(dialect);

  test('entries cannot be changed or deleted', async () => {
    const database = await open();
    const log = createAccessLog(database, { now: () => 5 });
    await log.note({ action: 'list', rows: 3 });
    const statements = [
      sql`update access_log set row_count = 0`,
      sql`delete from access_log`,
      ...(dialect === 'postgres' ? [sql`truncate access_log`] : []),
    ];
    for (const statement of statements) {
      const failure: unknown = await statement
        .execute(database.db)
        .catch((error: unknown) => error);
      expect(errorFacts(failure).message).toBe('access_log is append-only');
    }
    expect((await log.newest(10)).entries).toMatchObject([{ at: 5, rows: 3 }]);
  });

  test('lists the last entry written first, even if a process with a clock years behind wrote it', async () => {
    const database = await open();
    for (const now of [1e12, 2e11, 1e11]) {
      await createAccessLog(database, { now: () => now }).note({ action: 'list', rows: 1 });
    }
    const { entries } = await createAccessLog(database).newest(10);
    expect(entries.map(({ at }) => at)).toEqual([1e11, 2e11, 1e12]);
  });
});
