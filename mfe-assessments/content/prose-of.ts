import * as v from 'valibot';
import { citedText, iconName, type Source } from './medical-text-schema.ts';

/**
 * A piece of text that a parent may read, with its path (`types.items.3.subtext`). A `cited` piece can show sources; a
 * `plain` one (a heading, a card's text) can't.
 */
export type Prose =
  | { kind: 'plain'; path: string; text: string }
  | {
      kind: 'cited';
      path: string;
      text: string;
      sources: readonly string[];
      productFact: boolean;
    };

export type MedicalText = { readonly sources: readonly Source[] };

/** Fields without prose of ours. Publications keep their own wording; our notes on them are collected separately. */
const notProse = new Set([
  'topic',
  'everydayWords',
  'id',
  'colour',
  'slug',
  'icon',
  'kind',
  'src',
  'unit',
  'urgency',
  'href',
  'helplines',
  'number',
  'safetyAdvice',
  'priceKey',
  'sources',
  'reviewedBy',
  'reviewedOn',
  'lastChangedOn',
  'nextReviewOn',
]);

const anyCitedText = v.strictObject({
  ...citedText.entries,
  icon: v.exactOptional(iconName),
  kind: v.exactOptional(v.literal('paragraph')),
});

function collect(value: unknown, path: string): readonly Prose[] {
  if (typeof value === 'string') return [{ kind: 'plain', path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (v.is(anyCitedText, value)) {
    return [
      {
        kind: 'cited',
        path,
        text: value.text,
        sources: value.sources ?? [],
        productFact: value.productFact ?? false,
      },
    ];
  }
  const fields: readonly [string, unknown][] = Object.entries(value);
  return fields
    .filter(([key]) => !notProse.has(key))
    .flatMap(([key, child]) => collect(child, path === '' ? key : `${path}.${key}`));
}

/** Every text of a page's content in file order, followed by the notes on its sources. */
export function proseOf(content: MedicalText): readonly Prose[] {
  const notes = content.sources.flatMap((source): readonly Prose[] =>
    source.note === undefined
      ? []
      : [
          {
            kind: 'cited',
            path: `sources.${source.id}.note`,
            text: source.note,
            sources: [source.id],
            productFact: false,
          },
        ],
  );
  return [...collect(content, ''), ...notes];
}
