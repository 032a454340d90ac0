import { BACKED_UP } from '@site/delivery/registry/journal-entry.ts';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, constants } from 'node:zlib';
import type { DatabaseConfig } from '@site/api/config.ts';
import { UNFINISHED, writeDurably } from '@site/api/database/durable-file.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { BlobError, type BlobHash, type BlobStore } from '@site/delivery/blobs/blob-store.ts';
import { withProgress } from '../terminal/progress.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { openRegistry, openRegistryTables } from '@site/delivery/registry/open-registry.ts';
import { openStores } from '@site/delivery/stores/stores.ts';
import { apiConfig } from '@site/delivery/stores/open-site-stores.ts';

/*
 * A backup is a gzipped file of JSON lines: a header, files, blobs, the rows of every table, and an end marker. Both
 * kinds of database have the same columns, which only contain text and numbers, so a backup of one kind can be restored
 * into the other.
 */

const FORMAT = 1;

const BATCH = 50;

/** Subfolders of the data folder that can't be recreated, in addition to the blobs. */
const backedUpFolders = ['post-pictures', 'releases'];

/** Tables that belong to the installation rather than its data. */
const skipped = /^(installation|kysely_.*|delivery_migrations.*|sqlite_.*)$/;

const value = v.union([v.string(), v.number(), v.null()]);
const rowSchema = v.record(v.string(), value);
type Row = v.InferOutput<typeof rowSchema>;

function isBackedUp(file: string): boolean {
  const [folder = '', ...rest] = file.split('/');
  return backedUpFolders.includes(folder) && rest.length > 0 && !rest.includes('..');
}

const headerSchema = v.object({
  backup: v.literal(FORMAT),
  /** The migrations that were applied to the tables. */
  migrations: v.array(v.string()),
});

const entrySchema = v.union([
  headerSchema,
  v.object({ blob: v.string(), bytes: v.string(), gz: v.optional(v.string()) }),
  v.object({ file: v.pipe(v.string(), v.check(isBackedUp)), bytes: v.string() }),
  v.object({ table: v.string(), row: rowSchema }),
  v.object({ end: v.object({ blobs: v.number(), files: v.number(), rows: v.number() }) }),
]);

type Counts = { blobs: number; files: number; rows: number };

// The table names come from the database, so that a new table can't be forgotten.
type Tables = Kysely<Record<string, Row>>;

/** Writes all data of the site to a new file that only its owner can read. */
export async function backup(file: string): Promise<void> {
  await withTables(async (opened) => {
    const target = await open(file, 'wx', 0o600).catch((error: unknown) => {
      throw new Error(`Cannot create ${file}: it may already exist.`, { cause: error });
    });
    const counts: Counts = { blobs: 0, files: 0, rows: 0 };
    const lines = Readable.from(linesFrom(opened, counts));
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    try {
      const writing = pipeline(lines, gzip, target.createWriteStream({ flush: true }));
      await withProgress('Backing up', writing);
    } catch (error) {
      await rm(file);
      throw error;
    }
    await noteBackup(opened, counts);
    console.log(`Wrote ${counts.rows} rows and ${counts.blobs + counts.files} files to ${file}`);
    console.log('It contains personal data and key hashes: keep it as safe as the site.');
  });
}

/** The journal's name for a backup, used to find the most recent one. */

async function noteBackup({ dataDir }: Opened, { rows, blobs, files }: Counts): Promise<void> {
  const registry = await openRegistry(dataDir, apiConfig().database);
  try {
    const details = [`${rows} rows and ${blobs + files} files`];
    await registry.note({ what: BACKED_UP, details });
  } finally {
    await registry.close();
  }
}

/** Restores a backup into empty stores. Inserts rows last, in one transaction per store. */
export async function restore(file: string): Promise<void> {
  await withTables(async ({ tables, blobs, dataDir }) => {
    for (const { name, db } of await tablesIn(tables)) {
      if (await isInUse(db, name)) {
        throw new Error('Restoring requires an empty DATA_DIR and database; nothing changed.');
      }
    }
    const rows = await withProgress('Reading', readBackup(file, { tables, blobs, dataDir }));
    await withProgress('Restoring', insertRows(tables, rows));
    console.log(`Restored ${rows.length} rows. Start the site with npm run serve.`);
  });
}

type Opened = { tables: readonly Tables[]; blobs: BlobStore; dataDir: string };

async function withTables(work: (opened: Opened) => Promise<void>): Promise<void> {
  const { dataDir, bucket } = parseDeliveryConfig(process.env);
  const { database } = apiConfig();
  const { blobs, registry } = await openStores(dataDir, database, { bucket });
  await registry.close();
  const forms = await openDatabase(database);
  const registryTables = await openSeparateRegistry(dataDir, database);
  try {
    await migrateDatabase(forms);
    const tables = [forms.db, ...(registryTables ? [registryTables] : [])];
    await work({
      tables: tables.map((db) => db.withTables<Record<string, Row>>()),
      blobs,
      dataDir,
    });
  } finally {
    await registryTables?.destroy();
    await forms.close();
  }
}

/** Opens the registry's own database. Returns `null` on a database server, where both stores share one. */
async function openSeparateRegistry(dataDir: string, database: DatabaseConfig) {
  return database.dialect === 'sqlite' ? openRegistryTables(dataDir) : null;
}

async function tablesIn(tables: readonly Tables[]): Promise<{ name: string; db: Tables }[]> {
  const found: { name: string; db: Tables }[] = [];
  for (const db of tables) {
    const all = await db.introspection.getTables();
    // Alphabetically, a deletion request comes before the event that references it.
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

async function readRows(tables: readonly Tables[]): Promise<{ table: string; row: Row }[]> {
  const rows: { table: string; row: Row }[] = [];
  for (const db of tables) {
    const names = await tablesIn([db]);
    const reading = db.transaction();
    const isServer = tables.length === 1;
    await (isServer ? reading.setIsolationLevel('repeatable read') : reading).execute(
      async (transaction) => {
        for (const { name: table } of names) {
          for (const row of await transaction.selectFrom(table).selectAll().execute()) {
            rows.push({ table, row: v.parse(rowSchema, row) });
          }
        }
      },
    );
  }
  return rows;
}

async function* linesFrom(
  { tables, blobs, dataDir }: Opened,
  counts: Counts,
): AsyncGenerator<string> {
  const line = (entry: v.InferOutput<typeof entrySchema>) => `${JSON.stringify(entry)}\n`;
  yield line({ backup: FORMAT, migrations: await migrationsOf(tables) });
  // Read rows before files, so that the files they reference aren't pruned in between.
  const rows = await readRows(tables);
  for (const file of await filesIn(dataDir)) {
    const bytes = await unlessPruned(readFile(path.join(dataDir, file)));
    if (!bytes) continue;
    yield line({ file, bytes: bytes.toString('base64') });
    counts.files += 1;
  }
  for (const { hash } of await blobs.list()) {
    const entry = await blobEntry(blobs, hash);
    if (!entry) continue;
    yield line(entry);
    counts.blobs += 1;
  }
  for (const row of rows) {
    yield line(row);
    counts.rows += 1;
  }
  yield line({ end: counts });
}

async function blobEntry(blobs: BlobStore, hash: BlobHash) {
  try {
    const bytes = await blobs.read(hash);
    const { gz } = await blobs.files(hash);
    const compressed = gz === undefined ? {} : { gz: (await readFile(gz)).toString('base64') };
    return { blob: hash, bytes: bytes.toString('base64'), ...compressed };
  } catch (error) {
    if (error instanceof BlobError && !(await blobs.has(hash))) return null;
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
): Promise<{ table: string; row: Row }[]> {
  const migrations = await migrationsOf(tables);
  const rows: { table: string; row: Row }[] = [];
  const counts: Counts = { blobs: 0, files: 0, rows: 0 };
  let end: Counts | undefined;
  let isFirst = true;
  for await (const line of linesOf(file)) {
    if (isFirst) checkHeader(line, file, migrations);
    isFirst = false;
    const entry = v.parse(entrySchema, JSON.parse(line));
    if ('blob' in entry) {
      const gz = entry.gz === undefined ? {} : { gz: Buffer.from(entry.gz, 'base64') };
      await blobs.put(Buffer.from(entry.bytes, 'base64'), gz);
      counts.blobs += 1;
    } else if ('file' in entry) {
      const target = path.join(dataDir, entry.file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeDurably(target, Buffer.from(entry.bytes, 'base64'));
      counts.files += 1;
    } else if ('table' in entry) {
      rows.push(entry);
      counts.rows += 1;
    } else if ('end' in entry) {
      ({ end } = entry);
    }
  }
  if (JSON.stringify(end) !== JSON.stringify(counts)) throw incomplete(file);
  return rows;
}

function checkHeader(line: string, file: string, migrations: readonly string[]): void {
  const header = v.safeParse(headerSchema, JSON.parse(line));
  if (!header.success) throw new Error(`${file} is not a backup of a site.`);
  if (JSON.stringify(header.output.migrations) !== JSON.stringify(migrations)) {
    throw new Error(
      'This backup was made by another version of this software. Restore it with that version, then upgrade.',
    );
  }
}

/** Lines of a gzipped file, which must end with a line feed. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  const unzipped = handle.createReadStream().pipe(createGunzip()).setEncoding('utf8');
  let rest = '';
  try {
    for await (const text of unzipped) {
      const lines = (rest + String(text)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const { code = '' } = errorFacts(error);
    throw code.startsWith('Z_') ? incomplete(file, error) : error;
  } finally {
    await handle.close();
  }
}

function incomplete(file: string, cause?: unknown): Error {
  return new Error(
    `${file} is damaged or incomplete. No rows were restored: empty DATA_DIR, then try another backup.`,
    { cause },
  );
}

async function insertRows(
  tables: readonly Tables[],
  rows: readonly { table: string; row: Row }[],
): Promise<void> {
  const byTable = Map.groupBy(rows, ({ table }) => table);
  const found = await tablesIn(tables);
  for (const db of tables) {
    await db.transaction().execute(async (transaction) => {
      for (const { name } of found.filter((each) => each.db === db)) {
        const own = byTable.get(name) ?? [];
        if (name === 'delivery_live' && own.length > 0)
          await transaction.deleteFrom(name).execute();
        for (let index = 0; index < own.length; index += BATCH) {
          const values = own.slice(index, index + BATCH).map(({ row }) => row);
          await transaction.insertInto(name).values(values).execute();
        }
      }
    });
  }
}
