import { PAGE_LOCK_ID } from '@site/kit/remote/page-lock.ts';
import { expect, test } from '@jest/globals';
import { checkedFile } from '../../compose/release-addresses.ts';
import { describe } from '../../testing/open-test-site.ts';
import { pageInFrame } from './page-in-frame.ts';

const shell = checkedFile(describe({ name: 'shell' }), 'shell.js');
const section = describe({ name: 'mfe-company', pages: { '/school': 'School' } });
const { name, id, integrity, contractVersion: contract } = section;
const entry = `/r/${name}/${id}/entry.js`;

/** A page of the running site, with a section in its lock or none. */
function frame(remote: object | null = null): string {
  const lock = { shell, remote, scripts: [], others: [], signals: null };
  return [
    '<title>Page not found | Pebble</title><meta name="description" content="Nothing here."/>',
    `<script id="${PAGE_LOCK_ID}" type="application/json">${JSON.stringify(lock)}</script>`,
    '<main id="main" tabindex="-1"><div id="slot"><h1>Not found</h1></div></main>',
  ].join('');
}

const page = {
  html: '<h1>School</h1><p>It costs $1 and $& more.</p>',
  preloads: [{ as: 'image', href: '/website/assets/mfe-company/a.svg' }],
  head: { title: 'School & more', description: 'For "schools".', canonicalPath: '/school' },
  status: 200 as const,
};

test('inserts a page and its head into the running site’s frame, as text', () => {
  const html = pageInFrame(frame(), section, page);
  expect(html).toContain(`${page.html}</div></div></main>`);
  expect(html).toContain(
    '<link rel="preload" as="image" href="/website/assets/mfe-company/a.svg"><title>School &amp; more</title>',
  );
  expect(html).toContain('<meta name="description" content="For &quot;schools&quot;."/>');
});

test.each([
  ['has a section in it', frame({ name, id, contract, integrity, entry })],
  ['has another structure', frame().replace('id="slot"', 'id="outlet"')],
  ['has no lock', frame().replace(PAGE_LOCK_ID, 'other')],
])('rejects a page from the running site that %s', (_what, other) => {
  expect(() => pageInFrame(other, section, page)).toThrow(
    /belongs to mfe-company|different version/,
  );
});
