import type { CheckedFile } from '@site/kit/remote/registry.ts';

/**
 * What a browser has of a document before its full sheets: everything of the body up to the first of them. All of
 * it when the sheets are not in the body.
 */
export function beginningOf(document: string, [first]: readonly CheckedFile[]): string {
  const body = document.indexOf('<body>');
  const sheets = document.indexOf(`<link rel="stylesheet" href="${first?.address}"`, body);
  return `<!doctype html>${document.slice(body, sheets < 0 ? undefined : sheets)}`;
}
