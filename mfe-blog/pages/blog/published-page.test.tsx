import '@testing-library/jest-dom/jest-globals';
import '@site/kit/testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Blog } from '@site/kit/api/blog.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { loadPublishedOrPending, type PostPageData } from './load-post.ts';
import { page } from './published-page.tsx';

const site = configuredSite();

const ears: Blog = {
  blogId: 'ears',
  title: 'Ears in winter',
  author: 'Asha',
  thumbnail: '',
  updatedAt: '2026-11-19',
  description: '<p>Keep warm.</p>',
};

/** A service that responds on demand. */
function slowService() {
  const asked: { id: string; answer: (blog: Blog | null) => void }[] = [];
  const services: Services = {
    publishedBlogs: async () => [],
    blog: (id) => new Promise((answer) => void asked.push({ id, answer })),
  };
  return { asked, services };
}

const open = (id: string, services: Services) =>
  loadPublishedOrPending({ params: { id }, site, services });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['the post', ears, 200, 'published'],
  ['not found', null, 404, 'missing'],
])(
  'a slow response shows the loading page, is requested only once, and then returns %s',
  async (_what, answer, status, kind) => {
    const { asked, services } = slowService();
    const first = open('ears', services);
    await jest.advanceTimersByTimeAsync(200);
    expect((await first).data.found).toEqual({ kind: 'on-its-way' });
    const second = open('ears', services);
    asked[0]?.answer(answer);
    expect(await second).toMatchObject({ status, data: { found: { kind } } });
    expect(asked).toHaveLength(1);
  },
);

test('distinguishes a failing service from a missing post', async () => {
  const services: Services = {
    publishedBlogs: async () => [],
    blog: async () => {
      throw new Error('unavailable');
    },
  };
  expect((await open('ears', services)).data.found).toEqual({ kind: 'failed' });
});

test('does not use an abandoned post’s response for another post', async () => {
  const { asked, services } = slowService();
  const left = open('eyes', services);
  await jest.advanceTimersByTimeAsync(200);
  await left;
  const other = open('ears', services);
  asked[1]?.answer(ears);
  expect((await other).data.found).toMatchObject({ blog: { blogId: 'ears' } });
});

test('the loading page shows the clicked post’s title, and is not indexed', () => {
  const data: PostPageData = { found: { kind: 'on-its-way' }, others: [] };
  const { description: _words, ...card } = ears;
  const props = { ...pageContextInTest({ site }), params: { id: 'ears' }, data };
  render(
    <MemoryRouter
      initialEntries={[{ pathname: '/blog/ears', state: { blog: card, blogs: [card] } }]}
    >
      {page.render(props)}
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ears in winter');
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByRole('status')).toHaveTextContent('The post is on its way');
  expect(page.head({ site, params: { id: 'ears' }, data })).toMatchObject({ robots: 'noindex' });
});
