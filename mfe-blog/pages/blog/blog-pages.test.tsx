import '@testing-library/jest-dom/jest-globals';
import '@site/kit/testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Post } from '@site/kit/api/post.ts';
import { PageContext } from '@site/kit/islands/page-context.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { dangerStrips } from '@site/kit/safety/safety.ts';
import { AddressInTest } from '@site/kit/testing/address-in-test.tsx';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { render, screen, within } from '@testing-library/react';
import { page as deskPage } from '../parents-desk/page.tsx';
import { page as blogPage } from './blog-page.tsx';
import type { PostPageData } from './load-post.ts';
import { page as publishedPage } from './published-page.tsx';

const site = configuredSite();

const ears: Post = {
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

const context = pageContextInTest({ site });

function open<Data>(page: Page<Data>, shown: Data) {
  return render(
    <AddressInTest>
      <PageContext value={context}>
        {page.render({ site, params: { id: 'ears', blogId: 'ears' }, data: shown })}
      </PageContext>
    </AddressInTest>,
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
  const links = others().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/eyes']);
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
  nextReviewOn: '2027-11-20',
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
  expect(screen.queryByText(/^Text last changed/)?.parentElement?.textContent).toBe(words);
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

test('the blog’s first page shows the newest post', () => {
  open(blogPage, data);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ears in winter');
  expect(blogPage.head({ site, params: {}, data }).title).toContain('Ears in winter');
});

test('the Parents Desk shows a single post', () => {
  open(deskPage, data);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ears in winter');
  expect(screen.queryByText('Read our other blogs...')).toBeNull();
  expect(deskPage.head({ site, params: { blogId: 'ears' }, data }).canonicalPath).toBe(
    '/blog/ears',
  );
});

test('the page for a missing post says so and offers other posts', () => {
  const missing: PostPageData = { ...data, found: { kind: 'missing' } };
  open(publishedPage, missing);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog not found.');
  expect(others().getByRole('link')).toHaveAttribute('href', '/blog/eyes');
  expect(publishedPage.head({ site, params: { id: 'ears' }, data: missing }).robots).toBe(
    'noindex',
  );
});

test('a post has structured data and sharing metadata', () => {
  const details = {
    picture: {
      alt: 'A cap',
      width: 800,
      height: 600,
      avif: '/website/assets/posts/0123456789abcdef-800.avif 800w',
      webp: '/website/assets/posts/0123456789abcdef-800.webp 800w',
    },
    category: { label: 'Hearing', topic: 'physical' as const },
  };
  const head = publishedPage.head({
    site,
    params: { id: 'ears' },
    data: {
      ...data,
      found: {
        kind: 'published',
        blog: {
          ...ears,
          thumbnail: '/website/assets/posts/0123456789abcdef-800.webp',
          updatedAt: '2026-11-19T00:00:00.000Z',
          details,
        },
      },
    },
  });
  expect(head).toMatchObject({
    title: `Ears in winter | ${site.product.name}`,
    description: 'At home Keep warm.',
    canonicalPath: '/blog/ears',
    openGraph: {
      type: 'article',
      image: { path: 'posts/0123456789abcdef-800.webp', width: 800, height: 600, alt: 'A cap' },
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
