import '@testing-library/jest-dom/jest-globals';
import '@site/kit/testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Blog } from '@site/kit/api/blog.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { openPublished, type PostPageData } from './load-post.ts';
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

/** A service that answers when it is told to. */
function slowService() {
  const asked: { id: string; answer: (blog: Blog | null) => void }[] = [];
  const services: Services = {
    publishedBlogs: async () => [],
    blog: (id) => new Promise((answer) => void asked.push({ id, answer })),
  };
  return { asked, services };
}

const open = (id: string, services: Services) => openPublished({ params: { id }, site, services });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a post that comes slowly is on its way first, and is asked for only once', async () => {
  const { asked, services } = slowService();
  const first = open('ears', services);
  await jest.advanceTimersByTimeAsync(200);
  expect((await first).data.found).toEqual({ kind: 'on-its-way' });
  const second = open('ears', services);
  asked[0]?.answer(ears);
  expect(await second).toMatchObject({ status: 200, data: { found: { kind: 'published' } } });
  expect(asked).toHaveLength(1);
});

test('a slow answer that there is no such post says so in the end', async () => {
  const { asked, services } = slowService();
  const first = open('eyes', services);
  await jest.advanceTimersByTimeAsync(200);
  await first;
  const second = open('eyes', services);
  asked[0]?.answer(null);
  expect(await second).toMatchObject({ status: 404, data: { found: { kind: 'missing' } } });
});

test('a quick answer is shown without anything before it', async () => {
  const { asked, services } = slowService();
  const first = open('ears', services);
  asked[0]?.answer(ears);
  expect((await first).data.found.kind).toBe('published');
});

test('a service that fails is told from a post that is not there', async () => {
  const services: Services = {
    publishedBlogs: async () => [],
    blog: async () => {
      throw new Error('unavailable');
    },
  };
  expect((await open('ears', services)).data.found).toEqual({ kind: 'failed' });
});

test('an answer that nobody waits for any more is not taken for another post', async () => {
  const { asked, services } = slowService();
  const left = open('eyes', services);
  await jest.advanceTimersByTimeAsync(200);
  await left;
  const other = open('ears', services);
  asked[1]?.answer(ears);
  expect((await other).data.found).toMatchObject({ blog: { blogId: 'ears' } });
});

test('while it is on its way its page holds its place under the title of the pressed card', () => {
  const keys: string[] = [];
  function Page({ data }: { data: PostPageData }) {
    keys.push(useLocation().key);
    return page.render({
      site,
      params: { id: 'ears' },
      data,
      openDialog: () => {},
      notify: () => {},
      setTitlePrefix: () => {},
    });
  }
  const data: PostPageData = { found: { kind: 'on-its-way' }, others: [] };
  const { description: _words, ...card } = ears;
  render(
    <MemoryRouter
      initialEntries={[{ pathname: '/blog/ears', state: { blog: card, blogs: [card] } }]}
    >
      <Routes>
        <Route path="/blog/ears" element={<Page data={data} />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ears in winter');
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByRole('status')).toHaveTextContent('The post is on its way');
  // It has gone to its own address again, once.
  expect(new Set(keys).size).toBe(2);
  expect(page.head({ site, params: { id: 'ears' }, data })).toMatchObject({ robots: 'noindex' });
});
