import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseConfig } from '@site/api/database/database-config.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { createSubmissionStore } from '@site/api/submissions/store-submission.ts';
import { dialectsAboveStores, useDatabases } from '@site/api/testing/use-databases.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';
import { openStores } from '@site/delivery/stores/stores.ts';
import { openTestSite, type TestSite } from '@site/delivery/testing/open-test-site.ts';

const request = { name: 'आशा राव', email: 'asha@example.in', reason: 'Moved\n"away"' };

/** The rows of a submission in every table that has some. */
const rowsOf = async (db: DatabaseHandle['db']) => ({
  submissions: await db.selectFrom('submissions').selectAll().execute(),
  people: await db.selectFrom('submission_people').selectAll().execute(),
  jobs: await db.selectFrom('jobs').selectAll().execute(),
});

describe.each(dialectsAboveStores)('on %s', (dialect) => {
  const { newDatabase } = useDatabases(dialect);
  const others = useDatabases(dialect === 'sqlite' ? 'postgres' : 'sqlite');
  let config: DatabaseConfig;
  let site: TestSite;
  let folder = '';

  beforeEach(async () => {
    config = await newDatabase();
    site = await openTestSite({ database: config });
    folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  });

  afterEach(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The location of a database for a data folder. */
  const placed = (config: DatabaseConfig, dataDir: string): DatabaseConfig =>
    config.dialect === 'sqlite'
      ? { dialect: 'sqlite', file: path.join(dataDir, 'site.sqlite') }
      : { ...config, folder: dataDir };

  async function withForms<T>(
    config: DatabaseConfig,
    work: (db: DatabaseHandle['db']) => Promise<T>,
  ): Promise<T> {
    const handle = await openDatabase(config);
    try {
      await migrateDatabase(handle);
      return await work(handle.db);
    } finally {
      await handle.close();
    }
  }

  async function run(config: DatabaseConfig, dataDir: string, ...words: string[]) {
    const program = path.join(repositoryRoot, 'cli/site.ts');
    const env = {
      DATA_DIR: dataDir,
      ...(config.dialect === 'postgres' && { DATABASE_URL: config.url }),
    };
    return promisify(execFile)(process.execPath, [program, ...words], { env });
  }

  test('a backup restores everything, even into a different kind of database', async () => {
    const { dataDir } = site.stores;
    await site.goLive({ name: 'shell' }, { name: 'mfe-home', pages: { '/': 'Words' } });
    const { id, version } = await site.stores.registry.live();
    const journal = await site.stores.registry.journal(100);
    const before = await withForms(placed(config, dataDir), async (db) => {
      await createSubmissionStore({ db }).store('deletion', request);
      return rowsOf(db);
    });
    const file = path.join(folder, 'site.backup');
    const { stdout } = await run(config, dataDir, 'backup', file);
    expect(stdout).toMatch(/^Wrote \d+ rows and \d+ files to /);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run(config, dataDir, 'backup', file)).rejects.toThrow('it may already exist');
    const plain = await promisify(execFile)('tar', ['-xzOf', file, 'tables/submissions.jsonl']);
    expect(JSON.parse(plain.stdout)).toEqual(before.submissions[0]);

    const other = path.join(folder, 'other');
    const otherConfig = await others.newDatabase();
    await run(otherConfig, other, 'restore', file);
    const stores = await openStores(other, placed(otherConfig, other));
    expect(await stores.registry.live()).toMatchObject({ id, version });
    expect((await stores.registry.journal(100)).slice(-journal.length)).toEqual(journal);
    const filesIn = async (root: string) =>
      (await readdir(path.join(root, 'releases'), { recursive: true })).toSorted();
    expect(await filesIn(other)).toEqual(await filesIn(dataDir));
    for (const { hash } of await site.stores.blobs.list()) {
      expect(await stores.blobs.read(hash)).toEqual(await site.stores.blobs.read(hash));
    }
    await stores.registry.close();
    expect(await withForms(placed(otherConfig, other), rowsOf)).toEqual(before);

    // A restore must not overwrite existing data.
    await expect(run(otherConfig, other, 'restore', file)).rejects.toThrow(
      'requires an empty DATA_DIR',
    );
  });

  test('a truncated backup restores no rows', async () => {
    await site.goLive({ name: 'shell' }, { name: 'mfe-home', pages: { '/': 'Words' } });
    const file = path.join(folder, 'site.backup');
    await run(config, site.stores.dataDir, 'backup', file);
    await truncate(file, statSync(file).size - 100);
    const other = path.join(folder, 'other');
    const otherConfig = await newDatabase();
    await expect(run(otherConfig, other, 'restore', file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is damaged or incomplete. No rows were restored'),
    });
    expect(existsSync(other)).toBe(true);
    const rows = await withForms(placed(otherConfig, other), rowsOf);
    expect(rows).toEqual({ submissions: [], people: [], jobs: [] });
  });
});
