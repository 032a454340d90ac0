import { describe, expect, test } from '@jest/globals';
import { pageFile, routePattern } from './page-path.ts';
import { assetsIn, assetsOfPage, linksIn } from './links.ts';
import { preloadsIn } from '@site/kit/remote/preloads.ts';
import { describe as releaseOf } from '../testing/open-test-site.ts';
import { islandScripts, preloadTags } from './page-tags.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { PageEntry } from '../versions/part-manifest.ts';
import { declaredRedirects, hasPage, liveRedirects } from './redirects.ts';
import { siteMap } from './site-map.ts';
import { robotsText } from './site-files.ts';
import { SITE_MAP_PART } from './site-addresses.ts';
import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { searchIn } from '@site/kit/search/read-search.ts';
import { searchOptions } from '@site/kit/search/search-options.ts';
import MiniSearch from 'minisearch';
import { searchIndex } from './search-index.ts';

test.each([
  ['/', '/site/index.html'],
  ['/school', '/site/school/index.html'],
  ['/blog/101', '/site/blog/101/index.html'],
])('stores the page at %s as %s', (pathname, file) => {
  expect(pageFile('/site', pathname)).toBe(file);
});

test('stores a pattern page in the pattern’s folder, named after its status', () => {
  expect(pageFile('/site', '/blog/:id', 404)).toBe('/site/blog/404.html');
  expect(pageFile('/site', '/eyes/article/:id', 200)).toBe('/site/eyes/article/other.html');
});

test.each(['/:id', '/blog/:id/comments', '/:section/:id'])(
  'rejects %s as a pattern with a catch-all page',
  (pattern) => {
    expect(() => pageFile('/site', pattern)).toThrow('must have exactly one parameter, at its end');
  },
);

const patterns = ['/', '/blog', '/blog/:id', '/assessments/adhd', '/checklists/adhd/*'];

test.each([
  ['/', '/'],
  ['/blog/101', '/blog/:id'],
  ['/blog/:id', '/blog/:id'],
  ['/assessments/adhd', '/assessments/adhd'],
  ['/checklists/adhd', '/checklists/adhd/*'],
  ['/checklists/adhd/hi/2', '/checklists/adhd/*'],
  ['/Blog', null],
  ['/blog/101/more', null],
  ['/checklists', null],
])('%s is a page of %s', (pathname, pattern) => {
  expect(routePattern(patterns, pathname)).toBe(pattern);
});

describe('links and files of a page', () => {
  const site = { siteUrl: 'https://pebble.example', assetBase: '/website/assets' };
  const picture = '/website/assets/mfe-home/hero.svg';

  test('lists the pages that HTML links to, without their query and hash', () => {
    const html = `<a class="x" href="/clinic?city=delhi#map">Clinic</a><a href="/clinic">Again</a>
    <a href="https://example.com/">Out</a><a href="//example.com/">Out</a><a href="/a%20b&amp;c">Odd</a>`;
    expect(linksIn(html)).toEqual(['/clinic', '/a b&c']);
  });

  test.each([
    ['a picture', `<img src="${picture}" alt="">`],
    [
      'a picture that an island shows',
      `<div data-props="{&quot;src&quot;:&quot;${picture}&quot;}">`,
    ],
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

  test('ignores file names in text', () => {
    expect(assetsIn('<p>docs/website/assets/a.svg</p>', site)).toEqual([]);
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
});

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

const release = {
  ...releaseOf({ name: 'mfe-home' }),
  islands: { bell: ['islands.js', 'bell.js'], door: ['islands.js', 'door.js'] },
};

const island = (name: string) => `<div data-island="${name}" data-props="{}"></div>`;

test('lists each island’s scripts only once', () => {
  const html = `<h1>Hall</h1>${island('door')}${island('bell')}${island('door')}`;
  expect(islandScripts(release, html)).toEqual(['islands.js', 'door.js', 'bell.js']);
});

test.each(['<h1>Hall</h1>', '<p>Write data-island=&quot;door&quot;</p>'])(
  '%s has no islands and needs no scripts',
  (html) => {
    expect(islandScripts(release, html)).toEqual([]);
  },
);

test('reports an island without code, naming the expected file', () => {
  expect(() => islandScripts(release, island('gate'))).toThrow('mfe-home has no gate.island.tsx');
});

describe('redirects', () => {
  const page: PageEntry = {
    hash: 'a'.repeat(64),
    status: 200,
    fragment: 'b'.repeat(64),
    asked: {},
    listed: true,
    title: 'Title',
    description: '',
    sheet: '',
    links: [],
  };

  const manifest = (
    addresses: readonly string[],
    redirects: Readonly<Record<string, string>> = {},
  ) => ({
    pages: Object.fromEntries(addresses.map((address) => [address, page])),
    redirects,
  });

  test('fills the configured slug into redirects', () => {
    const { product, ...site } = configuredSite();
    const redirects = [{ from: '/{product}-help', to: '/{product}-offerings' }];
    expect(
      declaredRedirects(
        { redirects, routes: [] },
        { ...site, product: { ...product, slug: 'tulsi' } },
        [],
      ),
    ).toEqual({ '/tulsi-help': '/tulsi-offerings' });
  });

  test('redirects product pages from former slugs', () => {
    const { product, ...site } = configuredSite();
    const patterns = ['/assessments', '/{product}-offerings/{product}-eyes/:id'];
    expect(
      declaredRedirects(
        { redirects: [], routes: patterns.map((pattern) => ({ id: pattern, pattern })) },
        { ...site, product: { ...product, slug: 'tulsi', was: ['neem', 'tulsi'] } },
        ['/assessments', '/tulsi-offerings/tulsi-eyes/tulsi', '/tulsi-offerings/tulsi-eyes/:id'],
      ),
    ).toEqual({ '/neem-offerings/neem-eyes/tulsi': '/tulsi-offerings/tulsi-eyes/tulsi' });
  });

  test('resolves chains to one redirect, even across sections', () => {
    const company = manifest(['/company'], { '/faq': '/company/faq', '/company/faq': '/help' });
    const help = manifest(['/help/all'], { '/help': '/help/all' });
    expect(Object.fromEntries(liveRedirects([company, help]))).toEqual({
      '/faq': '/help/all',
      '/company/faq': '/help/all',
      '/help': '/help/all',
    });
  });

  test('drops redirects to missing pages, redirects from existing pages, and loops', () => {
    const redirects = { '/a': '/b', '/b': '/a', '/c': '/nowhere', '/d': '/d', '/page': '/other' };
    expect(liveRedirects([manifest(['/page', '/other'], redirects)]).size).toBe(0);
    const standing = { '/e': '/eyes/:id', '/f': '/eyes/9' };
    expect(liveRedirects([manifest(['/eyes/:id'], standing)]).size).toBe(0);
  });

  test('a pattern page matches all URLs of its pattern unless its status is 404', () => {
    const gone = { ...page, status: 404 as const };
    const isPage = hasPage([
      manifest(['/eyes/:id', '/school']),
      { pages: { '/blog/:id': gone, '/blog/1': page } },
    ]);
    const asked = ['/eyes/9', '/eyes', '/school', '/blog/1', '/blog/2', '/'];
    expect(asked.filter(isPage)).toEqual(['/eyes/9', '/school', '/blog/1']);
  });
});

describe('the site map', () => {
  const site = { ...configuredSite(), siteUrl: 'https://www.example.org' };

  const page = {
    hash: 'a'.repeat(64),
    status: 200,
    fragment: 'b'.repeat(64),
    asked: {},
    listed: true,
    title: '',
    description: '',
    sheet: '',
    links: [],
  } satisfies PageEntry;

  const locationsIn = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);

  test('lists only indexable pages, and escapes their URLs', () => {
    const { '/sitemap.xml': map, ...others } = siteMap(site, {
      '/blog/a&b': page,
      '/blog/:id': { ...page, status: 404, listed: false },
      '/contactUs/sent': { ...page, listed: false },
    });
    expect(locationsIn(map)).toEqual(['https://www.example.org/blog/a&amp;b']);
    expect(others).toEqual({});
    expect(Object.keys(siteMap(site, {}))).toEqual(['/sitemap.xml']);
  });

  test('splits a large site map into parts with an index', () => {
    const paths = Array.from({ length: 10 }, (_each, index) => `/blog/${index}`);
    const pages = Object.fromEntries(paths.map((pathname) => [pathname, page]));
    const { '/sitemap.xml': first = '', ...parts } = siteMap(site, pages, 3);
    expect(first).toContain('<sitemapindex ');
    expect(locationsIn(first)).toEqual(Object.keys(parts).map((address) => site.siteUrl + address));
    const listed = Object.entries(parts).map(([address, text]) => {
      expect(address).toMatch(SITE_MAP_PART);
      return locationsIn(text);
    });
    expect(listed.map(({ length }) => length)).toEqual([3, 3, 3, 1]);
    expect(listed.flat()).toEqual(paths.map((pathname) => site.siteUrl + pathname));
  });

  test('robots.txt excludes the form endpoints on this host', () => {
    expect(robotsText({ ...site, apiBase: '/api' })).toContain('Disallow: /api/\n');
  });
});

const entry = (path: string, kind: SearchEntry['kind']): SearchEntry => ({
  path,
  kind,
  title: `About ${path}`,
  alsoCalled: [],
  summary: '',
});

const posts = ['/blog/9', '/blog/8', '/blog/7'].map((path) => entry(path, 'article'));
const others = [entry('/faq', 'question'), entry('/adhd', 'condition')];

const pathsIn = (text = '') =>
  Object.values(MiniSearch.loadJSON(text, searchOptions).toJSON().documentIds);

test('a site of typical size has a single index', () => {
  const files = searchIndex([...posts, ...others], {});
  expect(Object.keys(files)).toEqual(['/search-index.json']);
  expect(pathsIn(files['/search-index.json'])).toHaveLength(5);
  expect(JSON.parse(files['/search-index.json'] ?? '')).not.toHaveProperty('parts');
});

test('a large site’s first index contains the main pages and the newest articles', () => {
  const files = searchIndex([...posts, ...others], {}, 3);
  expect(Object.keys(files)).toEqual(['/search-index.json', '/search-index-2.json']);
  expect(pathsIn(files['/search-index.json'])).toEqual(['/adhd', '/blog/9', '/faq']);
  expect(pathsIn(files['/search-index-2.json'])).toEqual(['/blog/7', '/blog/8']);
  expect(JSON.parse(files['/search-index.json'] ?? '')).toMatchObject({ parts: 2 });
});

test('rejects two entries with the same URL, even in different indexes', () => {
  const twice = [...posts, entry('/blog/9', 'condition')];
  expect(() => searchIndex(twice, {}, 1)).toThrow('have the same path');
});

test('finds pages by synonym, ranked below exact matches', () => {
  const own = { ...entry('/fever', 'page'), title: 'Fever', summary: 'When to see a doctor.' };
  const literal = { ...entry('/hindi', 'page'), title: 'Bukhar aur sardi' };
  const [json = ''] = Object.values(searchIndex([own, literal], {}));
  const search = searchIn([MiniSearch.loadJSON(json, searchOptions)]);
  const pathsOf = (query: string) => search(query).results.map(({ path }) => path);
  expect(pathsOf('bukhar')).toEqual(['/hindi', '/fever']);
  expect(pathsOf('fever')).toEqual(['/fever', '/hindi']);
  expect(pathsOf('daktar')).toEqual(['/fever']);
});
