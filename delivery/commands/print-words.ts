import { diffWordsWithSpace } from 'diff';
import type { ChangedPage } from '../review/changed-words.ts';
import type { WordChange } from '../review/word-changes.ts';

/** What a person reads of changed pages: of each the words before and after, and what it cites. */
export function linesForWords(pages: readonly ChangedPage[]): string[] {
  const said = pages.filter(({ words, cites }) => words.length > 0 || citesOf(cites).length > 0);
  const silent = pages.length - said.length;
  return [
    ...said.flatMap(linesForPage),
    ...(silent === 0 ? [] : [`On ${pagesIn(silent)} only the markup is another; no words are.`]),
  ];
}

function linesForPage({ path, kind, words, cites }: ChangedPage): string[] {
  return [`${path} (${kind})`, ...words.flatMap(linesForChange), ...citesOf(cites), ''];
}

function linesForChange({ before, after }: WordChange): string[] {
  if (before === null) return [`  new     ${after}`];
  if (after === null) return [`  gone    ${before}`];
  const pieces = diffWordsWithSpace(before, after);
  const only = (which: 'added' | 'removed') =>
    pieces
      .filter((piece) => piece[which])
      .map(({ value }) => `“${value.trim()}”`)
      .join(' ');
  return [
    `  before  ${before}`,
    `  after   ${after}`,
    `    words taken away: ${only('removed') || 'none'}; words put in: ${only('added') || 'none'}`,
  ];
}

function citesOf({ added, removed }: ChangedPage['cites']): string[] {
  const line =
    (word: string) =>
    ({ kind, text, url }: ChangedPage['cites']['added'][number]) =>
      `  ${kind} ${word}: ${text} ${url}`;
  return [...added.map(line('put in')), ...removed.map(line('taken away'))];
}

function pagesIn(number: number): string {
  return number === 1 ? '1 page' : `${number} pages`;
}
