import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { makeDurable, openSqlite } from './open-sqlite.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-sqlite-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a database that will not take a setting is refused in words', () => {
  // A database in memory has no log to write ahead, as one on a network drive has none.
  const memory = new Database(':memory:');
  expect(() => makeDurable(memory, 'somewhere')).toThrow(
    'The database somewhere would not take journal_mode=WAL (it says memory). ' +
      'Messages would not be safe there; put DATA_DIR on a local disk.',
  );
  memory.close();
});

test('the files of the database are for their owner alone', async () => {
  const file = join(folder, 'new', 'site.sqlite');
  const handle = openSqlite(file, { mustExist: false });
  await handle.db.schema.createTable('t').addColumn('c', 'text').execute();
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(`${file}-wal`).mode & 0o077).toBe(0);
  await handle.close();
});

test('a database that must be there is not made', () => {
  const file = join(folder, 'none', 'site.sqlite');
  expect(() => openSqlite(file, { mustExist: true })).toThrow(`There is no database at ${file}.`);
  expect(existsSync(file)).toBe(false);
});
