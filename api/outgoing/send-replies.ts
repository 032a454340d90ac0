import type { SiteConfig } from '@site/kit/site.ts';
import { attempt, type DatabaseHandle, inTransaction } from '../database/database-handle.ts';
import type { JobHandler } from '../jobs/run-jobs.ts';
import { fieldsOf } from '../submissions/submission.ts';
import type { SendMail } from './send-mail.ts';
import { mailFailure } from './mail-failure.ts';

/** A parent waits for the reply, so the front desk learns of a failure after a day, in milliseconds. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

/** The subject of a reply. */
function replySubject(product: string): string {
  return `Your message to ${product}`;
}

/** Sends the front desk's replies. One that is refused reopens its message. */
export function sendReplies(
  database: Pick<DatabaseHandle, 'db'>,
  send: SendMail,
  {
    readSite,
    now = Date.now,
  }: {
    readSite: () => Promise<Pick<SiteConfig, 'product' | 'replies'>>;
    now?: () => number;
  },
): JobHandler {
  const { db } = database;

  const refuse = (id: string, submissionId: string, at: number) =>
    inTransaction(database, async (transaction) => {
      await transaction
        .updateTable('submission_replies')
        .set({ refused_at: now() })
        .where('id', '=', id)
        .execute();
      // Unless somebody has answered it again since.
      await transaction
        .updateTable('submissions')
        .set({ state: 'open', answered_at: null, answered_by: null })
        .where('id', '=', submissionId)
        .where('answered_at', '=', at)
        .execute();
    });

  return {
    what: 'reply',
    run: async ({ id, firstTriedAt }) => {
      const reply = await attempt(() =>
        db
          .selectFrom('submission_replies')
          .innerJoin('submissions', 'submissions.id', 'submission_replies.submission_id')
          .select(['submission_id', 'at', 'submission_replies.words', 'payload'])
          .where('submission_replies.id', '=', id)
          .executeTakeFirst(),
      );
      // It was erased meanwhile, and its job with it.
      if (!reply) return { kind: 'done' };
      const { submission_id, at, words: text, payload } = reply;
      const { product, replies } = await readSite();
      const { email = '' } = fieldsOf(payload);
      const subject = replySubject(product.name);
      try {
        await send({ to: [email], subject, text, id, replyTo: replies.replyTo });
      } catch (error) {
        const { outcome, isFinal } = mailFailure(error);
        if (!isFinal && now() - firstTriedAt < GIVE_UP_MS) return { kind: 'failed', outcome };
        await refuse(id, submission_id, at);
        return { kind: 'refused', outcome };
      }
      return {
        kind: 'done',
        also: async (transaction) => {
          const sent = transaction.updateTable('submission_replies').where('id', '=', id);
          await sent.set({ accepted_at: now() }).execute();
        },
      };
    },
  };
}
