import { expect, test } from '@jest/globals';
import { sanitiseBlogHtml } from '../blog-html/sanitise-blog-html.ts';
import { inAttribute, pictureAddresses, withPicturesReplaced } from './cleaned-pictures.ts';

const html = sanitiseBlogHtml(
  '<p><img src="https://a.example/1.jpg?x=1&y=2" alt="A &quot;cap&quot; &amp; a scarf"> and <img src="/website/assets/b.svg"></p><img src="https://a.example/1.jpg?x=1&y=2">',
);

test('the pictures of a post are found by their addresses, each once', () => {
  expect(pictureAddresses(html)).toEqual([
    'https://a.example/1.jpg?x=1&y=2',
    '/website/assets/b.svg',
  ]);
});

test('some pictures are replaced and the others stay as they are', () => {
  const replaced = withPicturesReplaced(html, ({ src, alt }) =>
    src.startsWith('https:') ? `[${inAttribute(alt)}]` : null,
  );
  expect(replaced).toBe(
    '<p>[A &quot;cap&quot; &amp; a scarf] and <img src="/website/assets/b.svg" alt="" /></p>[]',
  );
});

test('words that look like a picture are words', () => {
  expect(
    pictureAddresses(sanitiseBlogHtml('<p>&lt;img src="https://a.example/1.jpg"&gt;</p>')),
  ).toEqual([]);
});
