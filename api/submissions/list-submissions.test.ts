import { beforeEach, describe, expect, test } from '@jest/globals';
import { HOUR_MS } from '@site/kit/durations.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { seenVersion } from '../testing/stored-submissions.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { createHandlingStore } from './handling.ts';
import { createSubmissionSearch, type InboxFilter, othersOfSender } from './list-submissions.ts';
import { createSubmissionStore } from './store-submission.ts';

const begin = Date.UTC(2026, 10, 22, 6);

describe.each(dialects)('on %s', (dialect) => {
  const { open } = useDatabases(dialect);
  let database: DatabaseHandle;
  let now = begin;
  const promises = () => ({ answerMs: 48 * HOUR_MS, deletionMs: 30 * 24 * HOUR_MS });

  beforeEach(async () => {
    now = begin;
    database = await open();
    const { store } = createSubmissionStore(database, { now: () => now });
    await store('message', {
      name: 'Āsha Rao',
      email: 'asha@example.in',
      phone: '+91 98765-43210',
      message: 'Is 100% of the FEE due?',
    });
    now += HOUR_MS;
    await store('call-back', { name: 'Ravi', phone: '9123456780', wanted: 'Hearing check' });
    now += HOUR_MS;
    await store('waitlist', { email: 'mina@example.in' });
    now += HOUR_MS;
    await store('deletion', { name: 'Om', email: 'om@example.in' });
  });

  async function found(
    filter: InboxFilter,
    page: { sort?: 'newest' | 'oldest'; limit?: number; offset?: number } = {},
  ) {
    const search = createSubmissionSearch(database, { promises, now: () => now });
    const wanted = { sort: 'newest', limit: 25, offset: 0, ...page } as const;
    const { items, total } = await search.find(filter, wanted);
    expect(await search.count(filter)).toBe(total);
    return { names: items.map(({ name, email }) => name ?? email), items, total };
  }

  test('lists everything in pages, newest or oldest first', async () => {
    const all = ['Om', 'mina@example.in', 'Ravi', 'Āsha Rao'];
    expect((await found({})).names).toEqual(all);
    expect((await found({}, { sort: 'oldest' })).names).toEqual(all.toReversed());
    const page = await found({}, { limit: 2, offset: 2 });
    expect([page.names, page.total]).toEqual([['Ravi', 'Āsha Rao'], 4]);
    expect((await found({ kind: 'call-back' })).names).toEqual(['Ravi']);
    const [om] = (await found({ kind: 'deletion' })).items;
    expect(om?.relay).toMatchObject({ kind: 'waiting', attempts: 0 });
  });

  test.each([
    ['ravi', ['Ravi']],
    ['fee due', ['Āsha Rao']],
    ['hearing', ['Ravi']],
    ['MINA@', ['mina@example.in']],
    ['98765 43210', ['Āsha Rao']],
    ['+91 91234 56780', ['Ravi']],
    ['āSHA', ['Āsha Rao']],
    ['rao 98765', ['Āsha Rao']],
    ['987-654', ['Āsha Rao']],
    ['ravi 98765', []],
    ['message', []],
    ['100%', ['Āsha Rao']],
    ['100_', []],
    ['%', ['Āsha Rao']],
    ["' or 1=1 --", []],
  ])('%j finds matching messages', async (text, names) => {
    expect((await found({ text })).names).toEqual(names);
  });

  test('messages about a danger come first among what needs an answer, and neighbours follow', async () => {
    const { store } = createSubmissionStore(database, { now: () => now });
    const search = createSubmissionSearch(database, { promises, now: () => now });
    await store('message', {
      name: 'Sita',
      email: 'sita@example.in',
      message: 'My daughter says she wants to die',
    });
    now += HOUR_MS;
    await store('message', { name: 'Tara', email: 'tara@example.in', message: 'Hello' });
    const toDo = await found({ state: 'to-do' });
    expect(toDo.names).toEqual(['Sita', 'Tara', 'Om', 'Ravi', 'Āsha Rao']);
    expect(toDo.items[0]?.danger).toBe('suicide');
    expect((await found({})).names[0]).toBe('Tara');
    const [sita, tara, om] = toDo.items.map(({ id }) => id);
    const around = async (index: number) => {
      const item = toDo.items[index];
      return item && search.neighbours({ state: 'to-do' }, 'newest', item);
    };
    expect(await around(0)).toEqual({ before: null, after: tara });
    expect(await around(1)).toEqual({ before: sita, after: om });
    expect(await around(4)).toMatchObject({ after: null });
  });

  test('a message closed as not for us needs no answer, until it is reopened', async () => {
    const handling = createHandlingStore(database, { now: () => now });
    const [ravi] = (await found({ kind: 'call-back' })).items;
    const id = ravi?.id ?? '';
    await handling.setNotForUs(id, 'Meera', await seenVersion(database, id));
    const numbers = async () => [
      (await found({ state: 'to-do' })).total,
      (await found({ state: 'unread' })).total,
      (await found({ state: 'done' })).total,
    ];
    expect(await numbers()).toEqual([2, 3, 0]);
    expect((await found({ state: 'not-for-us' })).names).toEqual(['Ravi']);
    await handling.setNotForUs(id, null, await seenVersion(database, id));
    expect(await numbers()).toEqual([3, 4, 0]);
  });

  test('finds the other submissions of a sender', async () => {
    const { store } = createSubmissionStore(database, { now: () => now });
    await store('call-back', { name: 'Asha', phone: '98765 43210', wanted: 'A doctor' });
    await store('message', { name: 'Mo', email: 'mo@example.in', message: 'About 9876543210' });
    const [own] = (await found({ text: 'fee' })).items;
    const others = await othersOfSender(database, own?.id ?? '', 10);
    expect(others.map(({ name }) => name)).toEqual(['Asha']);
  });

  test('updates the states to-do, overdue and done after replies, deadlines and deliveries', async () => {
    const handling = createHandlingStore(database, { now: () => now });
    const of = async (name: string) =>
      (await found({})).items.find((item) => item.name === name)?.id ?? '';
    const inState = async (state: InboxFilter['state']) => (await found({ state })).names;
    expect(await inState('to-do')).toEqual(['Om', 'Ravi', 'Āsha Rao']);
    expect(await inState('overdue')).toEqual([]);

    now = begin + 48 * HOUR_MS;
    expect(await inState('overdue')).toEqual(['Āsha Rao']);
    const id = await of('Āsha Rao');
    await handling.setAnswered(id, 'Meera', await seenVersion(database, id));
    expect(await inState('overdue')).toEqual([]);
    expect(await inState('done')).toEqual(['Āsha Rao']);
    await handling.setAnswered(id, null, await seenVersion(database, id));
    expect(await inState('done')).toEqual([]);

    now = begin + 31 * 24 * HOUR_MS;
    expect(await inState('overdue')).toEqual(['Om', 'Ravi', 'Āsha Rao']);
    expect(await handling.settleDeletion(await of('Om'))).toBe(true);
    // One is closed by now, and the other is no deletion request.
    for (const name of ['Om', 'Ravi']) {
      expect(await handling.settleDeletion(await of(name))).toBe(false);
    }
    expect(await inState('done')).toEqual(['Om']);
  });

  test('stores who opened a message, was assigned to it and annotated it, and searches by this', async () => {
    const handling = createHandlingStore(database, { now: () => now });
    const [, , ravi] = (await found({})).items;
    const id = ravi?.id ?? '';
    await handling.setRead(id, true);
    now += HOUR_MS;
    await handling.setRead(id, true);
    await handling.assign(id, 'meera', await seenVersion(database, id));
    for (const words of ['Called, no answer', 'Called again']) {
      await handling.addNote(id, { author: 'Meera', words }, await seenVersion(database, id));
    }
    const mine = await found({ assignedTo: 'meera' });
    expect(mine.items[0]?.handling).toEqual({
      readAt: now - HOUR_MS,
      assignedTo: 'meera',
      answered: null,
      notForUs: null,
    });
    expect((await found({ state: 'unread' })).names).not.toContain('Ravi');
    expect((await found({ assignedTo: null })).total).toBe(3);
    expect((await found({ text: 'no answer' })).names).toEqual(['Ravi']);
    const notes = await handling.notesOf(id);
    expect(notes.map(({ words }) => words)).toEqual(['Called, no answer', 'Called again']);
    await handling.setRead(id, false);
    expect((await found({ state: 'unread' })).total).toBe(4);
  });

  test('rejects a change by somebody who has not seen the last one, even at the same moment', async () => {
    const handling = createHandlingStore(database, { now: () => now });
    const [item] = (await found({ kind: 'message' })).items;
    const id = item?.id ?? '';
    const note = { author: 'Meera', words: 'Called' };
    const changes = [
      (seen: string) => handling.setAnswered(id, 'Meera', seen),
      (seen: string) => handling.setAnswered(id, null, seen),
      (seen: string) => handling.assign(id, 'meera', seen),
      (seen: string) => handling.addNote(id, note, seen),
    ];
    for (const change of changes) {
      const seen = await seenVersion(database, id);
      // Reading is no change.
      await handling.setRead(id, true);
      const kinds = await Promise.all([change(seen), change(seen)]);
      expect(kinds.toSorted()).toEqual(['changed', 'overtaken']);
    }
    expect(await handling.notesOf(id)).toHaveLength(1);
  });

  test('reports a message that is gone', async () => {
    const handling = createHandlingStore(database);
    const missing = 'missing';
    expect(await handling.setRead('gone', true)).toEqual(missing);
    expect(await handling.assign('gone', 'meera', '')).toEqual(missing);
    expect(await handling.setAnswered('gone', 'Meera', '')).toEqual(missing);
    expect(await handling.addNote('gone', { author: 'Meera', words: 'x' }, '')).toEqual(missing);
  });
});
