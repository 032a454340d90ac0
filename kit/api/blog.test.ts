import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { blog, blogIdPattern } from './blog.ts';

test('accepts blogId or id, as a string or a number', () => {
  const text = {
    title: 'Eyes',
    author: 'A',
    thumbnail: '',
    updatedAt: '2024-06-17',
    description: '<p>',
  };
  expect(v.parse(blog, { ...text, blogId: 'eyes', views: 7 })).toEqual({ ...text, blogId: 'eyes' });
  expect(v.parse(blog, { ...text, id: 105 })).toEqual({ ...text, blogId: '105' });
  expect(v.parse(blog, { title: 'Eyes', thumbnail: null })).toEqual({
    blogId: '',
    title: 'Eyes',
    author: '',
    thumbnail: '',
    updatedAt: '',
    description: '',
  });
  expect(v.is(blog, { ...text, title: 4 })).toBe(false);
});

test('accepts only one path segment of plain characters as a blog id', () => {
  for (const id of ['101', 'a-b_C', 'x'.repeat(64)]) expect(id).toMatch(blogIdPattern);
  for (const id of ['', 'x'.repeat(65), 'a/b', '..', 'é', 'a\n'])
    expect(id).not.toMatch(blogIdPattern);
});
