import * as v from 'valibot';
import { block, day, decoration, head, idsDiffer, points, slug, text } from './words-schema.ts';

/** Things that differ in the same few ways, such as what each form takes, why and for how long. */
const entries = v.strictObject({
  kind: v.literal('entries'),
  items: v.pipe(
    v.array(
      v.strictObject({
        term: text,
        lines: v.pipe(v.array(v.strictObject({ label: text, text })), v.minLength(1)),
      }),
    ),
    v.minLength(1, 'must have at least one entry'),
  ),
});

const section = v.strictObject({
  /** The part of the address after `#`. Never change one: people share it. */
  id: slug,
  title: text,
  blocks: v.pipe(v.array(v.union([block, entries])), v.minLength(1)),
});

/**
 * A page of rules or promises: what it says in short, then section by section, with a list of contents.
 * `{product}`, `{phone}`, `{email}` and the other words of `withSiteFacts` in any text stand for the configured facts.
 */
export const policySchema = v.strictObject({
  head,
  crumb: text,
  heading: text,
  /** Days that count, as they are shown; `day` says the same to machines. */
  dates: v.array(v.strictObject({ label: text, shown: text, day })),
  summary: v.strictObject({
    heading: text,
    points,
    picture: decoration,
  }),
  contents: text,
  sections: v.pipe(
    v.array(section),
    v.minLength(1, 'must have at least one section'),
    v.check((list) => idsDiffer(list), 'must not use an id twice'),
  ),
  /** What changed, oldest first. */
  versions: v.strictObject({
    heading: text,
    items: v.pipe(v.array(v.strictObject({ shown: text, day, text })), v.minLength(1)),
  }),
});

/** A page of rules or promises, as its content file holds it. */
export type Policy = v.InferOutput<typeof policySchema>;

/** One section of such a page. */
export type PolicySection = Policy['sections'][number];
