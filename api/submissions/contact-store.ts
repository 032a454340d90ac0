import type { CallBackRequest, ContactMessage } from '@site/kit/api/contact-message.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';
import { appendNotices } from '../notices/notice-store.ts';
import {
  storeOnce,
  type StoreOptions,
  type StoreResult,
  type SubmissionMeta,
} from './store-once.ts';

export type ContactStore = {
  /** Stores a message; `stored` means that it is on disk. */
  insert: (
    message: ContactMessage | CallBackRequest,
    meta?: SubmissionMeta,
  ) => Promise<StoreResult>;
};

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
    insert: (message, meta = {}) => {
      const moment = now();
      const row = {
        ...message,
        id: nextId(),
        received_at: receivedAt(),
        hasty: meta.tooFast === true ? 1 : 0,
      };
      return storeOnce(
        db,
        { call: 'contact-us', value: message, meta, now: moment },
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
