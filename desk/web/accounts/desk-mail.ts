import type { Schema } from '@site/api/database/schema.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { addJob } from '@site/api/jobs/job-store.ts';
import type { JobHandler, JobResult } from '@site/api/jobs/run-jobs.ts';
import type { Letter, SendMail } from '@site/api/outgoing/send-mail.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { indianMinute } from '../../status/indian-minute.ts';
import { createSignInLink } from './tokens.ts';
import { personOf, type User, userStore } from './users.ts';

/** The kind of the jobs that mail users of the desk. */
export const DESK_MAIL_JOB = 'desk-mail';

/** Subject and first sentence. They quote nothing from posts or visitors. */
const news = {
  approval: {
    subject: 'A post waits for approval',
    sentence: 'A post waits for the approval of a clinician.',
  },
  changes: {
    subject: 'Changes requested',
    sentence: 'A clinician has requested changes to your work.',
  },
  live: { subject: 'Your post is live', sentence: 'Your post is live.' },
  textsToApprove: {
    subject: 'Words wait for approval',
    sentence: 'Words of the site wait for the approval of a clinician.',
  },
  textsLive: {
    subject: 'Your words are live',
    sentence: 'The words that you published are approved and live.',
  },
  textsRefused: {
    subject: 'Your words are not live',
    sentence: 'The words that you published are approved, but could not go live.',
  },
} as const;

const topic = v.picklist([
  'approval',
  'changes',
  'live',
  'textsToApprove',
  'textsLive',
  'textsRefused',
]);

const people = v.array(v.string());

const mailSchema = v.variant('kind', [
  /** Sent to every user it concerns, by a job each, so that a retry mails nobody twice. */
  v.object({
    kind: v.literal('news'),
    about: topic,
    /** Path of the page to open. */
    path: v.string(),
    /** The users by their identities for authorship, or all clinicians but those. */
    to: v.union([v.object({ people }), v.object({ cliniciansExcept: people })]),
  }),
  v.object({
    kind: v.literal('own-news'),
    about: topic,
    path: v.string(),
    userId: v.string(),
  }),
  v.object({ kind: v.literal('invitation'), userId: v.string(), by: v.string() }),
]);

/** A mail to users of the desk. */
export type DeskMail = v.InferOutput<typeof mailSchema>;
type News = Extract<DeskMail, { kind: 'news' }>;

/** Adds a mail, in the transaction that stores what it is about. Of several mails with one `id`, one is sent. */
export function addDeskMail(
  transaction: Kysely<Schema>,
  payload: DeskMail,
  { now = Date.now, id }: { now?: (() => number) | undefined; id?: string } = {},
): Promise<void> {
  return addJob(
    transaction,
    { kind: DESK_MAIL_JOB, payload, ...(id !== undefined && { id }) },
    now(),
  );
}

/** Dependencies of the mails. Without `send`, they are dropped. */
type MailContext = {
  registry: Registry;
  send: SendMail | undefined;
  /** Public origin of the desk. */
  origin: string;
  product: () => Promise<string>;
  now?: (() => number) | undefined;
};

/** Sends the mails of the desk. */
export function sendDeskMails({ registry, send, origin, product, now }: MailContext): JobHandler {
  const users = userStore(registry);
  const addressOf = (path: string) => new URL(path, origin).href;

  /** The link is created when it is sent, so that its secret is not stored with the job. */
  async function invitation(user: User, by: string): Promise<Omit<Letter, 'to'>> {
    const name = await product();
    const link = await createSignInLink(registry, user, { origin, by, isMailed: true });
    return {
      subject: `You can now use the ${name} desk`,
      text: `Hello ${user.name},\n\nyou have been added to the ${name} desk. Open this link to sign in. It works once, until ${indianMinute(link.expiresAt)}:\n\n${link.url}\n\nAfter that, request another link here:\n\n${addressOf('/sign-in')}\n`,
    };
  }

  async function letterOf({ about, path }: Pick<News, 'about' | 'path'>) {
    const { subject, sentence } = news[about];
    return {
      subject: `${subject}: ${await product()} desk`,
      text: `${sentence} Open it here:\n\n${addressOf(path)}\n\nYou can turn these mails off:\n\n${addressOf('/account')}\n`,
    };
  }

  async function fanOut(id: string, { about, path, to }: News): Promise<JobResult> {
    const readers = (await users.list()).filter((user) => user.wantsMail && isFor(to, user));
    return {
      kind: 'done',
      also: async (transaction) => {
        for (const { id: userId } of readers) {
          const mail: DeskMail = { kind: 'own-news', about, path, userId };
          await addDeskMail(transaction, mail, { now, id: `${id}-${userId}` });
        }
      },
    };
  }

  return {
    what: 'mail to a user of the desk',
    async run({ id, payload }) {
      if (!send) return { kind: 'done' };
      const mail = v.parse(mailSchema, JSON.parse(payload));
      if (mail.kind === 'news') return fanOut(id, mail);
      const user = await users.byId(mail.userId);
      const isInvitation = mail.kind === 'invitation';
      if (!user || !(isInvitation || user.wantsMail)) return { kind: 'done' };
      const letter = isInvitation ? await invitation(user, mail.by) : await letterOf(mail);
      try {
        await send({ to: [user.email], ...letter, id });
        return { kind: 'done' };
      } catch (error) {
        const { code, name } = errorFacts(error);
        return { kind: 'failed', outcome: `mail ${code ?? name}` };
      }
    },
  };
}

function isFor(to: News['to'], user: User): boolean {
  return 'people' in to
    ? to.people.includes(personOf(user))
    : user.roles.includes('clinician') && !to.cliniciansExcept.includes(personOf(user));
}
