import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { isSecretOf, newKey, readKey } from './delivery-key.ts';
import { actions, isSection, type Rights } from './rights.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { type DeskTables, deskTables } from '../registry/desk-tables.ts';

/**
 * `key`: made by a person for a team, known by its name. `ci`: given to a run of a CI for some minutes in place of its
 * token, known by what the token says.
 */
export type KeyKind = 'key' | 'ci';

/** What is known of a key; its secret is not. */
export type DeliveryKey = {
  id: string;
  name: string;
  kind: KeyKind;
  rights: Rights & { roles: readonly string[] };
  /**
   * Whose key it is, whatever it is called: nobody approves what they have released with another key of theirs. The
   * account that started a run of a CI, as `github:asha`.
   */
  person: string;
  madeAt: Date;
  madeBy: string;
  expiresAt: Date;
  /** Expired by the clock, or seen expired before: it stays so even when the clock goes back. */
  isExpired: boolean;
  revokedAt: Date | null;
};

/** What a text that somebody shows as a key comes to. The key is named as soon as its secret was right. */
export type KeyCheck =
  | { kind: 'valid'; key: DeliveryKey }
  | { kind: 'no-key' | 'unknown' | 'wrong-secret' }
  | { kind: 'expired' | 'revoked' | 'not-yet-valid'; key: DeliveryKey };

/** Keys of the delivery service. */
export type KeyStore = {
  /**
   * Makes a key and gives its text, which is kept nowhere. `taken`: there is or was a key of that name, which the
   * journal knows it by. A key whose `person` is left out is its own.
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
  /** Whether the key of this id is there, and neither expired nor revoked. */
  isGood: (id: string) => Promise<boolean>;
  /** Keys that people made, by name, those that are of no use any more among them. */
  list: () => Promise<readonly DeliveryKey[]>;
  /** Ends a key that a person made for good. */
  revoke: (name: string) => Promise<{ kind: 'revoked' | 'unknown' | 'revoked-before' }>;
  /**
   * Notes that a one-time token was used, by what tells it from others. `false` when it was used before. It is
   * remembered for good, as the journal remembers each sign-in: when a token can be forgotten is for a clock to say, and
   * clocks go back.
   */
  useOnce: (token: { mark: string; expiresAt: Date }) => Promise<boolean>;
};

/** How far the clocks of two machines may be apart, in milliseconds. */
const CLOCKS_APART_MS = 5 * 60_000;

/**
 * Whether something was made later than this clock says it is, so that the clock has gone back. What is valid for some time
 * is not valid then: otherwise a key for 15 minutes would be valid until the clock has caught up.
 */
export function isMadeLater({ madeAt }: { madeAt: Date }, now: number): boolean {
  return madeAt.getTime() > now + CLOCKS_APART_MS;
}

/** How long a key of a CI is remembered after it has expired, so that a late call hears why it is refused. */
const REMEMBERED_MS = 24 * 3_600_000;

/** Names of sections and actions that this program does not know give no right. */
const storedNames = v.array(v.string());

/** The keys of a registry. */
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

  /** Notes that a key was seen expired: as revoked at its end, which is how it is told from one that a person revoked. */
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
            // Of a CI's keys many have one name. No person's key has a colon in its name.
            unique_name: kind === 'key' ? name : `ci:${id}`,
            sections: JSON.stringify(rights.sections),
            actions: JSON.stringify(rights.actions),
            made_at: now(),
            made_by: madeBy,
            expires_at: expiresAt.getTime(),
            revoked_at: null,
            // Accounts of CIs are the same in whatever case they are written.
            person: person.toLowerCase(),
            roles: JSON.stringify(rights.roles ?? []),
          })
          .onConflict((conflict) => conflict.column('unique_name').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return { kind: 'taken' };
        await db
          .deleteFrom('delivery_keys')
          .where('kind', '=', 'ci')
          .where('expires_at', '<', now() - REMEMBERED_MS)
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
        return { kind: isMadeLater(key, now()) ? 'not-yet-valid' : 'valid', key };
      }),

    isGood: (id) =>
      whenFree(async () => {
        const row = await rowOf('id', id);
        if (!row) return false;
        const key = keyOf(row, now());
        if (key.isExpired) await noteExpired(id);
        return !key.isExpired && key.revokedAt === null && !isMadeLater(key, now());
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
