import { limits } from '@site/kit/api/messages.ts';
import { attempt, type DatabaseHandle } from '../database/database-handle.ts';

/** How long to reuse a successful test write, in milliseconds, because anyone can call the health check. */
const WRITE_EVERY_MS = 5000;

/** As many bytes as the longest message in a script with three bytes per character. */
const LARGEST_VALUE = 'x'.repeat(limits.message * 3);

/** Whether a form could be stored now. `error` is for the log only. */
export type Readiness = { kind: 'ready' } | { kind: 'unavailable'; error: unknown };

/** Creates a check that reads from the database and writes a row as large as a message. */
export function createHealthCheck({ db }: DatabaseHandle): () => Promise<Readiness> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  const check = async () => {
    await db.selectFrom('submissions').select('id').limit(1).execute();
    const uptime = performance.now();
    if (uptime - writtenAt < WRITE_EVERY_MS) return;
    // A value that is stored already would not need any space.
    const row = { name: 'health check', value: `${uptime} ${LARGEST_VALUE}` };
    await db
      .insertInto('test_writes')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
    writtenAt = uptime;
  };
  return () =>
    attempt(check).then(
      () => ({ kind: 'ready' }),
      (error: Error) => ({ kind: 'unavailable', error: error.cause }),
    );
}
