import { type Kysely, type Migration, type Migrator, sql } from '@site/api/database/kysely.cjs';

/** The tables of the registry, as both databases keep them. Moments are epoch milliseconds. */
export type RegistryTables = {
  /** Releases in the order in which they were released; a release made again counts as new. */
  delivery_releases: {
    position: number;
    part: string;
    id: string;
    released_at: number;
    /** The blob that describes the release; `null` when it is in the data folder of one machine alone. */
    description: string | null;
  };
  /** Versions of the site, never changed. */
  delivery_versions: { id: string; version: string; made_at: number };
  /** One row: the version that visitors get, and a number that rises each time that it moves. */
  delivery_live: { only: number; version: string | null; fence: number };
  /** What was shipped and what was refused, never changed. */
  delivery_journal: {
    position: number;
    at: number;
    who: string;
    what: string;
    outcome: string;
    before: string | null;
    after: string | null;
    details: string;
  };
  /** Which manifest came of which inputs, so that nothing is rendered twice. */
  delivery_rendered: { inputs: string; manifest: string };
  /** Blobs that are being thrown away: no version may go live with them until they are gone. */
  delivery_condemned: { hash: string; at: number };
  /** Versions that were made to be looked at, until when. */
  delivery_previews: {
    id: string;
    version: string;
    what: string;
    who: string;
    made_at: number;
    ends_at: number;
  };
  /** What only the programs of this site know, by what it is for. */
  delivery_secrets: { name: string; value: string };
};

/** The steps that make the tables. A step that has been released is never edited; a change is a new step. */
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
  '0003_previews': {
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
};

/** Names of Kysely's own tables, apart from those of the forms, which may be in the same database. */
export const migrationTables: Pick<
  ConstructorParameters<typeof Migrator>[0],
  'migrationTableName' | 'migrationLockTableName'
> = {
  migrationTableName: 'delivery_migrations',
  migrationLockTableName: 'delivery_migrations_lock',
};
