import type { ContactColumn } from '@site/kit/api/contact-message.ts';
import type { WaitlistAnswers } from '@site/kit/api/waitlist-subscription.ts';
import type { Generated } from 'kysely';

/** What every submission has. */
type SubmissionRow = {
  /** UUIDv7, made here; sorts by age. */
  id: string;
  /** Epoch milliseconds. */
  received_at: number;
  /** 1 when the form said it was filled in faster than people do, 0 when not or not known. */
  hasty: number;
};

/**
 * A message somebody sent through a contact form, or, with `wanted`, a wish to be called back. Only the latter may lack an
 * email or a message.
 */
export type ContactMessageRow = SubmissionRow & {
  [Column in ContactColumn]: Column extends 'name' ? string : string | null;
};

/** A place on the waitlist: one row for each address. What was filled in is kept as it was first typed. */
export type WaitlistSubscriptionRow = SubmissionRow &
  WaitlistAnswers & {
    /** The identity of the address (`normaliseEmailAddress`); unique. */
    email_key: string;
    /** When somebody last asked for this place, in epoch milliseconds. */
    last_asked_at: number;
  };

/** A wish to have one's data deleted. */
export type DeletionRequestRow = SubmissionRow & {
  name: string;
  email: string;
  phone: string | null;
  reason: string | null;
};

/** A key under which something was stored. */
export type IdempotencyKeyRow = {
  key: string;
  /** A hash of what was stored under the key, to tell a repeat from different content. */
  fingerprint: string;
  /** Epoch milliseconds. */
  created_at: number;
  /** What was stored under the key; a waitlist's second wish for a place names the first. */
  submission_id: Generated<string | null>;
};

/** Numbers the events of each subject: one row a subject. */
export type OutboxSubjectRow = {
  /** A hash of the identity of the e-mail address. */
  subject: string;
  /** The number of its newest event, from 1. */
  last_position: number;
};

/** A deletion request on its way to the webhook. Times are epoch milliseconds. */
export type OutboxEventRow = {
  /** The id of the deletion request, which is also the id the webhook sees. */
  id: string;
  subject: string;
  /** The number of the event among those of its subject. */
  position: number;
  /**
   * `dead`: given up after ten days. `refused`: the webhook will never take it. `settled`: a person has seen to it by hand.
   */
  state: 'waiting' | 'delivered' | 'dead' | 'refused' | 'settled';
  /** Tries begun since it was made or put back. */
  attempts: number;
  first_tried_at: number | null;
  next_try_at: number;
  /** Who is trying now, and until when nobody else may. */
  lease_token: string | null;
  lease_until: number | null;
  /** What came of the last try: a status or a kind of failure, never words. */
  last_outcome: string | null;
  /** When it was delivered, or settled by hand. */
  delivered_at: number | null;
};

/** Who read or threw away what visitors sent: never what it was. Only ever added to; the database refuses the rest. */
export type InboxJournalRow = {
  /** UUIDv7, made here; the number of a receipt. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** The operating system's name of whoever ran the program. */
  person: string;
  machine: string;
  action: string;
  /** How many things that visitors sent were read or thrown away. */
  row_count: number;
  /** Rows thrown away by table, as JSON; empty for nothing. */
  counts: string;
};

/** A blog post of the Parents Desk. */
export type BlogRow = {
  /** The id in the post's address. */
  id: string;
  title: string;
  author: string;
  /** A picture's address; empty for none. */
  thumbnail: string;
  /** Epoch milliseconds. */
  updated_at: number;
  /** 1 when visitors may read it, 0 when not. */
  published: number;
  /** HTML, cleaned before it was stored. */
  description: string;
  /** One or two sentences for cards, feeds and search; empty when nobody wrote them. */
  summary: Generated<string>;
  /** The writer's file it was published from; empty when it came another way. */
  source_file: Generated<string>;
  /** What else its page shows, as JSON; empty for nothing. */
  details: Generated<string>;
  /** Our copies of pictures that other hosts keep, as JSON; empty for none. */
  fetched_pictures: Generated<string>;
};

/** How often browsers reported something on one day, without any visitor (docs/personal-data.md). */
export type SignalCountRow = {
  /** The day in India, such as `2026-11-22`. */
  day: string;
  /**
   * `failure`: of a page. `vital`: how quick a page was. `view`: a page view that was measured. `policy`: what a policy
   * kept from happening.
   */
  subject: 'failure' | 'vital' | 'view' | 'policy';
  /** The kind of failure, the vital, `measured`, or the directive. */
  name: string;
  /** The part of the site and its release; `other` for what is none of ours. */
  part: string;
  release: string;
  /** The pattern of the route; `none` where there is none, `other` for what is none of ours. */
  route: string;
  /** The bucket of a vital (`kit/signals/vital-buckets.ts`); 0 for everything else. */
  bucket: number;
  count: number;
};

/** What retention remembers between runs; one row. */
export type RetentionStateRow = {
  id: number;
  /** The time of the last run that was admitted, in epoch milliseconds. */
  seen_at: number;
  /** Why the last run was held back; `null` when it was not. */
  held_reason: string | null;
  /** 1 when a person has confirmed the next run. */
  confirmed: number;
};

/** The tables, column for column, alike in both databases. */
export type Schema = {
  contact_messages: ContactMessageRow;
  waitlist_subscriptions: WaitlistSubscriptionRow;
  deletion_requests: DeletionRequestRow;
  idempotency_keys: IdempotencyKeyRow;
  outbox_subjects: OutboxSubjectRow;
  outbox_events: OutboxEventRow;
  inbox_journal: InboxJournalRow;
  blogs: BlogRow;
  signal_counts: SignalCountRow;
  retention_state: RetentionStateRow;
};

/** The tables in which something about a visitor can be. */
export const personalTables = [
  'contact_messages',
  'waitlist_subscriptions',
  'deletion_requests',
  'outbox_events',
  'outbox_subjects',
  'idempotency_keys',
] as const satisfies readonly (keyof Schema)[];
export type PersonalTable = (typeof personalTables)[number];
