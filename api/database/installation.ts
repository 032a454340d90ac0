import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migrator } from 'kysely/migration';
import * as v from 'valibot';
import { errorFacts } from '../http/error-facts.ts';
import { createDurably, writeDurably } from '../durable-file.ts';
import { notWritable } from './private-files.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/*
 * The forms database, the registry and a file in the data folder all store the installation's id. Each of the three
 * also records which stores the installation has ever had. A store that was in use and is now empty has been lost, and
 * a store with a different id belongs to another site; neither may accept messages or promote a version.
 */

const storeNames = ['forms', 'registry'] as const;

type StoreName = (typeof storeNames)[number];

/** An open store that hasn't been checked yet. */
export type Store = {
  name: StoreName;
  /** The store's location, for error messages. */
  place: StorePlace;
  db: QueryExecutorProvider;
  migrator: Migrator;
  /** The local data folder; `undefined` if there is none. */
  folder: string | undefined;
  /** Lists further evidence that the store was in use, such as file names. */
  findTraces?: () => Promise<readonly string[]>;
};

/** A local file, or a database on a server shared with other machines. */
export type StorePlace = { dialect: 'sqlite' | 'postgres'; name: string };

/** Returns the location of a PostgreSQL database, without its password. */
export function serverPlace(url: string): StorePlace {
  const { hostname, pathname } = new URL(url);
  return { dialect: 'postgres', name: `${pathname.slice(1)} on ${hostname}` };
}

/** Thrown if a store is unexpectedly empty or belongs to another installation. The message explains the fix. */
export class InstallationError extends Error {
  override readonly name = 'InstallationError';
}

/**
 * Checks that a store belongs to this installation and wasn't lost, migrates its tables and records it. Returns the
 * names of the migrations that ran. Safe to run in several processes at once. If the check fails, throws an
 * `InstallationError` without changing anything, unless an operator has accepted the store in its current state.
 */
export function migrateStore(
  store: Store,
  { timeoutMs, isAccepted = false }: { timeoutMs: number; isAccepted?: boolean },
): Promise<readonly string[]> {
  const steps: string[] = [];
  return retryWhileBusy(
    async () => {
      await verify(store, { isAccepted });
      const { error, results = [] } = await store.migrator.migrateToLatest();
      if (error !== undefined) throw error;
      // A retry finds these steps already taken.
      steps.push(...results.map((step) => step.migrationName));
      await register(store);
      return steps;
    },
    { timeoutMs },
  );
}

type Installation = { id: string; stores: readonly StoreName[] };

async function verify(store: Store, { isAccepted }: { isAccepted: boolean }): Promise<void> {
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
    ...(row?.stores.includes(name) ? ['the "installation" table next to it'] : []),
    ...((await store.findTraces?.()) ?? []),
  ];
  // Another process starting at the same time may have just created the store and these traces.
  if (traces.length > 0 && (await isEmpty(migrator))) throw lostStore(store, traces);
}

/** A store that was never used has no tables. */
async function isEmpty(migrator: Migrator): Promise<boolean> {
  return (await migrator.getMigrations()).every(({ executedAt }) => executedAt === undefined);
}

/**
 * Copies an embedded database's id from its folder. A PostgreSQL database is shared between folders, so its id is
 * copied to the folder instead.
 */
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

/** Assigns the installation's id to a store without one, and records the known stores in both places. */
async function register(store: Store): Promise<void> {
  const { db, name, folder } = store;
  if (!(await readRow(store))) {
    const id = await idFor(store);
    await sql`
      insert into installation (singleton, id, forms, registry) values (1, ${id}, 0, 0)
      on conflict do nothing
    `.execute(db);
  }
  const row = await readRow(store);
  if (!row) throw new Error(`${store.place.name} did not save the installation id.`);
  const file = await readInstallationFile(folder);
  if (file && file.id !== row.id) throw foreignStore(store, row, file);
  const stores = storeNames.filter(
    (each) => each === name || row.stores.includes(each) || file?.stores.includes(each),
  );
  for (const each of stores.filter((known) => !row.stores.includes(known))) {
    await sql`update installation set ${sql.ref(each)} = 1`.execute(db);
  }
  // A concurrent process may overwrite this file; every later start adds what is missing.
  if (!file || stores.some((each) => !file.stores.includes(each))) {
    await writeInstallationFile(folder, { id: row.id, stores });
  }
}

/** Returns the id for a new store. If two processes race, the first one wins. */
async function idFor({ place, folder }: Store): Promise<string> {
  if (place.dialect === 'sqlite' && folder !== undefined) {
    const created: Installation = { id: randomUUID(), stores: [] };
    await createDurably(installationFile(folder), JSON.stringify(created), { mode: OWNER_ONLY });
  }
  return (await readInstallationFile(folder))?.id ?? randomUUID();
}

const OWNER_ONLY = 0o600;

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
    `${file} is damaged. Restore it from a backup. If you have none, check that the forms database and the registry are the right ones, then delete the file: it will be recreated from them.`,
  );
}

async function writeInstallationFile(
  folder: string | undefined,
  installation: Installation,
): Promise<void> {
  if (folder === undefined) return;
  const file = installationFile(folder);
  const text = JSON.stringify(installation);
  await writeDurably(file, text, { mode: OWNER_ONLY }).catch((error: unknown) => {
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

const storeLabels: Readonly<Record<StoreName, string>> = {
  forms: 'The forms database',
  registry: 'The registry',
};

function lostStore({ name, place }: Store, traces: readonly string[]): InstallationError {
  const [setting, target, variables] =
    place.dialect === 'sqlite'
      ? ['DATA_DIR', 'an empty data folder', 'DATA_DIR=EMPTY_FOLDER']
      : [
          'DATABASE_URL',
          'an empty data folder and database',
          'DATA_DIR=EMPTY_FOLDER DATABASE_URL=EMPTY_DATABASE',
        ];
  return new InstallationError(
    [
      `${storeLabels[name]} ${place.name} is empty, but was in use before (${traces.join(', ')}).`,
      `It was probably deleted, emptied or not restored, or ${setting} is wrong.`,
      `Stop every program that uses it and restore the latest backup into ${target}: ${variables} npx site restore BACKUP`,
      `If you have no backup, or the store should be empty: npx site accept-store ${name}`,
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
      `${storeLabels[name]} ${place.name} belongs to installation ${row.id}, but ${installationFile(folder ?? '')} says ${file.id}.`,
      'You may have restored another site’s backup, or DATA_DIR and DATABASE_URL may belong to different sites.',
      'Restore the right store, or point both settings at the same site.',
      `If the two belong together: npx site accept-store ${name}`,
    ].join('\n  '),
  );
}
