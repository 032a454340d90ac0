import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Migration, Migrator } from 'kysely/migration';
import * as v from 'valibot';
import { errorFacts } from '../http/error-facts.ts';
import { createDurably, writeDurably } from './durable-file.ts';
import { notWritable } from './private-file.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/*
 * The forms database and the registry of one installation carry the same id, and so does a file in the data folder.
 * Each of the three also records which stores the installation has ever had. A store that it had and that is empty now
 * was lost, and a store with another id belongs to another site. Neither may take a message or ship a version.
 */

const storeNames = ['forms', 'registry'] as const;

/** The forms database, or the registry of what is shipped. */
export type StoreName = (typeof storeNames)[number];

/** An open store that has not been checked yet. */
export type Store = {
  name: StoreName;
  /** Where it is, for sentences to people. */
  place: StorePlace;
  db: QueryExecutorProvider;
  migrator: Migrator;
  /** The data folder of this machine; `undefined` for a service on a server's database that has none. */
  folder: string | undefined;
  /** Gives what shows that the store was in use, besides what the installation records: files and folders, by name. */
  findTraces?: () => Promise<readonly string[]>;
};

/** A file of this machine, or a database of a server that other machines use too. */
export type StorePlace = { dialect: 'sqlite' | 'postgres'; name: string };

/** Where a server's database is, without the password in its address. */
export function serverPlace(url: string): StorePlace {
  const { hostname, pathname } = new URL(url);
  return { dialect: 'postgres', name: `${pathname.slice(1)} on ${hostname}` };
}

/** A store is empty that should not be, or belongs to another installation. The message says what to do. */
export class InstallationError extends Error {
  override readonly name = 'InstallationError';
}

/** Makes the table. On a server both stores are in one database and share it. */
export const installationMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('installation')
      .ifNotExists()
      .addColumn('singleton', 'integer', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('forms', 'integer', (column) => column.notNull())
      .addColumn('registry', 'integer', (column) => column.notNull())
      .execute();
  },
};

/**
 * Checks that a store belongs to this installation and was not lost, brings its tables up to date and records it. Gives
 * the names of the steps it took. Several processes may do it at once. Throws an `InstallationError`, having changed
 * nothing, unless a person has accepted the store as it is.
 */
export function migrateStore(
  store: Store,
  { timeoutMs, isAccepted = false }: { timeoutMs: number; isAccepted?: boolean },
): Promise<readonly string[]> {
  const steps: string[] = [];
  return retryWhileBusy(
    async () => {
      await admit(store, { isAccepted });
      const { error, results = [] } = await store.migrator.migrateToLatest();
      if (error !== undefined) throw error;
      // A try that is busy from here on has taken them all the same.
      steps.push(...results.map((step) => step.migrationName));
      await join(store);
      return steps;
    },
    { timeoutMs },
  );
}

/** Which stores an installation has had. */
type Installation = { id: string; stores: readonly StoreName[] };

async function admit(store: Store, { isAccepted }: { isAccepted: boolean }): Promise<void> {
  const { name, folder, migrator } = store;
  const row = await readRow(store);
  const file = await readInstallationFile(folder);
  if (row && file && row.id !== file.id) {
    if (!isAccepted) throw foreignStore(store, row, file);
    await adopt(store, row, file);
  }
  if (isAccepted || !(await isEmpty(migrator))) return;
  const traces = [
    ...(file?.stores.includes(name) ? [installationFile(folder ?? '')] : []),
    ...(row?.stores.includes(name) ? ['the table "installation" beside it'] : []),
    ...((await store.findTraces?.()) ?? []),
  ];
  // Another process that starts at the same moment may have made the store, and these traces, meanwhile.
  if (traces.length > 0 && (await isEmpty(migrator))) throw lostStore(store, traces);
}

/** Whether a store was never used: it has not even tables. */
async function isEmpty(migrator: Migrator): Promise<boolean> {
  return (await migrator.getMigrations()).every(({ executedAt }) => executedAt === undefined);
}

/** An embedded database becomes that of its folder. A server's is used by other machines, so the folder follows. */
async function adopt(
  { db, place, folder }: Store,
  row: Installation,
  file: Installation,
): Promise<void> {
  if (place.dialect === 'sqlite') {
    await sql`update installation set id = ${file.id}`.execute(db);
  } else {
    await writeInstallationFile(folder, row);
  }
}

/** Gives a store the id of the installation if it has none yet, and records in both places which stores there are. */
async function join(store: Store): Promise<void> {
  const { db, name, folder } = store;
  if (!(await readRow(store))) {
    const id = await idFor(store);
    await sql`
      insert into installation (singleton, id, forms, registry) values (1, ${id}, 0, 0)
      on conflict do nothing
    `.execute(db);
  }
  const row = await readRow(store);
  if (!row) throw new Error(`${store.place.name} does not keep the id of the installation.`);
  const file = await readInstallationFile(folder);
  if (file && file.id !== row.id) throw foreignStore(store, row, file);
  const stores = storeNames.filter(
    (each) => each === name || row.stores.includes(each) || file?.stores.includes(each),
  );
  for (const each of stores.filter((known) => !row.stores.includes(known))) {
    await sql`update installation set ${sql.ref(each)} = 1`.execute(db);
  }
  // Two processes may overwrite each other's file here. Every later start adds what is missing.
  if (!file || stores.some((each) => !file.stores.includes(each))) {
    await writeInstallationFile(folder, { id: row.id, stores });
  }
}

/** The id that a store without one gets. Of two processes on one folder or server the first decides. */
async function idFor({ place, folder }: Store): Promise<string> {
  if (place.dialect === 'sqlite' && folder !== undefined) {
    const created: Installation = { id: randomUUID(), stores: [] };
    await createDurably(installationFile(folder), JSON.stringify(created), { mode: OWNER_ALONE });
  }
  return (await readInstallationFile(folder))?.id ?? randomUUID();
}

const OWNER_ALONE = 0o600;

function installationFile(folder: string): string {
  return path.join(folder, 'installation.json');
}

const installationSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.pipe(v.string(), v.uuid()), stores: v.array(v.picklist(storeNames)) }),
);

async function readInstallationFile(folder: string | undefined): Promise<Installation | null> {
  if (folder === undefined) return null;
  const file = installationFile(folder);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorFacts(error).code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const parsed = v.safeParse(installationSchema, text);
  if (parsed.success) return parsed.output;
  throw new InstallationError(
    `${file} is damaged. Restore it from a backup. Without one, check that the forms database and the registry are the right ones and remove it: it is written again from them.`,
  );
}

async function writeInstallationFile(
  folder: string | undefined,
  installation: Installation,
): Promise<void> {
  if (folder === undefined) return;
  const file = installationFile(folder);
  const text = JSON.stringify(installation);
  await writeDurably(file, text, { mode: OWNER_ALONE }).catch((error: unknown) => {
    throw notWritable(file, error);
  });
}

async function readRow({ db }: Store): Promise<Installation | null> {
  const { rows } = await sql<{ id: string } & Record<StoreName, number>>`
    select id, forms, registry from installation
  `
    .execute(db)
    .catch((error: unknown) => {
      if (isMissingTable(error)) return { rows: [] };
      throw error;
    });
  const row = rows[0];
  return row ? { id: row.id, stores: storeNames.filter((name) => row[name] === 1) } : null;
}

function isMissingTable(error: unknown): boolean {
  const { code, message } = errorFacts(error);
  return code === '42P01' || message.startsWith('no such table');
}

const inWords: Readonly<Record<StoreName, string>> = {
  forms: 'The forms database',
  registry: 'The registry',
};

function lostStore({ name, place }: Store, traces: readonly string[]): InstallationError {
  const file = place.name;
  const [setting, restore] =
    place.dialect === 'sqlite'
      ? ['DATA_DIR', `rm -f "${file}-wal" "${file}-shm" && cp BACKUP "${file}"`]
      : ['DATABASE_URL', 'psql "$DATABASE_URL" < BACKUP'];
  return new InstallationError(
    [
      `${inWords[name]} ${file} is empty, but was in use before (${traces.join(', ')}).`,
      `It was probably deleted, emptied or not restored, or ${setting} is wrong.`,
      `Stop every program that uses it and restore the newest backup: ${restore}`,
      `If there is none, or it is meant to be empty: npx site accept-store ${name}`,
    ].join('\n  '),
  );
}

function foreignStore(
  { name, place, folder }: Store,
  row: Installation,
  file: Installation,
): InstallationError {
  return new InstallationError(
    [
      `${inWords[name]} ${place.name} belongs to installation ${row.id}, but ${installationFile(folder ?? '')} says ${file.id}.`,
      'A backup of another site was probably restored, or DATA_DIR and DATABASE_URL are those of two sites.',
      'Put the right one in its place, or set them to the same site.',
      `If the two are meant to belong together: npx site accept-store ${name}`,
    ].join('\n  '),
  );
}
