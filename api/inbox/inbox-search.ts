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
 * `to-do`: unanswered, or an open deletion request. `overdue`: the same, past its deadline. `done`: answered or closed;
 * excludes waitlist entries, which need no reply.
 */
export const inboxStates = ['to-do', 'overdue', 'unread', 'done'] as const;
export type InboxState = (typeof inboxStates)[number];

/** Which submissions to find; all by default. */
export type InboxFilter = {
  kind?: SubmissionKind | undefined;
  state?: InboxState | undefined;
  /** Id of a desk user; `null` for unassigned. */
  assignedTo?: string | null | undefined;
  /** Text in the submission or its notes, ignoring case; phone numbers in any format. */
  text?: string | undefined;
};

/** A submission with its state. */
export type InboxItem = Submission & { handling: Handling };

/** Searches submissions. */
export type InboxSearch = {
  find: (
    filter: InboxFilter,
    page: { sort: 'newest' | 'oldest'; limit: number; offset: number },
  ) => Promise<{ kind: 'found'; items: readonly InboxItem[]; total: number } | DatabaseUnavailable>;
  /** Finds one submission by its id. */
  byId: (id: string) => Promise<{ kind: 'read'; item: InboxItem | null } | DatabaseUnavailable>;
  count: (filter: InboxFilter) => Promise<{ kind: 'counted'; rows: number } | DatabaseUnavailable>;
};

/** Opens the search on a migrated database. */
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
          // Skip submissions that were just erased.
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

/** A null in place of a text column that a table doesn't have. */
const none = sql<string | null>`cast(null as text)`;

/** Selects all submissions with a common set of columns, joined with their state. */
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

/** Unanswered, or an open deletion request. */
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

/** Casts a timestamp, because PostgreSQL treats an untyped value in a `case` as text. */
function moment(at: number): RawBuilder<number> {
  return sql`cast(${at} as bigint)`;
}

/** Shorter digit sequences are more likely to be part of a sentence than of a phone number. */
const FEWEST_DIGITS = 5;

/** Searches for the text as typed and in lower case, because SQLite lowercases ASCII only. */
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

/** A LIKE pattern for "contains", with wildcards escaped. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
