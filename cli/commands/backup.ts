import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { writeDurably } from '@site/api/durable-file.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import {
  backedUpFolders,
  type Counts,
  END,
  endSchema,
  HEADER,
  headerSchema,
  migrationsOf,
  type Row,
  rowSchema,
  type Tables,
  tablesIn,
  tablesOf,
} from '@site/delivery/backup/backup-format.ts';
import { writeBackup } from '@site/delivery/backup/write-backup.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { readDatabaseConfig } from '@site/api/database/database-config.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { extract } from 'tar-stream';
import * as v from 'valibot';
import { withProgress } from '../terminal/output.ts';

const BATCH = 50;

/** Writes all data of the site to a new file that only its owner can read. */
export async function backup(file: string): Promise<void> {
  await withDatabases(async (stores, forms) => {
    const target = await open(file, 'wx', 0o600).catch((error: unknown) => {
      throw new Error(`Cannot create ${file}: it may already exist.`, { cause: error });
    });
    const output = target.createWriteStream({ flush: true });
    try {
      const writing = writeBackup(stores, forms, { output });
      const { rows, files } = await withProgress('Backing up', writing);
      console.log(`Wrote ${rows} rows and ${files} files to ${file}`);
    } catch (error) {
      await rm(file);
      throw error;
    }
    console.log('It contains personal data and key hashes: protect it as you would the site.');
  });
}

/** Restores a backup into empty stores. Inserts rows last, in one transaction per store. */
export async function restore(file: string): Promise<void> {
  await withDatabases(async (stores, forms) => {
    const tables = tablesOf(stores, forms);
    for (const { name, db } of await tablesIn(tables)) {
      if (await isInUse(db, name)) {
        throw new Error('Restoring requires an empty DATA_DIR and database; nothing changed.');
      }
    }
    const rows = await withProgress('Reading', readBackup(file, stores, tables));
    await withProgress('Restoring', insertRows(tables, rows));
    const total = [...rows.values()].reduce((sum, own) => sum + own.length, 0);
    console.log(`Restored ${total} rows. Start the site with npm run serve.`);
  });
}

async function withDatabases(
  work: (stores: Stores, forms: DatabaseHandle) => Promise<void>,
): Promise<void> {
  const database = readDatabaseConfig();
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  const forms = await openDatabase(database);
  try {
    await migrateDatabase(forms);
    await work(stores, forms);
  } finally {
    await forms.close();
  }
}

async function isInUse(db: Tables, table: string): Promise<boolean> {
  const rows = await db.selectFrom(table).selectAll().limit(1).execute();
  // The pointer to the live version always exists, but may be null.
  return rows.some((row) => !(table === 'delivery_live' && row['version'] === null));
}

/** Restores the files of a backup, and returns its rows if it is complete and matches these tables. */
async function readBackup(
  file: string,
  { blobs, dataDir }: Stores,
  tables: readonly Tables[],
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
