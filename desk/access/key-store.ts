import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { DAY_MS, MINUTE_MS } from '@site/kit/durations.ts';
import { isSecretOf, newKey, readKey } from './delivery-key.ts';
import { actions, isSection, type Rights } from './rights.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { type DeskTables, deskTables } from '../registry/desk-tables.ts';

/**
 * `key`: created by a person for a team, with a unique name. `ci`: issued to a CI run for a few minutes in exchange for
 * its token, and named after the run.
 */
type KeyKind = 'key' | 'ci';

/** A key without its secret. */
export type DeliveryKey = {
  id: string;
  name: string;
  kind: KeyKind;
  rights: Rights & { roles: readonly string[] };
  /**
   * The key's owner, stored separately from its name so that nobody can approve their own release with a second key.
   * For a CI key, the account that started the run, such as `github:asha`.
   */
  person: string;
  madeAt: Date;
  madeBy: string;
  expiresAt: Date;
  /** Expired by the clock, or found expired earlier: setting the clock back does not revive a key. */
  isExpired: boolean;
  revokedAt: Date | null;
};

/** The result of checking a key. Includes the key only if its secret matched. */
type KeyCheck =
  | { kind: 'valid'; key: DeliveryKey }
  | { kind: 'no-key' | 'unknown' | 'wrong-secret' }
  | { kind: 'expired' | 'revoked' | 'not-yet-valid'; key: DeliveryKey };

/** The keys of the delivery service. */
export type KeyStore = {
  /**
   * Creates a key and returns its text, which is not stored. `taken`: another key has or had the name; names are never
   * reused, because the audit log refers to them. Without `person`, the key belongs to the person with the same name.
   */
  add: (wanted: {
    name: string;
    kind: KeyKind;
    rights: Rights;
    person?: string | undefined;
    madeBy: string;
    expiresAt: Date;
  }) => Promise<{ kind: 'added'; text: string } | { kind: 'taken' }>;
  check: (text: string) => Promise<KeyCheck>;
  /** Whether the key exists and is neither expired nor revoked. */
  isGood: (id: string) => Promise<boolean>;
  /** Keys created by people, by name, including expired and revoked ones. */
  list: () => Promise<readonly DeliveryKey[]>;
  /** Revokes a key that a person created. */
  revoke: (name: string) => Promise<{ kind: 'revoked' | 'unknown' | 'revoked-before' }>;
  /**
   * Records a one-time token as used; returns `false` if it was used before. Records are never deleted, like sign-ins
   * in the audit log: deciding when they are no longer needed would depend on the clock, which can be set back.
   */
  useOnce: (token: { mark: string; expiresAt: Date }) => Promise<boolean>;
};

/** Tolerated clock skew between machines, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/**
 * Whether something was created in the future, which means that the clock was set back. Such a key is invalid:
 * otherwise a 15-minute key would stay valid until the clock catches up.
 */
export function isFromFuture({ madeAt }: { madeAt: Date }, now: number): boolean {
  return madeAt.getTime() > now + CLOCK_TOLERANCE_MS;
}

/** How long an expired CI key is stored, so that a late call is told why it is rejected. */
const EXPIRED_KEY_TTL_MS = DAY_MS;

/** Unknown sections and actions grant nothing. */
const storedNames = v.array(v.string());

/** Opens the key store of a registry. */
export function keyStore(registry: Registry): KeyStore {
  const db = deskTables(registry);
  const { now, whenFree } = registry.connection;
  const rowOf = (column: 'id' | 'name', value: string) =>
    db
      .selectFrom('delivery_keys')
      .selectAll()
      .where(column, '=', value)
      .orderBy('made_at')
      .executeTakeFirst();

  /** Marks an expired key as revoked at its expiry. A key revoked by a person has a different time. */
  const noteExpired = (id: string) =>
    db
      .updateTable('delivery_keys')
      .set(({ ref }) => ({ revoked_at: ref('expires_at') }))
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();

  return {
    add: ({ name, kind, rights, person = name, madeBy, expiresAt }) =>
      whenFree(async () => {
        const { text, id, hash } = newKey();
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('delivery_keys')
          .values({
            id,
            hash,
            name,
            kind,
            // CI keys may share a name. Names of other keys have no colon.
            unique_name: kind === 'key' ? name : `ci:${id}`,
            sections: JSON.stringify(rights.sections),
            actions: JSON.stringify(rights.actions),
            made_at: now(),
            made_by: madeBy,
            expires_at: expiresAt.getTime(),
            revoked_at: null,
            // CI account names are case-insensitive.
            person: person.toLowerCase(),
            roles: JSON.stringify(rights.roles ?? []),
          })
          .onConflict((conflict) => conflict.column('unique_name').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return { kind: 'taken' };
        await db
          .deleteFrom('delivery_keys')
          .where('kind', '=', 'ci')
          .where('expires_at', '<', now() - EXPIRED_KEY_TTL_MS)
          .execute();
        return { kind: 'added', text };
      }),

    check: (text) =>
      whenFree(async () => {
        const halves = readKey(text);
        if (!halves) return { kind: 'no-key' };
        const { id, secret } = halves;
        const row = await rowOf('id', id);
        if (!row) return { kind: 'unknown' };
        if (!isSecretOf(secret, row.hash)) return { kind: 'wrong-secret' };
        const key = keyOf(row, now());
        if (key.revokedAt) return { kind: 'revoked', key };
        if (key.isExpired) {
          await noteExpired(id);
          return { kind: 'expired', key };
        }
        return { kind: isFromFuture(key, now()) ? 'not-yet-valid' : 'valid', key };
      }),

    isGood: (id) =>
      whenFree(async () => {
        const row = await rowOf('id', id);
        if (!row) return false;
        const key = keyOf(row, now());
        if (key.isExpired) await noteExpired(id);
        return !key.isExpired && key.revokedAt === null && !isFromFuture(key, now());
      }),

    list: () =>
      whenFree(async () => {
        const rows = await db
          .selectFrom('delivery_keys')
          .selectAll()
          .where('kind', '=', 'key')
          .orderBy('name')
          .execute();
        return rows.map((row) => keyOf(row, now()));
      }),

    revoke: (name) =>
      whenFree(async () => {
        const { numUpdatedRows } = await db
          .updateTable('delivery_keys')
          .set({ revoked_at: now() })
          .where('unique_name', '=', name)
          .where('kind', '=', 'key')
          .where(({ or, eb, ref }) =>
            or([eb('revoked_at', 'is', null), eb('revoked_at', '>=', ref('expires_at'))]),
          )
          .executeTakeFirst();
        if (numUpdatedRows === 1n) return { kind: 'revoked' };
        const row = await rowOf('name', name);
        return { kind: row?.kind === 'key' ? 'revoked-before' : 'unknown' };
      }),

    useOnce: ({ mark, expiresAt }) =>
      whenFree(async () => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('delivery_used_tokens')
          .values({ mark, expires_at: expiresAt.getTime() })
          .onConflict((conflict) => conflict.column('mark').doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      }),
  };
}

function keyOf(row: Selectable<DeskTables['delivery_keys']>, now: number): DeliveryKey {
  const { revoked_at, expires_at } = row;
  const isRevoked = revoked_at !== null && revoked_at < expires_at;
  return {
    id: row.id,
    name: row.name,
    kind: row.kind === 'ci' ? 'ci' : 'key',
    rights: {
      sections: namesIn(row.sections).filter(isSection),
      actions: actions.filter((action) => namesIn(row.actions).includes(action)),
      roles: namesIn(row.roles),
    },
    person: row.person ?? row.name,
    madeAt: new Date(row.made_at),
    madeBy: row.made_by,
    expiresAt: new Date(expires_at),
    isExpired: !isRevoked && (revoked_at !== null || expires_at <= now),
    revokedAt: isRevoked ? new Date(revoked_at) : null,
  };
}

function namesIn(stored: string): string[] {
  return v.parse(storedNames, JSON.parse(stored));
}
