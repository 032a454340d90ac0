import { expect, test } from '@jest/globals';
import { parseBlogState } from './navigation-state.ts';

const card = { blogId: '101', title: 'A title', author: 'Asha', thumbnail: null };

test('parses the state passed by a card, and drops any other fields', () => {
  const blog = { ...card, blogId: null, updatedAt: '2024-06-17', description: '<p>Words</p>' };
  expect(parseBlogState({ blog: { ...blog, more: 1 }, blogs: [card] })).toEqual({
    blog,
    blogs: [card],
  });
});

test.each([
  ['nothing', null],
  ['a word', 'blog'],
  ['a post without a list', { blog: card }],
  ['a list that is not an array', { blog: card, blogs: {} }],
  ['a list with an item that is not a post', { blog: card, blogs: [card, 3] }],
  ['a post without a title', { blog: { ...card, title: undefined }, blogs: [] }],
  ['an id that is a number', { blog: { ...card, blogId: 101 }, blogs: [] }],
  ['a picture that is not a string', { blog: { ...card, thumbnail: {} }, blogs: [] }],
  ['a body that is not a string', { blog: { ...card, description: null }, blogs: [] }],
])('rejects %s as a navigation state', (_what, state) => {
  expect(parseBlogState(state)).toBeNull();
});
