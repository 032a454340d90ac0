import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { postSchema, postIdPattern } from '@site/kit/api/post.ts';
import { fetchPost } from './post-client.ts';
import { stubServer } from '@site/kit/api/testing/stub-api.ts';

const eyes = {
  blogId: 'eyes',
  title: 'Eyes',
  author: 'A',
  thumbnail: '',
  updatedAt: '2024-06-17',
  description: '<p>Eyes</p>',
};

test('returns a blog by id, reports a missing one, and treats any other response as unavailable', async () => {
  const found = await stubServer(200, JSON.stringify({ success: true, data: eyes }));
  expect(await fetchPost(found.base, 'a/b')).toEqual({ kind: 'found', blog: eyes });
  expect(found.seen[0]).toMatchObject({ url: '/api/blog/a%2Fb' });
  const missing = await stubServer(404, '{"success":false,"errors":{}}');
  expect(await fetchPost(missing.base, 'x')).toEqual({ kind: 'missing' });
  const none = await stubServer(200, '{"success":true,"data":null}');
  expect(await fetchPost(none.base, 'x')).toEqual({ kind: 'missing' });
  const broken = await stubServer(200, '{"success":true}');
  expect(await fetchPost(broken.base, 'x')).toEqual({ kind: 'unavailable', reason: 'server' });
});

test('accepts blogId or id, as a string or a number', () => {
  const text = {
    title: 'Eyes',
    author: 'A',
    thumbnail: '',
    updatedAt: '2024-06-17',
    description: '<p>',
  };
  expect(v.parse(postSchema, { ...text, blogId: 'eyes', views: 7 })).toEqual({
    ...text,
    blogId: 'eyes',
  });
  expect(v.parse(postSchema, { ...text, id: 105 })).toEqual({ ...text, blogId: '105' });
  expect(v.parse(postSchema, { title: 'Eyes', thumbnail: null })).toEqual({
    blogId: '',
    title: 'Eyes',
    author: '',
    thumbnail: '',
    updatedAt: '',
    description: '',
  });
  expect(v.is(postSchema, { ...text, title: 4 })).toBe(false);
});

test('accepts only one path segment of plain characters as a blog id', () => {
  for (const id of ['101', 'a-b_C', 'x'.repeat(64)]) expect(id).toMatch(postIdPattern);
  for (const id of ['', 'x'.repeat(65), 'a/b', '..', 'é', 'a\n'])
    expect(id).not.toMatch(postIdPattern);
});
