import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { createDocumentHead } from './document-head.ts';

const HOME = `
  <title>Home | Tulsi</title>
  <meta name="description" content="Old">
  <meta name="robots" content="noindex">
  <link rel="canonical" href="https://www.tulsi.example/">
  <link rel="alternate" href="https://www.tulsi.example/blog/feed.xml">
  <meta property="og:title" content="Home">`;
const OTHERS = `
  <script type="application/json" id="page-lock">{}</script>
  <link rel="stylesheet" href="/r/shell/0123456789abcdef/styles.css">`;
const SCHOOL = `
  <meta name="description" content="What we do.">
  <meta property="og:title" content="Our school">
  <link rel="canonical" href="https://www.tulsi.example/school">`;
const STRUCTURED = '<script type="application/ld+json">{"@type":"WebSite"}</script>';

beforeEach(() => {
  document.head.innerHTML = HOME + STRUCTURED + OTHERS;
});

/** A composed page with this head. */
function pageWith(head: string): Document {
  const page = document.implementation.createHTMLDocument('Our school | Tulsi');
  page.head.insertAdjacentHTML('beforeend', head);
  return page;
}

test('takes over the title and description of the next page, and keeps the rest of the head', () => {
  createDocumentHead(document).show(pageWith(SCHOOL + STRUCTURED + OTHERS.replace('{}', '[]')));
  expect(document.title).toBe('Our school | Tulsi');
  document.querySelector('title')?.remove();
  const trimmed = (html: string) => html.replace(/\s*\n\s*/g, '');
  expect(trimmed(document.head.innerHTML)).toBe(trimmed(OTHERS + SCHOOL));
});

test('prefixes the title of the current page, and replaces it', () => {
  const head = createDocumentHead(document);
  head.setPrefix('Error: ');
  expect(document.title).toBe('Error: Home | Tulsi');
  head.setPrefix('');
  expect(document.title).toBe('Home | Tulsi');
  head.setTitle('A new post | Tulsi');
  head.setPrefix('Error: ');
  expect(document.title).toBe('Error: A new post | Tulsi');
  head.show(pageWith(SCHOOL));
  expect(document.title).toBe('Our school | Tulsi');
});
