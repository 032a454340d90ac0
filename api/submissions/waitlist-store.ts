import type { WaitlistSubscription } from '@site/kit/api/waitlist-subscription.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';
import { normaliseEmailAddress } from './normalise-email-address.ts';
import {
  storeOnce,
  type StoreOptions,
  type StoreResult,
  type SubmissionMeta,
} from './store-once.ts';

export type WaitlistStore = {
  /**
   * Adds an address; `stored` means that it is on disk. An existing entry keeps its place but is written again, so that
   * neither the response nor its timing reveals who is on the list.
   */
  insert: (subscription: WaitlistSubscription, meta?: SubmissionMeta) => Promise<StoreResult>;
};

export function createWaitlistStore(
  { db }: DatabaseHandle,
  { now = Date.now, receivedAt = now, nextId = createUuidV7Source(now) }: StoreOptions = {},
): WaitlistStore {
  return {
    insert: (subscription, meta = {}) => {
      const moment = now();
      const received = receivedAt();
      const { purpose: _theOnlyOne, ...answers } = subscription;
      const row = {
        ...answers,
        id: nextId(),
        received_at: received,
        hasty: meta.tooFast === true ? 1 : 0,
        email_key: normaliseEmailAddress(subscription.email),
        last_asked_at: received,
      };
      return storeOnce(
        db,
        { call: 'subscribe-public', value: subscription, meta, now: moment },
        async (transaction) => {
          const { id } = await transaction
            .insertInto('waitlist_subscriptions')
            .values(row)
            .onConflict((conflict) =>
              conflict.column('email_key').doUpdateSet({ last_asked_at: received }),
            )
            .returning('id')
            .executeTakeFirstOrThrow();
          return id;
        },
      );
    },
  };
}
