import type { ContactMessage } from '@site/kit/api/contract.ts';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';

/** A stored message, as the inbox shows it. */
export type StoredMessage = ContactMessage & {
  id: string;
  /** Epoch milliseconds. */
  receivedAt: number;
};

/** What storing gave. `key-reused`: the key stands for another message, and this one was not stored. */
export type StoreResult =
  | { kind: 'stored'; id: string }
  | { kind: 'key-reused' }
  | DatabaseUnavailable;

/** Keeps contact messages. */
export type ContactStore = {
  /**
   * Stores a message; `stored` means it is on disk. The same message under the same `idempotencyKey` is stored
   * once and gives the same id every time, also when the calls run at once.
   */
  insert: (
    message: ContactMessage,
    options?: { idempotencyKey?: string | undefined },
  ) => Promise<StoreResult>;
  /** At most `limit` messages, newest first; those older than the message `before` when it is given. */
  list: (options: {
    limit: number;
    before?: string | undefined;
  }) => Promise<{ kind: 'listed'; messages: readonly StoredMessage[] } | DatabaseUnavailable>;
};

/** A store on an open, migrated database. */
export function createContactStore(
  { db }: DatabaseHandle,
  { now = Date.now }: { now?: () => number } = {},
): ContactStore {
  const nextId = createUuidV7Source(now);
  return {
    insert: (message, { idempotencyKey } = {}) =>
      attempt(async () => {
        const row: ContactMessageRow = {
          id: nextId(),
          received_at: now(),
          name: message.name,
          email: message.email,
          phone: message.phone ?? null,
          message: message.message,
          idempotency_key: idempotencyKey ?? null,
        };
        const inserted = await db
          .insertInto('contact_messages')
          .values(row)
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (inserted !== undefined) return { kind: 'stored', id: inserted.id } as const;
        const first = await db
          .selectFrom('contact_messages')
          .selectAll()
          .where('idempotency_key', '=', row.idempotency_key)
          .executeTakeFirstOrThrow();
        return saysTheSame(first, row)
          ? ({ kind: 'stored', id: first.id } as const)
          : ({ kind: 'key-reused' } as const);
      }),

    list: ({ limit, before }) =>
      attempt(async () => {
        const newestFirst = db
          .selectFrom('contact_messages')
          .selectAll()
          .orderBy('id', 'desc')
          .limit(limit);
        const rows = await (
          before === undefined ? newestFirst : newestFirst.where('id', '<', before)
        ).execute();
        return { kind: 'listed', messages: rows.map(toStoredMessage) } as const;
      }),
  };
}

function saysTheSame(one: ContactMessageRow, other: ContactMessageRow): boolean {
  return (
    one.name === other.name &&
    one.email === other.email &&
    one.phone === other.phone &&
    one.message === other.message
  );
}

function toStoredMessage(row: ContactMessageRow): StoredMessage {
  return {
    id: row.id,
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    ...(row.phone === null ? {} : { phone: row.phone }),
    message: row.message,
  };
}
