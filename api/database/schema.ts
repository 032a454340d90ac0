import type { SubmissionKind } from '../submission-fields.ts';

/** Everything that visitors send. Times are epoch milliseconds. */
export type SubmissionRow = {
  /** A UUIDv7, so ids sort by age. */
  id: string;
  kind: SubmissionKind;
  received_at: number;
  /** When it was last requested: a place on the waitlist can be requested again. Retention counts from here. */
  asked_at: number;
  /** 1 if the form reported being filled in faster than a person could, otherwise 0. */
  hasty: number;
  /** The fields of the form, as JSON. */
  payload: string;
  /** What a search looks at: the fields in lower case, and the phone number's digits. */
  words: string;
  /** The canonical address. Unique on the waitlist. */
  email_key: string | null;
  /** Identifies the attempt, so that a retry is stored once; `null` if unknown or expired. */
  attempt_key: string | null;
  attempt_at: number;
  /** A hash of the content, to tell a retry from different content. */
  fingerprint: string;
  /** The danger that a message speaks of, by its name in `kit/safety/content/danger-words.yaml`. */
  danger: string | null;
  /**
   * `open`: unanswered, or a deletion request that needs handling. `unwanted`: closed without an answer, such as spam.
   * `none`: needs no reply.
   */
  state: 'open' | 'done' | 'unwanted' | 'none';
  /** When it was first opened; `null` if nobody has, or it was marked as unread. */
  read_at: number | null;
  /** Id of a desk user. */
  assigned_to: string | null;
  /** When it was answered or closed as unwanted. */
  answered_at: number | null;
  /** Name of the user who did. */
  answered_by: string | null;
};

/** An address or mobile number that occurs in a submission or its notes, in its canonical form. */
type SubmissionPersonRow = {
  submission_id: string;
  person_key: string;
  /** 1 if it is in the field for the sender's address or number. */
  is_sender: number;
};

/** A note of the front desk. Deleted with its submission, as the people in it and its jobs are. */
type SubmissionNoteRow = {
  id: string;
  submission_id: string;
  at: number;
  author: string;
  words: string;
};

/** A reply by mail, deleted with its submission. The job that sends it has the same id. */
type SubmissionReplyRow = SubmissionNoteRow & {
  /** When the attempt began whose result is unknown; `null` while no mail server may have it. */
  handed_at: number | null;
  /** When the mail server accepted it. */
  accepted_at: number | null;
  /**
   * Why it is not sent any more: `refused` by the server or abandoned, `no-server` to send it, or `uncertain`, because
   * the process ended during an attempt.
   */
  failure: 'refused' | 'no-server' | 'uncertain' | null;
};

/** Records who read or deleted submissions, never their content. Append-only, enforced by the database. */
type AccessLogRow = {
  /** A UUIDv7, also the id of an erasure receipt. */
  id: string;
  at: number;
  person: string;
  machine: string;
  action: string;
  /** Number of submissions read or deleted. */
  row_count: number;
  /** Deleted rows by table, as JSON; empty if none. */
  counts: string;
};

/** Background work. Times are epoch milliseconds. */
export type JobRow = {
  /** Sent to receivers, who may get a job twice. A repeating job's id is its kind. */
  id: string;
  kind: string;
  /** Jobs with the same queue run one after the other. */
  queue: string | null;
  /** The number of the job in its queue, starting at 1. */
  position: number;
  /** The submission that it is about. */
  submission_id: string | null;
  /** JSON. */
  payload: string;
  /** `dead`: abandoned after too many attempts. `refused`: rejected for good. `settled`: handled manually. */
  state: 'waiting' | 'done' | 'dead' | 'refused' | 'settled';
  made_at: number;
  due_at: number;
  /** When `due_at` was set. If the clock is behind this, `due_at` comes from a wrong clock. */
  scheduled_at: number;
  /** Attempts since the job was created, requeued or last succeeded. */
  attempts: number;
  first_tried_at: number | null;
  /** Identifies the lease of the process that runs the job. */
  lease_token: string | null;
  leased_until: number | null;
  /** Result of the last attempt: a status or kind of failure, never any content. */
  outcome: string | null;
  ended_at: number | null;
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
  /** The bucket of a vital (`api/signals/vital-buckets.ts`); otherwise 0. */
  bucket: number;
  count: number;
};

/** What a guard against a wrong clock remembers. */
type ClockCheckRow = {
  /** What it guards. */
  name: string;
  /** When the guard last believed the clock, in epoch milliseconds. */
  seen_at: number;
  /** Why the work is on hold, or `null`. */
  held_reason: string | null;
  /** 1 if somebody has confirmed the next run. */
  confirmed: number;
};

/** A built-in post that somebody took off the site. `at` is in epoch milliseconds. */
export type WithdrawnPostRow = { id: string; at: number; who: string; reason: string };

/** An encoded picture of published posts. The name is that of its public file; `bytes` are Base64. */
type PostPictureRow = { name: string; bytes: string };

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
type PostDraftVersionRow = {
  id: string;
  draft_id: string;
  at: number;
  author: string;
  person: string;
  source: string;
};

/** A picture of a draft, in Base64. */
type PostDraftPictureRow = { draft_id: string; name: string; bytes: string };

/** The tables, identical in both databases. */
export type Schema = {
  submissions: SubmissionRow;
  submission_people: SubmissionPersonRow;
  submission_notes: SubmissionNoteRow;
  submission_replies: SubmissionReplyRow;
  access_log: AccessLogRow;
  jobs: JobRow;
  clock_checks: ClockCheckRow;
  /** Written by the health check. */
  test_writes: { name: string; value: string };
  signal_counts: SignalCountRow;
  posts: PostRow;
  post_drafts: PostDraftRow;
  post_draft_versions: PostDraftVersionRow;
  post_draft_pictures: PostDraftPictureRow;
  withdrawn_posts: WithdrawnPostRow;
  post_pictures: PostPictureRow;
};

/** Tables that may contain personal data of visitors. */
export const personalTables = [
  'submissions',
  'submission_notes',
  'submission_replies',
  'submission_people',
  'jobs',
] as const satisfies readonly (keyof Schema)[];
export type PersonalTable = (typeof personalTables)[number];
