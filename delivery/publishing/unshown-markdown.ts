import type { Token } from 'markdown-it';

/** Signs with which other programs mark a meaning, and that the parser takes for words. */
const foreignSigns: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /~~|~\w(?:[^~]*\w)?~/,
    'is shown with its tildes and not struck through: write ~~500 mg~~, with no space inside and within one paragraph',
  ],
  [/\^\w+\^/, 'is shown with its carets and not raised: write a raised digit, such as ²'],
  [
    /\[\^[^\]]*\]/,
    'is no footnote: sources are listed above the words, and [^1] leads to the first of them',
  ],
];

/** Why words would not be shown as they were meant; `null` for words that would. */
export function foreignSignIn(words: string): string | null {
  const found = foreignSigns.find(([pattern]) => pattern.test(words));
  return found ? `“${words.trim().slice(0, 60)}” ${found[1]}` : null;
}

/** Which line of a paragraph is meant as the definition of a term, which the parser does not know; -1 for none. */
export function definitionIn(paragraph: string): number {
  return paragraph.split('\n').findIndex((line) => /^:\s/.test(line));
}

/** The labels that links and pictures of a text use, such as `WHO` in `[see here][WHO]`. */
export function labelsUsedIn(tokens: readonly Token[]): ReadonlySet<string> {
  const used = tokens.flatMap(({ type, meta, children }) => [
    ...(type === 'link_open' || type === 'image' ? [labelOf(meta)] : []),
    ...labelsUsedIn(children ?? []),
  ]);
  return new Set(used.filter((label) => label !== ''));
}

/** The label of a token that a link leads to or comes from; empty for none. */
export function labelOf(meta: unknown): string {
  return typeof meta === 'object' && meta !== null && 'label' in meta ? String(meta.label) : '';
}

/** How many cells a row of a table has as it was written; the parser drops those beyond the last column. */
export function cellsIn(row: string): number {
  const cells = row.replace(/^[\s>]*\|?/, '').replace(/(?<!\\)\|\s*$/, '');
  return cells.split(/(?<!\\)\|/).length;
}

/** Gives items of numbered lists the numbers that were written, where counting on would give others. */
export function keepNumbers(tokens: readonly Token[]): void {
  const lists: { first: number; next: number }[] = [];
  for (const token of tokens) {
    if (token.type.endsWith('_list_open')) {
      const first = Number(token.attrGet('start') ?? 1);
      lists.push({ first, next: first });
    } else if (token.type.endsWith('_list_close')) lists.pop();
    const list = lists.at(-1);
    if (token.type !== 'list_item_open' || token.info === '' || !list) continue;
    const written = Number(token.info);
    // Writers may begin every item with the number of the first and leave the counting to the parser.
    if (written !== list.next && written !== list.first) {
      token.attrSet('value', String(written));
      list.next = written;
    }
    list.next += 1;
  }
}
