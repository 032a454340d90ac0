import { diffWordsWithSpace } from 'diff';
import type { ChangedPage } from '../review/changed-words.ts';
import type { WordChange } from '../review/word-changes.ts';

/** What a person reads of changed pages: of each the words before and after, and what it cites. */
export function linesForWords(pages: readonly ChangedPage[]): string[] {
  const said = pages.filter(({ words, cites }) => words.length > 0 || citesOf(cites).length > 0);
  const silent = pages.length - said.length;
  return [
    ...said.flatMap(linesForPage),
    ...(silent === 0 ? [] : [`${pagesIn(silent)} changed in markup only.`]),
  ];
}

function linesForPage({ path, kind, words, cites }: ChangedPage): string[] {
  return [`${path} (${kind})`, ...words.flatMap(linesForChange), ...citesOf(cites), ''];
}

function linesForChange({ before, after }: WordChange): string[] {
  if (before === null) return [`  new     ${after}`];
  if (after === null) return [`  gone    ${before}`];
  return [
    `  before  ${before}`,
    `  after   ${after}`,
    ...differentWords(before, after).map(({ gone, come }) => {
      if (come === '') return `    “${gone}” removed`;
      return gone === '' ? `    “${come}” added` : `    “${gone}” → “${come}”`;
    }),
  ];
}

/** Where two texts differ, place by place. Places with nothing but a space between them are one. */
function differentWords(before: string, after: string): { gone: string; come: string }[] {
  const places: { gone: string; come: string }[] = [];
  let gone = '';
  let come = '';
  const endPlace = () => {
    const place = { gone: gone.trim(), come: come.trim() };
    if (place.gone !== place.come) places.push(place);
    gone = '';
    come = '';
  };
  for (const { added, removed, value } of diffWordsWithSpace(before, after)) {
    const isCommon = !added && !removed;
    if (isCommon && value.trim() !== '') endPlace();
    else {
      if (!added) gone += value;
      if (!removed) come += value;
    }
  }
  endPlace();
  return places;
}

function citesOf({ added, removed }: ChangedPage['cites']): string[] {
  const line =
    (word: string) =>
    ({ kind, text, url }: ChangedPage['cites']['added'][number]) =>
      `  ${kind} ${word}: ${text} ${url}`;
  return [...added.map(line('added')), ...removed.map(line('removed'))];
}

function pagesIn(number: number): string {
  return number === 1 ? '1 page' : `${number} pages`;
}
