import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';

/** How long each step of sending a letter may take, in milliseconds; well below the lease of an event. */
const STEP_MS = 10_000;

/** A letter in plain text. */
export type Letter = {
  to: readonly string[];
  subject: string;
  text: string;
  /** Tells a letter from others, so that one that comes twice is known again. */
  id?: string;
};

/** Sends a letter. Rejects when the server has not taken it. */
export type SendMail = (letter: Letter) => Promise<void>;

/** Letters by the configured server. */
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
  return async ({ to, subject, text, id }) => {
    await transport.sendMail({
      from,
      to: [...to],
      subject,
      text,
      ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
      // Answers of people who are away, and of other programs, are of use to nobody.
      headers: { 'auto-submitted': 'auto-generated' },
    });
  };
}
