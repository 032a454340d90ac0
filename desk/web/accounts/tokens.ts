import type { Registry } from '@site/delivery/registry/registry.ts';
import { HOUR_MS, MINUTE_MS } from '@site/kit/durations.ts';
import { CLOCK_TOLERANCE_MS } from '../../access/key-store.ts';
import { hashOfSecret, newSecret } from '../../access/secret.ts';
import { type DeskTables, deskTables } from '../../registry/desk-tables.ts';
import { type User, userOf, whoIs } from './users.ts';

/** Lifetime of a sign-in link. */
export const LINK_MINUTES = 15;

/** Lifetime of a session. */
export const SESSION_MS = 7 * 24 * HOUR_MS;

/** How long a token is valid, at most and unused. */
const lifetimes = {
  link: { most: LINK_MINUTES * MINUTE_MS, idle: LINK_MINUTES * MINUTE_MS },
  session: { most: SESSION_MS, idle: 12 * HOUR_MS },
} as const;

type Kind = DeskTables['desk_tokens']['kind'];

/** Minimum time between updates of `seen_at`. */
const SEEN_MS = MINUTE_MS;

/** `isHandedOver`: somebody else has seen the link, who may have used it themselves. */
type Holder = { user: User; isHandedOver: boolean };

/** Sign-in links and browser sessions. Mails and browsers hold the secrets; only hashes are stored. */
export type TokenStore = ReturnType<typeof tokenStore>;

/** Opens the tokens of a registry. */
export function tokenStore(registry: Registry) {
  const db = deskTables(registry);
  const { now, retried } = registry.connection;
  const current = (kind: Kind) =>
    db
      .selectFrom('desk_tokens')
      .where('kind', '=', kind)
      .where('made_at', '>', now() - lifetimes[kind].most)
      .where('seen_at', '>', now() - lifetimes[kind].idle)
      // If the clock was set back, the token would otherwise last until the clock catches up.
      .where('seen_at', '<=', now() + CLOCK_TOLERANCE_MS);

  async function find(kind: Kind, secret: string): Promise<(Holder & { seenAt: number }) | null> {
    const row = await current(kind)
      .innerJoin('desk_users', 'desk_users.id', 'desk_tokens.user_id')
      .selectAll('desk_users')
      .select(['seen_at', 'handed_over'])
      .where('hash', '=', hashOfSecret(secret))
      .executeTakeFirst();
    return row
      ? { user: userOf(row), isHandedOver: row.handed_over === 1, seenAt: row.seen_at }
      : null;
  }

  async function remove(kind: Kind, secret: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('desk_tokens')
      .where('kind', '=', kind)
      .where('hash', '=', hashOfSecret(secret))
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  return retried({
    /** Creates a token and returns its secret. */
    async add(kind: Kind, { user, isHandedOver }: Holder) {
      const { secret, hash } = newSecret();
      const { most, idle } = lifetimes[kind];
      await db
        .deleteFrom('desk_tokens')
        .where('kind', '=', kind)
        .where(({ or, eb }) =>
          or([eb('made_at', '<=', now() - most), eb('seen_at', '<=', now() - idle)]),
        )
        .execute();
      const times = { made_at: now(), seen_at: now() };
      await db
        .insertInto('desk_tokens')
        .values({ hash, kind, user_id: user.id, ...times, handed_over: isHandedOver ? 1 : 0 })
        .execute();
      return secret;
    },

    /** The user a valid link belongs to; `null` for any other link. */
    holderOfLink: (secret: string): Promise<Holder | null> => find('link', secret),

    /** Consumes a link; `null` if it is invalid or was just used. */
    async useLink(secret: string): Promise<Holder | null> {
      const holder = await find('link', secret);
      return holder && (await remove('link', secret)) ? holder : null;
    },

    /** Number of a user's valid links. */
    async countLinks({ id }: User) {
      return (await current('link').select('hash').where('user_id', '=', id).execute()).length;
    },

    /** The session's user with their current roles; `null` if the session is unknown or expired. */
    async session(secret: string): Promise<Holder | null> {
      const holder = await find('session', secret);
      if (holder && now() - holder.seenAt >= SEEN_MS) {
        await db
          .updateTable('desk_tokens')
          .set({ seen_at: now() })
          .where('hash', '=', hashOfSecret(secret))
          .execute();
      }
      return holder;
    },

    endSession: (secret: string) => remove('session', secret),

    /** Ends all sessions of a user and returns their number. */
    async endSessions({ id }: User) {
      const { numDeletedRows } = await db
        .deleteFrom('desk_tokens')
        .where('kind', '=', 'session')
        .where('user_id', '=', id)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  });
}

/** Path of sign-in links. */
export const LINK_PATH = '/sign-in/link';

/** A sign-in link. */
export type SignInLink = { url: string; expiresAt: Date };

/**
 * Creates a link that signs a user in once. `origin` is the desk's public origin; `by` is the author in the audit log,
 * by default the operating-system user. Only a link that is mailed proves who uses it: any other is first seen by
 * somebody else.
 */
export async function createSignInLink(
  registry: Registry,
  user: User,
  {
    origin,
    by = registry.connection.who,
    isMailed = false,
  }: { origin: string; by?: string; isMailed?: boolean },
): Promise<SignInLink> {
  const expiresAt = new Date(registry.connection.now() + lifetimes.link.most);
  const secret = await tokenStore(registry).add('link', { user, isHandedOver: !isMailed });
  await registry.note({ who: by, what: `create a sign-in link for ${whoIs(user)}`, details: [] });
  const url = new URL(LINK_PATH, origin);
  url.searchParams.set('token', secret);
  return { url: url.href, expiresAt };
}
