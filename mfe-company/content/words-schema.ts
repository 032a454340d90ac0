import { parseCited } from '@site/kit/content/cited.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';
import { points } from '@site/kit/content/fields.ts';
import { slug, text, textUpTo } from '@site/kit/content/text.ts';
import * as v from 'valibot';

/** A link to another site. */
export const siteLink = v.strictObject({
  text,
  to: v.pipe(text, v.startsWith('https://', 'must start with https://')),
});

export const pageFacts = v.strictObject({
  /** Title and description for the tab and search results; `title` is complete. */
  head: v.strictObject({
    title: v.pipe(text, v.endsWith('| {product}', 'must end with | {product}')),
    description: textUpTo(160),
  }),
  /** Search synonyms besides the head's text. Not shown. */
  everydayWords: points,
  heading: text,
});

/** A paragraph that cites its sources: `Lead harms a growing brain. [^who-lead]`. */
export const citedText = v.pipe(
  v.string(),
  v.transform(parseCited),
  v.strictObject({
    text,
    sources: v.pipe(v.array(slug, 'must name a source'), v.minLength(1, 'must name a source')),
  }),
);

/** A block of running text: a paragraph, one with links, or a list. */
export const block = v.variant('kind', [
  v.pipe(
    v.strictObject({ kind: v.literal('paragraph'), text: linkedText }),
    v.transform(({ kind, text: parts }) => {
      const [only] = parts;
      return parts.length === 1 && typeof only === 'string'
        ? { kind, text: only }
        : { kind: 'link-paragraph' as const, parts };
    }),
  ),
  v.strictObject({ kind: v.literal('list'), items: points }),
]);

/** Running text. The paragraph before a list introduces it. */
export const blocks = v.pipe(
  v.array(block),
  v.minLength(1, 'must not be empty'),
  v.check(
    (all) => listsAreIntroduced(all),
    'must introduce each list with a paragraph ending in a colon',
  ),
);

/** Whether each list follows a paragraph that ends with a colon. */
export function listsAreIntroduced(all: readonly ({ kind: string } | Block)[]): boolean {
  return all.every(({ kind }, index) => {
    const before = all[index - 1];
    return kind !== 'list' || (before && 'text' in before && before.text.endsWith(':'));
  });
}

export type PageFacts = v.InferOutput<typeof pageFacts>;

export type Block = v.InferOutput<typeof block>;
