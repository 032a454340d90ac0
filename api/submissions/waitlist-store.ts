import type { WaitlistSubscription } from '@site/kit/api/waitlist-subscription.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';
import { normaliseEmailAddress } from './normalise-email-address.ts';
import { storeOnce, type Arrival, type StoreResult } from './store-once.ts';
import type { StoreOptions } from './store-options.ts';

/** Keeps the waitlist. */
export type WaitlistStore = {
  /**
   * Puts an address on the list; `stored` means it is there and on disk. One that is there already keeps its place.
   * That takes a write as well, so neither the answer nor its time tells a stranger who is on the list.
   */
  insert: (subscription: WaitlistSubscription, arrival?: Arrival) => Promise<StoreResult>;
};

/** A store on an open, migrated database. */
export function createWaitlistStore(
  { db }: DatabaseHandle,
  { now = Date.now, receivedAt = now, nextId = createUuidV7Source(now) }: StoreOptions = {},
): WaitlistStore {
  return {
    insert: (subscription, arrival = {}) => {
      const moment = now();
      const received = receivedAt();
      const { purpose: _theOnlyOne, ...answers } = subscription;
      const row = {
        ...answers,
        id: nextId(),
        received_at: received,
        hasty: arrival.tooFast === true ? 1 : 0,
        email_key: normaliseEmailAddress(subscription.email),
        last_asked_at: received,
      };
      return storeOnce(
        db,
        { call: 'subscribe-public', value: subscription, arrival, now: moment },
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
