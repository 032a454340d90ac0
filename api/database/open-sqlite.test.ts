import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { makeDurable } from './open-sqlite.ts';
import { checkSqlite } from './sqlite-guard.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-sqlite-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('refuses a database that ignores a durability setting', () => {
  // An in-memory database has no write-ahead log, like one on a network drive.
  const memory = new Database(':memory:');
  expect(() => makeDurable(memory, 'somewhere')).toThrow(
    'Could not set journal_mode=WAL for the database somewhere (it reports memory). ' +
      'Messages would not be safe there; put DATA_DIR on a local disk.',
  );
  memory.close();
});

test('rejects a large database whose newest row in a table cannot be read', () => {
  const file = join(folder, 'large.sqlite');
  const sqlite = new Database(file);
  sqlite.exec('create table t (words text)');
  const insert = sqlite.prepare('insert into t values (?)');
  for (let row = 0; row < 100; row += 1) insert.run('x'.repeat(1000));
  checkSqlite(sqlite, file, { fullCheckMaxBytes: 0 });
  sqlite.close();
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(4096, 0x5a), 0, 4096, 4096);
  closeSync(descriptor);
  const damaged = new Database(file);
  expect(() => checkSqlite(damaged, file, { fullCheckMaxBytes: 0 })).toThrow('malformed');
  damaged.close();
});
