import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  orThrow,
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { Schema } from '../database/schema.ts';
import { CLOSED_STATES } from '../outbox/outbox-store.ts';
import { createHandlingStore, type Handling, handlingOf, untouched } from './handling-store.ts';
import { createInboxStore } from './inbox-store.ts';
import type { Promises } from './promises.ts';
import type { Submission, SubmissionKind } from './submission.ts';

/**
 * `to-do`: nobody has answered, or a deletion request is still open. `overdue`: that, and it is past its time. `done`: neither, and
 * not a place on the waitlist, which asks for no answer.
 */
export const inboxStates = ['to-do', 'overdue', 'unread', 'done'] as const;
export type InboxState = (typeof inboxStates)[number];

/** Which of what was sent is wanted; all when left out. */
export type InboxFilter = {
  kind?: SubmissionKind | undefined;
  state?: InboxState | undefined;
  /** The id of a person of the desk; `null` for what nobody has. */
  assignedTo?: string | null | undefined;
  /** What is somewhere in its words or in a note about it, in any case of letters; a phone number in any spelling. */
  text?: string | undefined;
};

/** Something that was sent, and what the front desk has made of it. */
export type InboxItem = Submission & { handling: Handling };

/** Finds what people sent. */
export type InboxSearch = {
  find: (
    filter: InboxFilter,
    page: { sort: 'newest' | 'oldest'; limit: number; offset: number },
  ) => Promise<{ kind: 'found'; items: readonly InboxItem[]; total: number } | DatabaseUnavailable>;
  /** One thing by its id. */
  byId: (id: string) => Promise<{ kind: 'read'; item: InboxItem | null } | DatabaseUnavailable>;
  count: (filter: InboxFilter) => Promise<{ kind: 'counted'; rows: number } | DatabaseUnavailable>;
};

/** A search in an open, migrated database. */
export function createInboxSearch(
  database: DatabaseHandle,
  { promises, now = Date.now }: { promises: () => Promises; now?: () => number },
): InboxSearch {
  const { db } = database;
  const inbox = createInboxStore(database);
  const matching = ({ kind, state, assignedTo, text }: InboxFilter) => {
    const { answerMs, deletionMs } = promises();
    const conditions = [
      ...(kind === undefined ? [] : [sql<boolean>`sent.kind = ${kind}`]),
      ...(assignedTo === undefined ? [] : [isAssignedTo(assignedTo)]),
      ...(state === undefined
        ? []
        : [inState(state, { answer: now() - answerMs, deletion: now() - deletionMs })]),
      ...(text === undefined || text.trim() === '' ? [] : [hasText(text.trim())]),
    ];
    return everything(db).where(({ and }) => and(conditions));
  };
  const countOf = async (filter: InboxFilter) => {
    const { rows } = await matching(filter)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };

  return {
    find: (filter, { sort, limit, offset }) =>
      attempt(async () => {
        const rows = await matching(filter)
          .select([
            'sent.id',
            'inbox_handling.read_at',
            'inbox_handling.assigned_to',
            'inbox_handling.answered_at',
            'inbox_handling.answered_by',
          ])
          .orderBy('sent.id', sort === 'newest' ? 'desc' : 'asc')
          .limit(limit)
          .offset(offset)
          .execute();
        const ids = rows.map(({ id }) => id);
        const { submissions } = orThrow(await inbox.list({ limit, ids }));
        const items = rows.flatMap((row) => {
          // One that was erased a moment ago is left out.
          const submission = submissions.find(({ id }) => id === row.id);
          return submission ? [{ ...submission, handling: handlingOf(row) }] : [];
        });
        return { kind: 'found', items, total: await countOf(filter) } as const;
      }),
    byId: (id) =>
      attempt(async () => {
        const { submissions } = orThrow(await inbox.list({ limit: 1, ids: [id] }));
        const [submission] = submissions;
        if (!submission) return { kind: 'read', item: null } as const;
        const { handling } = orThrow(await createHandlingStore(database).of([id]));
        const item = { ...submission, handling: handling.get(id) ?? untouched };
        return { kind: 'read', item } as const;
      }),
    count: (filter) =>
      attempt(async () => ({ kind: 'counted', rows: await countOf(filter) }) as const),
  };
}

/** A text column that a table does not have. */
const none = sql<string | null>`cast(null as text)`;

/** Everything that was sent, by columns that all kinds have, with what belongs to it. */
function everything(db: Kysely<Schema>) {
  const contacts = db
    .selectFrom('contact_messages')
    .select([
      'id',
      'received_at',
      sql<string>`case when wanted is null then 'message' else 'call-back' end`.as('kind'),
      sql<string | null>`name`.as('name'),
      'email',
      'phone',
      'wanted',
      'message as words',
    ]);
  const waitlist = db
    .selectFrom('waitlist_subscriptions')
    .select([
      'id',
      'received_at',
      sql<string>`'waitlist'`.as('kind'),
      none.as('name'),
      sql<string | null>`email`.as('email'),
      none.as('phone'),
      none.as('wanted'),
      none.as('words'),
    ]);
  const deletions = db
    .selectFrom('deletion_requests')
    .select([
      'id',
      'received_at',
      sql<string>`'deletion'`.as('kind'),
      sql<string | null>`name`.as('name'),
      sql<string | null>`email`.as('email'),
      'phone',
      none.as('wanted'),
      'reason as words',
    ]);
  return db
    .selectFrom(contacts.unionAll(waitlist).unionAll(deletions).as('sent'))
    .leftJoin('inbox_handling', 'inbox_handling.id', 'sent.id')
    .leftJoin('outbox_events', 'outbox_events.id', 'sent.id');
}

/** Nobody has answered yet, or a deletion request is still open. */
const isToDo = sql<boolean>`(
  (sent.kind in ('message', 'call-back') and inbox_handling.answered_at is null)
  or (
    sent.kind = 'deletion' and outbox_events.id is not null
    and outbox_events.state not in (${sql.join([...CLOSED_STATES])})
  )
)`;

function isAssignedTo(person: string | null): RawBuilder<boolean> {
  return person === null
    ? sql`inbox_handling.assigned_to is null`
    : sql`inbox_handling.assigned_to = ${person}`;
}

function inState(
  state: InboxState,
  since: { answer: number; deletion: number },
): RawBuilder<boolean> {
  switch (state) {
    case 'to-do':
      return isToDo;
    case 'overdue':
      return sql`(${isToDo} and sent.received_at <= case
        when sent.kind = 'deletion' then ${moment(since.deletion)} else ${moment(since.answer)} end)`;
    case 'unread':
      return sql`inbox_handling.read_at is null`;
    case 'done':
      return sql`(sent.kind <> 'waitlist' and not ${isToDo})`;
  }
}

/** PostgreSQL takes an untyped value in a `case` for a text. */
function moment(at: number): RawBuilder<number> {
  return sql`cast(${at} as bigint)`;
}

/** Five digits are a part of a phone number rather than of a sentence. */
const FEWEST_DIGITS = 5;

/** Words are looked for as they are and in small letters, because SQLite knows the case of Latin letters alone. */
function hasText(text: string): RawBuilder<boolean> {
  const patterns = [...new Set([text, text.toLowerCase()])].map(containing);
  const columns = ['sent.name', 'sent.email', 'sent.phone', 'sent.wanted', 'sent.words'];
  const isIn = (column: string) =>
    patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  const notes = sql`exists (
    select 1 from inbox_notes
    where inbox_notes.submission_id = sent.id and (${sql.join(isIn('inbox_notes.words'), sql` or `)})
  )`;
  const digits = text.replaceAll(/[\s()+-]/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '');
  const isNumber = /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS;
  const plainPhone = sql`replace(replace(replace(sent.phone, ' ', ''), '-', ''), '+', '')`;
  const byNumber = sql`${plainPhone} like ${containing(digits)}`;
  const all = [...columns.flatMap(isIn), notes, ...(isNumber ? [byNumber] : [])];
  return sql`(sent.id = ${text} or ${sql.join(all, sql` or `)})`;
}

/** A pattern for texts that contain another, whose own signs mean nothing. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
