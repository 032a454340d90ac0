import type { CallBackRequest, ContactMessage } from '@site/kit/api/contact-message.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';
import { appendNotices } from '../notices/notice-store.ts';
import { storeOnce, type Arrival, type StoreResult } from './store-once.ts';
import type { StoreOptions } from './store-options.ts';

/** Keeps contact messages and wishes to be called back. */
export type ContactStore = {
  /** Stores one; `stored` means it is on disk. */
  insert: (message: ContactMessage | CallBackRequest, arrival?: Arrival) => Promise<StoreResult>;
};

/** A store on an open, migrated database. */
export function createContactStore(
  { db }: DatabaseHandle,
  {
    now = Date.now,
    receivedAt = now,
    nextId = createUuidV7Source(now),
    notify = [],
  }: StoreOptions = {},
): ContactStore {
  return {
    insert: (message, arrival = {}) => {
      const moment = now();
      const row = {
        ...message,
        id: nextId(),
        received_at: receivedAt(),
        hasty: arrival.tooFast === true ? 1 : 0,
      };
      return storeOnce(
        db,
        { call: 'contact-us', value: message, arrival, now: moment },
        async (transaction) => {
          await transaction.insertInto('contact_messages').values(row).execute();
          const kind = 'wanted' in message ? 'call-back' : 'message';
          await appendNotices(transaction, notify, { id: row.id, kind, now: moment });
          return row.id;
        },
      );
    },
  };
}
