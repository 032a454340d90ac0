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
 * excludes waitlist entries, which need no reply.
 */
export const inboxStates = ['to-do', 'overdue', 'unread', 'done'] as const;
type InboxState = (typeof inboxStates)[number];

/** Which submissions to find; all by default. */
export type InboxFilter = {
  kind?: SubmissionKind | undefined;
  state?: InboxState | undefined;
  /** Id of a desk user; `null` for unassigned. */
  assignedTo?: string | null | undefined;
  /** Text in the submission or its notes, ignoring case; phone numbers in any format. */
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
    /** Returns a page of submissions, and the total count. */
    find: (
      filter: InboxFilter,
      { sort, limit, offset }: { sort: 'newest' | 'oldest'; limit: number; offset: number },
    ): Promise<{ items: readonly Submission[]; total: number }> =>
      attempt(async () => {
        const page = matching(filter)
          .select('id')
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
      return sql`read_at is null`;
    case 'done':
      return sql`state = 'done'`;
  }
}

/** Casts a timestamp, because PostgreSQL treats an untyped value in a `case` as text. */
function moment(at: number): RawBuilder<number> {
  return sql`cast(${at} as bigint)`;
}

/** Shorter digit sequences are more likely to be part of a sentence than of a phone number. */
const FEWEST_DIGITS = 5;

/** Notes are compared as typed and in lower case, because SQLite lowercases ASCII only. */
function hasText(text: string): RawBuilder<boolean> {
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
