import { randomUUID } from 'node:crypto';
import { normaliseEmailAddress } from '@site/api/submissions/normalise-email-address.ts';
import type { AuditEntry } from '@site/delivery/registry/journal-entry.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { messages } from '@site/kit/api/messages.ts';
import { emailAddress, name as personName } from '@site/kit/api/text-fields.ts';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { type DeskTables, deskTables, namesIn } from '../../registry/desk-tables.ts';
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

/** Who did something, from the audit log: a command has only the account and the machine, `root@vm`. */
export function actorWords(who: string): string {
  return who.replace(/^(\S+|user \d+)@(\S+)$/, '$1 (command line of $2)');
}

/**
 * A user's identity for authorship and approvals. It is the e-mail address, so that a user who is removed and added
 * again is still the author of their work, and keys can name the same person.
 */
export function personOf({ email }: Pick<User, 'email'>): string {
  return `user:${normaliseEmailAddress(email)}`;
}

/** Users of the desk. */
export type UserStore = ReturnType<typeof userStore>;

/** Opens the user store of a registry. Every change adds an audit entry in the same transaction; `by` is its author. */
export function userStore(registry: Registry) {
  const db = deskTables(registry);
  const { now, retried, inTurn, addEntry, who } = registry.connection;

  /** Runs `work` under the registry's lock. What it returns is the audit entry; without one, nothing has changed. */
  const change = (
    by: string,
    work: (tables: Kysely<DeskTables>) => Promise<Pick<AuditEntry, 'what' | 'details'> | null>,
  ): Promise<boolean> =>
    inTurn(async (tables) => {
      const entry = await work(tables.withTables<DeskTables>());
      if (entry) await addEntry(tables, { who: by, ...entry }, 'done');
      return entry !== null;
    });

  async function userWith(column: 'id' | 'email_key', value: string): Promise<User | null> {
    const users = db.selectFrom('desk_users').selectAll();
    const row = await users.where(column, '=', value).executeTakeFirst();
    return row ? userOf(row) : null;
  }

  return retried({
    /** `taken`: the e-mail address is in use, ignoring case and aliases. */
    async add({ name, email, roles: own }: NewUser, by = who) {
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
      const isAdded = await change(by, async (tables) => {
        const { numInsertedOrUpdatedRows } = await tables
          .insertInto('desk_users')
          .values(row)
          .onConflict((conflict) => conflict.column('email_key').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return null;
        return { what: `add person ${whoIs(row)}`, details: [`as ${own.join(', ')}`] };
      });
      return isAdded ? { kind: 'added' as const, user: userOf(row) } : { kind: 'taken' as const };
    },

    byId: (id: string) => userWith('id', id),
    byEmail: (email: string) => userWith('email_key', normaliseEmailAddress(email)),

    /**
     * Finds the user with one of the addresses of an account at a provider, and binds the account to them at their first
     * sign-in by a provider. `other-identity`: such a user is bound to another account.
     */
    byIdentity: ({
      issuer,
      subject,
      emails,
    }: Identity): Promise<User | 'unknown' | 'other-identity'> =>
      inTurn(async (registryTables) => {
        if (emails.length === 0) return 'unknown';
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
        if (!row) return rows.length > 0 ? 'other-identity' : 'unknown';
        const values = { user_id: row.id, issuer, subject };
        if (!bound) await tables.insertInto('desk_identities').values(values).execute();
        return userOf(row);
      }),

    /** Lets a user sign in with another account at a provider. Returns whether they were bound to one. */
    unbind: (user: User, by: string) =>
      change(by, async (tables) => {
        const { numDeletedRows } = await tables
          .deleteFrom('desk_identities')
          .where('user_id', '=', user.id)
          .executeTakeFirst();
        const what = `let ${whoIs(user)} sign in with another account at a provider`;
        return numDeletedRows === 1n ? { what, details: [] } : null;
      }),

    /** Sorted by name. */
    async list() {
      const rows = await db.selectFrom('desk_users').selectAll().orderBy('name').execute();
      return rows.map(userOf);
    },

    /** Replaces a user's roles. Returns `false` if the change would leave no operator. */
    setRoles: (user: User, own: readonly Role[], by: string) =>
      change(by, async (tables) => {
        if (!own.includes('operator') && (await isLastOperator(tables, user))) return null;
        const roles = JSON.stringify(own);
        await tables.updateTable('desk_users').set({ roles }).where('id', '=', user.id).execute();
        const change = `from ${user.roles.join(', ')} to ${own.join(', ')}`;
        return { what: `change the roles of ${whoIs(user)} ${change}`, details: [] };
      }),

    /** Turns the mails to a user about their work on or off. */
    async setMail({ id }: User, wantsMail: boolean) {
      const wants_mail = wantsMail ? 1 : 0;
      await db.updateTable('desk_users').set({ wants_mail }).where('id', '=', id).execute();
    },

    /** Deletes a user with their links and sessions. Returns `false` if they are the last operator. */
    remove: (user: User, by: string) =>
      change(by, async (tables) => {
        if (await isLastOperator(tables, user)) return null;
        await tables.deleteFrom('desk_users').where('id', '=', user.id).execute();
        return { what: `remove person ${whoIs(user)}`, details: [] };
      }),
  });
}

async function isLastOperator(tables: Kysely<DeskTables>, { id }: User): Promise<boolean> {
  const rows = await tables.selectFrom('desk_users').select(['id', 'roles']).execute();
  const operators = rows.filter(({ roles: own }) => namesIn(own).includes('operator'));
  return operators.length === 1 && operators[0]?.id === id;
}

/** SQLite's and PostgreSQL's `lower` agree on ASCII only. */
function lowerAscii(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Converts a row to a user. Unknown roles are ignored. */
export function userOf(row: Selectable<DeskTables['desk_users']>): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    roles: namesIn(row.roles).filter(isRole),
    addedAt: new Date(row.added_at),
    addedBy: row.added_by,
    wantsMail: row.wants_mail === 1,
  };
}
