import { publication } from '@site/kit/api/medical-facts.ts';
import { parseCited } from '@site/kit/content/cited.ts';
import * as v from 'valibot';

/** One line of prose. `{product}` becomes the configured product name. */
export const text = v.pipe(
  v.string(),
  v.regex(
    /^\S(?:.*\S)?$/,
    'must be a single line of text without surrounding spaces (is it missing?)',
  ),
  v.check((words) => !words.includes('[^'), 'must not cite sources, because none are shown here'),
);

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));
const day = v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-21'));
const sourceId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens'),
);

/**
 * A sentence or short paragraph with its sources. Every factual claim and figure must cite `sources`; advice and
 * comfort need none. `productFact` marks a claim about our own product: its only figures may be the number of questions
 * and the ages of the bands, so that we don't promise what we don't sell.
 */
export const citedText = v.strictObject({
  text,
  sources: v.exactOptional(v.array(sourceId)),
  productFact: v.exactOptional(v.literal(true)),
});

/** Parses a `citedText` as written in documents: `Lead harms a growing brain. [^who-lead]`, or `[^product]`. */
export const citedSchema = v.pipe(v.string(), v.transform(parseCited), citedText);

export const points = v.pipe(v.array(citedSchema), v.minLength(1, 'must have at least one point'));

/** Icons of facts and tabs. */
export const iconName = v.picklist([
  'kid',
  'list',
  'clock',
  'doc',
  'info',
  'alert',
  'check',
  'phone',
  'pin',
  'search',
]);

/** `src` is below the configured asset base; `alt` describes the image; sizes in pixels. */
export const pictureSchema = v.strictObject({
  src: v.pipe(
    text,
    v.regex(/^[\w-]+\/[\w.-]+\.(?:svg|png|jpg|webp|avif)$/, 'must be an image in assets/'),
  ),
  alt: text,
  width: pixels,
  height: pixels,
});

/** A short fact below the lead, with its icon. */
const factSchema = v.pipe(
  v.strictObject({ icon: iconName, text: v.string() }),
  v.transform(({ icon, text: words }) => ({ icon, ...parseCited(words) })),
  v.strictObject({ icon: iconName, ...citedText.entries }),
);

export const facts = v.pipe(v.array(factSchema), v.minLength(1, 'must have at least one fact'));

/** A publication that the page cites, listed in this order and numbered from 1. */
const source = v.strictObject({ id: sourceId, ...publication.entries });

/** The clinician who approved the text: name, degrees, council registration. */
const reviewer = v.strictObject({ name: text, qualification: text, registration: text });

/** The points of a "When to get help" card. */
const careBullets = v.pipe(v.array(text), v.minLength(1, 'must have at least one sign'));

/** Helplines from the site configuration by number, in display order. */
const helplineNumbers = v.array(v.pipe(v.string(), v.regex(/^\d{3,5}$/, 'must be 3 to 5 digits')));

/** Whom to call, where to go, or both: a parent in a hurry must find one of the two. */
const careCard = v.pipe(
  v.strictObject({
    heading: text,
    bullets: careBullets,
    helplines: v.exactOptional(helplineNumbers),
    /** Where to go, such as "Nearest eye hospital". */
    place: v.exactOptional(text),
  }),
  v.check(
    ({ helplines = [], place }) => helplines.length > 0 || place !== undefined,
    'must name a helpline in "helplines" or where to go in "place"',
  ),
);

/**
 * When to get help: three cards in increasing urgency. The doctor's card links to booking, the others only to helplines
 * and places.
 */
export const careSchema = v.strictObject({
  heading: text,
  intro: text,
  doctor: v.strictObject({ heading: text, bullets: careBullets }),
  urgent: careCard,
  emergency: careCard,
});

/** Provenance of a medical text: sources, author, reviewer and dates. */
export const reviewedText = {
  sources: v.pipe(
    v.array(source),
    v.minLength(1),
    v.check(
      (list) => new Set(list.map((entry) => entry.id)).size === list.length,
      'must not repeat an id',
    ),
  ),
  writtenBy: text,
  /** Null until a clinician has reviewed the text; the page then says "Awaiting clinical review". */
  reviewedBy: v.nullable(reviewer),
  reviewedOn: v.nullable(day),
  lastChangedOn: day,
  nextReviewOn: day,
};

/** The latest date for the next review of a text changed on `from`. */
function threeYearsAfter(from: string): string {
  return `${Number(from.slice(0, 4)) + 3}${from.slice(4)}`;
}

const reviewedTextSchema = v.object(reviewedText);

export type ReviewedText = v.InferOutput<typeof reviewedTextSchema>;

export const REVIEWER_WITHOUT_DAY = 'reviewedBy and reviewedOn must both be set or both be null';

/** Whether a reviewer and a review date are both present or both missing. */
export function reviewIsWhole(text: ReviewedText): boolean {
  return (text.reviewedBy === null) === (text.reviewedOn === null);
}

export const REVIEW_TOO_LATE = 'nextReviewOn must be within three years after lastChangedOn';

/** Whether the next review is within three years of the last change. */
export function reviewIsInTime({ lastChangedOn, nextReviewOn }: ReviewedText): boolean {
  return lastChangedOn < nextReviewOn && nextReviewOn <= threeYearsAfter(lastChangedOn);
}

export type Cited = v.InferOutput<typeof citedSchema>;

export type Fact = v.InferOutput<typeof factSchema>;

export type Care = v.InferOutput<typeof careSchema>;

export type Source = v.InferOutput<typeof source>;

export type ParsedContent<Content> =
  | { kind: 'valid'; content: Content }
  | { kind: 'invalid'; problems: readonly string[] };

/**
 * Validates a content file against its schema. Returns all problems at once, each with the field's path (`types.items:
 * must have at least …`).
 */
export function parseContent<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): ParsedContent<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { kind: 'valid', content: result.output };
  return {
    kind: 'invalid',
    problems: result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`,
    ),
  };
}
