import { beforeEach, describe, expect, test } from '@jest/globals';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { createPostStore, type PostStore } from './post-store.ts';

describe.each(dialects)('the posts on %s', (dialect) => {
  const databases = useDatabases(dialect);
  let database: DatabaseHandle;
  let store: PostStore;

  const save = (blogId: string, day: number, published = true) =>
    store.save({
      blogId,
      title: `Post ${blogId}`,
      author: 'A',
      thumbnail: '',
      summary: 'Short',
      updatedAt: Date.UTC(2026, 0, day),
      published,
      description: '<p>Many words</p>',
    });

  beforeEach(async () => {
    database = await databases.open();
    store = createPostStore(database);
    // Posts of the same day are ordered by id.
    await save('a', 1);
    await save('b', 2);
    await save('c', 2);
    await save('d', 3);
    await save('draft', 3, false);
    await save('e', 4);
  });

  test('lists posts newest first, up to the limit', async () => {
    const all = ['e', 'd', 'c', 'b', 'a'].map((blogId) => ({ blogId }));
    expect(await store.published()).toMatchObject({ posts: all });
    expect(await store.published({ newest: 2 })).toMatchObject({ posts: all.slice(0, 2) });
    const listed = (await store.list()).map(({ id, published }) => [id, published]);
    expect(listed.slice(0, 3)).toEqual([
      ['e', 1],
      ['draft', 0],
      ['d', 1],
    ]);
  });

  test('restores a changed post exactly and deletes a new one', async () => {
    const before = await store.read('a');
    await save('a', 9);
    await store.restore('a', before);
    expect(await store.read('a')).toEqual(before);
    await store.restore('b', null);
    expect(await store.read('b')).toBeNull();
  });

  test('reports a picture as in use only while a published post shows it', async () => {
    const shows = () => store.showsPicture('0123456789abcdef-400.webp');
    const ears = {
      blogId: 'ears',
      title: 'Ears',
      author: '',
      thumbnail: '/website/assets/posts/0123456789abcdef-400.webp',
      updatedAt: 0,
      description: '',
    };
    expect(await shows()).toBe(false);
    await store.save({ ...ears, published: true });
    expect(await shows()).toBe(true);
    await store.save({ ...ears, published: false });
    expect(await shows()).toBe(false);
  });

  test('returns the details with the post', async () => {
    const details = { category: { label: 'Hearing', topic: 'physical' } } as const;
    await store.save({
      blogId: 'ears',
      title: 'Ears',
      author: '',
      thumbnail: '',
      updatedAt: Date.UTC(2026, 0, 9),
      published: true,
      description: '',
      details,
    });
    expect(await store.byId('ears')).toMatchObject({ post: { details } });
  });

  test('returns a post without its details if they are malformed', async () => {
    await database.db.updateTable('posts').set({ details: '{"picture":1}' }).execute();
    const read = await store.byId('a');
    expect(read).toMatchObject({ kind: 'found', post: { title: 'Post a' } });
    expect(read.kind === 'found' && 'details' in read.post).toBe(false);
  });
});
