import { installationMigration } from '@site/api/database/installation.ts';
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
    /** The blob with the release's description; `null` if it is only on one machine. */
    description: string | null;
  };
  /** Immutable versions of the site. */
  delivery_versions: { id: string; version: string; made_at: number };
  /** A single row: the live version, and a fence that increases whenever the pointer moves. */
  delivery_live: { only: number; version: string | null; fence: number };
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
  /** Blobs marked for deletion: no version may go live with them until they are gone. */
  delivery_condemned: { hash: string; at: number };
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
    /** A JSON list of shares and delays from the start, in milliseconds. */
    steps: string;
    /** Deleted when the canary ends. */
    salt: string;
    who: string;
    person: string | null;
    allow_broken_links: string | null;
    started_at: number;
    /** How long hosts have monitored it, in milliseconds. */
    age: number;
    ended_at: number | null;
    /** How it ended, as a sentence. */
    ending: string | null;
  };
};

/** Migrations, including the desk's. Never edit a released migration; add a new one. */
export const registryMigrations: Record<string, Migration> = {
  '0001_registry': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('delivery_releases')
        .addColumn('position', 'bigint', (column) => column.primaryKey())
        .addColumn('part', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('released_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('delivery_versions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('delivery_live')
        .addColumn('only', 'integer', (column) => column.primaryKey())
        .addColumn('version', 'text')
        .addColumn('fence', 'bigint', (column) => column.notNull())
        .execute();
      await sql`insert into delivery_live ("only", version, fence) values (1, null, 0)`.execute(db);
      await db.schema
        .createTable('delivery_journal')
        .addColumn('position', 'bigint', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('before', 'text')
        .addColumn('after', 'text')
        .addColumn('details', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('delivery_rendered')
        .addColumn('inputs', 'text', (column) => column.primaryKey())
        .addColumn('manifest', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0002_several_machines': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('delivery_releases').addColumn('description', 'text').execute();
      await db.schema
        .createTable('delivery_condemned')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0003_a_fuller_journal': {
    up: async (db: Kysely<unknown>) => {
      const add = (name: string, preset: string) =>
        db.schema
          .alterTable('delivery_journal')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(preset))
          .execute();
      await add('sections', '[]');
      await add('commits', '{}');
      await db.schema.alterTable('delivery_journal').addColumn('why', 'text').execute();
      await nameSections(db);
      await refuseChanges(db);
    },
  },
  '0004_keys': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('delivery_keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('unique_name', 'text', (column) => column.notNull().unique())
        .addColumn('sections', 'text', (column) => column.notNull())
        .addColumn('actions', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('made_by', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('revoked_at', 'bigint')
        .execute();
      await db.schema
        .createTable('delivery_used_tokens')
        .addColumn('mark', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0005_previews': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('delivery_previews')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('delivery_secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0006_reviews': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('delivery_keys').addColumn('person', 'text').execute();
      await db.schema
        .alterTable('delivery_keys')
        .addColumn('roles', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
      await db.schema
        .createTable('delivery_authors')
        .addColumn('section', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('delivery_authors_key', ['section', 'id', 'person'])
        .execute();
      await db.schema
        .createTable('delivery_approvals')
        .addColumn('section', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('why', 'text')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('withdrawn_at', 'bigint')
        .addPrimaryKeyConstraint('delivery_approvals_key', ['section', 'id', 'role', 'person'])
        .execute();
    },
  },
  '0007_canaries': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('delivery_canaries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('parts', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('share', 'integer', (column) => column.notNull())
        .addColumn('steps', 'text', (column) => column.notNull())
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('person', 'text')
        .addColumn('allow_broken_links', 'text')
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('ended_at', 'bigint')
        .addColumn('ending', 'text')
        .execute();
      const count = ['views_canary', 'views_live', 'failures_canary', 'failures_live'];
      await count
        .reduce(
          (table, name) => table.addColumn(name, 'bigint', (column) => column.notNull()),
          db.schema
            .createTable('delivery_canary_counts')
            .addColumn('canary', 'text', (column) => column.notNull())
            .addColumn('share', 'integer', (column) => column.notNull()),
        )
        .addPrimaryKeyConstraint('delivery_canary_counts_key', ['canary', 'share'])
        .execute();
    },
  },
  '0008_sections_of_previews': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('delivery_previews')
        .addColumn('sections', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
    },
  },
  '0009_ages_of_canaries': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('delivery_canaries')
        .addColumn('age', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0010_installation': installationMigration,
  '0011_people_of_the_desk': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('desk_users')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('roles', 'text', (column) => column.notNull())
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .addColumn('added_by', 'text', (column) => column.notNull())
        .execute();
      const secretsOf = (table: string, from: string, until: string) =>
        db.schema
          .createTable(table)
          .addColumn('hash', 'text', (column) => column.primaryKey())
          .addColumn('user_id', 'text', (column) =>
            column.notNull().references('desk_users.id').onDelete('cascade'),
          )
          .addColumn(from, 'bigint', (column) => column.notNull())
          .addColumn(until, 'bigint', (column) => column.notNull())
          .execute();
      await secretsOf('desk_links', 'made_at', 'expires_at');
      await secretsOf('desk_sessions', 'started_at', 'seen_at');
    },
  },
  '0012_approved_words': {
    up: async (db: Kysely<unknown>) => {
      const approvals = (name: string, preset: string) =>
        db.schema
          .alterTable('delivery_approvals')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(preset))
          .execute();
      await approvals('title', '');
      await approvals('words', '[]');
      for (const table of ['desk_links', 'desk_sessions']) {
        await db.schema
          .alterTable(table)
          .addColumn('handed_over', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      }
    },
  },
  '0013_identities_of_providers': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('desk_identities')
        .addColumn('user_id', 'text', (column) =>
          column.primaryKey().references('desk_users.id').onDelete('cascade'),
        )
        .addColumn('issuer', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .execute();
    },
  },
};

/** Older entries only mention their sections in the description. */
async function nameSections(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ position: number; what: string }>`
    select position, what from delivery_journal`.execute(db);
  for (const { position, what } of rows) {
    const named = what.match(/\b(shell|config|posts|mfe-[a-z]+)\b/g) ?? [];
    const isPost = /^(un)?publish /.test(what);
    const sections = JSON.stringify(isPost ? ['posts'] : [...new Set(named)]);
    await sql`update delivery_journal set sections = ${sections} where position = ${position}`.execute(
      db,
    );
  }
}

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
