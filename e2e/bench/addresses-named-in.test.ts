import { expect, test } from '@jest/globals';
import { addressesNamedIn } from './addresses-named-in.ts';

test('addresses are found in attributes, in source sets and in the page lock, and are whole', () => {
  const html = `<link href="/a.css"><img srcset="/b.avif 1x, /c.avif 2x" src='/d.png?w=1&amp;h=2'>
    <script type="application/json">{"shell":"/r/shell.js","scripts":["/r/e.js"]}</script>
    <img src="http://site.test/f.png.webp"><img src="//other.test/g.svg">`;
  const named = [...addressesNamedIn(html, 'http://site.test/')];
  const paths = ['/a.css', '/b.avif', '/c.avif', '/d.png?w=1&h=2', '/r/shell.js', '/r/e.js'];
  for (const path of [...paths, '/f.png.webp']) expect(named).toContain(`http://site.test${path}`);
  expect(named).not.toContain('http://site.test/f.png');
  expect(named.join(' ')).not.toContain('g.svg');
});
