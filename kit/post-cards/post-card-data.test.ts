import { expect, test } from '@jest/globals';
import { configuredSite } from '../testing/configured-site.ts';
import { postInList, postPath, byline, publishedCard } from './post-card-data.ts';
import { pictureAddress } from './picture-address.ts';

const blog = {
  blogId: 'ears',
  title: 'Ears in winter',
  author: 'Asha',
  thumbnail: 'https://pictures.example/ears.jpg',
  updatedAt: '2024-06-17',
  description: '<p>Many words</p>',
};

test('omits empty ids and images, and fields that only the post’s page needs, from a card', () => {
  const card = {
    blogId: 'ears',
    title: 'Ears in winter',
    author: 'Asha',
    thumbnail: 'https://pictures.example/ears.jpg',
  };
  expect(publishedCard(blog)).toEqual(card);
  expect(publishedCard({ ...blog, blogId: '', thumbnail: '' })).toEqual({
    ...card,
    blogId: null,
    thumbnail: null,
  });
});

test('keeps the body of a post in a list only if the post has no id', () => {
  expect(postInList(blog)).toEqual(publishedCard(blog));
  expect(postInList({ ...blog, blogId: '' })).toMatchObject({
    blogId: null,
    updatedAt: '2024-06-17',
    description: '<p>Many words</p>',
  });
});

test('links to a post by id, or to the blog’s first page without an id', () => {
  expect(postPath('a b')).toBe('/blog/a%20b');
  expect(postPath(null)).toBe('/blog');
});

test.each([
  ['Asha $& Rao', 'late', 'By Asha $& Rao'],
  ['Review', 'late', 'A parent’s review'],
  ['Review', '106', 'Sample review, not by a real parent'],
  ['', null, ''],
])('formats the byline of %p on the post %p as %p', (author, blogId, line) => {
  expect(byline({ author, blogId })).toBe(line);
});

const site = { ...configuredSite(), assetBase: 'https://cdn.example/a' };

test.each([
  ['https://cdn.example/b/ears.jpg', 'https://cdn.example/b/ears.jpg'],
  ['https://pictures.example/ears.jpg', 'https://cdn.example/a/illustrations/blog-default.svg'],
  ['//pictures.example/ears.jpg', 'https://cdn.example/a/illustrations/blog-default.svg'],
  ['/uploads/ears.jpg', '/uploads/ears.jpg'],
  ['illustrations/check-up.svg', 'https://cdn.example/a/illustrations/check-up.svg'],
  [null, 'https://cdn.example/a/illustrations/blog-default.svg'],
])('resolves the image %s to %s', (thumbnail, address) => {
  expect(pictureAddress(thumbnail, site)).toBe(address);
});
