import { expect, test } from '@jest/globals';
import type { Blog } from '@site/kit/api/blog.ts';
import { pickFeaturedPost } from './featured-post.ts';

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
