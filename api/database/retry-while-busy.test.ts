import { expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { retryWhileBusy } from './retry-while-busy.ts';

/** Work that fails with these errors in turn and then succeeds, and a count of its attempts. */
function workThatMeets(...errors: readonly Error[]): {
  work: () => Promise<string>;
  tries: () => number;
} {
  let tries = 0;
  const work = async () => {
    const error = errors[tries];
    tries += 1;
    if (error !== undefined) throw error;
    return 'done';
  };
  return { work, tries: () => tries };
}

const busy = () => new Database.SqliteError('database is locked', 'SQLITE_BUSY_SNAPSHOT');

test('retries while the database is busy', async () => {
  const { work, tries } = workThatMeets(busy(), busy());
  expect(await retryWhileBusy(work, { timeoutMs: 60_000 })).toBe('done');
  expect(tries()).toBe(3);
});

test('rethrows other errors immediately', async () => {
  const full = new Database.SqliteError('disk is full', 'SQLITE_FULL');
  const { work, tries } = workThatMeets(full);
  await expect(retryWhileBusy(work, { timeoutMs: 60_000 })).rejects.toBe(full);
  expect(tries()).toBe(1);
});

test('throws the database’s error at the timeout', async () => {
  const first = busy();
  await expect(retryWhileBusy(workThatMeets(first).work, { timeoutMs: 0 })).rejects.toBe(first);
});
