import { createHash } from 'node:crypto';
import type { SentBy, SubmissionKind } from '../submission-fields.ts';
import { indianMobilesIn } from '@site/kit/api/indian-mobile.ts';
import type { Transaction } from 'kysely';
import { DAY_MS } from '@site/kit/durations.ts';
import { type DatabaseHandle, inTransaction, lockSubject } from '../database/database-handle.ts';
import type { Schema, SubmissionRow } from '../database/schema.ts';
import { createUuidV7Source, momentAfter } from '../database/uuid-v7.ts';
import { addJob } from '../jobs/job-store.ts';
import { dangerIn, type WrittenDanger } from './danger-words.ts';
import { believableTime } from './retention-clock.ts';
import { normaliseEmailAddress } from './normalise-email-address.ts';
import { indexPeople } from './people-in.ts';
import { DELETION_JOB } from './submission.ts';

/** Metadata of a submission. */
export type SubmissionMeta = {
  /** Identifies the attempt: identical content under the same key is stored once. */
  idempotencyKey?: string | undefined;
  /** How long the key is valid, in milliseconds; by default, as long as keys are stored. */
  keyTtlMs?: number;
  /** Whether the form was filled in faster than a person could. */
  tooFast?: boolean;
};

/** `key-reused`: the key was used for different content, so this was not stored. */
export type StoreResult = { kind: 'stored'; danger: WrittenDanger | null } | { kind: 'key-reused' };

/** How long to store keys, in milliseconds: longer than anybody leaves a form open before pressing Send again. */
export const KEY_RETENTION_MS = 30 * DAY_MS;

/** Adds the team's notifications of a submission, in its transaction. */
export type Notify = (
  transaction: Transaction<Schema>,
  submission: { id: string; kind: Exclude<SubmissionKind, 'waitlist'>; isUrgent: boolean },
  now: number,
) => Promise<void>;

/** Stores what visitors send. `stored` means that it is on disk. */
export type SubmissionStore = ReturnType<typeof createSubmissionStore>;

export function createSubmissionStore(
  database: Pick<DatabaseHandle, 'db'>,
  {
    now = Date.now,
    notify = async () => undefined,
  }: { now?: (() => number) | undefined; notify?: Notify | undefined } = {},
) {
  let earliest = 0;
  const nextId = createUuidV7Source(now, () => earliest);

  /** Each process generates its own ids, and the clock may have gone back since the newest submission. */
  const newId = async (transaction: Transaction<Schema>) => {
    const newest = await transaction
      .selectFrom('submissions')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    earliest = momentAfter(newest?.id);
    return nextId();
  };

  return {
    /**
     * Stores a submission and the jobs about it in one transaction. An address keeps its place on the waitlist, but its
     * row is written again, so that neither the response nor its timing reveals who is on it.
     */
    store: <Kind extends SubmissionKind>(
      kind: Kind,
      sent: SentBy<Kind>,
      meta: SubmissionMeta = {},
    ): Promise<StoreResult> =>
      inTransaction(database, async (transaction) => {
        const { idempotencyKey: key = null, tooFast = false } = meta;
        const fingerprint = fingerprintOf(kind, sent);
        const moment = now();
        const texts = Object.values<string>(sent);
        const isFromParent = kind === 'message' || kind === 'call-back';
        const danger = isFromParent ? dangerIn(texts.join('\n')) : null;
        const stored = { kind: 'stored', danger } as const;
        if (key !== null) {
          const first = await takenBy(transaction, key, { ...meta, now: moment });
          if (first !== null) return first === fingerprint ? stored : { kind: 'key-reused' };
        }
        const { email, phone, ...others }: Partial<Record<string, string>> = sent;
        const email_key = email === undefined ? null : normaliseEmailAddress(email);
        const at = await believableTime(transaction, moment);
        const attempt = { attempt_key: key, attempt_at: moment, fingerprint };
        if (kind === 'waitlist' || kind === 'deletion') {
          await lockSubject(transaction, `${kind} ${email_key}`);
        }
        if (kind === 'waitlist') {
          const { numUpdatedRows } = await transaction
            .updateTable('submissions')
            .set({ ...attempt, asked_at: at })
            .where('kind', '=', 'waitlist')
            .where('email_key', '=', email_key)
            .executeTakeFirst();
          if (numUpdatedRows > 0n) return stored;
        }
        const id = await newId(transaction);
        await transaction
          .insertInto('submissions')
          .values({
            ...attempt,
            ...untouched,
            id,
            kind,
            received_at: at,
            asked_at: at,
            hasty: tooFast ? 1 : 0,
            payload: JSON.stringify(sent),
            words: searchableWords(texts, phone),
            email_key,
            danger: danger?.id ?? null,
            state: kind === 'waitlist' ? 'none' : 'open',
          })
          .execute();
        await indexPeople(transaction, id, {
          sender: [email, phone].filter((text) => text !== undefined),
          texts: Object.values(others).filter((text) => text !== undefined),
        });
        if (kind === 'deletion') {
          const job = { kind: DELETION_JOB, id, submissionId: id, queue: `deletion ${email_key}` };
          await addJob(transaction, job, moment);
        }
        if (kind !== 'waitlist') {
          await notify(transaction, { id, kind, isUrgent: danger !== null }, moment);
        }
        return stored;
      }),
  };
}

/** The state of a submission that nobody has opened. */
const untouched = { read_at: null, assigned_to: null, answered_at: null, answered_by: null };

/**
 * Returns the fingerprint of what was stored under a key, or `null` if the key is free. Frees an expired key. Concurrent
 * calls, even in other processes, wait for the one that uses the key.
 */
async function takenBy(
  transaction: Transaction<Schema>,
  key: string,
  { keyTtlMs = KEY_RETENTION_MS, now }: { keyTtlMs?: number; now: number },
): Promise<string | null> {
  await lockSubject(transaction, `attempt ${key}`);
  const first = await transaction
    .selectFrom('submissions')
    .select(['id', 'fingerprint', 'attempt_at'])
    .where('attempt_key', '=', key)
    .executeTakeFirst();
  if (!first) return null;
  // A key from the future was stored before the clock was set back. Without this check, a resubmission would be reported
  // as stored but dropped until the clock catches up.
  if (Math.abs(now - first.attempt_at) < keyTtlMs) return first.fingerprint;
  await transaction
    .updateTable('submissions')
    .set({ attempt_key: null })
    .where('id', '=', first.id)
    .execute();
  return null;
}

/** Hashes the content, ignoring the order of its fields. */
export function fingerprintOf(kind: SubmissionKind, sent: object): string {
  const fields = Object.entries(sent).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('hex');
}

/** What a search looks at. SQLite lowercases ASCII only, so this is stored in lower case. */
function searchableWords(texts: readonly string[], phone = ''): SubmissionRow['words'] {
  const digits = phone.replaceAll(/[\s()+-]/g, '');
  return [...texts, digits, ...indianMobilesIn(phone)].join('\n').toLowerCase();
}
