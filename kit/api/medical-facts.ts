import { day, text } from '../content/text.ts';
import * as v from 'valibot';

const year = v.pipe(
  v.number('must be a year such as 2024'),
  v.integer(),
  v.minValue(1950),
  v.maxValue(2100),
);

/**
 * A publication. `updated` is the year of its last revision. `note` is a caveat for readers of the figure, such as
 * another report that disagrees.
 */
export const publication = v.strictObject({
  authors: v.exactOptional(text),
  title: text,
  publisher: text,
  year,
  updated: v.exactOptional(year),
  url: v.pipe(v.string(), v.url('must be a URL'), v.startsWith('https://', 'must be https')),
  note: v.exactOptional(text),
});

/** A cited source. Numbered from `1`, because the text links to `#source-1`. */
const source = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be a number from 1')),
  ...publication.entries,
});

/** The clinician who approved the text: name, degrees, council registration. */
const reviewer = v.strictObject({ name: text, qualification: text, registration: text });

/** Who answers for a text with medical facts, and since when. */
export const review = {
  writtenBy: text,
  /** Null until a clinician has reviewed the text; the page then says "Awaiting clinical review". */
  reviewedBy: v.nullable(reviewer),
  reviewedOn: v.nullable(day),
  lastChangedOn: day,
  nextReviewOn: day,
};

const reviewSchema = v.object(review);

type Review = v.InferOutput<typeof reviewSchema>;

/** Returns the latest date for the next review of a text changed on `from`, as “How we make our content” promises. */
function oneYearAfter(from: string): string {
  return `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
}

/** Adds the rules about the review to a schema that has the fields of `review`. */
export function reviewed<Schema extends v.GenericSchema<unknown, Review>>(schema: Schema) {
  return v.pipe(
    schema,
    v.check(
      ({ reviewedBy, reviewedOn }: v.InferOutput<Schema>) =>
        (reviewedBy === null) === (reviewedOn === null),
      'reviewedBy and reviewedOn must both be set or both be null',
    ),
    v.check(
      ({ lastChangedOn, nextReviewOn }: v.InferOutput<Schema>) =>
        lastChangedOn < nextReviewOn && nextReviewOn <= oneYearAfter(lastChangedOn),
      'nextReviewOn must be within one year after lastChangedOn',
    ),
  );
}

/** Provenance of a post: who is responsible for it and which sources it cites. */
export const medicalFacts = reviewed(
  v.strictObject({
    ...review,
    sources: v.pipe(
      v.array(source),
      v.minLength(1, 'must name a source'),
      v.check(
        (list) => list.every((entry, index) => entry.id === String(index + 1)),
        'must be numbered 1, 2, 3 in order',
      ),
    ),
  }),
);

/** Dates are `2024-06-17`. */
export type MedicalFacts = v.InferOutput<typeof medicalFacts>;

export type Publication = v.InferOutput<typeof publication>;

export type MedicalSource = MedicalFacts['sources'][number];
