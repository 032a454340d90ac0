import { expect, test } from '@jest/globals';
import { assetsIn, assetsOfPage, linksIn } from './links.ts';

const site = { siteUrl: 'https://pebble.example', assetBase: '/website/assets' };
const picture = '/website/assets/mfe-home/hero.svg';

test('lists the pages that HTML links to, without their query and hash', () => {
  const html = `<a class="x" href="/clinic?city=delhi#map">Clinic</a><a href="/clinic">Again</a>
    <a href="https://example.com/">Out</a><a href="//example.com/">Out</a><a href="/a%20b&amp;c">Odd</a>`;
  expect(linksIn(html)).toEqual(['/clinic', '/a b&c']);
});

test.each([
  ['a picture', `<img src="${picture}" alt="">`],
  ['a picture that an island shows', `<div data-props="{&quot;src&quot;:&quot;${picture}&quot;}">`],
  ['the poster of a film', `<video poster="${picture}"></video>`],
  ['a document to download', `<a href="${picture}" download>Leaflet</a>`],
  ['a style sheet', `.hero { background: url(${picture}) }`],
  ['a quoted address in a style sheet', `.hero { background: url("${picture}") }`],
  ['structured data', JSON.stringify({ logo: `https://pebble.example${picture}` })],
  ['a feed', `<enclosure url="https://pebble.example${picture}" length="1"/>`],
])('finds the file referenced by %s', (_what, text) => {
  expect(assetsIn(text, site)).toEqual([picture]);
});

test('finds each picture of a srcset once', () => {
  const html = `<img srcset="${picture} 1x, /website/assets/mfe-home/hero@2x.webp 2x" src="${picture}?v=2">`;
  expect(assetsIn(html, site)).toEqual([picture, '/website/assets/mfe-home/hero@2x.webp']);
});

test('finds files served from an asset host', () => {
  const away = { ...site, assetBase: 'https://cdn.example/pebble' };
  expect(assetsIn('<img src="https://cdn.example/pebble/mfe-home/hero.svg">', away)).toEqual([
    picture,
  ]);
});

test('ignores pictures of posts and file names in text', () => {
  const html = '<img src="/website/assets/posts/0123-640.webp"><p>docs/website/assets/a.svg</p>';
  expect(assetsIn(html, site)).toEqual([]);
});

test('doesn’t count a post’s social picture as a file of the section', () => {
  const head = { title: 'Post', description: '', canonicalPath: '/blog/1' };
  const image = { path: 'posts/9fcc53b624083228-1200.jpg', width: 1200, height: 630, alt: 'A cap' };
  const openGraph = { image };
  expect(assetsOfPage({ html: '', head: { ...head, openGraph } }, site)).toEqual([]);
});

test('finds files in a page’s HTML, sharing metadata and structured data', () => {
  const head = {
    title: 'Home',
    description: '',
    canonicalPath: '/',
    openGraph: { image: { path: 'mfe-home/social.png', width: 1200, height: 630, alt: 'A cap' } },
    jsonLd: [{ logo: 'https://pebble.example/website/assets/brand/icon.png' }],
  };
  expect(assetsOfPage({ html: `<img src="${picture}">`, head }, site)).toEqual([
    picture,
    '/website/assets/mfe-home/social.png',
    '/website/assets/brand/icon.png',
  ]);
});
