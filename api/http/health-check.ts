import { limits } from '@site/kit/api/messages.ts';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';

/** How long a write that was tried says that the next would do, in milliseconds: anybody may ask how we are. */
const WRITE_EVERY_MS = 5000;

/** The key under which the check writes. It has a space in it, so no client can name it. */
const KEY = 'health check';

/** As long as the longest message in a three-byte script. */
const LONGEST = 'x'.repeat(limits.message * 3);

/** Says whether a form could be stored now: reads, and writes what takes as much room as a message. */
export function createHealthCheck({
  db,
}: DatabaseHandle): () => Promise<{ kind: 'ready' } | DatabaseUnavailable> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return () =>
    attempt(async () => {
      await db.selectFrom('contact_messages').select('id').limit(1).execute();
      const uptime = performance.now();
      if (uptime - writtenAt >= WRITE_EVERY_MS) {
        const row = { fingerprint: LONGEST, created_at: Date.now() };
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
