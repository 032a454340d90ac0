import { randomUUID } from 'node:crypto';
import { normaliseEmailAddress } from '@site/api/submissions/normalise-email-address.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { messages } from '@site/kit/api/messages.ts';
import { emailAddress, name as personName } from '@site/kit/api/text-fields.ts';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { type DeskTables, deskTables } from '../../registry/desk-tables.ts';
import { isRole, type Role, roles } from '../role.ts';

/** A user of the desk. */
export type User = {
  id: string;
  name: string;
  email: string;
  roles: readonly Role[];
  addedAt: Date;
  addedBy: string;
  /** Whether the desk mails them about their work. */
  wantsMail: boolean;
};

/** Bidirectional control characters: they could reorder the text after a name, such as the address next to it. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** An account at a sign-in provider, and the addresses that the provider has verified. */
export type Identity = { issuer: string; subject: string; emails: readonly string[] };

/** Validates a new user. */
export const newUserSchema = v.object({
  name: v.pipe(
    personName,
    v.transform((text) => text.replaceAll(DIRECTION_MARKS, '')),
    v.minLength(1, messages.nameMissing),
  ),
  email: emailAddress,
  roles: v.pipe(
    v.array(v.picklist(roles, `must be one of ${roles.join(', ')}`)),
    v.minLength(1, 'Choose a role.'),
  ),
});
type NewUser = v.InferOutput<typeof newUserSchema>;

/** A user's name in the audit log. */
export function whoIs({ name, email }: Pick<User, 'name' | 'email'>): string {
  return `${name} (${email})`;
}

/**
 * A user's identity for authorship and approvals. It is the e-mail address, so that a user who is removed and added
 * again is still the author of their work, and keys can name the same person.
 */
export function personOf({ email }: Pick<User, 'email'>): string {
  return `user:${normaliseEmailAddress(email)}`;
}

/** Users of the desk. Every change adds an audit entry in the same transaction; `by` is its author. */
export type UserStore = {
  /** `taken`: the e-mail address is in use, ignoring case and aliases. */
  add: (user: NewUser, by?: string) => Promise<{ kind: 'added'; user: User } | { kind: 'taken' }>;
  byId: (id: string) => Promise<User | null>;
  byEmail: (email: string) => Promise<User | null>;
  /**
   * Finds the user with one of the addresses of an account at a provider, and binds the account to them at their first
   * sign-in by a provider. `other-identity`: such a user is bound to another account.
   */
  byIdentity: (
    identity: Identity,
  ) => Promise<{ kind: 'known'; user: User } | { kind: 'unknown' | 'other-identity' }>;
  /** Lets a user sign in with another account at a provider. Returns whether they were bound to one. */
  unbind: (user: User, by: string) => Promise<boolean>;
  /** Sorted by name. */
  list: () => Promise<readonly User[]>;
  /** Replaces a user's roles. `last-operator`: the change would leave no operator. */
  setRoles: (
    id: string,
    roles: readonly Role[],
    by: string,
  ) => Promise<{ kind: 'changed'; user: User } | { kind: 'unknown' | 'last-operator' }>;
  /** Turns the mails to a user about their work on or off. */
  setMail: (user: User, wantsMail: boolean) => Promise<void>;
  /** Deletes a user with their links and sessions. */
  remove: (
    id: string,
    by: string,
  ) => Promise<{ kind: 'removed'; user: User } | { kind: 'unknown' | 'last-operator' }>;
};

/** Opens the user store of a registry. */
export function userStore(registry: Registry): UserStore {
  const db = deskTables(registry);
  const { now, whenFree, inTurn, addEntry, who } = registry.connection;
  const one = (tables: Kysely<DeskTables>, column: 'id' | 'email_key', value: string) =>
    tables.selectFrom('desk_users').selectAll().where(column, '=', value).executeTakeFirst();

  /** Changes a user under the registry's lock, with an audit entry. Refuses to remove the last operator. */
  const change = async (
    id: string,
    {
      keepsOperator,
      by,
      what,
    }: { keepsOperator: boolean; by: string; what: (user: User) => string },
    work: (tables: Kysely<DeskTables>) => Promise<unknown>,
  ): Promise<{ kind: 'changed'; user: User } | { kind: 'unknown' | 'last-operator' }> => {
    let result: Awaited<ReturnType<typeof change>> = { kind: 'unknown' };
    await whenFree(() =>
      inTurn(async (registryTables) => {
        const tables = registryTables.withTables<DeskTables>();
        const users = (await tables.selectFrom('desk_users').selectAll().execute()).map(userOf);
        const user = users.find((each) => each.id === id);
        if (!user) {
          result = { kind: 'unknown' };
          return;
        }
        const operators = users.filter(({ roles: own }) => own.includes('operator'));
        if (!keepsOperator && operators.length === 1 && operators[0]?.id === id) {
          result = { kind: 'last-operator' };
          return;
        }
        await work(tables);
        await addEntry(registryTables, { who: by, what: what(user), details: [] }, 'done');
        const changed = await one(tables, 'id', id);
        result = { kind: 'changed', user: changed ? userOf(changed) : user };
      }),
    );
    return result;
  };

  return {
    async add({ name, email, roles: own }, by = who) {
      const row = {
        id: randomUUID(),
        name,
        email,
        email_key: normaliseEmailAddress(email),
        roles: JSON.stringify(own),
        added_at: now(),
        added_by: by,
        wants_mail: 1,
      };
      let isAdded = false;
      await whenFree(() =>
        inTurn(async (tables) => {
          const { numInsertedOrUpdatedRows } = await tables
            .withTables<DeskTables>()
            .insertInto('desk_users')
            .values(row)
            .onConflict((conflict) => conflict.column('email_key').doNothing())
            .executeTakeFirst();
          isAdded = numInsertedOrUpdatedRows === 1n;
          if (!isAdded) return;
          const details = [`as ${own.join(', ')}`];
          await addEntry(tables, { who: by, what: `add person ${whoIs(row)}`, details }, 'done');
        }),
      );
      return isAdded ? { kind: 'added', user: userOf(row) } : { kind: 'taken' };
    },

    byId: (id) =>
      whenFree(async () => {
        const row = await one(db, 'id', id);
        return row ? userOf(row) : null;
      }),

    byEmail: (email) =>
      whenFree(async () => {
        const row = await one(db, 'email_key', normaliseEmailAddress(email));
        return row ? userOf(row) : null;
      }),

    async byIdentity({ issuer, subject, emails }) {
      if (emails.length === 0) return { kind: 'unknown' };
      let result: Awaited<ReturnType<UserStore['byIdentity']>> = { kind: 'unknown' };
      await whenFree(() =>
        inTurn(async (registryTables) => {
          const tables = registryTables.withTables<DeskTables>();
          const rows = await tables
            .selectFrom('desk_users')
            .leftJoin('desk_identities', 'desk_identities.user_id', 'desk_users.id')
            .selectAll('desk_users')
            .select(['issuer', 'subject'])
            // Only letter case is ignored: addresses that look alike can be mailboxes of different people.
            .where(({ fn }) => fn<string>('lower', ['email']), 'in', emails.map(lowerAscii))
            .execute();
          const bound = rows.find((row) => row.issuer === issuer && row.subject === subject);
          const row = bound ?? rows.find((each) => each.issuer === null);
          if (row && !bound) {
            const values = { user_id: row.id, issuer, subject };
            await tables.insertInto('desk_identities').values(values).execute();
          }
          if (row) result = { kind: 'known', user: userOf(row) };
          else result = { kind: rows.length > 0 ? 'other-identity' : 'unknown' };
        }),
      );
      return result;
    },

    async unbind(user, by) {
      let isUnbound = false;
      await whenFree(() =>
        inTurn(async (tables) => {
          const { numDeletedRows } = await tables
            .withTables<DeskTables>()
            .deleteFrom('desk_identities')
            .where('user_id', '=', user.id)
            .executeTakeFirst();
          isUnbound = numDeletedRows === 1n;
          if (!isUnbound) return;
          const what = `let ${whoIs(user)} sign in with another account at a provider`;
          await addEntry(tables, { who: by, what, details: [] }, 'done');
        }),
      );
      return isUnbound;
    },

    list: () =>
      whenFree(async () => {
        const rows = await db.selectFrom('desk_users').selectAll().orderBy('name').execute();
        return rows.map(userOf);
      }),

    setRoles: (id, own, by) =>
      change(
        id,
        {
          keepsOperator: own.includes('operator'),
          by,
          what: (user) =>
            `change the roles of ${whoIs(user)} from ${user.roles.join(', ')} to ${own.join(', ')}`,
        },
        (tables) =>
          tables
            .updateTable('desk_users')
            .set({ roles: JSON.stringify(own) })
            .where('id', '=', id)
            .execute(),
      ),

    setMail: ({ id }, wantsMail) =>
      whenFree(async () => {
        await db
          .updateTable('desk_users')
          .set({ wants_mail: wantsMail ? 1 : 0 })
          .where('id', '=', id)
          .execute();
      }),

    async remove(id, by) {
      const result = await change(
        id,
        { keepsOperator: false, by, what: (user) => `remove person ${whoIs(user)}` },
        async (tables) => {
          await tables.deleteFrom('desk_links').where('user_id', '=', id).execute();
          await tables.deleteFrom('desk_sessions').where('user_id', '=', id).execute();
          await tables.deleteFrom('desk_identities').where('user_id', '=', id).execute();
          await tables.deleteFrom('desk_users').where('id', '=', id).execute();
        },
      );
      return result.kind === 'changed' ? { ...result, kind: 'removed' } : result;
    },
  };
}

/** SQLite's and PostgreSQL's `lower` agree on ASCII only. */
function lowerAscii(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const storedRoles = v.array(v.string());

/** Converts a row to a user. Unknown roles are ignored. */
export function userOf(row: Selectable<DeskTables['desk_users']>): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    roles: v.parse(storedRoles, JSON.parse(row.roles)).filter(isRole),
    addedAt: new Date(row.added_at),
    addedBy: row.added_by,
    wantsMail: row.wants_mail === 1,
  };
}
