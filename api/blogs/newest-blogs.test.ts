import { describe, expect, test } from '@jest/globals';
import { useDatabases } from '../testing/use-databases.ts';
import { createBlogStore } from './blog-store.ts';

describe('published posts', () => {
  const databases = useDatabases('sqlite');

  test.each([
    ['?newest=2', ['c', 'b']],
    ['?newest=99', ['c', 'b', 'a']],
    ['', ['c', 'b', 'a']],
    ['?newest=0', ['c', 'b', 'a']],
  ])('returns the requested number of newest posts: %s', async (which, ids) => {
    const { fastify, database } = await databases.start();
    const store = createBlogStore(database);
    for (const [index, blogId] of ['a', 'b', 'c'].entries()) {
      const post = { title: blogId, author: '', thumbnail: '', description: '' };
      await store.save({ ...post, blogId, updatedAt: index, published: true });
    }
    const { statusCode, body } = await fastify.inject(`/api/published-blogs${which}`);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject(ids.map((blogId) => ({ blogId })));
  });
});
