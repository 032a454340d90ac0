import type { Token } from 'markdown-it';

/** Markdown extensions of other tools, which our parser would show literally. */
const unsupportedSyntax: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /~~|~\w(?:[^~]*\w)?~/,
    'would be shown with its tildes instead of struck through: write ~~500 mg~~, without inner spaces and within one paragraph',
  ],
  [
    /\^\w+\^/,
    'would be shown with its carets instead of superscript: use a superscript digit such as ²',
  ],
  [
    /\[\^[^\]]*\]/,
    'is not a footnote: list sources in the front matter, and refer to the first one with [^1]',
  ],
];

/** Returns why a text would not render as intended, or `null` if it would. */
export function unsupportedSyntaxIn(words: string): string | null {
  const found = unsupportedSyntax.find(([pattern]) => pattern.test(words));
  return found ? `“${words.trim().slice(0, 60)}” ${found[1]}` : null;
}

/** Returns the line of a paragraph that looks like a definition, which isn't supported, or -1 if there is none. */
export function definitionIn(paragraph: string): number {
  return paragraph.split('\n').findIndex((line) => /^:\s/.test(line));
}

/** Returns the reference labels used by links and pictures, such as `WHO` in `[see here][WHO]`. */
export function labelsUsedIn(tokens: readonly Token[]): ReadonlySet<string> {
  const used = tokens.flatMap(({ type, meta, children }) => [
    ...(type === 'link_open' || type === 'image' ? [labelOf(meta)] : []),
    ...labelsUsedIn(children ?? []),
  ]);
  return new Set(used.filter((label) => label !== ''));
}

/** Returns the reference label of a token, or an empty string. */
export function labelOf(meta: unknown): string {
  return typeof meta === 'object' && meta !== null && 'label' in meta ? String(meta.label) : '';
}

/** Counts the cells as written. The parser drops those beyond the last column. */
export function cellsIn(row: string): number {
  const cells = row.replace(/^[\s>]*\|?/, '').replace(/(?<!\\)\|\s*$/, '');
  return cells.split(/(?<!\\)\|/).length;
}

/** Preserves written item numbers where automatic numbering would differ. */
export function preserveNumbers(tokens: readonly Token[]): void {
  const lists: { first: number; next: number }[] = [];
  for (const token of tokens) {
    if (token.type.endsWith('_list_open')) {
      const first = Number(token.attrGet('start') ?? 1);
      lists.push({ first, next: first });
    } else if (token.type.endsWith('_list_close')) lists.pop();
    const list = lists.at(-1);
    if (token.type !== 'list_item_open' || token.info === '' || !list) continue;
    const written = Number(token.info);
    // Writers can repeat the first number and let the parser count.
    if (written !== list.next && written !== list.first) {
      token.attrSet('value', String(written));
      list.next = written;
    }
    list.next += 1;
  }
}
