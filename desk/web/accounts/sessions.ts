import type { Registry } from '@site/delivery/registry/registry.ts';
import { isFromFuture } from '../../access/key-store.ts';
import { deskTables } from '../../registry/desk-tables.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import { type User, userOf } from './users.ts';

const HOUR_MS = 3_600_000;

/** A session ends when nothing was asked for so long, and at the latest after a week. */
const IDLE_MS = 12 * HOUR_MS;
export const SESSION_MS = 7 * 24 * HOUR_MS;

/** How often it is written down that a session is in use. */
const SEEN_MS = 60_000;

/** Who is signed in, by secrets that browsers hold; only hashes of them are kept. */
export type SessionStore = {
  /** Begins a session, and gives its secret. */
  begin: (user: User) => Promise<string>;
  /** Whose session it is, with the roles they have now; `null` when it has ended or never was. */
  userOf: (secret: string) => Promise<User | null>;
  end: (secret: string) => Promise<void>;
  /** Ends every session of somebody, and gives how many there were. */
  endAll: (userId: string) => Promise<number>;
};

/** The sessions of a registry's desk. */
export function sessionStore(registry: Registry): SessionStore {
  const db = deskTables(registry);
  const { now, whenFree } = registry.connection;
  return {
    begin: ({ id }) =>
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
          .values({ hash, user_id: id, started_at: moment, seen_at: moment })
          .execute();
        return secret;
      }),

    userOf: (secret) =>
      whenFree(async () => {
        const hash = hashOfSecret(secret);
        const row = await db
          .selectFrom('desk_sessions')
          .innerJoin('desk_users', 'desk_users.id', 'desk_sessions.user_id')
          .selectAll('desk_users')
          .select(['started_at', 'seen_at'])
          .where('hash', '=', hash)
          .executeTakeFirst();
        const moment = now();
        if (!row || row.started_at + SESSION_MS <= moment || row.seen_at + IDLE_MS <= moment) {
          return null;
        }
        // A session would otherwise last until a clock that has gone back has caught up.
        if (isFromFuture({ madeAt: new Date(row.seen_at) }, moment)) return null;
        if (moment - row.seen_at >= SEEN_MS) {
          await db
            .updateTable('desk_sessions')
            .set({ seen_at: moment })
            .where('hash', '=', hash)
            .execute();
        }
        return userOf(row);
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
