import type { SiteConfig } from '@site/kit/site.ts';
import { attempt, type DatabaseHandle, inTransaction } from '../database/database-handle.ts';
import type { JobHandler, JobResult } from '../jobs/run-jobs.ts';
import type { Reply } from '../submissions/handling.ts';
import { fieldsOf } from '../submissions/submission.ts';
import type { SendMail } from './send-mail.ts';
import { mailFailure } from './mail-failure.ts';

/** A parent waits for the reply, so the front desk learns of a failure after a day, in milliseconds. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

type Failure = Exclude<Reply['state'], 'sending' | 'accepted'>;

/** The subject of a reply. */
function replySubject(product: string): string {
  return `Your message to ${product}`;
}

/**
 * Sends the front desk’s replies. One that is not sent, or only may have been, reopens its message. `send` is `undefined`
 * without a mail server.
 */
export function sendReplies(
  database: Pick<DatabaseHandle, 'db'>,
  send: SendMail | undefined,
  {
    readSite,
    now = Date.now,
  }: {
    readSite: () => Promise<Pick<SiteConfig, 'product' | 'replies'>>;
    now?: () => number;
  },
): JobHandler {
  const { db } = database;

  const fail = (id: string, failure: Failure, outcome: string) =>
    inTransaction(database, async (transaction): Promise<JobResult> => {
      const { submission_id, at } = await transaction
        .updateTable('submission_replies')
        .set({ failure })
        .where('id', '=', id)
        .returning(['submission_id', 'at'])
        .executeTakeFirstOrThrow();
      // Unless somebody has answered it again since.
      await transaction
        .updateTable('submissions')
        .set({ state: 'open', answered_at: null, answered_by: null })
        .where('id', '=', submission_id)
        .where('answered_at', '=', at)
        .execute();
      return { kind: 'refused', outcome };
    });

  const setHanded = (id: string, handed_at: number | null) =>
    attempt(() =>
      db.updateTable('submission_replies').set({ handed_at }).where('id', '=', id).execute(),
    );

  return {
    what: 'reply',
    run: async ({ id, firstTriedAt }) => {
      const reply = await attempt(() =>
        db
          .selectFrom('submission_replies')
          .innerJoin('submissions', 'submissions.id', 'submission_replies.submission_id')
          .select(['handed_at', 'submission_replies.words', 'payload'])
          .where('submission_replies.id', '=', id)
          .executeTakeFirst(),
      );
      // It was erased meanwhile, and its job with it.
      if (!reply) return { kind: 'done' };
      // The process ended before it could store the server’s response.
      if (reply.handed_at !== null) return fail(id, 'uncertain', 'interrupted');
      if (!send) return fail(id, 'no-server', 'no mail server');
      const { words: text, payload } = reply;
      const { product, replies } = await readSite();
      const { email = '' } = fieldsOf(payload);
      const subject = replySubject(product.name);
      await setHanded(id, now());
      try {
        await send({ to: [email], subject, text, id, replyTo: replies.replyTo });
      } catch (error) {
        await setHanded(id, null);
        const { outcome, isFinal } = mailFailure(error);
        if (isFinal || now() - firstTriedAt >= GIVE_UP_MS) return fail(id, 'refused', outcome);
        return { kind: 'failed', outcome };
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
