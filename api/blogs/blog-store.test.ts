import { beforeEach, describe, expect, test } from '@jest/globals';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { type BlogStore, createBlogStore } from './blog-store.ts';

describe.each(dialects)('the blogs on %s', (dialect) => {
  const databases = useDatabases(dialect);
  let database: DatabaseHandle;
  let store: BlogStore;

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

  const idsOf = async (...which: Parameters<BlogStore['overviews']>) => {
    const read = await store.overviews(...which);
    return read.kind === 'listed' ? read.blogs.map(({ blogId }) => blogId) : read.error;
  };

  beforeEach(async () => {
    database = await databases.open();
    store = createBlogStore(database);
    // Posts of the same day are ordered by id.
    await save('a', 1);
    await save('b', 2);
    await save('c', 2);
    await save('d', 3);
    await save('draft', 3, false);
    await save('e', 4);
  });

  test('lists posts newest first, up to the limit, without their text', async () => {
    expect(await idsOf('all')).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(await idsOf({ newest: 2 })).toEqual(['e', 'd']);
    expect(JSON.stringify(await store.overviews('all'))).not.toContain('Many words');
    const read = await store.published({ newest: 2 });
    expect(read).toMatchObject({ blogs: [{ blogId: 'e' }, { blogId: 'd' }] });
  });

  test('returns the nearest neighbours on both sides, even of an unpublished post', async () => {
    expect(await idsOf({ beside: 'c', each: 1 })).toEqual(['d', 'b']);
    expect(await idsOf({ beside: 'e', each: 2 })).toEqual(['d', 'c']);
    expect(await idsOf({ beside: 'draft', each: 1 })).toEqual(['e', 'd']);
    expect(await idsOf({ beside: 'nothing', each: 2 })).toEqual([]);
  });

  test('restores a changed post exactly and deletes a new one', async () => {
    const before = await store.readRow('a');
    if (before.kind === 'unavailable') throw before.error;
    await save('a', 9);
    await store.restore('a', before.row);
    expect(await store.readRow('a')).toEqual(before);
    await store.restore('b', null);
    expect(await store.readRow('b')).toEqual({ kind: 'read', row: null });
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
    expect(await shows()).toEqual({ kind: 'read', shows: false });
    await store.save({ ...ears, published: true });
    expect(await shows()).toEqual({ kind: 'read', shows: true });
    await store.save({ ...ears, published: false });
    expect(await shows()).toEqual({ kind: 'read', shows: false });
  });

  test('replaces remote pictures with our copies, in lists and in the post', async () => {
    const cap = 'https://pictures.example/cap.jpg';
    const address = '/website/assets/posts/0123456789abcdef-400.webp';
    await store.save({
      blogId: 'ears',
      title: 'Ears',
      author: '',
      thumbnail: cap,
      updatedAt: Date.UTC(2026, 0, 9),
      published: true,
      description: `<p><img src="${cap}" alt="A cap"></p>`,
    });
    await store.noteFetchedPictures('ears', {
      [cap]: { kind: 'kept', address, width: 400, height: 300, webp: `${address} 400w` },
    });
    expect(await store.overviews({ newest: 1 })).toMatchObject({ blogs: [{ thumbnail: address }] });
    const read = await store.byId('ears');
    expect(read).toMatchObject({ blog: { details: { picture: { width: 400, height: 300 } } } });
    expect(JSON.stringify(read)).not.toContain('pictures.example');
    expect(await store.showsPicture('0123456789abcdef-400.webp')).toMatchObject({ shows: true });
  });

  test('returns only the category in lists, and all details with the post', async () => {
    const category = { label: 'Hearing', topic: 'physical' } as const;
    const details = { category, socialPicture: 'posts/0123456789abcdef-1200.jpg' };
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
    const read = await store.overviews({ newest: 1 });
    expect(read.kind === 'listed' && read.blogs[0]?.details).toEqual({ category });
    expect(await store.byId('ears')).toMatchObject({ blog: { details } });
  });

  test('returns a post without its details if they are malformed', async () => {
    await database.db.updateTable('blogs').set({ details: '{"picture":1}' }).execute();
    const read = await store.byId('a');
    expect(read).toMatchObject({ kind: 'found', blog: { title: 'Post a' } });
    expect(read.kind === 'found' && 'details' in read.blog).toBe(false);
  });
});
