import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseConfig } from '@site/api/database/database-config.ts';
import { InstallationError } from '@site/api/database/installation.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { runOnTestPostgres } from '@site/api/testing/test-postgres.ts';
import { dialects, useDatabases } from '@site/api/testing/use-databases.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../config.ts';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { REGISTRY_FILE } from '../registry/open-registry.ts';
import { openStores } from './stores.ts';
import { openTestSite, type TestSite } from '../testing/open-test-site.ts';

describe.each(dialects)('on %s', (dialect) => {
  const { newDatabase } = useDatabases(dialect);
  let site: TestSite;
  let dataDir = '';
  let database: DatabaseConfig;

  beforeEach(async () => {
    const config = await newDatabase();
    site = await openTestSite({ database: config });
    ({ dataDir } = site.stores);
    database =
      config.dialect === 'sqlite'
        ? { dialect: 'sqlite', file: path.join(dataDir, 'site.sqlite') }
        : { ...config, folder: dataDir };
  });

  afterEach(() => site.close());

  /** Ships a version, as a site that has been served for a while has done. */
  async function shipAndClose() {
    await site.goLive({ name: 'shell' }, { name: 'mfe-home', pages: { '/': 'Words' } });
    await site.stores.registry.close();
  }

  async function openForms(folder = dataDir): Promise<void> {
    const handle = await openDatabase(
      database.dialect === 'sqlite'
        ? { dialect: 'sqlite', file: path.join(folder, 'site.sqlite') }
        : { ...database, folder },
    );
    try {
      await migrateDatabase(handle);
    } finally {
      await handle.close();
    }
  }

  const openAgain = (options?: Parameters<typeof openStores>[2]) =>
    openStores(dataDir, database, options);

  /** Runs statements in the database of a store, as somebody with a shell might. */
  async function run(store: 'forms' | 'registry', statements: string): Promise<void> {
    if (database.dialect === 'sqlite') {
      const file = store === 'forms' ? database.file : path.join(dataDir, REGISTRY_FILE);
      const db = new Database(file);
      db.exec(statements);
      db.close();
      return;
    }
    await runOnTestPostgres(statements, database.url);
  }

  /** Loses a store that nothing has open. */
  async function lose(store: 'forms' | 'registry'): Promise<void> {
    if (database.dialect === 'sqlite') {
      if (store === 'forms') await truncate(database.file);
      else await rm(path.join(dataDir, REGISTRY_FILE));
      return;
    }
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const lost = rows.filter(
      ({ name }) =>
        name !== 'installation' && /^(delivery|desk)_/.test(name) !== (store === 'forms'),
    );
    await client.query(`drop table ${lost.map(({ name }) => `"${name}"`).join(', ')} cascade`);
    const kept = store === 'forms' ? 'access_log_is_kept' : 'delivery_journal_is_kept';
    await client.query(`drop function if exists ${kept}`);
    await client.end();
  }

  /** Runs a command of the site in a process of its own. */
  async function runSite(...words: string[]) {
    const program = path.join(repositoryRoot, 'cli/site.ts');
    const url = database.dialect === 'postgres' && { DATABASE_URL: database.url };
    const env = { DATA_DIR: dataDir, ...url };
    return promisify(execFile)(process.execPath, [program, ...words], { env });
  }

  async function recorded(): Promise<{ id: string; stores: string[] }> {
    return JSON.parse(await readFile(path.join(dataDir, 'installation.json'), 'utf8'));
  }

  const refusal = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'was not refused',
      (error: unknown) => {
        expect(error).toBeInstanceOf(InstallationError);
        return String(error);
      },
    );

  test('both stores have the same id', async () => {
    const { id } = await recorded();
    await openForms();
    expect(await recorded()).toEqual({ id, stores: ['forms', 'registry'] });
    await (await openAgain()).registry.close();
    await openForms();
  });

  test('processes that start concurrently with an empty folder agree on one id', async () => {
    await site.stores.registry.close();
    if (dialect === 'sqlite') await rm(path.join(dataDir, REGISTRY_FILE));
    else await run('registry', 'drop schema public cascade; create schema public');
    await rm(path.join(dataDir, 'installation.json'));
    const started = Array.from({ length: 3 }, () => runSite('releases'));
    await Promise.all([...started, openForms(), openForms()]);
    const { id } = await recorded();
    await openForms();
    await (await openAgain()).registry.close();
    expect(await recorded()).toEqual({ id, stores: ['forms', 'registry'] });
  });

  test('rejects an empty registry if versions have been promoted, even when connecting lazily', async () => {
    await shipAndClose();
    await lose('registry');
    for (const connectLazily of [false, true]) {
      const words = await refusal(openAgain({ connectLazily }));
      expect(words).toContain('The registry');
      expect(words).toContain('is empty, but was in use before');
      for (const trace of ['installation.json', 'versions', 'blobs']) {
        expect(words).toContain(path.join(dataDir, trace));
      }
      expect(words).toContain('npx site accept-store registry');
    }
  });

  test.each([['versions'], ['blobs']])('%s alone are evidence of a lost registry', async (kept) => {
    await shipAndClose();
    await lose('registry');
    if (dialect === 'postgres') await run('registry', 'drop table installation');
    for (const trace of ['installation.json', 'versions', 'blobs']) {
      if (trace !== kept) await rm(path.join(dataDir, trace), { recursive: true });
    }
    expect(await refusal(openAgain())).toContain(`before (${path.join(dataDir, kept)})`);
  });

  test('a release built before the first start is not evidence of a lost store', async () => {
    await mkdir(path.join(dataDir, 'releases/mfe-home'), { recursive: true });
    await site.stores.registry.close();
    await lose('registry');
    if (dialect === 'postgres') await run('registry', 'drop table installation');
    await rm(path.join(dataDir, 'installation.json'));
    const { registry } = await openAgain();
    expect((await registry.live()).version).toBeNull();
    await registry.close();
  });

  test('accepted empty stores keep the id and open normally', async () => {
    await openForms();
    await shipAndClose();
    const { id } = await recorded();
    const accept = (...words: string[]) => runSite('accept-store', ...words);
    await lose('registry');
    await accept('registry');
    await lose('forms');
    await accept('forms');
    await expect(accept()).rejects.toMatchObject({ code: 2 });
    const { registry } = await openAgain();
    expect((await registry.live()).version).toBeNull();
    await registry.close();
    await openForms();
    expect(await recorded()).toEqual({ id, stores: ['forms', 'registry'] });
  });

  test('rejects an empty forms database if there is a registry', async () => {
    await openForms();
    await shipAndClose();
    await lose('forms');
    const words = await refusal(openForms());
    expect(words).toContain('The forms database');
    expect(words).toContain('npx site accept-store forms');
    // The registry knows of them as well.
    await (await openAgain()).registry.close();
    await rm(path.join(dataDir, 'installation.json'));
    await (await openAgain()).registry.close();
    expect(await refusal(openForms())).toContain('installation.json');
  });

  test('rejects stores from two different sites', async () => {
    await openForms();
    await shipAndClose();
    const elsewhere = await openTestSite({ database: await newDatabase() });
    await elsewhere.stores.registry.close();
    if (dialect === 'sqlite') {
      // Test sites begin with a copy of one registry, and so with one id.
      await rm(path.join(elsewhere.stores.dataDir, 'installation.json'));
      await rm(path.join(elsewhere.stores.dataDir, REGISTRY_FILE));
      await (await openStores(elsewhere.stores.dataDir, database)).registry.close();
      await rename(
        path.join(elsewhere.stores.dataDir, REGISTRY_FILE),
        path.join(dataDir, REGISTRY_FILE),
      );
    } else {
      await rename(
        path.join(elsewhere.stores.dataDir, 'installation.json'),
        path.join(dataDir, 'installation.json'),
      );
    }
    const words = await refusal(openAgain());
    expect(words).toContain('The registry');
    expect(words).toContain('belongs to installation');
    await elsewhere.close();
  });

  if (dialect === 'sqlite') {
    test('rejects a damaged registry, naming the file and the remedy', async () => {
      await shipAndClose();
      const file = path.join(dataDir, REGISTRY_FILE);
      const { size } = await stat(file);
      await truncate(file, size / 2);
      await expect(openAgain()).rejects.toThrow(`The database ${file} is damaged (`);
    });

    test('rejects writes after the registry’s file was removed while a process was using it', async () => {
      await rm(path.join(dataDir, REGISTRY_FILE));
      const ship = site.goLive({ name: 'shell' }, { name: 'mfe-home', pages: { '/': 'Words' } });
      await expect(ship).rejects.toThrow('was removed or replaced while it was in use');
    });
  }

  if (dialect === 'postgres') {
    test('a host with an empty disk starts with a registry that other machines have filled', async () => {
      await shipAndClose();
      const host = await openTestSite({ database });
      await openForms(host.stores.dataDir);
      expect((await host.stores.registry.live()).version).not.toBeNull();
      await host.close();
      // Now there are forms, and a host that was not there then must not begin without them either.
      await (await openAgain()).registry.close();
      await lose('forms');
      const another = await openTestSite({ database });
      expect(await refusal(openForms(another.stores.dataDir))).toContain('The forms database');
      await another.close();
    });
  }
});
