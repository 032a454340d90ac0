import { expect, test } from '@jest/globals';
import { blogInList, blogPath, byline, publishedCard } from './blog-card-data.ts';

const blog = {
  blogId: 'ears',
  title: 'Ears in winter',
  author: 'Asha',
  thumbnail: 'https://pictures.example/ears.jpg',
  updatedAt: '2024-06-17',
  description: '<p>Many words</p>',
};

test('a published post’s card omits fields only its page needs, and empty ids and images', () => {
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

test('only a post without an id keeps its body in a list', () => {
  expect(blogInList(blog)).toEqual(publishedCard(blog));
  expect(blogInList({ ...blog, blogId: '' })).toMatchObject({
    blogId: null,
    updatedAt: '2024-06-17',
    description: '<p>Many words</p>',
  });
});

test('links a post by id, and one without an id to the blog’s first page', () => {
  expect(blogPath('a b')).toBe('/blog/a%20b');
  expect(blogPath(null)).toBe('/blog');
});

test.each([
  ['Asha $& Rao', 'By Asha $& Rao'],
  ['Review', 'A parent’s review'],
  ['', ''],
])('the byline of %p is %p', (author, line) => {
  expect(byline(author)).toBe(line);
});
