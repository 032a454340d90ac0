import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { postHtml } from './post-html.ts';

function siteNamed(name: string, slug: string) {
  const site = configuredSite();
  return { ...site, product: { ...site.product, name, slug } };
}

test('fills the slug into links and the name into text', () => {
  expect(
    postHtml(
      '<p>{product} has <a href="/{product}-offerings/{product}-vision">eye checks</a>.</p>',
      siteNamed('Two Words', 'two-words'),
    ),
  ).toBe('<p>Two Words has <a href="/two-words-offerings/two-words-vision">eye checks</a>.</p>');
});

test('keeps a number with its unit', () => {
  expect(postHtml('<li>38 °C (100.4 °F) or more</li>', siteNamed('A', 'a'))).toBe(
    '<li>38\u{a0}°C (100.4\u{a0}°F) or more</li>',
  );
});

test('escapes HTML in the name', () => {
  expect(postHtml('<p>{product}</p>', siteNamed('A & <b>', 'a'))).toBe('<p>A &amp; &lt;b></p>');
});
