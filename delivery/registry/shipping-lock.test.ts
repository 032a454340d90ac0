import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { whileShipping } from './shipping-lock.ts';

let dataDir = '';
const lock = () => path.join(dataDir, 'shipping.lock');

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lock-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

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

test('a lock that a program left when it was stopped holds nobody up', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeFile(lock(), String(pid));
  await expect(whileShipping(dataDir, async () => 'shipped')).resolves.toBe('shipped');
  expect(existsSync(lock())).toBe(false);
});

test('a lock that is only just being made counts', async () => {
  await writeFile(lock(), '');
  await expect(whileShipping(dataDir, async () => {})).rejects.toThrow('right now');
});

test('a lock that never came to name anybody does not', async () => {
  await writeFile(lock(), '');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock(), longAgo, longAgo);
  await expect(whileShipping(dataDir, async () => 'shipped')).resolves.toBe('shipped');
});
