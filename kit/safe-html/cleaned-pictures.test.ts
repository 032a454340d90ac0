import { expect, test } from '@jest/globals';
import { sanitiseBlogHtml } from '../blog-html/sanitise-blog-html.ts';
import { escapeAttribute, pictureAddresses, withPicturesReplaced } from './cleaned-pictures.ts';

const html = sanitiseBlogHtml(
  '<p><img src="https://a.example/1.jpg?x=1&y=2" alt="A &quot;cap&quot; &amp; a scarf"> and <img src="/website/assets/b.svg"></p><img src="https://a.example/1.jpg?x=1&y=2">',
);

test('finds each image of a post once, and ignores text that looks like an image', () => {
  expect(pictureAddresses(html)).toEqual([
    'https://a.example/1.jpg?x=1&y=2',
    '/website/assets/b.svg',
  ]);
  const words = sanitiseBlogHtml('<p>&lt;img src="https://a.example/1.jpg"&gt;</p>');
  expect(pictureAddresses(words)).toEqual([]);
});

test('replaces some images and keeps the others', () => {
  const replaced = withPicturesReplaced(html, ({ src, alt }) =>
    src.startsWith('https:') ? `[${escapeAttribute(alt)}]` : null,
  );
  expect(replaced).toBe(
    '<p>[A &quot;cap&quot; &amp; a scarf] and <img src="/website/assets/b.svg" alt="" /></p>[]',
  );
});
