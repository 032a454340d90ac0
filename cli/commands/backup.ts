import { BACKED_UP } from '@site/delivery/registry/journal-entry.ts';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, constants } from 'node:zlib';
import { UNFINISHED, writeDurably } from '@site/api/database/durable-file.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import type { Kysely } from 'kysely';
import { extract, type Pack, pack } from 'tar-stream';
import * as v from 'valibot';
import { BlobError, type BlobHash, type BlobStore } from '@site/delivery/blobs/blob-store.ts';
import { withProgress } from '../terminal/output.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { apiConfig, openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';

/*
 * A backup is a `.tar.gz` of plain parts: `backup.json`, the files and blobs of the site, a `tables/NAME.jsonl` for every
 * table with a JSON object per row, and `complete.json`. Both kinds of database have the same columns, which only
 * contain text and numbers, so a backup of one kind can be restored into the other.
 */

const FORMAT = 2;

const BATCH = 50;

/** Subfolders of the data folder that can't be recreated, in addition to the blobs. */
const backedUpFolders = ['post-pictures', 'releases'];

/** Tables that belong to the installation rather than its data. */
const skipped = /^(installation|kysely_.*|delivery_migrations.*|sqlite_.*)$/;

const HEADER = 'backup.json';
const headerSchema = v.object({
  format: v.literal(FORMAT),
  /** The migrations that were applied to the tables. */
  migrations: v.array(v.string()),
});

/** The last entry: how much there is. */
const END = 'complete.json';
const endSchema = v.object({ blobs: v.number(), files: v.number(), rows: v.number() });

type Counts = v.InferOutput<typeof endSchema>;

const value = v.union([v.string(), v.number(), v.null()]);
const rowSchema = v.record(v.string(), value);
type Row = v.InferOutput<typeof rowSchema>;

// The table names come from the database, so that a new table can't be forgotten.
type Tables = Kysely<Record<string, Row>>;

/** Writes all data of the site to a new file that only its owner can read. */
export async function backup(file: string): Promise<void> {
  await withTables(async (opened) => {
    const target = await open(file, 'wx', 0o600).catch((error: unknown) => {
      throw new Error(`Cannot create ${file}: it may already exist.`, { cause: error });
    });
    const archive = pack();
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    const writing = pipeline(archive, gzip, target.createWriteStream({ flush: true }));
    let counts: Counts;
    try {
      const adding = addEntries(archive, opened);
      adding.catch((error: unknown) => archive.destroy(asError(error)));
      [counts] = await withProgress('Backing up', Promise.all([adding, writing]));
    } catch (error) {
      await rm(file);
      throw error;
    }
    const { rows, blobs, files } = counts;
    const details = [`${rows} rows and ${blobs + files} files`];
    await opened.registry.note({ what: BACKED_UP, details });
    console.log(`Wrote ${rows} rows and ${blobs + files} files to ${file}`);
    console.log('It contains personal data and key hashes: protect it as you would the site.');
  });
}

async function addEntries(archive: Pack, { tables, blobs, dataDir }: Opened): Promise<Counts> {
  const counts: Counts = { blobs: 0, files: 0, rows: 0 };
  const add = (name: string, bytes: Buffer | string) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  await add(HEADER, JSON.stringify({ format: FORMAT, migrations: await migrationsOf(tables) }));
  // Read rows before files, so that the files they reference aren't pruned in between.
  const rows = await readRows(tables);
  for (const file of await filesIn(dataDir)) {
    const bytes = await unlessPruned(readFile(path.join(dataDir, file)));
    if (!bytes) continue;
    await add(file, bytes);
    counts.files += 1;
  }
  for (const { hash } of await blobs.list()) {
    const bytes = await blobUnlessPruned(blobs, hash);
    if (!bytes) continue;
    await add(`blobs/${hash}`, bytes);
    counts.blobs += 1;
  }
  for (const [table, own] of rows) {
    await add(`tables/${table}.jsonl`, own.map((row) => `${JSON.stringify(row)}\n`).join(''));
    counts.rows += own.length;
  }
  await add(END, JSON.stringify(counts));
  archive.finalize();
  return counts;
}

/** Restores a backup into empty stores. Inserts rows last, in one transaction per store. */
export async function restore(file: string): Promise<void> {
  await withTables(async (opened) => {
    const { tables } = opened;
    for (const { name, db } of await tablesIn(tables)) {
      if (await isInUse(db, name)) {
        throw new Error('Restoring requires an empty DATA_DIR and database; nothing changed.');
      }
    }
    const rows = await withProgress('Reading', readBackup(file, opened));
    await withProgress('Restoring', insertRows(tables, rows));
    const total = [...rows.values()].reduce((sum, own) => sum + own.length, 0);
    console.log(`Restored ${total} rows. Start the site with npm run serve.`);
  });
}

type Opened = Stores & { tables: readonly Tables[] };

async function withTables(work: (opened: Opened) => Promise<void>): Promise<void> {
  const { database } = apiConfig();
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  const forms = await openDatabase(database);
  try {
    await migrateDatabase(forms);
    // On a database server, both stores share one.
    const databases =
      database.dialect === 'sqlite' ? [forms.db, stores.registry.connection.db] : [forms.db];
    const tables = databases.map((db) => db.withTables<Record<string, Row>>());
    await work({ ...stores, tables });
  } finally {
    await forms.close();
  }
}

async function tablesIn(tables: readonly Tables[]): Promise<{ name: string; db: Tables }[]> {
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

async function migrationsOf(tables: readonly Tables[]): Promise<string[]> {
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

async function isInUse(db: Tables, table: string): Promise<boolean> {
  const rows = await db.selectFrom(table).selectAll().limit(1).execute();
  // The pointer to the live version always exists, but may be null.
  return rows.some((row) => !(table === 'delivery_live' && row['version'] === null));
}

async function readRows(tables: readonly Tables[]): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>();
  for (const db of tables) {
    const names = await tablesIn([db]);
    const reading = db.transaction();
    const isServer = tables.length === 1;
    await (isServer ? reading.setIsolationLevel('repeatable read') : reading).execute(
      async (transaction) => {
        for (const { name } of names) {
          const found = await transaction.selectFrom(name).selectAll().execute();
          rows.set(name, v.parse(v.array(rowSchema), found));
        }
      },
    );
  }
  return rows;
}

async function blobUnlessPruned(blobs: BlobStore, hash: BlobHash): Promise<Buffer | null> {
  try {
    return await blobs.read(hash);
  } catch (error) {
    const listed = await blobs.list();
    if (error instanceof BlobError && !listed.some((each) => each.hash === hash)) return null;
    throw error;
  }
}

/** The files to back up, relative to the data folder. */
async function filesIn(dataDir: string): Promise<string[]> {
  const files: string[] = [];
  for (const folder of backedUpFolders) {
    const root = path.join(dataDir, folder);
    if (!existsSync(root)) continue;
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const file = path.relative(dataDir, path.join(entry.parentPath, entry.name));
      if (entry.isFile() && !file.includes(UNFINISHED)) files.push(file.replaceAll(path.sep, '/'));
    }
  }
  return files;
}

async function unlessPruned(reading: Promise<Buffer>): Promise<Buffer | null> {
  return reading.catch((error: unknown) => {
    if (errorFacts(error).code === 'ENOENT') return null;
    throw error;
  });
}

/** Restores the files of a backup, and returns its rows if it is complete and matches these tables. */
async function readBackup(
  file: string,
  { tables, blobs, dataDir }: Opened,
): Promise<Map<string, Row[]>> {
  const migrations = await migrationsOf(tables);
  const rows = new Map<string, Row[]>();
  const counts: Counts = { blobs: 0, files: 0, rows: 0 };
  let end: Counts | undefined;
  let isFirst = true;
  for await (const { name, bytes } of entriesOf(file)) {
    if (isFirst) checkHeader({ name, text: String(bytes) }, file, migrations);
    isFirst = false;
    const [folder = '', ...rest] = name.split('/');
    const [own = ''] = rest;
    if (folder === 'blobs') {
      if ((await blobs.put(bytes)) !== own) throw incomplete(file);
      counts.blobs += 1;
    } else if (folder === 'tables') {
      const lines = String(bytes).split('\n').slice(0, -1);
      const read = lines.map((line) => v.parse(rowSchema, JSON.parse(line)));
      rows.set(own.replace(/\.jsonl$/, ''), read);
      counts.rows += read.length;
    } else if (backedUpFolders.includes(folder) && !rest.includes('..')) {
      const target = path.join(dataDir, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeDurably(target, bytes);
      counts.files += 1;
    } else if (name === END) end = v.parse(endSchema, JSON.parse(String(bytes)));
  }
  if (JSON.stringify(end) !== JSON.stringify(counts)) throw incomplete(file);
  return rows;
}

function checkHeader(
  { name, text }: { name: string; text: string },
  file: string,
  migrations: readonly string[],
): void {
  const header = name === HEADER ? v.safeParse(headerSchema, JSON.parse(text)) : null;
  if (!header?.success) throw new Error(`${file} is not a backup of a site.`);
  if (JSON.stringify(header.output.migrations) !== JSON.stringify(migrations)) {
    throw new Error(
      'This backup was made by another version of this software. Restore it with that version, then upgrade.',
    );
  }
}

/** The entries of a gzipped archive, one after the other. */
async function* entriesOf(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const archive = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), archive);
  // Iterating over the archive reports its errors.
  reading.catch(() => {});
  try {
    for await (const entry of archive) {
      yield { name: entry.header.name, bytes: await buffer(entry) };
    }
    await reading;
  } catch (error) {
    // A missing file has a code of the file system; a damaged one has a code of zlib, or none.
    const { code = 'Z_' } = errorFacts(error);
    throw code.startsWith('Z_') || code.startsWith('ERR_STREAM') ? incomplete(file, error) : error;
  }
}

function incomplete(file: string, cause?: unknown): Error {
  return new Error(
    `${file} is damaged or incomplete. No rows were restored: empty DATA_DIR, then try another backup.`,
    { cause },
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

async function insertRows(
  tables: readonly Tables[],
  rows: ReadonlyMap<string, readonly Row[]>,
): Promise<void> {
  const found = await tablesIn(tables);
  for (const db of tables) {
    await db.transaction().execute(async (transaction) => {
      for (const { name } of found.filter((each) => each.db === db)) {
        const own = rows.get(name) ?? [];
        if (name === 'delivery_live' && own.length > 0)
          await transaction.deleteFrom(name).execute();
        for (let index = 0; index < own.length; index += BATCH) {
          const values = own.slice(index, index + BATCH);
          await transaction.insertInto(name).values(values).execute();
        }
      }
    });
  }
}
