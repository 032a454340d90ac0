import type { NoticeConfig } from '../config.ts';
import { orThrow } from '../database/database-handle.ts';
import type { InboxSearch } from '../inbox/inbox-search.ts';
import { isError } from '../is-error.ts';
import { type CallResult, postSigned } from '../outbox/call-webhook.ts';
import type { ClaimedNotice, NoticeKind } from './notice-store.ts';
import type { SendMail } from './send-mail.ts';

/** Content of notifications. Never includes the sender's name, address or text. */
type NoticeWords = { subject: string; text: string; webhook: Readonly<Record<string, unknown>> };

const news: Readonly<Record<Exclude<NoticeKind, 'digest'>, string>> = {
  message: 'A new message',
  'call-back': 'A new call-back request',
  deletion: 'A new deletion request',
};

/**
 * Creates a function that delivers a notification through its channel. Never throws. If nothing in a digest is overdue
 * any more, counts it as delivered.
 */
export function createNoticeCall(
  { deskUrl, mail, webhook }: NoticeConfig,
  {
    product,
    search,
    now = Date.now,
  }: { product: string; search: Pick<InboxSearch, 'count'>; now?: () => number },
): (notice: ClaimedNotice, signal: AbortSignal) => Promise<CallResult> {
  let send: SendMail | undefined;

  async function wordsOf({ kind, submissionId }: ClaimedNotice): Promise<NoticeWords | null> {
    if (kind !== 'digest') {
      const url = new URL(`/inbox/${submissionId}`, deskUrl).href;
      return {
        subject: `${news[kind]}: ${product}`,
        text: `${news[kind]} has arrived. Read it here:\n\n${url}\n`,
        webhook: { type: 'inbox.new', kind, url },
      };
    }
    const { rows } = orThrow(await search.count({ state: 'overdue' }));
    if (rows === 0) return null;
    const overdue = rows === 1 ? '1 submission is overdue' : `${rows} submissions are overdue`;
    const url = new URL('/inbox?state=overdue&sort=oldest', deskUrl).href;
    return {
      subject: `${overdue}: ${product}`,
      text: `${overdue}:\n\n${url}\n`,
      webhook: { type: 'inbox.overdue', count: rows, url },
    };
  }

  return async (notice, signal) => {
    const { id, channel } = notice;
    try {
      const words = await wordsOf(notice);
      if (!words) return { kind: 'delivered' };
      if (channel === 'webhook') {
        if (!webhook) return { kind: 'refused', outcome: 'webhook no longer configured' };
        const body = JSON.stringify(words.webhook);
        return await postSigned(webhook, { id, body }, { signal, now });
      }
      if (!mail) return { kind: 'refused', outcome: 'mail no longer configured' };
      // Loaded with the first mail, to keep startup fast.
      send ??= (await import('./send-mail.ts')).createMailer(mail);
      await send({ to: mail.to, subject: words.subject, text: words.text, id });
      return { kind: 'delivered' };
    } catch (error) {
      return { kind: 'failed', outcome: `mail ${codeOf(error)}` };
    }
  };
}

/** Returns the mailer's error code, such as `EAUTH`. Its error messages may contain credentials. */
function codeOf(error: unknown): string {
  const code = isError(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'failed';
}
