import { PAGE_LOCK_ID, parsePageLock } from '@site/kit/remote/registry.ts';
import { expect, test } from '@jest/globals';
import { checkedFile, stylesOf } from '../../compose/release-addresses.ts';
import { describe } from '../../testing/open-test-site.ts';
import { pageInFrame } from './page-in-frame.ts';

const shell = describe({ name: 'shell' });
const section = describe({ name: 'mfe-company', pages: { '/school': 'School' } });

/** What a site says of an address that it has no page for. */
function frame({ of = null }: { of?: object | null } = {}): string {
  const lock = {
    shell: checkedFile(shell, 'shell.js'),
    remote: of,
    scripts: [],
    others: ['/website/assets/desk.js'],
    signals: { to: '/api/signals', route: 'none' },
  };
  return [
    '<!doctype html><html lang="en-IN"><head><link rel="stylesheet" href="/r/shell/styles.css"/>',
    '<title>Page not found | Pebble</title><meta name="description" content="Nothing here."/>',
    `<script id="${PAGE_LOCK_ID}" type="application/json">${JSON.stringify(lock)}</script></head>`,
    '<body><div id="site-header"><a href="/">Pebble</a></div>',
    '<main id="main" tabindex="-1"><div id="slot"><div><h1>Not found</h1></div></div></main>',
    '<div id="site-footer">Footer</div></body></html>\n',
  ].join('');
}

const page = {
  html: '<h1>School</h1><p>It costs $1 and $& more.</p><div data-island="button"></div>',
  preloads: [{ as: 'image', href: '/website/assets/mfe-company/a.svg' }],
  head: {
    title: 'School & more | Pebble',
    description: 'For "schools".',
    canonicalPath: '/school',
  },
  status: 200 as const,
};

const lockIn = (html: string) =>
  parsePageLock(JSON.parse(/application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? ''));

test('a page stands between the header and the footer of the running site, with its own sheet', () => {
  const html = pageInFrame(frame(), section, page);
  const [sheet] = stylesOf(section);
  expect(html).toContain(
    `<div id="slot"><div data-remote="mfe-company" data-release="${section.id}"><link rel="stylesheet" href="${sheet?.address}" integrity="${sheet?.integrity}"/>${page.html}</div></div></main>`,
  );
  expect(html).not.toContain('Not found');
  for (const kept of ['href="/r/shell/styles.css"', 'id="site-header"', 'Footer']) {
    expect(html).toContain(kept);
  }
  expect(html).toContain(
    '<link rel="preload" as="image" href="/website/assets/mfe-company/a.svg"><title>School &amp; more | Pebble</title>',
  );
  expect(html).toContain('<meta name="description" content="For &quot;schools&quot;."/>');
});

test('its lock has the shell of the running site, and the scripts of our section', () => {
  expect(lockIn(pageInFrame(frame(), section, page))).toEqual({
    ...lockIn(frame()),
    remote: {
      name: 'mfe-company',
      id: section.id,
      entry: `/r/mfe-company/${section.id}/entry.js`,
      integrity: section.integrity,
    },
    scripts: [checkedFile(section, 'button.js')],
  });
});

test('an island without scripts is named', () => {
  const html = '<div data-island="slider"></div>';
  expect(() => pageInFrame(frame(), section, { ...page, html })).toThrow('no slider.island.tsx');
});

test.each([
  ['has a section in it', frame({ of: checkedSection() })],
  ['is put together otherwise', frame().replace('id="slot"', 'id="outlet"')],
  ['has no lock', frame().replace(PAGE_LOCK_ID, 'other')],
])('a page of the running site that %s is no frame', (_what, other) => {
  expect(() => pageInFrame(other, section, page)).toThrow(/of mfe-company|in another way/);
});

function checkedSection() {
  const { name, id, integrity } = section;
  return { name, id, integrity, entry: `/r/${name}/${id}/entry.js` };
}
