import type { CheckedFile } from '@site/kit/remote/page-lock.ts';

/** The first element marked as below the first screen. */
const marked = /<[a-z][\w-]*(?: [^<>]*)? data-fold[ =>]/;

/**
 * Returns the index where the first screen ends in a fragment: before the element with `data-fold` if there is one,
 * otherwise after the first element. Relies on renderers emitting well-formed, escaped HTML.
 */
export function foldOf(html: string): number {
  const mark = marked.exec(html);
  if (mark) return mark.index;
  const tag = /^<([a-z][\w-]*)/.exec(html)?.[1];
  if (!tag) return 0;
  let depth = 0;
  for (const { 0: text, 1: slash, index } of html.matchAll(
    new RegExp(`<(/?)${tag}(?=[ >/])[^<>]*>`, 'g'),
  )) {
    depth += slash || text.endsWith('/>') ? (slash ? -1 : 0) : 1;
    if (depth === 0) return index + text.length;
  }
  return html.length;
}

/**
 * Returns the part of a document that a browser receives before the full stylesheets: the body up to the first
 * stylesheet, or all of it if the sheets aren't in the body.
 */
export function htmlBeforeSheets(document: string, [first]: readonly CheckedFile[]): string {
  const body = document.indexOf('<body>');
  const sheets = document.indexOf(`<link rel="stylesheet" href="${first?.address}"`, body);
  return `<!doctype html><html>${document.slice(body, sheets < 0 ? undefined : sheets)}`;
}
