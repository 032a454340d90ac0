import { expect, test } from '@jest/globals';
import type { Post, PostOverview } from '@site/kit/api/post.ts';
import type { Services, WhichPosts } from '@site/kit/remote/services.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { loadBesideBuiltIn, loadByBlogId, loadFirst, loadPublished } from './load-post.ts';
import { parseBlogState } from './navigation-state.ts';

const site = configuredSite();

const post = (blogId: string): Post => ({
  blogId,
  title: `Post ${blogId}`,
  author: 'A parent',
  thumbnail: '',
  updatedAt: '2024-06-17',
  description: '<p>Many words</p>',
});

/** A built-in post, as its release lists it. */
const builtIn: PostOverview = {
  blogId: '104',
  title: 'Hearing with {product}',
  author: '{product}',
  thumbnail: 'illustrations/hearing-check.svg',
  updatedAt: '2024-06-17',
};

/** Services with these posts, newest first, and the built-in one, and a record of the calls. */
function servicesWith(...ids: string[]) {
  const asked: WhichPosts[] = [];
  const services: Services = {
    publishedBlogs: async (which) => {
      if (which === 'built-in') return [builtIn];
      asked.push(which);
      return ids.map(post).map(({ description: _words, ...overview }) => overview);
    },
    blog: async (id) => (ids.includes(id) ? post(id) : null),
  };
  return { services, asked };
}

test('loads a post with its neighbours, without their bodies, or reports that it is missing', async () => {
  const { services, asked } = servicesWith('new', 'ears', 'old');
  const { status, data } = await loadPublished({ params: { id: 'ears' }, site, services });
  expect(status).toBe(200);
  expect(data.found).toEqual({ kind: 'published', blog: post('ears') });
  expect(data.others.map(({ blogId }) => blogId)).toEqual(['new', 'old', '104']);
  expect(JSON.stringify(data.others)).not.toContain('Many words');
  expect(asked).toEqual([{ beside: 'ears', each: 3 }]);

  const missing = await loadPublished({ params: { id: 'eyes' }, site, services });
  expect(missing).toMatchObject({ status: 404, data: { found: { kind: 'missing' } } });
});

test('the page for unlisted addresses does not depend on published posts', async () => {
  const { services, asked } = servicesWith('ears');
  expect(await loadPublished({ params: { id: 'unknown' }, site, services })).toEqual({
    status: 404,
    data: {
      found: { kind: 'missing', notLookedUp: true },
      others: [expect.objectContaining({ blogId: '104' })],
    },
  });
  expect(asked).toEqual([]);
});

test('the blog shows the first post in the list, or a built-in post if the list is empty', async () => {
  const first = await loadFirst({ site, services: servicesWith('new', 'old').services });
  expect(first.data.found).toMatchObject({ kind: 'published', blog: { blogId: 'new' } });
  const { status, data } = await loadFirst({ site, services: servicesWith().services });
  expect(status).toBe(200);
  expect(data.found).toMatchObject({ kind: 'built-in', post: { blogId: '104' } });
});

test('the blog works when all posts are withdrawn', async () => {
  const services = { publishedBlogs: async () => [], blog: async () => null };
  expect(await loadFirst({ site, services })).toEqual({
    status: 200,
    data: { found: { kind: 'missing' }, others: [] },
  });
});

test('a built-in post’s page loads a few of the newest posts, then the built-in ones', async () => {
  const { services, asked } = servicesWith('new');
  const { data } = await loadBesideBuiltIn({ site, services });
  expect(data.others).toMatchObject([
    { blogId: 'new' },
    { blogId: '104', title: `Hearing with ${site.product.name}`, author: site.product.name },
  ]);
  expect(asked).toEqual([{ newest: 4 }]);
});

test('the Parents Desk finds posts of both kinds by id', async () => {
  const { services } = servicesWith('ears');
  const byId = async (blogId: string) =>
    (await loadByBlogId({ params: { blogId }, site, services })).data.found.kind;
  expect(await byId('104')).toBe('built-in');
  expect(await byId('ears')).toBe('published');
  expect(await byId('eyes')).toBe('missing');
});

/** The newest posts in the service's response, one of them without an id. */
const withNameless: Services = {
  publishedBlogs: async () => [post('new'), post('')],
  blog: async () => null,
};

test('a post without an id keeps its body in the list, wherever it is loaded', async () => {
  const nameless = { blogId: null, updatedAt: '2024-06-17', description: '<p>Many words</p>' };
  const request = { site, services: withNameless };
  const lists = [
    (await loadFirst(request)).data.others,
    (await loadBesideBuiltIn(request)).data.others,
    (await loadPublished({ ...request, params: { id: 'new' } })).data.others,
  ];
  for (const others of lists) expect(others).toContainEqual(expect.objectContaining(nameless));
});

test('composing aborts if the service fails, so that no error page is written', async () => {
  const services: Services = {
    publishedBlogs: async () => [],
    blog: async () => {
      throw new Error('The database did not answer.');
    },
  };
  await expect(loadPublished({ params: { id: 'ears' }, site, services })).rejects.toThrow(
    'The database did not answer.',
  );
});

const card = { blogId: '101', title: 'A title', author: 'Asha', thumbnail: null };

test('parses the state passed by a card, and drops any other fields', () => {
  const blog = { ...card, blogId: null, updatedAt: '2024-06-17', description: '<p>Words</p>' };
  expect(parseBlogState({ blog: { ...blog, more: 1 }, blogs: [card] })).toEqual({
    blog,
    blogs: [card],
  });
});

test.each([
  ['nothing', null],
  ['a word', 'blog'],
  ['a post without a list', { blog: card }],
  ['a list that is not an array', { blog: card, blogs: {} }],
  ['a list with an item that is not a post', { blog: card, blogs: [card, 3] }],
  ['a post without a title', { blog: { ...card, title: undefined }, blogs: [] }],
  ['an id that is a number', { blog: { ...card, blogId: 101 }, blogs: [] }],
  ['a picture that is not a string', { blog: { ...card, thumbnail: {} }, blogs: [] }],
  ['a body that is not a string', { blog: { ...card, description: null }, blogs: [] }],
])('rejects %s as a navigation state', (_what, state) => {
  expect(parseBlogState(state)).toBeNull();
});
