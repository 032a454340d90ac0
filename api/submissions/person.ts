import { normaliseIndianMobile } from '@site/kit/api/indian-mobile.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { attempt, type DatabaseHandle, inTransaction } from '../database/database-handle.ts';
import type { PersonalTable, Schema } from '../database/schema.ts';
import { addJob } from '../jobs/job-store.ts';
import { OVERWRITE_JOB } from '../jobs/overwrite-erased.ts';
import type { AccessLog } from './access-log.ts';
import { hasText, readSubmissions } from './list-submissions.ts';
import { normaliseEmailAddress } from './normalise-email-address.ts';
import { fieldsOf, isClosed, type Submission } from './submission.ts';

/** A person, identified by a canonical e-mail address or the ten digits of a mobile number, or one submission. */
export type Person = { kind: 'person'; key: string } | { kind: 'submission'; id: string };

const SUBMISSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses an e-mail address, an Indian mobile number in any format, or a submission id. */
export function parsePerson(text: string): Person | null {
  const id = text.replace(/[\p{Cf}\s]/gu, '');
  if (SUBMISSION_ID.test(id)) return { kind: 'submission', id };
  const digits = normaliseIndianMobile(text);
  if (digits !== null) return { kind: 'person', key: digits };
  const address = normaliseEmailAddress(text);
  return address.includes('@') ? { kind: 'person', key: address } : null;
}

type RowCounts = Record<PersonalTable, number>;

/** What is stored about a person. */
export type FoundPerson = {
  /** Newest first. */
  own: readonly Submission[];
  /** Submissions by others that mention this person in their text or notes; not erased. */
  mentions: readonly Submission[];
  /** Unhandled deletion requests among `own`, which would be lost by erasing. */
  open: readonly Submission[];
  /** Rows that erasing would delete. */
  counts: RowCounts;
};

/** Finds a person's submissions, and those of others that mention the person. */
export function findPerson({ db }: DatabaseHandle, person: Person): Promise<FoundPerson> {
  return attempt(async () => {
    const ids = await idsOf(db, person, { isSender: true });
    const own = await readSubmissions(db, ids);
    const mentions = await idsOf(db, person, { isSender: false });
    return {
      own,
      mentions: await readSubmissions(db, mentions),
      open: own.filter(({ relay }) => isOpen(relay)),
      counts: countsOf(await rowsOf(db, ids)),
    };
  });
}

/** Somebody who sent something. `who` finds the person: an address, else a mobile number, else the id of the submission. */
export type Sender = { who: string; newest: Submission };

/** Maximum number of submissions that a search for a name reads. */
const MOST_LOOKED_AT = 2000;

/** Finds people by parts of their name, address or number, those who wrote last first. */
export function findSenders(
  { db }: DatabaseHandle,
  text: string,
  most: number,
): Promise<readonly Sender[]> {
  const parts = text.toLowerCase().split(/\s+/);
  return attempt(async () => {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'payload'])
      .where(hasText(text))
      .orderBy('id', 'desc')
      .limit(MOST_LOOKED_AT)
      .execute();
    const senders = new Map<string, { who: string; id: string }>();
    for (const { id, payload } of rows) {
      const { name = '', email = '', phone = '' } = fieldsOf(payload);
      const own = `${name} ${email} ${phone} ${phone.replaceAll(/\D/g, '')}`.toLowerCase();
      if (!parts.every((part) => own.includes(part))) continue;
      const who = [email, phone].find((each) => parsePerson(each) !== null) ?? id;
      const key = JSON.stringify(parsePerson(who));
      if (!senders.has(key)) senders.set(key, { who, id });
    }
    const listed = new Map([...senders.values()].slice(0, most).map(({ who, id }) => [id, who]));
    const newest = await readSubmissions(db, [...listed.keys()]);
    return newest.map((item) => ({ who: listed.get(item.id) ?? item.id, newest: item }));
  });
}

/** Reads everything that is stored about a person: what they sent, oldest first, and every row that belongs to it. */
export function exportPerson(
  { db }: DatabaseHandle,
  person: Person,
): Promise<{ sent: readonly Submission[]; rows: HeldRows }> {
  return attempt(async () => {
    const ids = await idsOf(db, person, { isSender: true });
    return { sent: await readSubmissions(db, ids.toReversed()), rows: await rowsOf(db, ids) };
  });
}

/**
 * Erases everything that a person sent, and records it in the same transaction with the job that overwrites the traces.
 * `receipt` is the access log's entry. `open`: nothing was erased, because a deletion request is open.
 */
export function erasePerson(
  database: DatabaseHandle,
  log: Pick<AccessLog, 'noteWithin'>,
  person: Person,
  { isOpenErased, now = Date.now() }: { isOpenErased: boolean; now?: number },
): Promise<{ kind: 'erased'; counts: RowCounts; receipt: string } | { kind: 'open' }> {
  return inTransaction(database, async (transaction) => {
    const ids = await idsOf(transaction, person, { isSender: true });
    const own = await readSubmissions(transaction, ids);
    if (!isOpenErased && own.some(({ relay }) => isOpen(relay))) return { kind: 'open' };
    const counts = countsOf(await rowsOf(transaction, ids));
    // Whatever belongs to a submission is deleted with it.
    if (ids.length > 0) {
      await transaction.deleteFrom('submissions').where('id', 'in', ids).execute();
    }
    await addJob(transaction, { kind: OVERWRITE_JOB }, now);
    const receipt = await log.noteWithin(transaction, {
      action: 'erase',
      rows: ids.length,
      counts,
    });
    return { kind: 'erased', counts, receipt };
  });
}

function isOpen(relay: Submission['relay']): boolean {
  return relay !== undefined && !isClosed(relay);
}

/** Ids of the submissions that a person sent or that mention the person, newest first. */
async function idsOf(
  db: Kysely<Schema>,
  person: Person,
  { isSender }: { isSender: boolean },
): Promise<readonly string[]> {
  if (person.kind === 'submission') {
    const rows = db.selectFrom('submissions').select('id').where('id', '=', person.id);
    return isSender ? (await rows.execute()).map(({ id }) => id) : [];
  }
  const rows = await db
    .selectFrom('submission_people')
    .select('submission_id')
    .where('person_key', '=', person.key)
    .where('is_sender', '=', isSender ? 1 : 0)
    .orderBy('submission_id', 'desc')
    .execute();
  return rows.map(({ submission_id: id }) => id);
}

type HeldRows = { [Table in PersonalTable]: readonly Selectable<Schema[Table]>[] };

/** Reads all rows that exist because of these submissions. */
async function rowsOf(db: Kysely<Schema>, ids: readonly string[]): Promise<HeldRows> {
  const rowsIn = async <Table extends PersonalTable>(table: Table, key: string, order = 'id') => {
    if (ids.length === 0) return [];
    const { rows } = await sql<Selectable<Schema[Table]>>`
      select * from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(ids)})
      order by ${sql.ref(order)}
    `.execute(db);
    return rows;
  };
  return {
    submissions: await rowsIn('submissions', 'id'),
    submission_notes: await rowsIn('submission_notes', 'submission_id'),
    submission_replies: await rowsIn('submission_replies', 'submission_id'),
    submission_people: await rowsIn('submission_people', 'submission_id', 'person_key'),
    jobs: await rowsIn('jobs', 'submission_id'),
  };
}

function countsOf(rows: HeldRows): RowCounts {
  return {
    submissions: rows.submissions.length,
    submission_notes: rows.submission_notes.length,
    submission_replies: rows.submission_replies.length,
    submission_people: rows.submission_people.length,
    jobs: rows.jobs.length,
  };
}
