import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import type { Head } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { createDocumentHead } from './document-head.ts';

const site = { ...configuredSite(), siteUrl: 'https://www.tulsi.example' };
const head: Head = {
  title: 'Our school | Tulsi',
  description: 'What we do.',
  canonicalPath: '/school',
};

beforeEach(() => {
  document.head.innerHTML = `
    <title>Home</title>
    <meta name="description" content="Old">
    <link rel="canonical" href="https://www.tulsi.example/">
    <meta property="og:title" content="Home">
    <script type="application/ld+json">{"@type":"WebSite"}</script>
    <script type="application/json" id="page-lock">{}</script>`;
});

/** Shows a page with this head. */
const show = (next: Head) => createDocumentHead(document, site, '/').set(next, next.canonicalPath);

const content = (selector: string) =>
  [...document.head.querySelectorAll(`meta[${selector}]`)].map((meta) =>
    meta.getAttribute('content'),
  );

test('sets the title, description and address of the new page, and removes old structured data', () => {
  show(head);
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

test('marks a page as noindex, and removes the mark for the next page', () => {
  show({ ...head, robots: 'noindex' });
  expect(content('name=robots')).toEqual(['noindex']);
  show(head);
  expect(content('name=robots')).toEqual([]);
});

test('setting the same head twice has no further effect', () => {
  show(head);
  const once = document.head.innerHTML;
  show(head);
  expect(document.head.innerHTML).toBe(once);
});

test('escapes HTML in text', () => {
  show({ ...head, title: '</title><b>"x"', description: '"><script>' });
  expect(document.title).toBe('</title><b>"x"');
  expect(content('name=description')).toEqual(['"><script>']);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

test('the composed head and its structured data stay while its page is shown', () => {
  document.title = head.title;
  const composed = document.head.innerHTML;
  const documentHead = createDocumentHead(document, site, '/school');
  documentHead.set(head, '/school');
  expect(document.head.innerHTML).toBe(composed);
  documentHead.setPrefix('Error: ');
  expect(document.title).toBe('Error: Our school | Tulsi');
  documentHead.setPrefix('');
  documentHead.setTitle('No connection');
  documentHead.set(head, '/school');
  expect(document.title).toBe(head.title);
  expect(content('name=description')).toEqual(['What we do.']);
});
