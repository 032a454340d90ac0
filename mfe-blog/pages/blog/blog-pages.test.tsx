import '@testing-library/jest-dom/jest-globals';
import '@site/kit/testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Blog } from '@site/kit/api/blog.ts';
import type { BlogState } from '@site/kit/blog-cards/blog-card-data.ts';
import { type PageContextValue, PageContext } from '@site/kit/islands/page-context.ts';
import type { Notice } from '@site/kit/remote/contract.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { page as deskPage } from '../parents-desk/page.tsx';
import { page as blogPage } from './blog-page.tsx';
import type { PostPageData } from './load-post.ts';
import { page as publishedPage } from './published-page.tsx';

const site = configuredSite();

const ears: Blog = {
  blogId: 'ears',
  title: 'Ears in winter',
  author: 'Asha',
  thumbnail: 'https://elsewhere.example/ears.jpg',
  updatedAt: '2026-11-19T06:00:00.000Z',
  description: '<h2>At home</h2><p>Keep warm.</p>',
};

const data: PostPageData = {
  found: { kind: 'published', blog: ears },
  others: [{ blogId: 'eyes', title: 'Eyes in summer', author: 'Ravi', thumbnail: null }],
};

const passed: BlogState = {
  blog: {
    blogId: null,
    title: 'A post without an id',
    author: 'Meera',
    thumbnail: null,
    updatedAt: 'June 20, 2024',
    description: '<p>Words</p><img src="x" onerror="alert(1)">',
  },
  blogs: [
    { blogId: null, title: 'A post without an id', author: 'Meera', thumbnail: null },
    { blogId: 'teeth', title: 'Teeth', author: 'Ravi', thumbnail: null },
  ],
};

let notices: Notice[] = [];

const surroundings: PageContextValue = {
  site,
  openDialog: () => {},
  notify: (notice) => void notices.push(notice),
  setTitlePrefix: () => {},
};

function Elsewhere() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

function open<Data>(
  page: Page<Data>,
  shown: Data,
  {
    at = '/blog/ears',
    pattern = '/blog/ears',
    state,
  }: { at?: string; pattern?: string; state?: BlogState } = {},
) {
  return render(
    <MemoryRouter initialEntries={[{ pathname: at, state }]}>
      <Routes>
        <Route
          path={pattern}
          element={
            <PageContext value={surroundings}>
              {page.render({
                ...surroundings,
                params: { id: 'ears', blogId: 'ears' },
                data: shown,
              })}
            </PageContext>
          }
        />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
}

/** What a press has passed on. */
const arrivedWith = (): unknown => JSON.parse(screen.getByRole('status').textContent);

const others = () => within(screen.getByRole('region', { name: 'Read our other blogs...' }));

beforeEach(() => {
  notices = [];
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

test('a post shows who wrote it, how long ago, its words, and the way home', () => {
  open(publishedPage, data);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ears in winter');
  expect(screen.getByText('By Asha')).toBeVisible();
  expect(screen.getByText('2 days ago')).toHaveAttribute('title', '19 November 2026');
  expect(screen.getByRole('heading', { name: 'At home', level: 2 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('a picture on a host that the site has nothing to do with is not fetched', () => {
  const { container } = open(publishedPage, data);
  const addresses = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(addresses.join()).not.toContain('elsewhere.example');
});

test('the other posts follow, and a press on one passes it on with the list', async () => {
  open(publishedPage, data);
  const links = others().getAllByRole('link');
  expect(links).toHaveLength(9);
  expect(links[0]).toHaveAttribute('href', '/blog/eyes');
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(links[0] ?? document.body);
  expect(arrivedWith()).toMatchObject({
    blog: { blogId: 'eyes', title: 'Eyes in summer' },
    blogs: [
      { blogId: 'ears' },
      { blogId: 'eyes' },
      { blogId: '101' },
      ...Array.from({ length: 7 }, () => ({})),
    ],
  });
});

test('a card without an id leads to the first page of the blog', async () => {
  open(publishedPage, data, { state: passed });
  const link = others().getByRole('link', { name: /A post without an id/ });
  expect(link).toHaveAttribute('href', '/blog');
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(link);
  expect(arrivedWith()).toMatchObject({ blog: { title: 'A post without an id' } });
});

test('the first page of the blog shows the post that came with the visitor, cleaned', () => {
  const { container } = open(blogPage, data, { at: '/blog', pattern: '/blog', state: passed });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A post without an id');
  expect(screen.getByText('Words')).toBeVisible();
  expect(container.querySelector('[onerror]')).toBeNull();
  expect(others().getAllByRole('link')).toHaveLength(1);
});

test('the first page of the blog, opened directly, shows the newest', () => {
  open(blogPage, data, { at: '/blog', pattern: '/blog' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ears in winter');
});

test('the Parents Desk shows a post by itself', () => {
  open(deskPage, data, { at: '/parents-desk/ears', pattern: '/parents-desk/:blogId' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ears in winter');
  expect(screen.queryByText('Read our other blogs...')).toBeNull();
  expect(deskPage.head({ site, params: { blogId: 'ears' }, data }).canonicalPath).toBe(
    '/blog/ears',
  );
});

test('a post that is not there is not found, and the others are still there to read', () => {
  const missing: PostPageData = { found: { kind: 'missing' }, others: [] };
  open(publishedPage, missing);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog not found.');
  expect(others().getAllByRole('link')).toHaveLength(8);
  expect(publishedPage.head({ site, params: { id: 'ears' }, data: missing }).robots).toBe(
    'noindex',
  );
});

test('a post that could not be fetched is not said to be missing: there is a retry, and the phone', async () => {
  const failed: PostPageData = { found: { kind: 'failed' }, others: [] };
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const keys: string[] = [];
  function Page(props: PageProps<PostPageData>) {
    keys.push(useLocation().key);
    return publishedPage.render(props);
  }
  open({ ...publishedPage, render: (props) => <Page {...props} /> }, failed);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This post did not load');
  expect(screen.queryByText('Blog not found.')).toBeNull();
  expect(screen.getByRole('link', { name: `Call ${site.contact.phone}` })).toHaveAttribute(
    'href',
    site.contact.phoneLink,
  );
  expect(others().getAllByRole('link')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // It has asked for its own address anew.
  expect(new Set(keys).size).toBe(2);
  const head = publishedPage.head({ site, params: { id: 'ears' }, data: failed });
  expect(head).toMatchObject({ robots: 'noindex', title: expect.stringContaining('did not load') });
});

test('on the Parents Desk too a failure is told as one', () => {
  const failed: PostPageData = { found: { kind: 'failed' }, others: [] };
  open(deskPage, failed, { at: '/parents-desk/ears', pattern: '/parents-desk/:blogId' });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the tab is called after the post that came with the visitor', () => {
  const head = blogPage.head({ site, params: {}, data, state: passed });
  expect(head.title).toContain('A post without an id');
  expect(blogPage.head({ site, params: {}, data }).title).toContain('Ears in winter');
});

test('a post without an id that a page shows passes its words on with the list', async () => {
  const nameless: PostPageData = {
    found: { kind: 'published', blog: { ...ears, blogId: '' } },
    others: data.others,
  };
  open(blogPage, nameless, { at: '/blog', pattern: '/blog' });
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(others().getByRole('link', { name: /Eyes in summer/ }));
  expect(arrivedWith()).toMatchObject({
    blogs: [
      { blogId: null, description: expect.stringContaining('Keep warm.') },
      {},
      ...Array.from({ length: 8 }, () => ({})),
    ],
  });
});

test('a review by a parent reads as one', () => {
  open(publishedPage, {
    ...data,
    found: { kind: 'published', blog: { ...ears, author: 'Review' } },
  });
  expect(screen.getAllByText('A parent’s review').length).toBeGreaterThan(1);
  expect(screen.queryByText(/By Review|^Review$/)).toBeNull();
});

test('a picture that does not arrive gives way to the default one', () => {
  const blog = { ...ears, thumbnail: '/website/assets/gone.jpg' };
  const { container } = open(publishedPage, { ...data, found: { kind: 'published', blog } });
  const picture = container.querySelector('.ui-article-header img');
  if (picture) fireEvent.error(picture);
  expect(picture?.getAttribute('src')).toBe(`${site.assetBase}/illustrations/blog-default.svg`);
});

test('sharing copies the link where the device has no sheet for it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open(publishedPage, data);
  const link = screen.getByRole('link', { name: 'Share this post' });
  expect(link).toHaveAttribute('href', '/blog/ears');
  await user.click(link);
  expect(await navigator.clipboard.readText()).toBe(`${site.siteUrl}/blog/ears`);
  expect(notices).toEqual([{ kind: 'success', text: 'Link copied', durationMs: 2000 }]);
});

test('a post says of itself what search engines and shared links need', () => {
  const details = {
    socialPicture: 'posts/0123456789abcdef-1200.jpg',
    category: { label: 'Hearing', topic: 'physical' as const },
  };
  const head = publishedPage.head({
    site,
    params: { id: 'ears' },
    data: { ...data, found: { kind: 'published', blog: { ...ears, details } } },
  });
  expect(head).toMatchObject({
    title: `Ears in winter | ${site.product.name}`,
    description: 'At home Keep warm.',
    canonicalPath: '/blog/ears',
    openGraph: { type: 'article', imagePath: details.socialPicture },
    feeds: [{ path: '/blog/feed.xml' }, { path: '/blog/feed.json' }],
    jsonLd: [{ '@type': 'BlogPosting', headline: 'Ears in winter', author: { name: 'Asha' } }],
  });
});
