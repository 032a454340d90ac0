import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { Stores } from '../stores/stores.ts';

/*
 * A backup is a `.tar.gz` of plain parts: `backup.json`, the files and blobs of the site, a `tables/NAME.jsonl` for every
 * table with a JSON object per row, and `complete.json`. Both kinds of database have the same columns, which only
 * contain text and numbers, so a backup of one kind can be restored into the other.
 */

export const FORMAT = 2;

/** Subfolders of the data folder that can't be recreated, in addition to the blobs. */
export const backedUpFolders = ['releases'];

/** Tables that belong to the installation rather than its data. */
const skipped = /^(installation|kysely_.*|delivery_migrations.*|sqlite_.*)$/;

export const HEADER = 'backup.json';
export const headerSchema = v.object({
  format: v.literal(FORMAT),
  /** The migrations that were applied to the tables. */
  migrations: v.array(v.string()),
});

/** The last entry: how much there is. */
export const END = 'complete.json';
export const endSchema = v.object({ blobs: v.number(), files: v.number(), rows: v.number() });

export type Counts = v.InferOutput<typeof endSchema>;

const value = v.union([v.string(), v.number(), v.null()]);
export const rowSchema = v.record(v.string(), value);
export type Row = v.InferOutput<typeof rowSchema>;

// The table names come from the database, so that a new table can't be forgotten.
export type Tables = Kysely<Record<string, Row>>;

/** The tables of a site: of its registry and of the visitors' database. */
export function tablesOf({ registry }: Stores, forms: DatabaseHandle): readonly Tables[] {
  const { db } = registry.connection;
  // On a database server, both stores share one.
  const databases = forms.dialect === 'sqlite' ? [forms.db, db] : [forms.db];
  return databases.map((each) => each.withTables<Record<string, Row>>());
}

export async function tablesIn(tables: readonly Tables[]): Promise<{ name: string; db: Tables }[]> {
  const found: { name: string; db: Tables }[] = [];
  for (const db of tables) {
    const all = await db.introspection.getTables();
    const names = all.filter(({ name, isView }) => !isView && !skipped.test(name));
    for (const { name } of names.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      found.push({ name, db });
    }
  }
  return found;
}

export async function migrationsOf(tables: readonly Tables[]): Promise<string[]> {
  const names: string[] = [];
  for (const db of tables) {
    const all = await db.introspection.getTables({ withInternalKyselyTables: true });
    const own = all.filter(({ name }) => /^(kysely_migration|delivery_migrations)$/.test(name));
    for (const { name } of own) {
      const rows = await db.selectFrom(name).select('name').execute();
      names.push(...rows.map((row) => String(row['name'])));
    }
  }
  return names.toSorted();
}
