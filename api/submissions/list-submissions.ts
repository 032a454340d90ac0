import { type Kysely, type RawBuilder, sql } from 'kysely';
import { HOUR_MS } from '@site/kit/durations.ts';
import { attempt, type DatabaseHandle } from '../database/database-handle.ts';
import type { Schema } from '../database/schema.ts';
import { DELETION_JOB, type Submission, type SubmissionKind, submissionOf } from './submission.ts';

/** We must handle deletion requests within a month (specification, section 9). */
const DELETION_MS = 30 * 24 * HOUR_MS;

/** Time until a submission is overdue, in milliseconds. */
export type Promises = { answerMs: number; deletionMs: number };

/** Derives the deadlines from the site configuration. */
export function promisesOf({ replyWithinHours }: { replyWithinHours: number }): Promises {
  return { answerMs: replyWithinHours * HOUR_MS, deletionMs: DELETION_MS };
}

/**
 * `to-do`: unanswered, or an open deletion request. `overdue`: the same, past its deadline. `done`: answered or closed;
 * excludes waitlist entries, which need no reply. `not-for-us`: closed without an answer.
 */
export const inboxStates = ['to-do', 'overdue', 'unread', 'done', 'not-for-us'] as const;
type InboxState = (typeof inboxStates)[number];

/** Which submissions to find; all by default. */
export type InboxFilter = {
  kind?: SubmissionKind | undefined;
  state?: InboxState | undefined;
  /** Id of a desk user; `null` for unassigned. */
  assignedTo?: string | null | undefined;
  /** Words in the submission or its notes, in any order and ignoring case; phone numbers in any format. */
  text?: string | undefined;
};

/** Searches submissions. */
export type SubmissionSearch = ReturnType<typeof createSubmissionSearch>;

/** Opens the search on a migrated database. */
export function createSubmissionSearch(
  { db }: Pick<DatabaseHandle, 'db'>,
  { promises, now = Date.now }: { promises: () => Promises; now?: (() => number) | undefined },
) {
  const matching = ({ kind, state, assignedTo, text = '' }: InboxFilter) => {
    const { answerMs, deletionMs } = promises();
    const since = { answer: now() - answerMs, deletion: now() - deletionMs };
    return db
      .selectFrom('submissions')
      .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? 'message'))
      .$if(assignedTo !== undefined, (rows) =>
        typeof assignedTo === 'string'
          ? rows.where('assigned_to', '=', assignedTo)
          : rows.where('assigned_to', 'is', null),
      )
      .$if(state !== undefined, (rows) => rows.where(inState(state ?? 'to-do', since)))
      .$if(text.trim() !== '', (rows) => rows.where(hasText(text.trim())));
  };
  const count = (filter: InboxFilter): Promise<number> =>
    attempt(async () => {
      const { rows } = await matching(filter)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return rows;
    });

  return {
    count,
    /** Ids of the submissions before and after one in the order of `find`; the one need not be among them. */
    neighbours: (
      filter: InboxFilter,
      sort: 'newest' | 'oldest',
      { id, danger }: Pick<Submission, 'id' | 'danger'>,
    ): Promise<{ before: string | null; after: string | null }> =>
      attempt(async () => {
        const own = sql<number>`cast(${danger === undefined ? 1 : 0} as integer)`;
        const idOf = async (isAfter: boolean) => {
          const side = sql.raw(isAfter ? '>' : '<');
          const idSide = sql.raw(isAfter === (sort === 'newest') ? '<' : '>');
          const idOrder = isAfter === (sort === 'newest') ? 'desc' : 'asc';
          const ranked = putsDangerFirst(filter);
          const row = await matching(filter)
            .select('id')
            .where(
              ranked
                ? sql<boolean>`(${isCalm} ${side} ${own} or (${isCalm} = ${own} and id ${idSide} ${id}))`
                : sql<boolean>`id ${idSide} ${id}`,
            )
            .$if(ranked, (rows) => rows.orderBy(isCalm, isAfter ? 'asc' : 'desc'))
            .orderBy('id', idOrder)
            .limit(1)
            .executeTakeFirst();
          return row?.id ?? null;
        };
        return { before: await idOf(false), after: await idOf(true) };
      }),
    /** Returns a page of submissions, and the total count. */
    find: (
      filter: InboxFilter,
      { sort, limit, offset }: { sort: 'newest' | 'oldest'; limit: number; offset: number },
    ): Promise<{ items: readonly Submission[]; total: number }> =>
      attempt(async () => {
        const page = matching(filter)
          .select('id')
          .$if(putsDangerFirst(filter), (rows) => rows.orderBy(isCalm))
          .orderBy('id', sort === 'newest' ? 'desc' : 'asc')
          .limit(limit)
          .offset(offset);
        const ids = (await page.execute()).map(({ id }) => id);
        const items = await readSubmissions(db, ids);
        return { items, total: await count(filter) };
      }),
    /** Finds one submission by its id. */
    byId: (id: string): Promise<Submission | null> =>
      attempt(async () => (await readSubmissions(db, [id]))[0] ?? null),
  };
}

/** The newest other submissions from the address or number that sent this one. */
export function othersOfSender(
  { db }: Pick<DatabaseHandle, 'db'>,
  id: string,
  limit: number,
): Promise<readonly Submission[]> {
  return attempt(async () => {
    const keys = db.selectFrom('submission_people').select('person_key').where('is_sender', '=', 1);
    const rows = await db
      .selectFrom('submission_people')
      .select('submission_id')
      .distinct()
      .where('is_sender', '=', 1)
      .where('person_key', 'in', keys.where('submission_id', '=', id))
      .where('submission_id', '!=', id)
      .orderBy('submission_id', 'desc')
      .limit(limit)
      .execute();
    return readSubmissions(
      db,
      rows.map((row) => row.submission_id),
    );
  });
}

/** The position of each submission among those of its sender, oldest first, and their number. Omits the only one of a sender. */
export function placesOfSender(
  { db }: Pick<DatabaseHandle, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { nth: number; of: number }>> {
  return attempt(async () => {
    if (ids.length === 0) return new Map();
    const senders = db
      .selectFrom('submission_people')
      .select(['submission_id', 'person_key'])
      .where('is_sender', '=', 1);
    const own = await senders.where('submission_id', 'in', ids).execute();
    const keys = [...new Set(own.map(({ person_key }) => person_key))];
    const sent = await senders.where('person_key', 'in', keys).execute();
    const sentBy = Map.groupBy(sent, ({ person_key }) => person_key);
    return new Map(
      [...Map.groupBy(own, ({ submission_id }) => submission_id)]
        .map(([id, rows]) => {
          const all = new Set(
            rows.flatMap(({ person_key }) =>
              (sentBy.get(person_key) ?? []).map(({ submission_id }) => submission_id),
            ),
          );
          return [id, { nth: [...all].filter((each) => each <= id).length, of: all.size }] as const;
        })
        .filter(([, { of }]) => of > 1),
    );
  });
}

/** Counts all submissions by kind. */
export function countByKind({
  db,
}: Pick<DatabaseHandle, 'db'>): Promise<ReadonlyMap<SubmissionKind, number>> {
  return attempt(async () => {
    const rows = await db
      .selectFrom('submissions')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .groupBy('kind')
      .execute();
    return new Map(rows.map(({ kind, count }) => [kind, count]));
  });
}

/** Reads submissions with their state, in the order of `ids` and without those that were just erased. */
export async function readSubmissions(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<readonly Submission[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const jobs = await db
    .selectFrom('jobs')
    .select(['submission_id', 'state', 'attempts', 'due_at', 'outcome', 'ended_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('jobs as earlier')
          .select('earlier.id')
          .whereRef('earlier.queue', '=', 'jobs.queue')
          .whereRef('earlier.position', '<', 'jobs.position')
          .where('earlier.state', '=', 'waiting'),
      ).as('is_behind'),
    )
    .where('submission_id', 'in', ids)
    .where('kind', '=', DELETION_JOB)
    .execute();
  const deliveries = new Map(jobs.map((job) => [job.submission_id, job]));
  const found = new Map(
    rows.map((row) => {
      const job = deliveries.get(row.id);
      return [row.id, submissionOf(row, job && { ...job, behind_another: Boolean(job.is_behind) })];
    }),
  );
  return ids.map((id) => found.get(id)).filter((submission) => submission !== undefined);
}

/** 0 if a submission speaks of a danger, otherwise 1. */
const isCalm = sql<number>`case when danger is null then 1 else 0 end`;

/** Among what needs an answer, messages about a danger come first. */
function putsDangerFirst({ state }: InboxFilter): boolean {
  return state === 'to-do' || state === 'overdue';
}

function inState(
  state: InboxState,
  since: { answer: number; deletion: number },
): RawBuilder<boolean> {
  switch (state) {
    case 'to-do':
      return sql`state = 'open'`;
    case 'overdue':
      return sql`(state = 'open' and received_at <= case
        when kind = 'deletion' then ${moment(since.deletion)} else ${moment(since.answer)} end)`;
    case 'unread':
      return sql`(read_at is null and state <> 'unwanted')`;
    case 'done':
      return sql`state = 'done'`;
    case 'not-for-us':
      return sql`state = 'unwanted'`;
  }
}

/** Casts a timestamp, because PostgreSQL treats an untyped value in a `case` as text. */
function moment(at: number): RawBuilder<number> {
  return sql`cast(${at} as bigint)`;
}

/** Shorter digit sequences are more likely to be part of a sentence than of a phone number. */
const FEWEST_DIGITS = 5;

/** Digits and what separates them in a number, up to the next word. */
const NUMBER = /(?<!\S)[\d()+-]+(?:\s+[\d()+-]+)*(?!\S)/g;

/** A name and a part of a number are found together, whatever stands between them. */
export function hasText(text: string): RawBuilder<boolean> {
  const numbers = text.match(NUMBER) ?? [];
  const others = text
    .replaceAll(NUMBER, ' ')
    .split(/\s+/)
    .filter((each) => each !== '');
  return sql`(${sql.join([...numbers, ...others].map(hasPart), sql` and `)})`;
}

/** Notes are compared as typed and in lower case, because SQLite lowercases ASCII only. */
function hasPart(text: string): RawBuilder<boolean> {
  const lower = text.toLowerCase();
  const digits = text.replaceAll(/[\s()+-]/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '');
  const isNumber = /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS;
  const inWords = [...new Set([lower, ...(isNumber ? [digits] : [])])].map(
    (each) => sql`words like ${containing(each)} escape '\\'`,
  );
  const inNotes = [...new Set([text, lower])].map(
    (each) => sql`lower(submission_notes.words) like ${containing(each)} escape '\\'`,
  );
  return sql`(id = ${text} or ${sql.join(inWords, sql` or `)} or exists (
    select 1 from submission_notes
    where submission_id = submissions.id and (${sql.join(inNotes, sql` or `)})
  ))`;
}

/** A LIKE pattern for "contains", with wildcards escaped. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
