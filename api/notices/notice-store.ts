import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { InboxNoticeRow, Schema } from '../database/schema.ts';
import { isDue, LEASE_MS } from '../outbox/is-due.ts';
import type { Outbox, Settled, Tried } from '../outbox/relay.ts';

/** How long to store notifications, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Notification channels. */
export type NoticeChannel = InboxNoticeRow['channel'];

/** What a notification is about. */
export type NoticeKind = InboxNoticeRow['kind'];

/** A notification leased to this process. */
export type ClaimedNotice = Tried & {
  kind: NoticeKind;
  channel: NoticeChannel;
  /** Id of the submission; `null` for the digest. */
  submissionId: string | null;
};

/** Adds a notification per channel, in the transaction that stores the submission. */
export async function appendNotices(
  transaction: Kysely<Schema>,
  channels: readonly NoticeChannel[],
  { id, kind, now }: { id: string; kind: Exclude<NoticeKind, 'digest'>; now: number },
): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map((channel) => newNotice({ id: randomUUID(), kind, channel, now }));
  await transaction
    .insertInto('inbox_notices')
    .values(rows.map((row) => ({ ...row, submission_id: id })))
    .execute();
}

/** The outbox of notifications. */
export type NoticeStore = Outbox<ClaimedNotice> & {
  /** Adds a day's digest per channel unless another process has. Returns the number added. */
  appendDigest: (
    day: string,
    channels: readonly NoticeChannel[],
  ) => Promise<{ kind: 'added'; count: number } | DatabaseUnavailable>;
};

/** Opens the store on a migrated database. */
export function createNoticeStore(
  { db }: DatabaseHandle,
  { now = Date.now }: { now?: () => number } = {},
): NoticeStore {
  const settle = ({ id, leaseToken }: ClaimedNotice, changes: Partial<InboxNoticeRow>) =>
    attempt(async (): Promise<Settled> => {
      const { numUpdatedRows } = await db
        .updateTable('inbox_notices')
        .set({ ...changes, lease_token: null, lease_until: null })
        .where('id', '=', id)
        .where('lease_token', '=', leaseToken)
        .executeTakeFirstOrThrow();
      return { kind: numUpdatedRows > 0n ? 'settled' : 'lost' };
    });

  return {
    claim: () =>
      attempt(async () => {
        const moment = now();
        const due = await db
          .selectFrom('inbox_notices')
          .select('id')
          .where(isDue('inbox_notices', moment))
          .orderBy('next_try_at')
          .limit(1)
          .executeTakeFirst();
        if (due === undefined) return { kind: 'none' } as const;
        const leaseToken = randomUUID();
        const claimed = await db
          .updateTable('inbox_notices')
          .set((expression) => ({
            lease_token: leaseToken,
            lease_until: moment + LEASE_MS,
            attempts: expression('attempts', '+', 1),
            first_tried_at: expression.fn.coalesce('first_tried_at', expression.val(moment)),
          }))
          .where('id', '=', due.id)
          // Check again, because another process may have claimed it since.
          .where(isDue('inbox_notices', moment))
          .returning(['kind', 'channel', 'submission_id', 'attempts', 'first_tried_at'])
          .executeTakeFirst();
        if (claimed === undefined) return { kind: 'taken' } as const;
        const { kind, channel, attempts, submission_id: submissionId } = claimed;
        const firstTriedAt = claimed.first_tried_at ?? moment;
        return {
          kind: 'claimed',
          event: { id: due.id, kind, channel, submissionId, attempts, firstTriedAt, leaseToken },
        } as const;
      }),

    settleDelivered: (notice) => settle(notice, { state: 'delivered', last_outcome: 'delivered' }),

    settleFailed: (notice, { outcome, next }) =>
      settle(
        notice,
        next.kind === 'again'
          ? { last_outcome: outcome, next_try_at: next.at }
          : { last_outcome: outcome, state: next.kind === 'refused' ? 'refused' : 'dead' },
      ),

    appendDigest: (day, channels) =>
      attempt(async () => {
        let count = 0;
        for (const channel of channels) {
          const { numInsertedOrUpdatedRows = 0n } = await db
            .insertInto('inbox_notices')
            .values(
              newNotice({ id: `digest-${day}-${channel}`, kind: 'digest', channel, now: now() }),
            )
            .onConflict((conflict) => conflict.column('id').doNothing())
            .executeTakeFirstOrThrow();
          count += Number(numInsertedOrUpdatedRows);
        }
        return { kind: 'added', count } as const;
      }),
  };
}

/** Deletes notifications after a month, delivered or not. */
export function forgetOldNotices(
  { db }: DatabaseHandle,
  now: number,
): Promise<{ kind: 'deleted' } | DatabaseUnavailable> {
  return attempt(async () => {
    await db
      .deleteFrom('inbox_notices')
      .where('made_at', '<=', now - KEPT_MS)
      .execute();
    return { kind: 'deleted' } as const;
  });
}

function newNotice({
  id,
  kind,
  channel,
  now,
}: Pick<InboxNoticeRow, 'id' | 'kind' | 'channel'> & { now: number }): InboxNoticeRow {
  return {
    id,
    kind,
    channel,
    submission_id: null,
    made_at: now,
    state: 'waiting',
    attempts: 0,
    first_tried_at: null,
    next_try_at: now,
    lease_token: null,
    lease_until: null,
    last_outcome: null,
  };
}
