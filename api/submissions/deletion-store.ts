import type { DeletionRequest } from '@site/kit/api/deletion-request.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';
import { appendEvent } from '../outbox/append-event.ts';
import { appendNotices } from '../notices/notice-store.ts';
import {
  storeOnce,
  type StoreOptions,
  type StoreResult,
  type SubmissionMeta,
} from './store-once.ts';

export type DeletionStore = {
  /** Stores a request and its delivery event in one transaction; `stored` means that both are on disk. */
  insert: (request: DeletionRequest, meta?: SubmissionMeta) => Promise<StoreResult>;
};

export function createDeletionStore(
  { db }: DatabaseHandle,
  {
    now = Date.now,
    receivedAt = now,
    nextId = createUuidV7Source(now),
    notify = [],
  }: StoreOptions = {},
): DeletionStore {
  return {
    insert: (request, meta = {}) => {
      const moment = now();
      const id = nextId();
      const row = {
        id,
        received_at: receivedAt(),
        hasty: meta.tooFast === true ? 1 : 0,
        name: request.name,
        email: request.email,
        phone: request.phone ?? null,
        reason: request.reason ?? null,
      };
      return storeOnce(
        db,
        { call: 'delete-data', value: request, meta, now: moment },
        async (transaction) => {
          await transaction.insertInto('deletion_requests').values(row).execute();
          await appendEvent(transaction, { id, email: request.email, now: moment });
          await appendNotices(transaction, notify, { id, kind: 'deletion', now: moment });
          return id;
        },
      );
    },
  };
}
