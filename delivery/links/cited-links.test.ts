import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openTestSite, type TestSite } from '../testing/open-test-site.ts';
import { citedLinks } from './cited-links.ts';

let testSite: TestSite;

beforeEach(async () => {
  testSite = await openTestSite();
});

afterEach(() => testSite.close());

/** The cited links of a site with these pages in one section. */
async function citedOn(pages: Readonly<Record<string, string>>) {
  const { stores } = testSite;
  const outcome = await testSite.goLive(
    { name: 'shell', words: '<a href="https://social.example/us">Us</a>' },
    { name: 'mfe-blog', pages },
  );
  expect(outcome).toMatchObject({ kind: 'shipped' });
  const { version } = await stores.registry.live();
  if (!version) throw new Error('Nothing is live.');
  return citedLinks(stores.blobs, version, configuredSite());
}

test('finds each external link once, with its pages by part', async () => {
  const cited = await citedOn({
    '/blog': `<a href="https://who.example/a?b=1&amp;c=2#one">A</a> <a href="/blog/ears">Ours</a>
      <a href="tel:112">112</a> <a href="https://www.pebble.example/blog">Ours</a> <a href="https://">None</a>`,
    '/blog/ears': '<a href="https://who.example/a?b=1&amp;c=2#two">A</a> <a name="x">None</a>',
  });
  const places = [...cited].map(([address, shownOn]) => [
    address,
    [...shownOn].map(([part, pages]) => [part, [...pages].toSorted()]),
  ]);
  expect(Object.fromEntries(places)).toEqual({
    'https://who.example/a?b=1&c=2': [['mfe-blog', ['/blog', '/blog/ears']]],
    'https://social.example/us': [['shell', expect.arrayContaining(['/blog', '/blog/ears'])]],
  });
});
