import { beforeEach, describe, expect, test } from '@jest/globals';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { createPostStore, type NewPost, type PostStore, storedPost } from './post-store.ts';

describe.each(dialects)('the posts on %s', (dialect) => {
  const databases = useDatabases(dialect);
  let database: DatabaseHandle;
  let store: PostStore;

  const save = (blogId: string, day: number, more: Partial<NewPost> = {}) =>
    store.put(
      storedPost({
        blogId,
        title: `Post ${blogId}`,
        author: 'A',
        thumbnail: '',
        summary: 'Short',
        updatedAt: Date.UTC(2026, 0, day),
        description: '<p>Many words</p>',
        ...more,
      }),
    );

  beforeEach(async () => {
    database = await databases.open();
    store = createPostStore(database);
    // Posts of the same day are ordered by id.
    await save('a', 1);
    await save('b', 2);
    await save('c', 2);
    await save('d', 3);
  });

  test('lists posts newest first, up to the limit', async () => {
    const all = ['d', 'c', 'b', 'a'].map((blogId) => ({ blogId }));
    expect(await store.published()).toMatchObject(all);
    expect(await store.published({ newest: 2 })).toMatchObject(all.slice(0, 2));
  });

  test('puts back a changed post exactly, and removes one', async () => {
    const before = await store.read('a');
    if (!before) throw new Error('The post was not stored.');
    await save('a', 9);
    await store.put(before);
    expect(await store.read('a')).toEqual(before);
    await store.remove('b');
    expect(await store.read('b')).toBeNull();
  });

  test('returns the details with the post', async () => {
    const details = { category: { label: 'Hearing', topic: 'physical' } } as const;
    await save('ears', 9, { details });
    expect(await store.byId('ears')).toMatchObject({ details });
  });

  test.each(['{"picture":1}', '{'])(
    'returns a post without its details if they are malformed (%s)',
    async (details) => {
      await database.db.updateTable('posts').set({ details }).execute();
      const post = await store.byId('a');
      expect(post).toMatchObject({ title: 'Post a' });
      expect(post).not.toHaveProperty('details');
    },
  );
});
