import type { Registry } from '@site/delivery/registry/registry.ts';
import { isFromFuture } from '../../access/key-store.ts';
import { deskTables } from '../../registry/desk-tables.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import { type User, userOf, whoIs } from './users.ts';

/** Lifetime of a link. */
export const LINK_MINUTES = 15;

const LINK_MS = LINK_MINUTES * 60_000;

/** Path of sign-in links. */
export const LINK_PATH = '/sign-in/link';

/** A sign-in link. Only a hash of its secret is stored. */
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
  const { now, whenFree } = registry.connection;
  const db = deskTables(registry);
  const { secret, hash } = newSecret();
  const madeAt = now();
  await whenFree(async () => {
    await db
      .insertInto('desk_links')
      .values({
        hash,
        user_id: user.id,
        made_at: madeAt,
        expires_at: madeAt + LINK_MS,
        handed_over: isMailed ? 0 : 1,
      })
      .execute();
    await db.deleteFrom('desk_links').where('expires_at', '<=', madeAt).execute();
  });
  await registry.note({ who: by, what: `create a sign-in link for ${whoIs(user)}`, details: [] });
  const url = new URL(LINK_PATH, origin);
  url.searchParams.set('token', secret);
  return { url: url.href, expiresAt: new Date(madeAt + LINK_MS) };
}

/** Number of a user's valid links. */
export function countLinks(registry: Registry, { id }: User): Promise<number> {
  const { now, whenFree } = registry.connection;
  return whenFree(async () => {
    const links = await deskTables(registry)
      .selectFrom('desk_links')
      .select('made_at')
      .where('user_id', '=', id)
      .where('expires_at', '>', now())
      .execute();
    return links.filter(({ made_at }) => !isFromFuture({ madeAt: new Date(made_at) }, now()))
      .length;
  });
}

/** The user a valid link belongs to, and whether somebody else handed it over; `null` for any other link. */
export function holderOfLink(
  registry: Registry,
  secret: string,
): Promise<{ user: User; isHandedOver: boolean } | null> {
  const { now, whenFree } = registry.connection;
  const db = deskTables(registry);
  return whenFree(async () => {
    const row = await db
      .selectFrom('desk_links')
      .innerJoin('desk_users', 'desk_users.id', 'desk_links.user_id')
      .selectAll('desk_users')
      .select(['made_at', 'expires_at', 'handed_over'])
      .where('hash', '=', hashOfSecret(secret))
      .executeTakeFirst();
    if (!row || row.expires_at <= now()) return null;
    if (isFromFuture({ madeAt: new Date(row.made_at) }, now())) return null;
    return { user: userOf(row), isHandedOver: row.handed_over === 1 };
  });
}

/** Consumes a link. `null` if it is invalid or was just used. */
export async function useLink(registry: Registry, secret: string): ReturnType<typeof holderOfLink> {
  const holder = await holderOfLink(registry, secret);
  if (!holder) return null;
  const { whenFree } = registry.connection;
  const { numDeletedRows } = await whenFree(() =>
    deskTables(registry)
      .deleteFrom('desk_links')
      .where('hash', '=', hashOfSecret(secret))
      .executeTakeFirst(),
  );
  return numDeletedRows === 1n ? holder : null;
}
