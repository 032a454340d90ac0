import '@testing-library/jest-dom/jest-globals';
import '@site/kit/testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Blog } from '@site/kit/api/blog.ts';
import type { BlogState } from '@site/kit/blog-cards/blog-card-data.ts';
import { builtInCards } from '@site/kit/blog-cards/built-in-cards.ts';
import { type PageContextValue, PageContext } from '@site/kit/islands/page-context.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { dangerStrips } from '@site/kit/safety/danger-strips.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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

/** The navigation state that a card passes for a post without an id. */
const passed: BlogState = {
  blog: {
    blogId: null,
    title: 'A post without an id',
    author: 'Meera',
    thumbnail: null,
    updatedAt: 'June 20, 2024',
    description: '<p>Words</p>',
  },
  blogs: [],
};

const surroundings: PageContextValue = {
  site,
  openDialog: () => {},
  notify: () => {},
  setTitlePrefix: () => {},
};

function open<Data>(page: Page<Data>, shown: Data) {
  return render(
    <MemoryRouter>
      <PageContext value={surroundings}>
        {page.render({ ...surroundings, params: { id: 'ears', blogId: 'ears' }, data: shown })}
      </PageContext>
    </MemoryRouter>,
  );
}

const others = () => within(screen.getByRole('region', { name: 'Read our other blogs...' }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

test('shows a post’s author, age, text and breadcrumbs', () => {
  const { container } = open(publishedPage, data);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ears in winter');
  expect(screen.getByText('By Asha')).toBeVisible();
  expect(screen.getByText('2 days ago')).toHaveAttribute('title', '19 November 2026');
  expect(screen.getByRole('heading', { name: 'At home', level: 2 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(others().getAllByRole('link')[0]).toHaveAttribute('href', '/blog/eyes');
  expect(others().getAllByRole('link')).toHaveLength(builtInCards.length + 1);
  // Its thumbnail is on a host that the site must not contact.
  const addresses = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(addresses.join()).not.toContain('elsewhere.example');
});

/** A post that was reviewed again after its publication. */
const medical = {
  writtenBy: 'Asha',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-20',
  nextReviewOn: '2028-11-20',
  sources: [],
};

test.each([
  ['2024-06-17', 'Text last changed on 20 November 2026'],
  ['2026-11-19T20:00:00.000Z', undefined],
  ['2026-11-20T00:00:00.000Z', undefined],
])('a post dated %s and edited on 20 November 2026 shows: %s', (updatedAt, words) => {
  const blog = { ...ears, updatedAt, details: { medical } };
  open(publishedPage, { ...data, found: { kind: 'published', blog } });
  expect(screen.getByText(/^Posted/)).toBeVisible();
  expect(screen.queryByText(/^Text last changed/)?.textContent).toBe(words);
});

test.each([
  ['illness', ['tel:112']],
  ['suicide', ['tel:14416', 'tel:112']],
] as const)(
  'a post about %s says what to do and whom to call before its picture',
  (danger, calls) => {
    const { container } = open(publishedPage, {
      ...data,
      found: { kind: 'published', blog: { ...ears, details: { danger } } },
    });
    const strip = screen.getByText(dangerStrips[danger].text).closest('p');
    if (!strip) throw new Error('The post has no strip.');
    const links = within(strip).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(calls);
    const picture = container.querySelector('img');
    if (!picture) throw new Error('The post has no picture.');
    expect(strip.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('omits a struck-out dose from the excerpt', () => {
  const description =
    '<p>Give <s>500 mg</s> <del lang="en">10\nml</del> 250 mg of <sub>x</sub>.</p>';
  const found = { kind: 'published', blog: { ...ears, description } } as const;
  const head = publishedPage.head({ site, params: { id: 'ears' }, data: { ...data, found } });
  expect(head.description).toBe('Give 250 mg of x .');
});

test('the blog’s first page shows the newest post, or the one from navigation state', () => {
  open(blogPage, data);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ears in winter');
  expect(blogPage.head({ site, params: {}, data }).title).toContain('Ears in winter');
  const head = blogPage.head({ site, params: {}, data, state: passed });
  expect(head.title).toContain('A post without an id');
});

test('the Parents Desk shows a single post, and a retry button after a failure', () => {
  const { unmount } = open(deskPage, data);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ears in winter');
  expect(screen.queryByText('Read our other blogs...')).toBeNull();
  expect(deskPage.head({ site, params: { blogId: 'ears' }, data }).canonicalPath).toBe(
    '/blog/ears',
  );
  unmount();

  open(deskPage, { found: { kind: 'failed' }, others: [] });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  [{ kind: 'missing' }, 'Blog not found.'],
  [{ kind: 'failed' }, 'did not load'],
] as const)(
  'the page for a post that is %j says so, offers others, and is not indexed',
  (found, heading) => {
    const shown: PostPageData = { found, others: [] };
    open(publishedPage, shown);
    const top = screen.getByRole('heading', { level: 1 });
    expect(top).toHaveTextContent(heading);
    expect(others().getAllByRole('link')).toHaveLength(builtInCards.length);
    const calls = screen.queryAllByRole('link', { name: `Call ${site.contact.phone}` });
    expect(calls).toHaveLength(found.kind === 'failed' ? 1 : 0);
    const { robots } = publishedPage.head({ site, params: { id: 'ears' }, data: shown });
    expect(robots).toBe('noindex');
  },
);

test('a post has structured data and sharing metadata', () => {
  const details = {
    socialPicture: 'posts/0123456789abcdef-1200.jpg',
    category: { label: 'Hearing', topic: 'physical' as const },
  };
  const head = publishedPage.head({
    site,
    params: { id: 'ears' },
    data: {
      ...data,
      found: {
        kind: 'published',
        blog: { ...ears, updatedAt: '2026-11-19T00:00:00.000Z', details },
      },
    },
  });
  expect(head).toMatchObject({
    title: `Ears in winter | ${site.product.name}`,
    description: 'At home Keep warm.',
    canonicalPath: '/blog/ears',
    openGraph: {
      type: 'article',
      image: { path: details.socialPicture, width: 1200, height: 630, alt: 'Ears in winter' },
    },
    feeds: [{ path: '/blog/feed.xml' }, { path: '/blog/feed.json' }],
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: 'Ears in winter',
        author: { name: 'Asha' },
        datePublished: '2026-11-19',
      },
    ],
  });
});
