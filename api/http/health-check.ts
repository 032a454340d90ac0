import { limits } from '@site/kit/api/messages.ts';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';

/** How long to reuse a successful test write, in milliseconds, because anyone can call the health check. */
const WRITE_EVERY_MS = 5000;

/** The key of the test write. It contains a space, so no client can use it. */
const KEY = 'health check';

/** As many bytes as the longest message in a script with three bytes per character. */
const LARGEST_VALUE = 'x'.repeat(limits.message * 3);

/** Checks whether a form could be stored now: reads from the database and writes a row as large as a message. */
export function createHealthCheck({
  db,
}: DatabaseHandle): () => Promise<{ kind: 'ready' } | DatabaseUnavailable> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return () =>
    attempt(async () => {
      await db.selectFrom('contact_messages').select('id').limit(1).execute();
      const uptime = performance.now();
      if (uptime - writtenAt >= WRITE_EVERY_MS) {
        const row = { fingerprint: LARGEST_VALUE, created_at: Date.now() };
        await db
          .insertInto('idempotency_keys')
          .values({ key: KEY, ...row })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
          .execute();
        writtenAt = uptime;
      }
      return { kind: 'ready' } as const;
    });
}
