import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { whileShipping } from './shipping-lock.ts';

const MINUTE_MS = 60_000;
let dataDir = '';
const lock = () => path.join(dataDir, 'shipping.lock');

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lock-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

/** A lock that somebody took some minutes ago and never gave back. */
async function leaveLock({ minutes }: { minutes: number }): Promise<void> {
  await mkdir(lock());
  const then = new Date(Date.now() - minutes * MINUTE_MS);
  await utimes(lock(), then, then);
}

test('the work is done under a lock, which is given back', async () => {
  const result = await whileShipping(dataDir, async () => {
    expect(existsSync(lock())).toBe(true);
    return 'shipped';
  });
  expect(result).toBe('shipped');
  expect(existsSync(lock())).toBe(false);
});

test('a data folder that is not there yet is made', async () => {
  await whileShipping(path.join(dataDir, 'new', 'folder'), async () => {});
  expect(existsSync(path.join(dataDir, 'new', 'folder'))).toBe(true);
});

test('the lock is given back when the work fails, and the failure is told', async () => {
  await expect(
    whileShipping(dataDir, async () => {
      throw new Error('cannot be drawn');
    }),
  ).rejects.toThrow('cannot be drawn');
  expect(existsSync(lock())).toBe(false);
});

test('who ships while somebody else does is told so and how to help themselves', async () => {
  await whileShipping(dataDir, async () => {
    await expect(whileShipping(dataDir, async () => 'too')).rejects.toThrow(
      `Something else is being shipped right now. If that is not so, remove ${lock()}.`,
    );
    expect(existsSync(lock())).toBe(true);
  });
});

test('one after the other can ship', async () => {
  await whileShipping(dataDir, async () => {});
  await expect(whileShipping(dataDir, async () => 'next')).resolves.toBe('next');
});

test('a lock that a program left a moment ago still counts', async () => {
  await leaveLock({ minutes: 4 });
  await expect(whileShipping(dataDir, async () => {})).rejects.toThrow('right now');
});

test('a lock that a dead program left long ago does not', async () => {
  await leaveLock({ minutes: 6 });
  await expect(whileShipping(dataDir, async () => 'shipped')).resolves.toBe('shipped');
  expect(existsSync(lock())).toBe(false);
});
