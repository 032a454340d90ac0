import type { SentBy } from '../submission-fields.ts';
import type { WebhookConfig } from '../config.ts';
import { attempt, type DatabaseHandle } from '../database/database-handle.ts';
import type { JobHandler } from '../jobs/run-jobs.ts';
import { fieldsOf } from '../submissions/submission.ts';
import { postSigned } from './call-webhook.ts';

/** Posts `{name, email, phone, reason}`, signed, to the webhook (specification, section 7). */
export function deliverDeletions(
  { db }: Pick<DatabaseHandle, 'db'>,
  webhook: WebhookConfig,
  { now = Date.now }: { now?: () => number } = {},
): JobHandler {
  return {
    what: 'deletion request',
    run: async ({ id, position }, signal) => {
      const row = await attempt(() =>
        db.selectFrom('submissions').select('payload').where('id', '=', id).executeTakeFirst(),
      );
      // It was erased meanwhile, and its job with it.
      if (!row) return { kind: 'done' };
      const sent: Partial<SentBy<'deletion'>> = fieldsOf(row.payload);
      const { name, email, phone = '', reason = '' } = sent;
      const body = JSON.stringify({ name, email, phone, reason });
      const headers = { 'webhook-sequence': String(position) };
      const result = await postSigned(webhook, { id, body, headers }, { signal, now });
      if (result.kind !== 'done') return result;
      return {
        kind: 'done',
        also: async (transaction) => {
          const request = transaction.updateTable('submissions').where('id', '=', id);
          await request.set({ state: 'done' }).execute();
        },
      };
    },
  };
}
