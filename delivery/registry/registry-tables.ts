import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { type Migration, type Migrator } from 'kysely/migration';

/**
 * The core's tables, identical in both databases. The desk has more tables in the same database. Times are epoch
 * milliseconds.
 */
export type RegistryTables = {
  /** Releases in order. Releasing again adds another row. */
  delivery_releases: {
    position: number;
    part: string;
    id: string;
    released_at: number;
    /** The blob with the release's files; `null` for configurations and pruned releases. */
    archive: string | null;
  };
  /** Immutable versions of the site. */
  delivery_versions: { id: string; version: string; made_at: number };
  /** A single row: the live version, and a fence that increases whenever the pointer moves. */
  delivery_live: {
    only: number;
    version: string | null;
    fence: number;
    /** Until when a program may delete what no version needs. Promotions wait for it. */
    pruned_until: number | null;
  };
  /** The append-only audit log. */
  delivery_journal: {
    position: number;
    at: number;
    who: string;
    what: string;
    outcome: string;
    before: string | null;
    after: string | null;
    details: string;
    /** A JSON list of section names, and a JSON object with each part's source revision. */
    sections: string;
    commits: string;
    why: string | null;
  };
  /** A cache of manifests by their inputs. */
  delivery_rendered: { inputs: string; manifest: string };
  /** Versions protected from pruning until `ends_at`, for the desk's previews. */
  delivery_previews: { version: string; ends_at: number };
  /** Current and former canaries. */
  delivery_canaries: {
    id: string;
    /** A JSON list of names and releases. */
    parts: string;
    version: string;
    /** The share of visitors in percent. */
    share: number;
    /** Deleted when the canary ends. */
    salt: string;
    who: string;
    person: string | null;
    allow_broken_links: string | null;
    started_at: number;
    ended_at: number | null;
    /** How it ended, as a sentence. */
    ending: string | null;
  };
};

/** The tables of the core and of the desk, in the SQL that SQLite and PostgreSQL share. */
const tables = `
create table if not exists installation (
  singleton integer primary key, id text not null, forms integer not null, registry integer not null
);
create table delivery_releases (
  position bigint primary key, part text not null, id text not null, released_at bigint not null, archive text
);
create table delivery_versions (id text primary key, version text not null, made_at bigint not null);
create table delivery_live (
  "only" integer primary key, version text, fence bigint not null, pruned_until bigint
);
insert into delivery_live ("only", version, fence) values (1, null, 0);
create table delivery_journal (
  position bigint primary key, at bigint not null, who text not null, what text not null, outcome text not null,
  before text, after text, details text not null, sections text not null, commits text not null, why text
);
create table delivery_rendered (inputs text primary key, manifest text not null);
create table delivery_canaries (
  id text primary key, parts text not null, version text not null, share integer not null,
  salt text not null, who text not null, person text, allow_broken_links text, started_at bigint not null,
  ended_at bigint, ending text
);
create table delivery_canary_counts (
  canary text not null, share integer not null, views_canary bigint not null, views_live bigint not null,
  failures_canary bigint not null, failures_live bigint not null, primary key (canary, share)
);
create table delivery_previews (
  id text primary key, version text not null, what text not null, who text not null, made_at bigint not null,
  ends_at bigint not null, sections text not null, secret text not null
);
create table delivery_keys (
  id text primary key, hash text not null, name text not null, kind text not null, unique_name text not null unique,
  sections text not null, actions text not null, made_at bigint not null, made_by text not null,
  expires_at bigint not null, revoked_at bigint, person text not null, roles text not null
);
create table delivery_used_tokens (mark text primary key, expires_at bigint not null);
create table delivery_authors (
  section text not null, id text not null, person text not null, who text not null, at bigint not null,
  primary key (section, id, person)
);
create table delivery_approvals (
  section text not null, id text not null, role text not null, person text not null, who text not null, why text,
  at bigint not null, withdrawn_at bigint, title text not null, words text not null,
  primary key (section, id, role, person)
);
create table delivery_comparisons (
  section text not null, id text not null, fence bigint not null, comparison text not null, primary key (section, id)
);
create table desk_users (
  id text primary key, name text not null, email text not null, email_key text not null unique, roles text not null,
  added_at bigint not null, added_by text not null, wants_mail integer not null
);
create table desk_identities (
  user_id text primary key references desk_users (id) on delete cascade, issuer text not null, subject text not null
);
create table desk_tokens (
  hash text primary key, kind text not null, user_id text not null references desk_users (id) on delete cascade,
  made_at bigint not null, seen_at bigint not null, handed_over integer not null
);
`;

/** Migrations, including the desk's. Never edit a released migration; add a new one. */
export const registryMigrations: Record<string, Migration> = {
  '0001_baseline': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of tables.split(';\n').filter((text) => text.trim() !== '')) {
        await sql.raw(statement).execute(db);
      }
      await refuseChanges(db);
    },
  },
};

/** Makes the journal append-only. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  const words = sql.lit('delivery_journal is only ever added to');
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`
      create function delivery_journal_is_kept() returns trigger language plpgsql as
      $$ begin raise exception ${words}; end $$
    `.execute(db);
    await sql`
      create trigger delivery_journal_is_kept before update or delete or truncate
      on delivery_journal execute function delivery_journal_is_kept()
    `.execute(db);
    return;
  }
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.ref(`delivery_journal_has_no_${change}`)} before ${sql.raw(change)}
      on delivery_journal begin select raise(abort, ${words}); end
    `.execute(db);
  }
}

/** Separate from the migration tables of the forms database, which may be the same database. */
export const migrationTables: Pick<
  ConstructorParameters<typeof Migrator>[0],
  'migrationTableName' | 'migrationLockTableName'
> = {
  migrationTableName: 'delivery_migrations',
  migrationLockTableName: 'delivery_migrations_lock',
};
