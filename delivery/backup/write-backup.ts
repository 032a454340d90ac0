import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { UNFINISHED } from '@site/api/durable-file.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { type Pack, pack } from 'tar-stream';
import * as v from 'valibot';
import { BlobError, type BlobHash, type BlobStore } from '../blobs/blob-store.ts';
import { BACKED_UP } from '../registry/journal-entry.ts';
import type { Stores } from '../stores/stores.ts';
import {
  backedUpFolders,
  type Counts,
  END,
  FORMAT,
  HEADER,
  migrationsOf,
  type Row,
  rowSchema,
  type Tables,
  tablesIn,
  tablesOf,
} from './backup-format.ts';

/** Writes all data of the site to `output`, and adds an audit entry once it is complete. `forms` must be migrated. */
export async function writeBackup(
  stores: Stores,
  forms: DatabaseHandle,
  { output, who }: { output: Writable; who?: string },
): Promise<{ rows: number; files: number }> {
  const archive = pack();
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const writing = pipeline(archive, gzip, output);
  const adding = addEntries(archive, stores, tablesOf(stores, forms));
  adding.catch((error: unknown) => archive.destroy(asError(error)));
  const [{ rows, blobs, files: ownFiles }] = await Promise.all([adding, writing]);
  const files = blobs + ownFiles;
  const details = [`${rows} rows and ${files} files`];
  await stores.registry.note({ what: BACKED_UP, details, ...(who !== undefined && { who }) });
  return { rows, files };
}

async function addEntries(
  archive: Pack,
  { blobs, dataDir }: Stores,
  tables: readonly Tables[],
): Promise<Counts> {
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

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
