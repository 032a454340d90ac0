import { randomBytes } from 'node:crypto';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { DAY_MS, MINUTE_MS } from '@site/kit/durations.ts';
import type { Selectable } from 'kysely';
import { type DeskTables, deskTables, namesIn } from '../registry/desk-tables.ts';
import { actions, isSection, type Rights } from './rights.ts';
import { hashOfSecret, isSameSecret, newSecret } from './secret.ts';

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
  | { kind: 'no-key' | 'unknown' | 'wrong-secret' }
  | { kind: 'valid' | 'expired' | 'revoked' | 'not-yet-valid'; key: DeliveryKey };

/** Without `person`, the key belongs to the person with the same name. */
type NewKey = Pick<DeliveryKey, 'name' | 'kind' | 'madeBy' | 'expiresAt'> & {
  rights: Rights;
  person?: string | undefined;
};

/** Length of the public half, which identifies a key, in bytes. */
const ID_BYTES = 8;

/** The prefix lets secret scanners find a key left in source code. */
const shape = /^delivery_([0-9a-f]{16})_([\w-]{43})$/;

/** Tolerated clock skew between machines, in milliseconds. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/**
 * Whether something was created in the future, which means that the clock was set back. Such a key is invalid:
 * otherwise a 15-minute key would stay valid until the clock catches up.
 */
export function isFromFuture({ madeAt }: { madeAt: Date }, now: number): boolean {
  return madeAt.getTime() > now + CLOCK_TOLERANCE_MS;
}

/** How long an expired CI key is stored, so that a late call is told why it is rejected. */
const EXPIRED_KEY_TTL_MS = DAY_MS;

/** The keys of the delivery service. */
export type KeyStore = ReturnType<typeof keyStore>;

/** Opens the key store of a registry. */
export function keyStore(registry: Registry) {
  const db = deskTables(registry);
  const { now, retried } = registry.connection;
  const rowOf = (id: string) =>
    db.selectFrom('delivery_keys').selectAll().where('id', '=', id).executeTakeFirst();

  async function stateOf(row: KeyRow): Promise<Extract<KeyCheck, { key: DeliveryKey }>> {
    const key = keyOf(row, now());
    if (key.revokedAt) return { kind: 'revoked', key };
    if (!key.isExpired) return { kind: isFromFuture(key, now()) ? 'not-yet-valid' : 'valid', key };
    // Marked as revoked at its expiry. A key revoked by a person has a different time.
    await db
      .updateTable('delivery_keys')
      .set(({ ref }) => ({ revoked_at: ref('expires_at') }))
      .where('id', '=', row.id)
      .where('revoked_at', 'is', null)
      .execute();
    return { kind: 'expired', key };
  }

  return retried({
    /**
     * Creates a key and returns its text, which is not stored. `taken`: another key has or had the name; names are never
     * reused, because the audit log refers to them.
     */
    async add({ name, kind, rights, person = name, madeBy, expiresAt }: NewKey) {
      const id = randomBytes(ID_BYTES).toString('hex');
      const { secret, hash } = newSecret();
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
      if (numInsertedOrUpdatedRows !== 1n) return { kind: 'taken' as const };
      await db
        .deleteFrom('delivery_keys')
        .where('kind', '=', 'ci')
        .where('expires_at', '<', now() - EXPIRED_KEY_TTL_MS)
        .execute();
      return { kind: 'added' as const, text: `delivery_${id}_${secret}` };
    },

    async check(text: string): Promise<KeyCheck> {
      const [, id, secret] = shape.exec(text) ?? [];
      if (id === undefined || secret === undefined) return { kind: 'no-key' };
      const row = await rowOf(id);
      if (!row) return { kind: 'unknown' };
      return isSameSecret(hashOfSecret(secret), row.hash) ? stateOf(row) : { kind: 'wrong-secret' };
    },

    /** Whether the key exists and is neither expired nor revoked. */
    async isGood(id: string) {
      const row = await rowOf(id);
      return row !== undefined && (await stateOf(row)).kind === 'valid';
    },

    /** Keys created by people, by name, including expired and revoked ones. */
    async list() {
      const rows = await db
        .selectFrom('delivery_keys')
        .selectAll()
        .where('kind', '=', 'key')
        .orderBy('name')
        .execute();
      return rows.map((row) => keyOf(row, now()));
    },

    /** Revokes a key that a person created; `false` if there is none, or if it was revoked before. */
    async revoke(name: string) {
      const { numUpdatedRows } = await db
        .updateTable('delivery_keys')
        .set({ revoked_at: now() })
        .where('unique_name', '=', name)
        .where('kind', '=', 'key')
        .where(({ or, eb, ref }) =>
          or([eb('revoked_at', 'is', null), eb('revoked_at', '>=', ref('expires_at'))]),
        )
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /**
     * Records a one-time token as used; returns `false` if it was used before. Records are never deleted, like sign-ins
     * in the audit log: deciding when they are no longer needed would depend on the clock, which can be set back.
     */
    async useOnce({ mark, expiresAt }: { mark: string; expiresAt: Date }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('delivery_used_tokens')
        .values({ mark, expires_at: expiresAt.getTime() })
        .onConflict((conflict) => conflict.column('mark').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  });
}

type KeyRow = Selectable<DeskTables['delivery_keys']>;

function keyOf(row: KeyRow, now: number): DeliveryKey {
  const { id, name, kind, person, revoked_at, expires_at } = row;
  const isRevoked = revoked_at !== null && revoked_at < expires_at;
  return {
    id,
    name,
    kind: kind === 'ci' ? 'ci' : 'key',
    // Unknown sections and actions grant nothing.
    rights: {
      sections: namesIn(row.sections).filter(isSection),
      actions: actions.filter((action) => namesIn(row.actions).includes(action)),
      roles: namesIn(row.roles),
    },
    person,
    madeAt: new Date(row.made_at),
    madeBy: row.made_by,
    expiresAt: new Date(expires_at),
    isExpired: !isRevoked && (revoked_at !== null || expires_at <= now),
    revokedAt: isRevoked ? new Date(revoked_at) : null,
  };
}
