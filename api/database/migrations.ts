import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { type Migration } from 'kysely/migration';

/** The tables, in the SQL that SQLite and PostgreSQL share: times are epoch milliseconds, lists and objects are JSON. */
const tables = `
create table if not exists installation (
  singleton integer primary key, id text not null, forms integer not null, registry integer not null
);
create table submissions (
  id text primary key, kind text not null, received_at bigint not null, asked_at bigint not null,
  hasty integer not null, payload text not null, words text not null, email_key text,
  attempt_key text unique, attempt_at bigint not null, fingerprint text not null, danger text, state text not null,
  read_at bigint, assigned_to text, answered_at bigint, answered_by text
);
create index submissions_by_state on submissions (state, id);
create index submissions_by_term on submissions (kind, asked_at);
create index submissions_by_email on submissions (email_key);
create unique index submissions_on_waitlist on submissions (email_key) where kind = 'waitlist';
create table submission_people (
  submission_id text not null references submissions (id) on delete cascade deferrable initially deferred,
  person_key text not null, is_sender integer not null, primary key (person_key, submission_id)
);
create index submission_people_by_submission on submission_people (submission_id);
create table submission_notes (
  id text primary key, submission_id text not null references submissions (id) on delete cascade deferrable initially deferred,
  at bigint not null, author text not null, words text not null
);
create index submission_notes_by_submission on submission_notes (submission_id);
create table submission_replies (
  id text primary key, submission_id text not null references submissions (id) on delete cascade deferrable initially deferred,
  at bigint not null, author text not null, words text not null, handed_at bigint,
  accepted_at bigint, failure text
);
create index submission_replies_by_submission on submission_replies (submission_id);
create table access_log (
  id text primary key, at bigint not null, person text not null, machine text not null, action text not null,
  row_count bigint not null, counts text not null
);
create table jobs (
  id text primary key, kind text not null, queue text, position bigint not null,
  submission_id text references submissions (id) on delete cascade deferrable initially deferred, payload text not null, state text not null,
  made_at bigint not null, due_at bigint not null, scheduled_at bigint not null, attempts integer not null,
  first_tried_at bigint, lease_token text, leased_until bigint, outcome text, ended_at bigint
);
create index jobs_due on jobs (state, due_at);
create index jobs_by_queue on jobs (queue, position);
create index jobs_by_submission on jobs (submission_id);
create table clock_checks (
  name text primary key, seen_at bigint not null, held_reason text, confirmed integer not null
);
create table test_writes (name text primary key, value text not null);
create table signal_counts (
  day text not null, subject text not null, name text not null, part text not null, "release" text not null,
  route text not null, bucket integer not null, count bigint not null,
  primary key (day, subject, name, part, "release", route, bucket)
);
create table posts (
  id text primary key, title text not null, author text not null, thumbnail text not null, updated_at bigint not null,
  description text not null, summary text not null, origin text not null, details text not null
);
create index posts_in_order on posts (updated_at, id);
create table post_drafts (
  id text primary key, slug text not null, title text not null, source text not null, state text not null,
  author text not null, person text not null, updated_at bigint not null, due_at bigint, waits_for text,
  waits_beside text, live_source text, live_at bigint, first_live_at bigint, leased_until bigint not null,
  problems text not null, authors text not null, unpublished_authors text not null
);
create table post_draft_versions (
  id text primary key, draft_id text not null references post_drafts (id) on delete cascade deferrable initially deferred, at bigint not null,
  author text not null, person text not null, source text not null
);
create index post_draft_versions_by_draft on post_draft_versions (draft_id);
create table post_draft_pictures (
  draft_id text not null references post_drafts (id) on delete cascade deferrable initially deferred, name text not null, bytes text not null,
  primary key (draft_id, name)
);
create table post_pictures (name text primary key, bytes text not null);
create table withdrawn_posts (id text primary key, at bigint not null, who text not null, reason text not null);
`;

const appendOnlyInPostgres = `
create function access_log_is_kept() returns trigger language plpgsql as
$$ begin raise exception 'access_log is append-only'; end $$;
create trigger access_log_is_kept before update or delete or truncate on access_log
execute function access_log_is_kept();
`;

/** A trigger contains semicolons, so these are statements. */
const appendOnlyInSqlite = ['update', 'delete'].map(
  (change) =>
    `create trigger access_log_has_no_${change} before ${change} on access_log
     begin select raise(abort, 'access_log is append-only'); end`,
);

/** Migrations in order. A released migration is never edited and imports no code of the product; add a new one. */
export const migrations: Record<string, Migration> = {
  '0001_baseline': {
    up: async (db: Kysely<unknown>) => {
      const statements = tables.split(';').filter((each) => each.trim() !== '');
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      const appendOnly = isPostgres ? [appendOnlyInPostgres] : appendOnlyInSqlite;
      for (const statement of [...statements, ...appendOnly]) await sql.raw(statement).execute(db);
    },
  },
};
