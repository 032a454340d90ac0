import { expect, jest, test } from '@jest/globals';
import type { BlogInState } from '@site/kit/blog-cards/blog-card-data.ts';
import type { Navigator } from '@site/kit/router.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { ParentsDesk } from './parents-desk.tsx';

const site = configuredSite();

const ears: BlogInState = {
  blogId: 'ears',
  title: 'Ears in winter',
  author: 'Asha',
  thumbnail: '/uploads/ears.jpg',
};
const nameless: BlogInState = {
  blogId: null,
  title: 'A note from the clinic',
  author: 'Ravi',
  thumbnail: null,
  updatedAt: '2026-11-20',
  description: '<p>We are open on Saturday.</p>',
};

/** Shows the carousel with these published posts; gives what is noted of moves. */
function show(published: readonly BlogInState[]) {
  const push = jest.fn<Navigator['push']>();
  render(
    <OnTheHomePage push={push}>
      <ParentsDesk site={site} published={published} />
    </OnTheHomePage>,
  );
  return push;
}

const card = (title: string) => screen.getByRole('link', { name: new RegExp(title) });

test('published posts come first and the eight built-in ones follow', () => {
  show([ears]);

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/ears',
    ...['101', '102', '103', '104', '105', '106', '107', '108'].map((id) => `/blog/${id}`),
  ]);
});

test('a press leads to the post and passes it and the whole list', () => {
  const push = show([ears]);
  const press = createEvent.click(card('Ears in winter'));
  fireEvent(card('Ears in winter'), press);

  expect(press.defaultPrevented).toBe(true);
  expect(push.mock.calls).toHaveLength(1);
  expect(push.mock.calls[0]?.[0]).toMatchObject({ pathname: '/blog/ears' });
  expect(push.mock.calls[0]?.[1]).toMatchObject({
    blog: ears,
    blogs: [
      ears,
      { blogId: '101', author: site.product.name },
      ...Array.from({ length: 7 }, () => ({})),
    ],
  });
});

test('a post without an id leads to the blog and takes its words along', () => {
  const push = show([nameless]);

  expect(card('A note from the clinic')).toHaveAttribute('href', '/blog');
  fireEvent.click(card('A note from the clinic'));

  expect(push.mock.calls[0]?.[0]).toMatchObject({ pathname: '/blog' });
  expect(push.mock.calls[0]?.[1]).toMatchObject({ blog: nameless });
});

test('a press that asks for a new tab is left to the browser', () => {
  const push = show([ears]);
  const press = createEvent.click(card('Ears in winter'), { ctrlKey: true });
  fireEvent(card('Ears in winter'), press);

  expect(press.defaultPrevented).toBe(false);
  expect(push).not.toHaveBeenCalled();
});

test('a post shows its own picture, or the blog’s own when it has none', () => {
  show([ears, nameless]);

  const source = (title: string) => card(title).querySelector('img')?.getAttribute('src');
  expect(source('Ears in winter')).toBe('/uploads/ears.jpg');
  expect(source('A note from the clinic')).toBe(`${site.assetBase}/illustrations/blog-default.svg`);
});
