import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dialects, useDatabases } from '@site/api/testing/use-databases.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { tickingClock } from '@site/delivery/testing/ticking-clock.ts';
import { openRegistry } from '@site/delivery/registry/open-registry.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { reviewStore } from './review-store.ts';
import { keyStore } from '../access/key-store.ts';

const release = { section: 'mfe-assessments', id: 'a'.repeat(16) } as const;
const shown = { title: 'Post: Ears', words: ['a1', 'b2'] };
const nair = { person: 'dr-nair', who: 'key dr-nair' };
const iyer = { person: 'dr-iyer', who: 'key dr-iyer' };

describe.each(dialects)('on %s', (dialect) => {
  const { newDatabase } = useDatabases(dialect);
  let dataDir = '';
  let registry: Registry;

  beforeEach(async () => {
    tickingClock();
    dataDir = await mkdtemp(path.join(tmpdir(), 'reviews-'));
    registry = await openRegistry(dataDir, await newDatabase());
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await registry.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('records an author once per release', async () => {
    const reviews = reviewStore(registry);
    await reviews.noteAuthor({ ...release, ...nair });
    await reviews.noteAuthor({ ...release, person: 'dr-nair', who: 'key another-name' });
    await reviews.noteAuthor({ ...release, ...iyer });
    expect(await reviews.authors(release)).toEqual([nair, iyer]);
    expect(await reviews.authors({ ...release, id: 'b'.repeat(16) })).toEqual([]);
    expect(await reviews.authors({ ...release, section: 'mfe-blog' })).toEqual([]);
    await reviews.noteAuthor({ ...release, id: 'b'.repeat(16), ...nair });
    expect(await reviews.lastAuthored('mfe-assessments')).toMatchObject({ id: 'b'.repeat(16) });
    expect(await reviews.lastAuthored('posts')).toBeNull();
  });

  test('stores and withdraws approvals by role, with an audit entry each time', async () => {
    const reviews = reviewStore(registry);
    await reviews.approve({
      ...release,
      ...shown,
      ...nair,
      roles: ['clinical', 'legal'],
      why: 'Sound',
    });
    await reviews.approve({ ...release, ...shown, ...iyer, roles: ['clinical'] });
    expect(await reviews.approvals(release)).toMatchObject([
      { role: 'clinical', ...nair, why: 'Sound', words: ['a1', 'b2'] },
      { role: 'legal', ...nair },
      { role: 'clinical', ...iyer, why: null },
    ]);
    const before = await registry.fence();
    expect(await reviews.withdraw({ ...release, roles: ['clinical'], who: 'key dr-iyer' })).toBe(
      true,
    );
    expect(await registry.fence()).toBe(before + 1);
    expect(await reviews.approvals(release)).toMatchObject([{ role: 'legal' }]);
    expect(await reviews.withdraw({ ...release, roles: ['clinical'], who: 'key dr-iyer' })).toBe(
      false,
    );
    expect(await registry.fence()).toBe(before + 1);

    await reviews.approve({ ...release, ...shown, ...nair, roles: ['clinical'], why: 'Now it is' });
    expect(await reviews.approvals(release)).toMatchObject([
      { role: 'legal', why: 'Sound' },
      { role: 'clinical', why: 'Now it is' },
    ]);
    const lines = await registry.journal(9, { sections: ['mfe-assessments'] });
    expect(lines.map(({ who, what, why }) => [who, what, why])).toEqual([
      ['key dr-nair', `approve mfe-assessments ${release.id} as clinical`, 'Now it is'],
      ['key dr-iyer', `withdraw the approval of mfe-assessments ${release.id} as clinical`, null],
      ['key dr-iyer', `approve mfe-assessments ${release.id} as clinical`, null],
      ['key dr-nair', `approve mfe-assessments ${release.id} as clinical, legal`, 'Sound'],
    ]);
  });

  test('lists a person’s approvals page by page', async () => {
    const reviews = reviewStore(registry);
    const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(16));
    for (const id of ids)
      await reviews.approve({ ...release, ...shown, id, ...nair, roles: ['clinical'] });
    await reviews.approve({ ...release, ...shown, ...iyer, roles: ['clinical'] });
    await reviews.withdraw({ ...release, id: 'c'.repeat(16), roles: ['clinical'], who: 'key x' });
    const given = await reviews.givenBy('dr-nair', { limit: 2, offset: 0 });
    expect(given).toMatchObject({
      total: 3,
      approvals: [
        { id: 'c'.repeat(16), section: 'mfe-assessments', withdrawnAt: expect.any(Date) },
        { id: 'b'.repeat(16), role: 'clinical', withdrawnAt: null },
      ],
    });
    const rest = await reviews.givenBy('dr-nair', { limit: 2, offset: 2 });
    expect(rest.approvals.map(({ id }) => id)).toEqual(['a'.repeat(16)]);
  });

  test('a key has an owner and roles; by default its name is the owner', async () => {
    const rights = { sections: ['mfe-blog'], actions: ['approve'] } as const;
    const expiresAt = new Date(Date.now() + 60_000);
    const add = (name: string, given: { person?: string; roles?: string[] }) =>
      keyStore(registry).add({
        name,
        kind: 'key',
        rights: { ...rights, ...(given.roles && { roles: given.roles }) },
        person: given.person,
        madeBy: 'me@here',
        expiresAt,
      });
    await add('a-laptop', { person: 'GitHub:Asha', roles: ['clinical'] });
    await add('b-laptop', {});
    expect(await keyStore(registry).list()).toMatchObject([
      { name: 'a-laptop', person: 'github:asha', rights: { ...rights, roles: ['clinical'] } },
      { name: 'b-laptop', person: 'b-laptop', rights: { ...rights, roles: [] } },
    ]);
  });
});
