import { expect, test } from '@jest/globals';
import type { Blog } from '@site/kit/api/contract.ts';
import { pickFeaturedPost, postPath } from './featured-post.ts';

function blog(blogId: string): Blog {
  return {
    blogId,
    title: `Post ${blogId}`,
    author: 'A parent',
    thumbnail: `/${blogId}.svg`,
    updatedAt: '2024-06-17',
    description: '<p>Many words</p>',
  };
}

test('the newest post is featured, without the words that only its own page shows', () => {
  expect(pickFeaturedPost([blog('new'), blog('old')])).toEqual({
    blogId: 'new',
    title: 'Post new',
    thumbnail: '/new.svg',
  });
});

test('no post is featured when none is published', () => {
  expect(pickFeaturedPost([])).toBeNull();
});

test('a post is read under its id, and one without an id on the blog’s first page', () => {
  expect(postPath({ blogId: 'a b', title: '', thumbnail: '' })).toBe('/blog/a%20b');
  expect(postPath({ blogId: '', title: '', thumbnail: '' })).toBe('/blog');
});
