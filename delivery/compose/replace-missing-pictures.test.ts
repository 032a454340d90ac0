import type { Blog } from '@site/kit/api/blog.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { expect, test } from '@jest/globals';
import { replaceMissingPictures } from './replace-missing-pictures.ts';

const site = configuredSite();
const standIn = `${site.assetBase}/illustrations/blog-default.svg`;
const there = new Set(['illustrations/cap.svg', 'posts/0123456789abcdef-400.webp']);

/** A post as the composer receives it. */
async function composed(changes: Partial<Blog>) {
  const blog: Blog = {
    blogId: 'ears',
    title: 'Ears',
    author: 'A',
    thumbnail: '',
    updatedAt: '2026-11-20',
    description: '',
    ...changes,
  };
  const services = replaceMissingPictures(
    { publishedBlogs: async () => [blog], blog: async () => blog },
    site,
    (file) => there.has(file),
  );
  return { post: await services.blog('ears'), list: await services.publishedBlogs('all') };
}

test('replaces a missing thumbnail with the default picture, including in lists', async () => {
  const { post, list } = await composed({ thumbnail: '/website/assets/gone.svg' });
  expect(post?.thumbnail).toBe('');
  expect(list[0]?.thumbnail).toBe('');
});

test.each(['/website/assets/illustrations/cap.svg', '/website/assets/illustrations/cap.svg?v=2'])(
  'keeps an existing picture: %s',
  async (thumbnail) => {
    expect((await composed({ thumbnail })).post?.thumbnail).toBe(thumbnail);
  },
);

test('replaces a missing picture in a post’s text with the default one and keeps its alt text', async () => {
  const gone = '/website/assets/posts/fedcba9876543210-400.webp';
  const here = '<img src="/website/assets/posts/0123456789abcdef-400.webp" alt="A scarf" />';
  const { post } = await composed({
    description: `<p>${here}<picture><source type="image/webp" srcset="${gone} 400w" sizes="92vw" /><img src="${gone}" alt="A cap" /></picture></p>`,
  });
  expect(post?.description).toBe(
    `<p>${here}<picture><img src="${standIn}" alt="A cap" width="400" height="300" loading="lazy" /></picture></p>`,
  );
});

test('leaves pictures on other hosts unchanged', async () => {
  const description = '<img src="https://pictures.example/cap.jpg" alt="A cap" />';
  expect((await composed({ description })).post?.description).toBe(description);
});
