import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
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
  await writeFile(lock(), `${hostname()} ${pid}`);
  await expect(whileShipping(dataDir, async () => 'shipped')).resolves.toBe('shipped');
  expect(existsSync(lock())).toBe(false);
});

test('a lock whose process id another program has by now holds nobody up for ever', async () => {
  await writeFile(lock(), `${hostname()} ${process.pid}`);
  await expect(whileShipping(dataDir, async () => {})).rejects.toThrow('right now');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock(), longAgo, longAgo);
  await expect(whileShipping(dataDir, async () => 'shipped')).resolves.toBe('shipped');
});

test('who ships for long shows that they live', async () => {
  await whileShipping(dataDir, async () => {
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock(), longAgo, longAgo);
    const untouchedMs = async () => Date.now() - (await stat(lock())).mtimeMs;
    while ((await untouchedMs()) > 30_000) await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(whileShipping(dataDir, async () => {})).rejects.toThrow('right now');
  });
});

test('a lock of another machine on the same folder counts', async () => {
  await writeFile(lock(), 'other.example 999999999');
  await expect(whileShipping(dataDir, async () => {})).rejects.toThrow('right now');
});

test('of many that find a lock that was left, one at a time ships', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { pid } = spawnSync('true');
    await writeFile(lock(), `${hostname()} ${pid}`);
    let atWork = 0;
    let most = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        whileShipping(dataDir, async () => {
          atWork += 1;
          most = Math.max(most, atWork);
          await new Promise((resolve) => setTimeout(resolve, 5));
          atWork -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    expect(reasons.filter((reason) => !reason.includes('right now'))).toEqual([]);
  }
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
