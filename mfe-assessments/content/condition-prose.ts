import * as v from 'valibot';
import { citedSchema, type ConditionContent, factSchema } from './condition-schema.ts';

/**
 * One piece of text a parent may read, and where it stands (`types.items.3.subtext`).
 * A `cited` piece can show its sources; a `plain` one (a heading, a card's words) cannot.
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

/**
 * Fields that hold no sentence of ours. Publications keep their own wording; their notes are ours
 * and are collected apart.
 */
const notProse = new Set([
  'topic',
  'slug',
  'icon',
  'kind',
  'src',
  'unit',
  'href',
  'helplines',
  'priceKey',
  'sources',
  'reviewedBy',
  'reviewedOn',
  'lastChangedOn',
  'nextReviewOn',
]);

const citedText = v.union([citedSchema, factSchema]);

function collect(value: unknown, path: string): readonly Prose[] {
  if (typeof value === 'string') return [{ kind: 'plain', path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (v.is(citedText, value)) {
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

/** Every text of a condition page in file order, with the notes of its sources at the end. */
export function proseOf(condition: ConditionContent): readonly Prose[] {
  const notes = condition.sources.flatMap((source): readonly Prose[] =>
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
  return [...collect(condition, ''), ...notes];
}
