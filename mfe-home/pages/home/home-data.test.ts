import { expect, test } from '@jest/globals';
import type { PostOverview } from '@site/kit/api/post.ts';
import type { WhichPosts } from '@site/kit/remote/services.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { loadHome } from './home-data.ts';

const blog = (blogId: string): PostOverview => ({
  blogId,
  title: `Post ${blogId}`,
  author: 'A parent',
  thumbnail: '',
  updatedAt: '2024-06-17',
});

const site = configuredSite();

/** Loads the page with these published and built-in posts, and records the requests in `asked`. */
function load(
  blogs: readonly PostOverview[],
  { asked = [], builtIn = [] }: { asked?: WhichPosts[]; builtIn?: readonly PostOverview[] } = {},
) {
  return loadHome({
    site,
    services: {
      publishedBlogs: async (which) => {
        if (which === 'built-in') return builtIn;
        asked.push(which);
        return blogs;
      },
      blog: async () => null,
    },
  });
}

test('the page contains no post bodies, except that of a post without its own page', async () => {
  const { data } = await load([blog('new'), { ...blog(''), description: '<p>Many words</p>' }]);

  expect(data.posts).toEqual([
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

  const { data } = await load([blog('new'), blog('old')], { asked });

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

test('built-in posts follow the published ones, with the site’s name in their words', async () => {
  const details = { category: { label: 'Hearing', topic: 'physical' } } as const;
  const builtIn = [{ ...blog('104'), title: 'Hearing with {product}', details }];
  const title = `Hearing with ${site.product.name}`;
  const { data } = await load([], { builtIn });
  expect(data.featured).toEqual({ blogId: '104', title, thumbnail: '', category: 'Hearing' });
  const { posts } = (await load([blog('new')], { builtIn })).data;
  expect(posts.map((post) => post.title)).toEqual(['Post new', title]);
});

test('works without any posts', async () => {
  expect(await load([])).toEqual({ status: 200, data: { featured: null, posts: [] } });
});
