import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase } from './open-database.ts';
import { makePrivateFolder } from './private-files.ts';

let folder = '';
let umask = 0;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'private-'));
  umask = process.umask();
});

afterEach(() => {
  process.umask(umask);
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** The modes of a folder's files, by name. */
const modesIn = (within: string) =>
  Object.fromEntries(readdirSync(within).map((name) => [name, modeOf(path.join(within, name))]));

test.each([0o000, 0o022, 0o177])(
  'with umask %o, only the owner can read visitors’ data, even during a write',
  async (mask) => {
    const dataDir = path.join(folder, 'data');
    process.umask(mask);
    const database = await openDatabase({
      dialect: 'sqlite',
      file: path.join(dataDir, 'site.sqlite'),
    });
    await migrateDatabase(database);
    expect(modesIn(dataDir)).toEqual({
      'installation.json': '600',
      'site.sqlite': '600',
      'site.sqlite-shm': '600',
      'site.sqlite-wal': '600',
    });
    expect(modeOf(dataDir)).toBe('700');
    await database.close();
  },
);

test('restricts existing files that others can read', async () => {
  const file = path.join(folder, 'site.sqlite');
  const before = new Database(file);
  before.pragma('journal_mode = WAL');
  before.exec('create table a (b)');
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o644);
  const database = await openDatabase({ dialect: 'sqlite', file });
  expect(new Set(Object.values(modesIn(folder)))).toEqual(new Set(['600']));
  await database.close();
  before.close();
});

test('keeps the mode of an existing folder, and warns if the folder is world-accessible', () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
  chmodSync(folder, 0o710);
  makePrivateFolder(folder);
  expect(modeOf(folder)).toBe('710');
  expect(warn).not.toHaveBeenCalled();
  chmodSync(folder, 0o755);
  makePrivateFolder(folder);
  expect(modeOf(folder)).toBe('755');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(folder));
});

test('rejects a file where the folder should be', () => {
  writeFileSync(path.join(folder, 'data'), '');
  expect(() => makePrivateFolder(path.join(folder, 'data'))).toThrow(/EEXIST/);
});

test('explains the fix if the data folder is not writable', async () => {
  // A file where a folder belongs fails for root as well, unlike a read-only folder.
  const notAFolder = path.join(folder, 'file');
  writeFileSync(notAFolder, '');
  const file = path.join(notAFolder, 'site.sqlite');
  await expect(openDatabase({ dialect: 'sqlite', file })).rejects.toThrow(
    `${notAFolder} is not writable. Set DATA_DIR to a writable folder: EEXIST`,
  );
});
