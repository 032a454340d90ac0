import { HOUR_MS } from '@site/kit/durations.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { isFromFuture } from '../../access/key-store.ts';
import { deskTables } from '../../registry/desk-tables.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import { type User, userOf } from './users.ts';

/** Idle and absolute session timeouts. */
const IDLE_MS = 12 * HOUR_MS;
export const SESSION_MS = 7 * 24 * HOUR_MS;

/** Minimum time between updates of `seen_at`. */
const SEEN_MS = 60_000;

/** Sessions. Browsers hold the secrets; only hashes are stored. */
export type SessionStore = {
  /**
   * Starts a session and returns its secret. `isHandedOver`: with a link that somebody else has seen, who may have used it
   * themselves.
   */
  begin: (user: User, how: { isHandedOver: boolean }) => Promise<string>;
  /** The session's user with their current roles; `null` if the session is unknown or expired. */
  find: (secret: string) => Promise<{ user: User; isHandedOver: boolean } | null>;
  end: (secret: string) => Promise<void>;
  /** Ends all sessions of a user and returns their number. */
  endAll: (userId: string) => Promise<number>;
};

/** Opens the session store of a registry. */
export function sessionStore(registry: Registry): SessionStore {
  const db = deskTables(registry);
  const { now, whenFree } = registry.connection;
  return {
    begin: ({ id }, { isHandedOver }) =>
      whenFree(async () => {
        const { secret, hash } = newSecret();
        const moment = now();
        await db
          .deleteFrom('desk_sessions')
          .where(({ or, eb }) =>
            or([
              eb('started_at', '<=', moment - SESSION_MS),
              eb('seen_at', '<=', moment - IDLE_MS),
            ]),
          )
          .execute();
        await db
          .insertInto('desk_sessions')
          .values({
            hash,
            user_id: id,
            started_at: moment,
            seen_at: moment,
            handed_over: isHandedOver ? 1 : 0,
          })
          .execute();
        return secret;
      }),

    find: (secret) =>
      whenFree(async () => {
        const hash = hashOfSecret(secret);
        const row = await db
          .selectFrom('desk_sessions')
          .innerJoin('desk_users', 'desk_users.id', 'desk_sessions.user_id')
          .selectAll('desk_users')
          .select(['started_at', 'seen_at', 'handed_over'])
          .where('hash', '=', hash)
          .executeTakeFirst();
        const moment = now();
        if (!row || row.started_at + SESSION_MS <= moment || row.seen_at + IDLE_MS <= moment) {
          return null;
        }
        // If the clock was set back, the session would otherwise last until the clock catches up.
        if (isFromFuture({ madeAt: new Date(row.seen_at) }, moment)) return null;
        if (moment - row.seen_at >= SEEN_MS) {
          await db
            .updateTable('desk_sessions')
            .set({ seen_at: moment })
            .where('hash', '=', hash)
            .execute();
        }
        return { user: userOf(row), isHandedOver: row.handed_over === 1 };
      }),

    end: (secret) =>
      whenFree(async () => {
        await db.deleteFrom('desk_sessions').where('hash', '=', hashOfSecret(secret)).execute();
      }),

    endAll: (userId) =>
      whenFree(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('desk_sessions')
          .where('user_id', '=', userId)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
  };
}
