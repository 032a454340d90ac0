import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { createBrowserServices } from './browser-services.ts';

const post = {
  blogId: 'eyes',
  title: 'Eyes',
  author: 'A',
  thumbnail: '',
  updatedAt: '2024-06-17',
  description: '<p>Eyes</p>',
};
const onFailure = jest.fn<(error: unknown) => void>();
const site = { ...configuredSite(), apiBase: 'https://api.example/v1' };
const services = createBrowserServices(site, onFailure);

/** What the API answers, by address; anything else cannot be reached. */
const answers = new Map<string, { status: number; body: unknown }>();

beforeEach(() => {
  onFailure.mockClear();
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      const answer = answers.get(address);
      if (!answer) throw new TypeError('offline');
      return { status: answer.status, text: async () => JSON.stringify(answer.body) };
    },
  });
});

afterEach(() => {
  answers.clear();
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('loads posts from the configured service, and returns null for a missing post', async () => {
  answers.set('https://api.example/v1/published-blogs?newest=12', { status: 200, body: [post] });
  answers.set('https://api.example/v1/blog/eyes', { status: 200, body: { data: post } });
  answers.set('https://api.example/v1/blog/ears', { status: 404, body: {} });
  expect(await services.publishedBlogs({ newest: 12 })).toEqual([post]);
  expect(await services.blog('eyes')).toEqual(post);
  expect(await services.blog('ears')).toBeNull();
  expect(onFailure).not.toHaveBeenCalled();
});

test('reports an unreachable service, and does not treat its posts as missing', async () => {
  expect(await services.publishedBlogs({ newest: 12 })).toEqual([]);
  await expect(services.blog('eyes')).rejects.toThrow('Failed to fetch post eyes');
  expect(onFailure.mock.calls).toEqual([['unavailable'], ['unavailable']]);
});
