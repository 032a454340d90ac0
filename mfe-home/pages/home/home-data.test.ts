import { expect, test } from '@jest/globals';
import type { PostOverview } from '@site/kit/api/post.ts';
import type { WhichPosts } from '@site/kit/remote/services.ts';
import { loadHome } from './home-data.ts';

const blog = (blogId: string): PostOverview => ({
  blogId,
  title: `Post ${blogId}`,
  author: 'A parent',
  thumbnail: '',
  updatedAt: '2024-06-17',
});

/** Loads the page with these published posts, and records the requests in `asked`. */
function load(blogs: readonly PostOverview[], asked: WhichPosts[] = []) {
  return loadHome({
    services: {
      publishedBlogs: async (which) => {
        asked.push(which);
        return blogs;
      },
      blog: async () => null,
    },
  });
}

test('the page contains no post bodies, except that of a post without its own page', async () => {
  const { data } = await load([blog('new'), { ...blog(''), description: '<p>Many words</p>' }]);

  expect(data.published).toEqual([
    { blogId: 'new', title: 'Post new', author: 'A parent', thumbnail: null },
    {
      blogId: null,
      title: 'Post ',
      author: 'A parent',
      thumbnail: null,
      updatedAt: '2024-06-17',
      description: '<p>Many words</p>',
    },
  ]);
});

test('loads only the newest posts, and features the first', async () => {
  const asked: WhichPosts[] = [];

  const { data } = await load([blog('new'), blog('old')], asked);

  expect(asked).toEqual([{ newest: 12 }]);
  expect(data.featured).toEqual({ blogId: 'new', title: 'Post new', thumbnail: '' });
});

test('the featured post has its category and summary, but no other details', async () => {
  const details = {
    category: { label: 'Hearing', topic: 'physical' },
    danger: 'illness',
  } as const;
  const { data } = await load([{ ...blog('new'), summary: 'What to do at home.', details }]);

  expect(data.featured).toEqual({
    blogId: 'new',
    title: 'Post new',
    thumbnail: '',
    category: 'Hearing',
    summary: 'What to do at home.',
  });
});

test('works without published posts', async () => {
  expect(await load([])).toEqual({ status: 200, data: { featured: null, published: [] } });
});
