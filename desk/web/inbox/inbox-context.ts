import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import {
  createSubmissionSearch,
  type Promises,
  promisesOf,
} from '@site/api/submissions/list-submissions.ts';
import { isClosed, type Submission } from '@site/api/submissions/submission.ts';
import { type AccessLog, createAccessLog } from '@site/api/submissions/access-log.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { type User, userStore, whoIs } from '../accounts/users.ts';
import { lengthOf } from '../page/moments.ts';
import { may } from '../role.ts';

/** Dependencies of the inbox. */
export type InboxContext = {
  /** The submissions database, migrated. */
  database: DatabaseHandle;
  /** Stores the desk's users. */
  registry: Registry;
  /** Reads the live site configuration. */
  readSite: () => Promise<Pick<SiteConfig, 'product' | 'contact' | 'replies'>>;
  /** Whether deletion requests are forwarded to a webhook. */
  hasWebhook: boolean;
  /** Whether the desk sends replies by mail. */
  canMail: boolean;
};

/** The inbox's access log, writing entries for a user. */
export function accessLogOf({ database }: InboxContext, user: User): AccessLog {
  return createAccessLog(database, { who: { person: whoIs(user), machine: 'desk' } });
}

/** When a reply is due; `null` if none is expected. */
function dueAt(
  { kind, receivedAt, relay, handling }: Submission,
  { answerMs, deletionMs }: Promises,
): number | null {
  if (kind === 'waitlist') return null;
  if (kind === 'deletion') return relay && !isClosed(relay) ? receivedAt + deletionMs : null;
  return handling.answered || handling.notForUs ? null : receivedAt + answerMs;
}

/** The time left to reply, in words: "47 hours left", "3 days overdue". A danger leaves none, so it has no such words. */
export function timeLeft(
  item: Submission,
  promises: Promises,
  now: number,
): { isOverdue: boolean; words: string } | null {
  const due = dueAt(item, promises);
  if (due === null) return null;
  if (due <= now) return { isOverdue: true, words: `${lengthOf(now - due)} overdue` };
  return item.danger === undefined
    ? { isOverdue: false, words: `${lengthOf(due - now)} left` }
    : null;
}

/** Opens the search with the reply times that the live site promises. */
export async function openSearch({ database, readSite }: InboxContext) {
  const site = await readSite();
  const promises = promisesOf(site.contact);
  return { search: createSubmissionSearch(database, { promises: () => promises }), promises, site };
}

/** Users who can be assigned. */
export async function frontDesk({ registry }: InboxContext): Promise<readonly User[]> {
  const users = await userStore(registry).list();
  return users.filter((user) => may(user, 'answer-inbox'));
}
