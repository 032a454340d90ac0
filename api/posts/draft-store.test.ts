import { describe, expect, test } from '@jest/globals';
import { HOUR_MS } from '@site/kit/durations.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { createDraftStore } from './draft-store.ts';
import { createScheduleGuard } from './schedule-guard.ts';

const asha = { who: 'Asha', person: 'user:asha' };
const ravi = { who: 'Ravi', person: 'user:ravi' };

describe.each(dialects)('the drafts on %s', (dialect) => {
  const databases = useDatabases(dialect);

  test('detects concurrent saves, leases to one process and filters by state', async () => {
    let now = Date.UTC(2026, 10, 27);
    const drafts = createDraftStore(await databases.open(), { now: () => now });
    const text = { slug: 'ears', title: 'Ears 100%', source: 'one', by: asha };
    const id = await drafts.add(text);
    const first = await drafts.find(id);
    if (!first) throw new Error('There is no draft.');
    expect(first).toMatchObject({ state: 'draft', updatedAt: now, dueAt: null, author: asha });
    expect(await drafts.save(first, { ...text, source: 'two', by: ravi })).toBe(true);
    expect(await drafts.save(first, { ...text, source: 'three' })).toBe(false);
    expect((await drafts.versions(id)).map(({ source, author }) => [source, author])).toEqual([
      ['two', ravi],
      ['one', asha],
    ]);

    await drafts.setState(id, { state: 'scheduled', dueAt: now + HOUR_MS, by: ravi });
    const [due] = await drafts.pending();
    if (!due) throw new Error('Nothing is due.');
    expect(due).toMatchObject({ id, author: ravi, dueAt: now + HOUR_MS });
    expect([await drafts.lease(due), await drafts.lease(due)]).toEqual([true, false]);
    await drafts.release(id);
    expect(await drafts.lease(due)).toBe(true);

    await drafts.setState(id, { state: 'waiting', waitsFor: 'a', waitsBeside: 'b' });
    const waiting = await drafts.find(id);
    if (!waiting) throw new Error('There is no draft.');
    await drafts.save(waiting, { ...text, source: 'four' });
    expect(await drafts.find(id)).toMatchObject({ state: 'draft', waitsFor: null });

    const page = { limit: 5, offset: 0 };
    expect(await drafts.list({ search: '100%' }, page)).toMatchObject({ total: 1 });
    expect(await drafts.list({ search: '1_0' }, page)).toEqual({ drafts: [], total: 0 });
    expect(await drafts.list({ state: 'live' }, page)).toMatchObject({ total: 0 });
    await drafts.setLive(id, 'four');
    expect(await drafts.list({ state: 'live' }, page)).toMatchObject({ total: 1 });
    expect(await drafts.remove(id)).toBe(false);
    expect(await drafts.findBySlug('ears')).toMatchObject({ firstLiveAt: now });
  });

  test('authors stay authors until readers see their text, however often others save', async () => {
    let now = Date.UTC(2026, 10, 27);
    const drafts = createDraftStore(await databases.open(), { now: () => now });
    const found = async () => {
      const draft = await drafts.find(id);
      if (!draft) throw new Error('There is no draft.');
      return draft;
    };
    const save = async (source: string, by = ravi, alsoBy = by) => {
      now += HOUR_MS;
      const text = { slug: 'ears', title: '', source, by };
      await drafts.save(await found(), text, { isOwnVersion: true, alsoBy });
    };
    const id = await drafts.add({ slug: 'ears', title: '', source: '0', by: asha });
    for (let count = 1; count <= 52; count += 1) await save(String(count));
    expect((await drafts.versions(id)).some(({ author }) => author.who === 'Asha')).toBe(false);
    expect((await found()).unpublishedAuthors).toEqual([asha, ravi]);

    await drafts.setLive(id, '52');
    expect((await found()).unpublishedAuthors).toEqual([]);
    await save('53');
    expect((await found()).unpublishedAuthors).toEqual([ravi]);
    // Somebody saved while this text went live.
    await drafts.setLive(id, '52');
    expect((await found()).unpublishedAuthors).toEqual([ravi]);
    await save('0', ravi, asha);
    expect((await found()).unpublishedAuthors).toEqual([ravi, asha]);
    await drafts.setLive(id, '0');
    await drafts.setLive(id, null);
    expect((await found()).unpublishedAuthors).toEqual([asha, ravi]);
  });

  test('a clock that was years ahead blocks no draft and merges no versions', async () => {
    const right = Date.UTC(2026, 10, 27);
    let now = right + 3 * 365 * 24 * HOUR_MS;
    const drafts = createDraftStore(await databases.open(), { now: () => now });
    const text = { slug: 'ears', title: 'Ears', source: 'one', by: asha };
    const draft = await drafts.find(await drafts.add(text));
    if (!draft) throw new Error('There is no draft.');
    expect(await drafts.lease(draft)).toBe(true);
    now = right;
    expect([await drafts.lease(draft), await drafts.lease(draft)]).toEqual([true, false]);
    for (const source of ['two', 'three']) {
      const saved = await drafts.find(draft.id);
      if (saved) await drafts.save(saved, { ...text, source });
    }
    const sources = (await drafts.versions(draft.id)).map(({ source }) => source);
    expect(sources).toEqual(['one', 'three']);
  });

  test('holds the schedule while the clock has jumped ahead, until it is right or confirmed', async () => {
    const right = Date.UTC(2026, 10, 27);
    let now = right;
    const guard = createScheduleGuard(await databases.open(), { now: () => now });
    expect(await guard.look()).toBeNull();
    now += 31 * 24 * HOUR_MS;
    const reason = await guard.look();
    expect(reason).toContain('27 Nov 2026');
    expect([await guard.look(), await guard.heldReason()]).toEqual([reason, reason]);
    now = right + HOUR_MS;
    expect([await guard.look(), await guard.heldReason()]).toEqual([null, null]);
    now += 31 * 24 * HOUR_MS;
    expect(await guard.look()).not.toBeNull();
    await guard.confirm();
    expect(await guard.look()).toBeNull();
  });

  test('keeps fifty versions, and merges saves in quick succession', async () => {
    let now = Date.UTC(2026, 10, 27);
    const drafts = createDraftStore(await databases.open(), { now: () => now });
    const id = await drafts.add({ slug: '', title: '', source: '0', by: asha });
    const save = async (source: string) => {
      const draft = await drafts.find(id);
      if (draft) await drafts.save(draft, { slug: '', title: '', source, by: asha });
    };
    now += 60_000;
    await save('1');
    expect(await drafts.versions(id)).toHaveLength(1);
    for (let count = 2; count < 60; count += 1) {
      now += HOUR_MS;
      await save(String(count));
    }
    const kept = await drafts.versions(id);
    expect([kept.length, kept[0]?.source, kept.at(-1)?.source]).toEqual([50, '59', '10']);
    await drafts.addPicture(id, 'cap.png', Buffer.from([1, 2]));
    expect(await drafts.picture(id, 'cap.png')).toEqual(Buffer.from([1, 2]));
    expect(await drafts.remove(id)).toBe(true);
    expect([await drafts.versions(id), await drafts.pictureNames(id)]).toEqual([[], []]);
  });
});
