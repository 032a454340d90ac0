import { expect, jest, test } from '@jest/globals';
import type { PostInState } from '@site/kit/post-cards/post-card-data.ts';
import type { Navigator } from '@site/kit/location.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { ParentsDesk } from './parents-desk.tsx';

const site = configuredSite();

const ears: PostInState = {
  blogId: 'ears',
  title: 'Ears in winter',
  author: 'Asha',
  thumbnail: '/uploads/ears.jpg',
};
const nameless: PostInState = {
  blogId: null,
  title: 'A note from the clinic',
  author: 'Ravi',
  thumbnail: null,
  updatedAt: '2026-11-20',
  description: '<p>We are open on Saturday.</p>',
};

/** Renders the carousel with these posts. Returns a navigation spy. */
function show(posts: readonly PostInState[]) {
  const push = jest.fn<Navigator['push']>();
  render(
    <OnTheHomePage push={push}>
      <ParentsDesk site={site} posts={posts} />
    </OnTheHomePage>,
  );
  return push;
}

const card = (title: string) => screen.getByRole('link', { name: new RegExp(title) });

test('shows posts with their own image or the default one', () => {
  show([ears, nameless]);

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/ears',
    '/blog',
  ]);
  const source = (title: string) => card(title).querySelector('img')?.getAttribute('src');
  expect(source('Ears in winter')).toBe('/uploads/ears.jpg');
  expect(source('A note from the clinic')).toBe(`${site.assetBase}/illustrations/blog-default.svg`);
});

test('a click passes the post and the whole list, with the body of a post without an id', () => {
  const push = show([nameless, ears]);
  fireEvent.click(card('A note from the clinic'));
  const press = createEvent.click(card('Ears in winter'));
  fireEvent(card('Ears in winter'), press);

  expect(press.defaultPrevented).toBe(true);
  const blogs = [nameless, ears];
  expect(push.mock.calls.map(([to, state]) => [to, state])).toMatchObject([
    ['/blog', { blog: nameless, blogs }],
    ['/blog/ears', { blog: ears, blogs }],
  ]);
});

test('leaves a click that opens a new tab to the browser', () => {
  const push = show([ears]);
  const press = createEvent.click(card('Ears in winter'), { ctrlKey: true });
  fireEvent(card('Ears in winter'), press);

  expect(press.defaultPrevented).toBe(false);
  expect(push).not.toHaveBeenCalled();
});
