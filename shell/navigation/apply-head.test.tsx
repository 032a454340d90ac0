import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { applyHead } from './apply-head.ts';

const site = { ...configuredSite(), siteUrl: 'https://www.tulsi.example' };
const head = { title: 'Our school | Tulsi', description: 'What we do.', canonicalPath: '/school' };

beforeEach(() => {
  document.head.innerHTML = `
    <title>Home</title>
    <meta name="description" content="Old">
    <link rel="canonical" href="https://www.tulsi.example/">
    <meta property="og:title" content="Home">
    <script type="application/ld+json">{"@type":"WebSite"}</script>
    <script type="application/json" id="page-lock">{}</script>`;
});

const content = (selector: string) =>
  [...document.head.querySelectorAll(`meta[${selector}]`)].map((meta) =>
    meta.getAttribute('content'),
  );

test('title, description and address are those of the new page, and facts about the old one go', () => {
  applyHead(document, head, site);
  expect(document.title).toBe('Our school | Tulsi');
  expect(content('name=description')).toEqual(['What we do.']);
  expect(content('property="og:title"')).toEqual(['Our school | Tulsi']);
  expect(content('property="og:description"')).toEqual(['What we do.']);
  expect(content('property="og:url"')).toEqual(['https://www.tulsi.example/school']);
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.tulsi.example/school',
  );
  expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull();
  expect(document.getElementById('page-lock')).toBeInTheDocument();
});

test('a page that search engines should not list says so, and the next one no longer does', () => {
  applyHead(document, { ...head, robots: 'noindex' }, site);
  expect(content('name=robots')).toEqual(['noindex']);
  applyHead(document, head, site);
  expect(content('name=robots')).toEqual([]);
});

test('writing a head twice changes nothing more', () => {
  applyHead(document, head, site);
  const once = document.head.innerHTML;
  applyHead(document, head, site);
  expect(document.head.innerHTML).toBe(once);
});

test('words with signs of HTML stay words', () => {
  applyHead(document, { ...head, title: '</title><b>"x"', description: '"><script>' }, site);
  expect(document.title).toBe('</title><b>"x"');
  expect(content('name=description')).toEqual(['"><script>']);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});
