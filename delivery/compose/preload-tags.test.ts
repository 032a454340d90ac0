import { expect, test } from '@jest/globals';
import { preloadsIn } from '@site/kit/remote/preloads.ts';
import { preloadTags } from './preload-tags.ts';

test('renders preloads as escaped tags', () => {
  const preloads = [
    { as: 'image', href: '/a.jpg?x=1&y=2', fetchpriority: 'high' },
    { href: '/b.jpg"><script>run()</script>', as: 'image' },
  ];
  const tags = preloadTags(preloads);
  expect(tags).toContain(
    '<link rel="preload" as="image" href="/a.jpg?x=1&amp;y=2" fetchpriority="high">',
  );
  expect(tags).not.toContain('<script>');
  expect(preloadsIn(tags)).toEqual(preloads);
  expect(preloadTags([])).toBe('');
});
