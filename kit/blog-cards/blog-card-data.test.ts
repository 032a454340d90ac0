import { expect, test } from '@jest/globals';
import { blogInList, blogPath, publishedCard } from './blog-card-data.ts';

const blog = {
  blogId: 'ears',
  title: 'Ears in winter',
  author: 'Asha',
  thumbnail: 'https://pictures.example/ears.jpg',
  updatedAt: '2024-06-17',
  description: '<p>Many words</p>',
};

test('the card of a published post leaves out what only its page shows, and an empty id or picture', () => {
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

test('in a list only a post without an id keeps its words, which nothing else knows', () => {
  expect(blogInList(blog)).toEqual(publishedCard(blog));
  expect(blogInList({ ...blog, blogId: '' })).toMatchObject({
    blogId: null,
    updatedAt: '2024-06-17',
    description: '<p>Many words</p>',
  });
});

test('a post is read under its id, and one without an id on the blog’s first page', () => {
  expect(blogPath('a b')).toBe('/blog/a%20b');
  expect(blogPath(null)).toBe('/blog');
});
