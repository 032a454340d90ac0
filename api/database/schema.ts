import type { ContactColumn } from '@site/kit/api/contact-message.ts';
import type { WaitlistAnswers } from '@site/kit/api/waitlist-subscription.ts';
import type { Generated } from 'kysely';

type SubmissionRow = {
  /** A UUIDv7, so ids sort by age. */
  id: string;
  /** Epoch milliseconds. */
  received_at: number;
  /** 1 if the form reported being filled in faster than a person could, otherwise 0. */
  hasty: number;
};

/** A contact message or, if `wanted` is set, a call-back request. Only the latter may have no email or message. */
export type ContactMessageRow = SubmissionRow & {
  [Column in ContactColumn]: Column extends 'name' ? string : string | null;
};

/** A place on the waitlist, one row per address. Later requests don't change the stored fields. */
export type WaitlistSubscriptionRow = SubmissionRow &
  WaitlistAnswers & {
    /** The canonical address (`normaliseEmailAddress`); unique. */
    email_key: string;
    /** When this place was last requested, in epoch milliseconds. */
    last_asked_at: number;
  };

export type DeletionRequestRow = SubmissionRow & {
  name: string;
  email: string;
  phone: string | null;
  reason: string | null;
};

export type IdempotencyKeyRow = {
  key: string;
  /** A hash of the stored content, to tell a retry from different content. */
  fingerprint: string;
  /** Epoch milliseconds. */
  created_at: number;
  /** Id of the row stored under the key. A repeated waitlist request references the row of the first. */
  submission_id: Generated<string | null>;
};

/** The last event number of each subject. */
export type OutboxSubjectRow = {
  /** A hash of the canonical e-mail address. */
  subject: string;
  /** The number of the newest event, starting at 1. */
  last_position: number;
};

/** A deletion request to be delivered to the webhook. Times are epoch milliseconds. */
export type OutboxEventRow = {
  /** The deletion request's id, which is also sent to the webhook. */
  id: string;
  subject: string;
  /** The event's number within its subject. */
  position: number;
  /** `dead`: abandoned after ten days. `refused`: rejected permanently by the webhook. `settled`: handled manually. */
  state: 'waiting' | 'delivered' | 'dead' | 'refused' | 'settled';
  /** Attempts since the event was created or requeued. */
  attempts: number;
  first_tried_at: number | null;
  next_try_at: number;
  /** Identifies the lease of the process that is delivering the event. */
  lease_token: string | null;
  lease_until: number | null;
  /** Result of the last attempt: a status or kind of failure, never any content. */
  last_outcome: string | null;
  /** When the request was delivered or settled manually. */
  delivered_at: number | null;
};

/** Records who read or deleted submissions, never their content. Append-only, enforced by the database. */
export type InboxJournalRow = {
  /** A UUIDv7, also printed as the id of an erasure receipt. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** The operating system account that ran the program. */
  person: string;
  machine: string;
  action: string;
  /** Number of submissions read or deleted. */
  row_count: number;
  /** Deleted rows by table, as JSON; empty if none. */
  counts: string;
};

/** The front desk's state of a submission. The row is created when it is first opened. */
export type InboxHandlingRow = {
  /** Id of the submission. */
  id: string;
  /** When the submission was first opened, in epoch milliseconds; `null` if it was marked as unread. */
  read_at: number | null;
  /** Id of a desk user. */
  assigned_to: string | null;
  answered_at: number | null;
  /** Name of the user who answered. */
  answered_by: string | null;
};

/** A note of the front desk on a submission. */
export type InboxNoteRow = {
  /** UUIDv7. */
  id: string;
  submission_id: string;
  /** Epoch milliseconds. */
  at: number;
  author: string;
  words: string;
};

/** A notification to the team: a new submission, or the digest of overdue ones. Times are epoch milliseconds. */
export type InboxNoticeRow = {
  id: string;
  /** Id of the submission; `null` for the daily digest. */
  submission_id: string | null;
  kind: 'message' | 'call-back' | 'deletion' | 'digest';
  channel: 'mail' | 'webhook';
  made_at: number;
  /** `dead`: abandoned after too many attempts. `refused`: rejected permanently. */
  state: 'waiting' | 'delivered' | 'dead' | 'refused';
  attempts: number;
  first_tried_at: number | null;
  next_try_at: number;
  lease_token: string | null;
  lease_until: number | null;
  /** Status or error code of the last attempt. */
  last_outcome: string | null;
};

/** A published post of the blog. */
export type PostRow = {
  /** The id in the post's URL. */
  id: string;
  title: string;
  author: string;
  /** A picture's URL; empty if none. */
  thumbnail: string;
  /** Epoch milliseconds. */
  updated_at: number;
  /** HTML, sanitised before it was stored. */
  description: string;
  /** One or two sentences for cards, feeds and search; may be empty. */
  summary: string;
  /** Where the post was published from: a Markdown file or a draft of the desk; may be empty. */
  origin: string;
  /** Further details for the post's page, as JSON; may be empty. */
  details: string;
};

/** Anonymous daily counts reported by browsers (docs/personal-data.md). */
export type SignalCountRow = {
  /** The date in India, such as `2026-11-22`. */
  day: string;
  /** `failure`: a page failed. `vital`: a web vital. `view`: a measured page view. `policy`: a policy violation. */
  subject: 'failure' | 'vital' | 'view' | 'policy';
  /** The kind of failure, the vital, `measured`, or the directive. */
  name: string;
  /** The part and release; `other` if unknown. */
  part: string;
  release: string;
  /** The route pattern; `none` without a route, `other` if unknown. */
  route: string;
  /** The bucket of a vital (`kit/signals/vital-buckets.ts`); otherwise 0. */
  bucket: number;
  count: number;
};

/** What the guards against a wrong clock remember: 1 is retention's row, 2 that of scheduled posts. */
export type RetentionStateRow = {
  id: number;
  /** When the guard last believed the clock, in epoch milliseconds. */
  seen_at: number;
  /** Why the job is on hold, or `null`. */
  held_reason: string | null;
  /** 1 if somebody has confirmed the next run. */
  confirmed: number;
};

/** A post at the desk, before and after publication; `Draft` in `posts/draft-store.ts` explains the columns. */
export type PostDraftRow = {
  id: string;
  slug: string;
  title: string;
  source: string;
  state: 'draft' | 'scheduled' | 'waiting' | 'published' | 'withdrawn';
  author: string;
  person: string;
  updated_at: number;
  due_at: number | null;
  waits_for: string | null;
  waits_beside: string | null;
  live_source: string | null;
  live_at: number | null;
  first_live_at: number | null;
  /** Lists of writers as JSON. */
  authors: string;
  unpublished_authors: string;
  /** When the lease of the process working on the draft expires, in epoch milliseconds. */
  leased_until: number;
  /** A list of sentences as JSON. */
  problems: string;
};

/** A version of a draft. */
export type PostDraftVersionRow = {
  id: string;
  draft_id: string;
  at: number;
  author: string;
  person: string;
  source: string;
};

/** A picture of a draft, in Base64. */
export type PostDraftPictureRow = { draft_id: string; name: string; bytes: string };

/** The tables, identical in both databases. */
export type Schema = {
  contact_messages: ContactMessageRow;
  waitlist_subscriptions: WaitlistSubscriptionRow;
  deletion_requests: DeletionRequestRow;
  idempotency_keys: IdempotencyKeyRow;
  outbox_subjects: OutboxSubjectRow;
  outbox_events: OutboxEventRow;
  inbox_journal: InboxJournalRow;
  inbox_handling: InboxHandlingRow;
  inbox_notes: InboxNoteRow;
  inbox_notices: InboxNoticeRow;
  posts: PostRow;
  post_drafts: PostDraftRow;
  post_draft_versions: PostDraftVersionRow;
  post_draft_pictures: PostDraftPictureRow;
  signal_counts: SignalCountRow;
  retention_state: RetentionStateRow;
};

/** Tables that may contain personal data. */
export const personalTables = [
  'contact_messages',
  'waitlist_subscriptions',
  'deletion_requests',
  'outbox_events',
  'outbox_subjects',
  'idempotency_keys',
  'inbox_handling',
  'inbox_notes',
  'inbox_notices',
] as const satisfies readonly (keyof Schema)[];
export type PersonalTable = (typeof personalTables)[number];
