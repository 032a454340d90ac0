import {
  type ChangedPage,
  isSilent,
  type WordChange,
  wordDiff,
  type WordSpan,
} from '@site/desk/review/changed-words.ts';

/** Formats the text changes and citations of pages for a terminal. */
export function linesForWords(pages: readonly ChangedPage[]): string[] {
  const said = pages.filter((page) => !isSilent(page));
  const silent = pages.length - said.length;
  return [
    ...said.flatMap(linesForPage),
    ...(silent === 0 ? [] : [`${pagesIn(silent)} changed without new text.`]),
  ];
}

function linesForPage({ path, kind, words, moved, cites, alsoOn }: ChangedPage): string[] {
  const places =
    moved === 0 ? [] : [`  moved   ${moved} ${moved === 1 ? 'block' : 'blocks'} of text`];
  const others = alsoOn.length === 0 ? [] : [`  also on ${alsoOn.join(', ')}`];
  return [
    `${path} (${kind})`,
    ...words.flatMap(linesForChange),
    ...places,
    ...citesOf(cites),
    ...others,
    '',
  ];
}

function linesForChange({ before, after }: WordChange): string[] {
  if (before === null) return [`  new     ${after}`];
  if (after === null) return [`  removed ${before}`];
  return [
    `  before  ${before}`,
    `  after   ${after}`,
    ...wordDiff(before, after).flatMap(lineForSpan),
  ];
}

function lineForSpan(span: WordSpan): string[] {
  if (span.kind === 'same') return [];
  const [removed, added] = [span.removed.trim(), span.added.trim()];
  if (added === '') return [`    “${removed}” removed`];
  return [removed === '' ? `    “${added}” added` : `    “${removed}” → “${added}”`];
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
