import '@site/kit/testing/text-encoder.ts';
import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { screen, within } from '@testing-library/dom';
import { type DocumentParts, renderDocument, renderErrorFragment } from './document.tsx';
import { readPageLock } from '@site/kit/remote/page-lock.ts';

const site = { ...configuredSite(), siteUrl: 'https://www.tulsi.example' };
const id = '0123456789abcdef';
const release = (part: string, file: string) => `/r/${part}/${id}/${file}`;
/** A file as the composer names it, with a hash that only it has. */
const checked = (address: string) => ({ address, integrity: `sha256-${address.length}` });
const criticalSheet = checked('/first-screen/0123456789abcdef.css');

const drawn = {
  remote: 'mfe-company' as const,
  release: id,
  html: '<h1>Our school</h1>',
  hints: '',
  fold: '<h1>Our school</h1>'.length,
  criticalSheet,
};

const parts: DocumentParts = {
  site,
  pathname: '/school',
  head: {
    title: 'Our school | Tulsi',
    description: 'What we do at school.',
    canonicalPath: '/school',
    jsonLd: [{ '@type': 'School', name: 'Our school' }],
  },
  fragment: drawn,
  styles: [checked(release('shell', 'styles.css')), checked(release('mfe-company', 'styles.css'))],
  loader: checked(release('shell', 'loader.js')),
  lock: {
    shell: checked(release('shell', 'shell.js')),
    remote: {
      name: 'mfe-company',
      id,
      contract: 6,
      entry: release('mfe-company', 'entry.js'),
      integrity: 'sha384-abc',
    },
    scripts: [checked(release('mfe-company', 'page.js'))],
    others: ['/website/assets/desk.js'],
    signals: { to: '/api/signals', route: '/' },
  },
};

/** The document as a browser reads it. */
function read(changes: Partial<DocumentParts> = {}): Document {
  return new DOMParser().parseFromString(renderDocument({ ...parts, ...changes }), 'text/html');
}

const content = (page: Document, selector: string) =>
  page.querySelector(`meta[${selector}]`)?.getAttribute('content');

const canonicalOf = (page: Document) =>
  page.querySelector('link[rel=canonical]')?.getAttribute('href');

test('the head has language, title, description and canonical URL', () => {
  expect(renderDocument(parts)).toMatch(/^<!doctype html><html lang="en-IN"><head>/);
  const page = read();
  expect(page.title).toBe('Our school | Tulsi');
  expect(content(page, 'name=description')).toBe('What we do at school.');
  expect(canonicalOf(page)).toBe('https://www.tulsi.example/school');
  expect(content(page, 'name=robots')).toBeUndefined();
});

test('the head links to the page’s feeds, and has no canonical URL if the page is not indexed', () => {
  const path = '/blog/feed.xml';
  const feeds = [{ type: 'application/rss+xml', title: 'Posts', path }];
  const page = read({ head: { ...parts.head, feeds, robots: 'noindex' } });
  const link = page.querySelector('link[rel=alternate]');
  expect(link?.getAttribute('href')).toBe(`https://www.tulsi.example${path}`);
  expect(link?.getAttribute('type')).toBe('application/rss+xml');
  expect(content(page, 'name=robots')).toBe('noindex');
  expect(canonicalOf(page)).toBeUndefined();
});

test('sharing metadata has the page’s text and an absolute image URL', () => {
  const page = read();
  expect(content(page, 'property="og:title"')).toBe('Our school | Tulsi');
  expect(content(page, 'property="og:url"')).toBe('https://www.tulsi.example/school');
  expect(content(page, 'property="og:site_name"')).toBe(site.product.name);
  expect(content(page, 'property="og:type"')).toBe('website');
  expect(content(page, 'property="og:image"')).toMatch(/^https:\/\/www\.tulsi\.example\/website\//);
  expect(content(page, 'property="og:image:width"')).toBe('1200');
  expect(content(page, 'property="og:image:height"')).toBe('630');
  expect(content(page, 'property="og:image:alt"')).toContain(site.product.name);

  const image = { path: 'blog/sleep.jpg', width: 800, height: 600, alt: 'A child sleeps' };
  const article = read({
    head: { ...parts.head, openGraph: { type: 'article', image } },
    site: { ...site, assetBase: 'https://cdn.tulsi.example/assets' },
  });
  expect(content(article, 'property="og:type"')).toBe('article');
  expect(content(article, 'property="og:image"')).toBe(
    'https://cdn.tulsi.example/assets/blog/sleep.jpg',
  );
  expect(content(article, 'property="og:image:width"')).toBe('800');
  expect(content(article, 'property="og:image:alt"')).toBe('A child sleeps');
});

test('structured data has a schema.org context', () => {
  const script = read().querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'School',
    name: 'Our school',
  });
});

const sheetsIn = (place: ParentNode) =>
  [...place.querySelectorAll('link[rel=stylesheet]')].map((link) => ({
    address: link.getAttribute('href'),
    integrity: link.getAttribute('integrity'),
  }));

test('only the critical CSS blocks rendering; full stylesheets are at the fold, in order', () => {
  const page = read({
    fragment: {
      ...drawn,
      html: '<h1>Our school</h1><p>More</p>',
      fold: '<h1>Our school</h1>'.length,
    },
  });
  expect(sheetsIn(page.head)).toEqual([criticalSheet]);
  expect(sheetsIn(page.body)).toEqual(parts.styles);
  const fragment = page.querySelector(`#slot > [data-remote=mfe-company][data-release="${id}"]`);
  const around = [...(fragment?.children ?? [])];
  expect(around.map(({ tagName }) => tagName)).toEqual(['H1', 'LINK', 'LINK', 'P']);
});

test('the shell’s own pages have the full stylesheet in the head', () => {
  const page = read({ fragment: { remote: null, html: '<h1>x</h1>' } });
  expect(sheetsIn(page.head)).toEqual(parts.styles);
  expect(sheetsIn(page.body)).toEqual([]);
});

test('embeds the page lock unchanged', () => {
  expect(readPageLock(read())).toEqual(parts.lock);
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028 & "quoted"'])(
  'data such as %j can neither close its element nor change',
  (words) => {
    const page = read({
      lock: { ...parts.lock, scripts: [checked(`/r/${words}`)] },
      head: { ...parts.head, jsonLd: [{ '@type': 'School', name: words }] },
    });
    expect(readPageLock(page).scripts).toEqual([checked(`/r/${words}`)]);
    const facts = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(facts)).toMatchObject({ name: words });
    expect(page.querySelectorAll('script')).toHaveLength(read().querySelectorAll('script').length);
  },
);

test('escapes text in the head', () => {
  const words = '</title><script>alert("1")</script> & \'more\'';
  const page = read({ head: { ...parts.head, title: words, description: words } });
  expect(page.title).toBe(words);
  expect(content(page, 'name=description')).toBe(words);
  expect(page.querySelectorAll('script')).toHaveLength(read().querySelectorAll('script').length);
});

test('has no inline styles or scripts that a content security policy would have to allow', () => {
  for (const page of [read(), read({ fragment: { remote: null, html: '<h1>x</h1>' } })]) {
    expect(page.querySelectorAll('[style], style')).toHaveLength(0);
    const running = [...page.querySelectorAll('script')].filter(
      ({ type }) => type === '' || type === 'module' || type === 'text/javascript',
    );
    expect(running.map((script) => [script.getAttribute('src'), script.textContent])).toEqual([
      [parts.loader.address, ''],
    ]);
    const handlers = [...page.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  }
});

test('the loader does not block rendering, and has an integrity hash', () => {
  const script = read().querySelector(`script[src="${parts.loader.address}"][async]`);
  expect(script?.getAttribute('integrity')).toBe(parts.loader.integrity);
  expect(script?.getAttribute('crossorigin')).toBe('anonymous');
});

test('the head has the page’s preloads', () => {
  const hint =
    '<link rel="preload" as="image" href="/website/assets/sun.jpg" fetchPriority="high"/>';
  const [head = '', body = ''] = renderDocument({
    ...parts,
    fragment: { ...drawn, hints: hint },
  }).split('</head>');
  expect(head).toContain(hint);
  expect(body).not.toContain(hint);
});

test('has landmarks, and a skip link first', () => {
  document.body.replaceChildren(...read().body.children);
  expect(document.body.querySelector('a')).toHaveTextContent('Skip to the main content');
  expect(document.body.querySelector('a')).toHaveAttribute('href', '#main');
  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('id', 'main');
  expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('Our school');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  document.body.replaceChildren();
});

test('the header marks the current section, and the live regions are present and empty', () => {
  const page = read();
  const marked = [...page.querySelectorAll('[aria-current]')];
  expect(new Set(marked.map((link) => link.textContent))).toEqual(new Set(['School']));
  for (const place of ['route-announcer', 'site-waiting', 'site-notices', 'dialogs']) {
    expect(page.getElementById(place)?.innerHTML).toBe('');
  }
});

test.each([
  ['notFound', '404 Not Found', 'Page not found'],
  ['failed', '500 Internal Server Error', 'Something went wrong'],
] as const)('renders the error page for "%s"', (reason, status, title) => {
  const { html, head } = renderErrorFragment(site, reason);
  expect(head).toMatchObject({ title: `${title} | ${site.product.name}`, robots: 'noindex' });

  document.body.innerHTML = html;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  );
  expect(screen.getByText(status)).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName();
  document.body.replaceChildren();
});

test('a page with a malformed lock does not go live', () => {
  const page = read();
  const lock = page.getElementById('page-lock');
  if (!lock) throw new Error('There is no lock.');
  lock.textContent = JSON.stringify({ remote: null });
  expect(() => readPageLock(page)).toThrow('malformed');
  lock.textContent = '';
  expect(() => readPageLock(page)).toThrow('JSON');
});
