import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Cron } from 'croner';
import type { NoticeConfig } from '../config.ts';
import { type DatabaseHandle, inTransaction } from '../database/database-handle.ts';
import { indianDay } from '../indian-time.ts';
import { addJob } from '../jobs/job-store.ts';
import type { JobHandler, JobResult } from '../jobs/run-jobs.ts';
import type { SubmissionSearch } from '../submissions/list-submissions.ts';
import type { Notify } from '../submissions/store-submission.ts';
import { postSigned } from './call-webhook.ts';
import { mailFailure } from './mail-failure.ts';
import type { SendMail } from './send-mail.ts';

const NOTICE_JOB = 'notice';
const DIGEST_JOB = 'digest';

/** Every day at nine in India. */
const DIGEST_TIME = new Cron('0 9 * * *', { timezone: 'Asia/Kolkata', paused: true });

/** Content of notifications. Never includes the sender's name, address or text. */
type NoticeWords = { subject: string; text: string; webhook: Readonly<Record<string, unknown>> };

const news = {
  message: 'A new message',
  'call-back': 'A new call-back request',
  deletion: 'A new deletion request',
} as const;

/** A notification: a new submission, or the digest of overdue ones. */
const noticeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    channel: v.picklist(['mail', 'webhook']),
    kind: v.picklist(['message', 'call-back', 'deletion', 'digest']),
    isUrgent: v.exactOptional(v.boolean()),
  }),
);

type Notice = v.InferOutput<typeof noticeSchema>;

/** Tells the team about new submissions, and daily about overdue ones. */
export function createTeamNotices(
  database: Pick<DatabaseHandle, 'db'>,
  { deskUrl, mail, webhook }: NoticeConfig,
  {
    product,
    search,
    now = Date.now,
  }: {
    product: string;
    search: Pick<SubmissionSearch, 'count'>;
    now?: (() => number) | undefined;
  },
): { notify: Notify; handlers: Record<typeof NOTICE_JOB | typeof DIGEST_JOB, JobHandler> } {
  const channels = [
    ...(mail ? (['mail'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
  let send: SendMail | undefined;

  async function wordsOf(
    { kind, isUrgent = false }: Notice,
    submissionId: string | null,
  ): Promise<NoticeWords | null> {
    if (kind !== 'digest') {
      const url = new URL(`/inbox/${submissionId}`, deskUrl).href;
      const urgent = 'It may be about a child in danger. Read it now, and call the parent.\n\n';
      return {
        subject: `${isUrgent ? 'Urgent: ' : ''}${news[kind]}: ${product}`,
        text: `${news[kind]} has arrived. ${isUrgent ? urgent : 'Read it here:\n\n'}${url}\n`,
        webhook: { type: 'inbox.new', kind, url, ...(isUrgent && { urgent: true }) },
      };
    }
    const rows = await search.count({ state: 'overdue' });
    if (rows === 0) return null;
    const overdue = rows === 1 ? '1 submission is overdue' : `${rows} submissions are overdue`;
    const url = new URL('/inbox?state=overdue&sort=oldest', deskUrl).href;
    return {
      subject: `${overdue}: ${product}`,
      text: `${overdue}:\n\n${url}\n`,
      webhook: { type: 'inbox.overdue', count: rows, url },
    };
  }

  async function mailed(id: string, words: NoticeWords): Promise<JobResult> {
    if (!mail) return { kind: 'refused', outcome: 'mail no longer configured' };
    try {
      // Loaded with the first mail, to keep startup fast.
      send ??= (await import('./send-mail.ts')).createMailer(mail);
      await send({ to: mail.to, subject: words.subject, text: words.text, id });
      return { kind: 'done' };
    } catch (error) {
      return { kind: 'failed', outcome: mailFailure(error).outcome };
    }
  }

  const notice: JobHandler = {
    what: 'notification',
    run: async ({ id, payload, submissionId }, signal) => {
      const read = v.parse(noticeSchema, payload);
      const { channel } = read;
      const words = await wordsOf(read, submissionId);
      // Nothing is overdue any more.
      if (!words) return { kind: 'done' };
      if (channel === 'mail') return mailed(id, words);
      if (!webhook) return { kind: 'refused', outcome: 'webhook no longer configured' };
      return postSigned(webhook, { id, body: JSON.stringify(words.webhook) }, { signal, now });
    },
  };

  const digest: JobHandler = {
    what: 'daily digest',
    nextRun: (moment) => DIGEST_TIME.nextRun(new Date(moment))?.getTime() ?? Infinity,
    run: async () => {
      if ((await search.count({ state: 'overdue' })) === 0) return { kind: 'done' };
      const moment = now();
      await inTransaction(database, async (transaction) => {
        for (const channel of channels) {
          const id = `digest-${indianDay(moment)}-${channel}`;
          const payload: Notice = { channel, kind: 'digest' };
          await addJob(transaction, { kind: NOTICE_JOB, id, payload }, moment);
        }
      });
      return { kind: 'done' };
    },
  };

  return {
    notify: async (transaction, { id: submissionId, kind, isUrgent }, moment) => {
      for (const channel of channels) {
        const payload: Notice = { channel, kind, ...(isUrgent && { isUrgent }) };
        const job = { kind: NOTICE_JOB, id: randomUUID(), submissionId, payload };
        await addJob(transaction, job, moment);
      }
    },
    handlers: { [NOTICE_JOB]: notice, [DIGEST_JOB]: digest },
  };
}
