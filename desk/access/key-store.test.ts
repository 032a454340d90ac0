import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseConfig } from '@site/api/database/database-config.ts';
import { dialects, useDatabases } from '@site/api/testing/use-databases.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { HOUR_MS } from '@site/kit/durations.ts';
import { allows } from './rights.ts';
import { openRegistry } from '@site/delivery/registry/open-registry.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { keyStore } from './key-store.ts';

const rights = { sections: ['mfe-blog', 'posts'], actions: ['release', 'promote'] } as const;

describe.each(dialects)('on %s', (dialect) => {
  const { newDatabase } = useDatabases(dialect);
  let dataDir = '';
  let database: DatabaseConfig;
  let registry: Registry;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'keys-'));
    database = await newDatabase();
    registry = await openRegistry(dataDir, database);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await registry.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function add(name: string, { kind = 'key' }: { kind?: 'key' | 'ci' } = {}) {
    const expiresAt = new Date(Date.now() + HOUR_MS);
    const added = await keyStore(registry).add({
      name,
      kind,
      rights,
      madeBy: 'me@here',
      expiresAt,
    });
    if (added.kind === 'taken') throw new Error(`${name} is taken`);
    return added.text;
  }

  test('another process can read a key and its rights', async () => {
    const text = await add('content-ci');
    const other = await openRegistry(dataDir, database);
    expect(await keyStore(other).check(text)).toMatchObject({
      kind: 'valid',
      key: { name: 'content-ci', kind: 'key', rights, madeBy: 'me@here', revokedAt: null },
    });
    await other.close();
  });

  test('nothing stored can be used as a key', async () => {
    const text = await add('content-ci');
    const [kept] = await keyStore(registry).list();
    expect(JSON.stringify(kept)).not.toContain(text.slice(-43));
    expect(await keyStore(registry).check(`delivery_${kept?.id}_${'A'.repeat(43)}`)).toEqual({
      kind: 'wrong-secret',
    });
  });

  test.each([
    ['', 'no-key'],
    ["delivery_' or 1=1 --_x", 'no-key'],
    [`delivery_${'0'.repeat(16)}_${'A'.repeat(43)}`, 'unknown'],
    [`delivery_${'0'.repeat(16)}_${'A'.repeat(43)}\n`, 'no-key'],
    [`delivery_${'0'.repeat(16)}_${'A'.repeat(400_000)}`, 'no-key'],
  ])('rejects a malformed or unknown key (%#)', async (text, kind) => {
    await add('content-ci');
    expect(await keyStore(registry).check(text)).toEqual({ kind });
  });

  test('rejects the id of one key with the secret of another', async () => {
    const [one, other] = [await add('content-ci'), await add('growth-ci')];
    const mixed = one.slice(0, 26) + other.slice(26);
    expect(await keyStore(registry).check(mixed)).toEqual({ kind: 'wrong-secret' });
  });

  test('rejects an expired key by name', async () => {
    const text = await add('content-ci');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR_MS);
    const later = await openRegistry(dataDir, database);
    expect(await keyStore(later).check(text)).toMatchObject({
      kind: 'expired',
      key: { name: 'content-ci' },
    });
    await later.close();
  });

  const clock = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment);
  const steps = [HOUR_MS, 3 * 365 * 24 * HOUR_MS];

  test.each(steps)(
    'a key rejected as expired stays expired when the clock is set back by %d ms',
    async (step) => {
      const start = Date.now();
      clock(start);
      const [text, unseen] = [await add('content-ci'), await add('growth-ci')];
      const [id] = (await keyStore(registry).list()).map((key) => key.id);
      clock(start + HOUR_MS);
      expect(await keyStore(registry).check(text)).toMatchObject({ kind: 'expired' });
      clock(start + HOUR_MS - step);
      expect(await keyStore(registry).check(text)).toMatchObject({ kind: 'expired' });
      expect(await keyStore(registry).isGood(String(id))).toBe(false);
      clock(start);
      expect(await keyStore(registry).list()).toMatchObject([
        { name: 'content-ci', isExpired: true, revokedAt: null },
        { name: 'growth-ci', isExpired: false },
      ]);
      // This one was never used after it expired.
      expect(await keyStore(registry).check(unseen)).toMatchObject({ kind: 'valid' });
      expect(await keyStore(registry).revoke('content-ci')).toBe(true);
    },
  );

  test('a key is not valid before it was created, so that setting the clock back cannot extend it', async () => {
    const start = Date.now();
    const text = await add('github acme/blog', { kind: 'ci' });
    for (const step of steps) {
      clock(start - step);
      expect(await keyStore(registry).check(text)).toMatchObject({ kind: 'not-yet-valid' });
    }
    // The tolerated clock skew.
    clock(start - 60_000);
    expect(await keyStore(registry).check(text)).toMatchObject({ kind: 'valid' });
  });

  test.each([...steps, ...steps.map((step) => -step)])(
    'a one-time token stays used when the clock moves by %d ms and back',
    async (step) => {
      const start = Date.now();
      const token = (mark: string) => ({ mark, expiresAt: new Date(start + 60_000) });
      expect(await keyStore(registry).useOnce(token('used'))).toBe(true);
      clock(start + step);
      expect(await keyStore(registry).useOnce(token('other'))).toBe(true);
      expect(await keyStore(registry).useOnce(token('used'))).toBe(false);
      clock(start);
      expect(await keyStore(registry).useOnce(token('used'))).toBe(false);
    },
  );

  test('rejects a revoked key, and its name stays taken', async () => {
    const text = await add('content-ci');
    expect(await keyStore(registry).revoke('content-ci')).toBe(true);
    expect(await keyStore(registry).check(text)).toMatchObject({ kind: 'revoked' });
    expect(await keyStore(registry).revoke('content-ci')).toBe(false);
    expect(await keyStore(registry).revoke('somebody')).toBe(false);
    await expect(add('content-ci')).rejects.toThrow('taken');
  });

  test('if ten processes add the same name concurrently, one succeeds', async () => {
    const tries = Array.from({ length: 10 }, () => add('content-ci').catch(() => null));
    expect((await Promise.all(tries)).filter((text) => text !== null)).toHaveLength(1);
  });

  test('CI keys may share a name, are not listed and cannot be revoked by name', async () => {
    const texts = [await add('github acme/blog', { kind: 'ci' }), await add('a'), await add('b')];
    await add('github acme/blog', { kind: 'ci' });
    expect((await keyStore(registry).list()).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(await keyStore(registry).revoke('github acme/blog')).toBe(false);
    expect(await keyStore(registry).check(String(texts[0]))).toMatchObject({
      kind: 'valid',
      key: { kind: 'ci' },
    });
  });

  test('a one-time token works once, even when used ten times concurrently', async () => {
    const token = { mark: 'f'.repeat(64), expiresAt: new Date(Date.now() + HOUR_MS) };
    const shown = Array.from({ length: 10 }, () => keyStore(registry).useOnce(token));
    expect((await Promise.all(shown)).filter(Boolean)).toHaveLength(1);
    expect(await keyStore(registry).useOnce({ ...token, mark: 'e'.repeat(64) })).toBe(true);
  });
});

test('rights allow each action on each section, and nothing else', () => {
  expect(allows(rights, 'promote', 'mfe-blog')).toBe(true);
  expect(allows(rights, 'release', 'posts')).toBe(true);
  expect(allows(rights, 'read', 'mfe-blog')).toBe(true);
  expect(allows(rights, 'rollback', 'mfe-blog')).toBe(false);
  expect(allows(rights, 'promote', 'mfe-home')).toBe(false);
  expect(allows(rights, 'read', 'config')).toBe(false);
});
