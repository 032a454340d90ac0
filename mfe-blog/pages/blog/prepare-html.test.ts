import { expect, test } from '@jest/globals';
import { sanitisePostHtml } from '@site/kit/post-html/sanitise-post-html.ts';
import { isCleanHtml } from '@site/kit/safe-html/blog-html.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { replaceForeignPictures, withScrollBoxes } from './prepare-html.ts';

const site = configuredSite();
const standIn = `<img src="${site.assetBase}/illustrations/blog-default.svg" alt="" width="400" height="300" loading="lazy" />`;
const shown = (html: string) => replaceForeignPictures(sanitisePostHtml(html), site);

test('replaces an image from another host with the default image and a link with its alt text', () => {
  expect(
    shown('<p>See <img src="https://tool.example/a.jpg?x=1&y=2" alt="A cap" width="4">.</p>'),
  ).toBe(
    `<p>See ${standIn} <a href="https://tool.example/a.jpg?x=1&amp;y=2" rel="noopener noreferrer nofollow">Picture on tool.example: A cap</a>.</p>`,
  );
});

test('names an image without alt text by its host, and adds no link inside another link', () => {
  expect(shown('<img src="https://tool.example/a.jpg">')).toContain('>Picture on tool.example</a>');
  const html = '<a href="/school"><img src="https://tool.example/a.jpg" alt="A cap"></a>';
  expect(shown(`${html}<img src="https://tool.example/b.jpg" alt="B">`)).toBe(
    `<a href="/school">${standIn} Picture on tool.example: A cap</a>${standIn} <a href="https://tool.example/b.jpg" rel="noopener noreferrer nofollow">Picture on tool.example: B</a>`,
  );
});

test('does not parse alt text as HTML or as a template', () => {
  const result = shown(
    '<img src="https://tool.example/a.jpg" alt="&lt;img src=x&gt; {host} $& {words}">',
  );
  expect(result).toContain('&lt;img src=x&gt; {host} $&amp; {words}</a>');
  expect(sanitisePostHtml(result)).toBe(result);
});

test('keeps the site’s own images, whichever of our hosts serves them', () => {
  for (const src of ['/website/assets/a.webp', `${site.siteUrl}/website/assets/a.svg`]) {
    const html = `<img src="${src}" alt="Ours" />`;
    expect(shown(html)).toBe(html);
  }
  const html = '<img src="https://files.example/a.svg" alt="Ours" />';
  const elsewhere = { ...site, assetBase: 'https://files.example/x' };
  expect(replaceForeignPictures(html, elsewhere)).toBe(html);
});

const box = (label: string) =>
  `<div class="ui-scrollable" role="group" aria-label="${label}" tabindex="0">`;

test.each([
  [
    '<table class="x"><tbody></tbody></table><p>2</p>',
    `${box('Table')}<table><tbody></tbody></table></div><p>2</p>`,
  ],
  ['<table lang="hi"></table>', `${box('Table')}<table lang="hi"></table></div>`],
  [
    '<pre dir="ltr"><code>1 &lt; 2</code></pre>',
    `${box('Code')}<pre dir="ltr"><code>1 &lt; 2</code></pre></div>`,
  ],
  ['<p>&lt;table&gt;</p>', '<p>&lt;table&gt;</p>'],
])('wraps wide content in a box that can be scrolled by keyboard: %s', (html, boxed) => {
  expect(withScrollBoxes(sanitisePostHtml(html))).toBe(boxed);
  expect(isCleanHtml(boxed)).toBe(true);
});
