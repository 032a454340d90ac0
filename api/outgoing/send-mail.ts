import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';

/** Timeout per SMTP step, in milliseconds; well below a job's lease. */
const STEP_MS = 10_000;

/** A plain-text mail. */
export type Letter = {
  to: readonly string[];
  subject: string;
  text: string;
  /** Becomes the Message-ID, so that clients recognise duplicates. */
  id?: string;
  /** Written by a person, whose mailbox for answers this is. */
  replyTo?: string;
};

/** Sends a mail. Rejects if the server does not accept it. */
export type SendMail = (letter: Letter) => Promise<void>;

/** Creates a mailer for the configured server. */
export function createMailer({ url, from }: MailConfig): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain = 'localhost'] = from.split('@');
  return async ({ to, subject, text, id, replyTo }) => {
    await transport.sendMail({
      from,
      // As objects, because a text could name several addresses.
      to: to.map((address) => ({ name: '', address })),
      subject,
      text,
      ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
      ...(replyTo === undefined
        ? // Suppresses out-of-office replies.
          { headers: { 'auto-submitted': 'auto-generated' } }
        : { replyTo }),
    });
  };
}
