import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { Handling } from '@site/api/inbox/handling-store.ts';
import type { Promises } from '@site/api/inbox/promises.ts';
import { isClosed, type Submission } from '@site/api/inbox/submission.ts';
import { createInboxJournal, type InboxJournal } from '@site/api/journal/inbox-journal.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { type User, whoIs } from '../accounts/users.ts';
import { lengthOf } from '../page/moments.ts';

/** What the inbox works with. */
export type InboxContext = {
  /** What visitors sent; open and migrated. */
  database: DatabaseHandle;
  /** Where the people of the desk are. */
  registry: Registry;
  /** The live configuration of the site. */
  readSite: () => Promise<Pick<SiteConfig, 'product' | 'contact'>>;
  /** Whether deletion requests are passed on to a webhook. */
  hasWebhook: boolean;
};

/** Who read or erased what visitors sent, noted in somebody's name. */
export function journalOf({ database }: InboxContext, user: User): InboxJournal {
  return createInboxJournal(database, { who: { person: whoIs(user), machine: 'desk' } });
}

/** When something has to be answered; `null` when nobody waits for an answer. */
export function dueAt(
  { kind, receivedAt, relay }: Submission,
  { answered }: Handling,
  { answerMs, deletionMs }: Promises,
): number | null {
  if (kind === 'waitlist') return null;
  if (kind === 'deletion') return relay && !isClosed(relay) ? receivedAt + deletionMs : null;
  return answered ? null : receivedAt + answerMs;
}

/** How long there is to answer, in words: "47 hours left", "3 days overdue". */
export function dueWords(due: number, now: number): { isOverdue: boolean; words: string } {
  return due <= now
    ? { isOverdue: true, words: `${lengthOf(now - due)} overdue` }
    : { isOverdue: false, words: `${lengthOf(due - now)} left` };
}
