import * as v from 'valibot';
import { codeName, decoration, idsDiffer, text } from './field-schemas.ts';

/** The carousel of specialists and the words of its booking buttons. */
export const specialistsSchema = v.strictObject({
  /** Names the carousel for screen readers. */
  label: text,
  heading: text,
  lead: text,
  /** On every button; what is booked is added for those who hear it out of place. */
  book: text,
  cards: v.pipe(
    v.array(
      v.strictObject({
        id: codeName,
        name: text,
        /** What parents bring to this specialist, in a few words. */
        helpsWith: v.pipe(text, v.maxLength(40)),
        /** What a press books, as a parent would say it. */
        wanted: v.pipe(text, v.startsWith('a visit to the ')),
        img: decoration,
      }),
    ),
    v.minLength(1, 'must have at least one specialist'),
    v.check((list) => idsDiffer(list), 'must not use an id twice'),
  ),
});

/** The specialists as `specialists.yaml` holds them. */
export type SpecialistsWords = v.InferOutput<typeof specialistsSchema>;
