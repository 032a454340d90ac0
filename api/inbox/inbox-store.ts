import { contactColumns } from '@site/kit/api/contact-message.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { waitlistFields } from '@site/kit/api/waitlist-subscription.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { OutboxEventRow, Schema } from '../database/schema.ts';
import { SETTLED_STATES } from '../outbox/outbox-store.ts';
import { nonEmptyList } from '../personal-data/held-rows.ts';
import {
  submissionKinds,
  type RelayState,
  type Submission,
  type SubmissionKind,
} from './submission.ts';

/** Requests at most `limit` submissions older than `before`, of these kinds and ids (by default all). */
export type InboxPage = {
  limit: number;
  before?: string | undefined;
  kinds?: readonly SubmissionKind[];
  ids?: readonly string[];
};

export type InboxStore = {
  /** Newest first. */
  list: (
    page: InboxPage,
  ) => Promise<{ kind: 'listed'; submissions: readonly Submission[] } | DatabaseUnavailable>;
  count: (
    kinds: readonly SubmissionKind[],
  ) => Promise<{ kind: 'counted'; rows: number } | DatabaseUnavailable>;
};

export function createInboxStore({ db }: DatabaseHandle): InboxStore {
  // Ids of all tables sort by age, so the newest of each table include the newest overall. `~` sorts after every id.
  const contacts = async ({ limit, before = '~', ids }: InboxPage, calledBack: boolean) => {
    const rows = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '<', before)
      .$if(ids !== undefined, (query) => query.where('id', 'in', nonEmptyList(ids ?? [])))
      .where('wanted', calledBack ? 'is not' : 'is', null)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row): Submission => ({
      ...common(row, calledBack ? 'call-back' : 'message'),
      ...filled(row, contactColumns),
    }));
  };

  const waitlist = async ({ limit, before = '~', ids }: InboxPage) => {
    const rows = await db
      .selectFrom('waitlist_subscriptions')
      .selectAll()
      .where('id', '<', before)
      .$if(ids !== undefined, (query) => query.where('id', 'in', nonEmptyList(ids ?? [])))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row): Submission => ({
      ...common(row, 'waitlist'),
      ...filled(row, fieldNames(waitlistFields)),
    }));
  };

  const deletions = async ({ limit, before = '~', ids }: InboxPage) => {
    const rows = await db
      .selectFrom('deletion_requests')
      .leftJoin('outbox_events', 'outbox_events.id', 'deletion_requests.id')
      .selectAll('deletion_requests')
      .select([
        'outbox_events.state',
        'outbox_events.attempts',
        'outbox_events.next_try_at',
        'outbox_events.last_outcome',
        'outbox_events.delivered_at',
      ])
      .select((expression) =>
        expression
          .selectFrom('outbox_events as earlier')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('earlier.subject', '=', 'outbox_events.subject')
          .whereRef('earlier.position', '<', 'outbox_events.position')
          .where('earlier.state', 'not in', SETTLED_STATES)
          .as('ahead'),
      )
      .where('deletion_requests.id', '<', before)
      .$if(ids !== undefined, (query) =>
        query.where('deletion_requests.id', 'in', nonEmptyList(ids ?? [])),
      )
      .orderBy('deletion_requests.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row): Submission => ({
      ...common(row, 'deletion'),
      ...filled(row, ['name', 'email', 'phone', 'reason']),
      relay: relayState(row, row.ahead ?? 0),
    }));
  };

  const readers: Record<SubmissionKind, (page: InboxPage) => Promise<readonly Submission[]>> = {
    message: (page) => contacts(page, false),
    'call-back': (page) => contacts(page, true),
    waitlist,
    deletion: deletions,
  };

  return {
    list: (page) =>
      attempt(async () => {
        const { kinds = submissionKinds, limit } = page;
        const found = await Promise.all(kinds.map((kind) => readers[kind](page)));
        const submissions = found
          .flat()
          .toSorted((one, other) => (one.id < other.id ? 1 : -1))
          .slice(0, limit);
        return { kind: 'listed', submissions } as const;
      }),
    count: (kinds) =>
      attempt(async () => {
        const counts = await Promise.all(kinds.map((kind) => countOf(db, kind)));
        return { kind: 'counted', rows: counts.reduce((sum, rows) => sum + rows, 0) } as const;
      }),
  };
}

async function countOf(db: Kysely<Schema>, kind: SubmissionKind): Promise<number> {
  const all = ({ fn }: ExpressionBuilder<Schema, keyof Schema>) => fn.countAll<number>().as('rows');
  const rows = {
    message: () => db.selectFrom('contact_messages').select(all).where('wanted', 'is', null),
    'call-back': () =>
      db.selectFrom('contact_messages').select(all).where('wanted', 'is not', null),
    waitlist: () => db.selectFrom('waitlist_subscriptions').select(all),
    deletion: () => db.selectFrom('deletion_requests').select(all),
  };
  return (await rows[kind]().executeTakeFirstOrThrow()).rows;
}

function common(
  { id, received_at: receivedAt, hasty }: { id: string; received_at: number; hasty: number },
  kind: SubmissionKind,
): Pick<Submission, 'kind' | 'id' | 'receivedAt' | 'tooFast'> {
  return { kind, id, receivedAt, tooFast: hasty === 1 };
}

/** The named columns that aren't null. */
function filled<Column extends string>(
  row: Readonly<Record<Column, string | null>>,
  columns: readonly Column[],
): Partial<Record<Column, string>> {
  const found: Partial<Record<Column, string>> = {};
  for (const column of columns) {
    const value = row[column];
    if (value !== null) found[column] = value;
  }
  return found;
}

type Progress = Pick<
  OutboxEventRow,
  'state' | 'attempts' | 'next_try_at' | 'last_outcome' | 'delivered_at'
>;

/** Derives the delivery state. The columns are null once the event's row has been deleted. */
function relayState(
  row: { [Column in keyof Progress]: Progress[Column] | null },
  ahead: number,
): RelayState {
  const { state, last_outcome: lastOutcome } = row;
  const attempts = row.attempts ?? 0;
  const nextTryAt = row.next_try_at ?? 0;
  switch (state) {
    case null:
      return { kind: 'done' };
    case 'delivered':
    case 'settled':
      return { kind: state, at: row.delivered_at ?? nextTryAt };
    case 'dead':
      return { kind: 'given-up', attempts, lastOutcome };
    case 'refused':
      return { kind: 'refused', lastOutcome };
    case 'waiting':
      return {
        kind: 'waiting',
        attempts,
        lastOutcome,
        nextTryAt,
        behindAnother: ahead > 0,
      };
  }
}
