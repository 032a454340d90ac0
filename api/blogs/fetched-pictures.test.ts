import { expect, test } from '@jest/globals';
import { sanitiseBlogHtml } from '@site/kit/blog-html/sanitise-blog-html.ts';
import {
  fetchedThumbnail,
  type FetchedPictures,
  parseFetchedPictures,
  withFetchedPictures,
} from './fetched-pictures.ts';

const cap = 'https://pictures.example/cap.jpg?w=1&h=2';
const address = '/website/assets/posts/0123456789abcdef-800.webp';
const pictures: FetchedPictures = {
  [cap]: { kind: 'kept', address, width: 800, height: 600, webp: `${address} 800w` },
  'https://pictures.example/gone.jpg': { kind: 'failed', reason: 'answered 404', triedAt: 1 },
};

test('replaces a post’s pictures with our copies and keeps their alt text', () => {
  const html = sanitiseBlogHtml(`<p><img src="${cap}" alt='A "cap"'></p>`);
  const shown = withFetchedPictures(html, pictures);
  expect(shown).toContain(`<img src="${address}" alt="A &quot;cap&quot;" width="800" height="600"`);
  expect(shown).not.toContain('pictures.example');
  expect(sanitiseBlogHtml(shown)).toBe(shown);
});

test('keeps the address of a picture that could not be fetched, so that the page can link to it', () => {
  const html = sanitiseBlogHtml('<img src="https://pictures.example/gone.jpg" alt="">');
  expect(withFetchedPictures(html, pictures)).toBe(html);
});

test('returns a thumbnail with the size of our copy', () => {
  expect(fetchedThumbnail(cap, pictures)).toEqual({
    address,
    picture: { alt: '', width: 800, height: 600, webp: `${address} 800w` },
  });
  expect(fetchedThumbnail('', pictures)).toBeNull();
});

test('ignores unreadable input', () => {
  expect(parseFetchedPictures('{"a":{"kind":"kept"}}')).toEqual({});
  expect(parseFetchedPictures('{')).toEqual({});
  expect(parseFetchedPictures(JSON.stringify(pictures))).toEqual(pictures);
});
