import { sitePath } from '@site/kit/site-path.ts';
import * as v from 'valibot';
import { codeName, decoration, idsDiffer, text, topic } from './field-schemas.ts';

const cardWords = {
  id: codeName,
  name: text,
  /** One short sentence: what it does for a child. */
  about: v.pipe(text, v.maxLength(60)),
  topic,
  img: decoration,
};

/** What a press on a card does: it leads to a page, or opens the waitlist of what is not there yet. */
const offering = v.variant('kind', [
  v.strictObject({
    kind: v.literal('page'),
    ...cardWords,
    /** What pressing does, beside the arrow. */
    action: text,
    to: sitePath,
    /** Marks what can be read about but not used yet. */
    soon: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    kind: v.literal('waitlist'),
    ...cardWords,
    action: text,
    /** Where the press leads when nothing can be opened. */
    instead: sitePath,
  }),
]);

/** The carousel of offerings. */
export const offeringsSchema = v.strictObject({
  label: text,
  heading: text,
  lead: text,
  /** The mark on what is not there yet. */
  comingSoon: text,
  cards: v.pipe(
    v.array(offering),
    v.minLength(1, 'must have at least one offering'),
    v.check((list) => idsDiffer(list), 'must not use an id twice'),
  ),
});

/** The offerings as `offerings.yaml` holds them. */
export type OfferingsWords = v.InferOutput<typeof offeringsSchema>;

/** One offering, by `kind`. */
export type Offering = OfferingsWords['cards'][number];
