import * as v from 'valibot';

/** One line of words. */
const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must be one line of words, with no space at either end'),
);

/** A day such as `2024-06-17`. */
const day = v.pipe(v.string(), v.isoDate('must be a day such as 2024-06-17'));

const year = v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100));

/**
 * A publication that a text rests on. `updated` is the year of its last revision. `note` says what a reader of the figure
 * should know, for example that another report disagrees.
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

/** The publications of a section (`sources.yaml`), each under the id that documents cite. */
export const publicationList = v.record(
  v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  ),
  publication,
);

/** A publication by its place in the list, from `1`, because the text leads to it with `#source-1`. */
const source = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be a number from 1')),
  ...publication.entries,
});

/** The clinician who signed the text off: name, degrees, council registration. */
const reviewer = v.strictObject({ name: text, qualification: text, registration: text });

/** The latest day on which a text changed on `from` must be looked at again: three years later. */
function threeYearsAfter(from: string): string {
  return `${Number(from.slice(0, 4)) + 3}${from.slice(4)}`;
}

/** Who answers for a text with medical facts, and what it rests on. */
export const medicalFacts = v.pipe(
  v.strictObject({
    writtenBy: text,
    /** Null until a clinician has reviewed the text; the page then says "Awaiting clinical review". */
    reviewedBy: v.nullable(reviewer),
    reviewedOn: v.nullable(day),
    lastChangedOn: day,
    nextReviewOn: day,
    sources: v.pipe(
      v.array(source),
      v.minLength(1, 'must name a source'),
      v.check(
        (list) => list.every((entry, index) => entry.id === String(index + 1)),
        'must be numbered 1, 2, 3 in order',
      ),
    ),
  }),
  v.check(
    (facts) => (facts.reviewedBy === null) === (facts.reviewedOn === null),
    'reviewedBy and reviewedOn must be given together, or both be null',
  ),
  v.check(
    (facts) =>
      facts.lastChangedOn < facts.nextReviewOn &&
      facts.nextReviewOn <= threeYearsAfter(facts.lastChangedOn),
    'nextReviewOn must be after lastChangedOn, and within three years of it',
  ),
);

/** Who answers for a text with medical facts, and what it rests on. Days are written `2024-06-17`. */
export type MedicalFacts = v.InferOutput<typeof medicalFacts>;

/** A publication a text rests on. */
export type MedicalSource = MedicalFacts['sources'][number];
