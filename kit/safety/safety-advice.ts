import * as v from 'valibot';
import type { Urgency } from './dangers.ts';

/** Dangers with a separate card, which is the same on every page. */
export const safetyAdviceIds = [
  'suicide-and-self-harm',
  'seizure',
  'sexual-abuse',
  'poisoning',
  'fever-under-three-months',
  'loss-of-skills',
] as const;

const text = v.pipe(
  v.string(),
  v.regex(
    /^\S(?:.*\S)?$/,
    'must be one line of words, with no space at either end (is it missing?)',
  ),
);

const sourceId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
);

/** One thing to do or to look for. Every figure and every claim of fact must cite its sources. */
const point = v.strictObject({
  text,
  sources: v.exactOptional(v.pipe(v.array(sourceId), v.minLength(1, 'must name a source'))),
});

function listOf<Point extends v.GenericSchema>(schema: Point) {
  return {
    heading: text,
    points: v.pipe(v.array(schema), v.minLength(1, 'must have at least one point')),
  };
}

/** Creates the schema of points that are all equally urgent; it rejects a danger of another urgency. */
function dangersFor<When extends Urgency>(urgency: When) {
  return listOf(
    v.strictObject({
      ...point.entries,
      urgency: v.exactOptional(v.literal(urgency, `must be of the urgency "${urgency}"`)),
    }),
  );
}

/** Creates the schema of a part that lists when to act, and at least one of whom to call or where to go. */
function urgentPart<When extends Urgency>(urgency: When) {
  return v.pipe(
    v.strictObject({
      ...dangersFor(urgency),
      /** Numbers of helplines in the site configuration, in display order. */
      helplines: v.exactOptional(
        v.array(v.pipe(v.string(), v.regex(/^\d{3,5}$/, 'must be 3 to 5 digits'))),
      ),
      /** Where to go, such as "The nearest hospital". */
      place: v.exactOptional(text),
    }),
    v.check(
      ({ helplines = [], place }) => helplines.length > 0 || place !== undefined,
      'must name a helpline in "helplines" or where to go in "place"',
    ),
  );
}

const source = v.strictObject({
  id: sourceId,
  title: text,
  publisher: text,
  year: v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100)),
  updated: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100))),
  /** The page that states the fact; a site's front page is rejected. */
  url: v.pipe(
    v.string(),
    v.url('must be a URL'),
    v.startsWith('https://', 'must be https'),
    v.check((url) => new URL(url).pathname !== '/', 'must lead to the page that shows the fact'),
  ),
});

/**
 * Advice for one danger, in the same words on every page that mentions it. Pages reference the advice by its id instead
 * of writing their own version.
 */
export const safetyAdviceSchema = v.strictObject({
  id: v.picklist(safetyAdviceIds),
  heading: text,
  intro: text,
  /** The introduction's sources. */
  introSources: v.pipe(v.array(sourceId), v.minLength(1, 'must name a source')),
  /** Steps that apply at any urgency. */
  steps: v.strictObject(listOf(point)),
  /** Signs that cannot wait. Shown before `today`, so that a parent in a hurry finds them first. */
  now: urgentPart('now'),
  /** Signs for which a doctor must see the child the same day. */
  today: urgentPart('today'),
  /** Signs for which it is soon enough if a doctor sees the child within days. */
  thisWeek: v.exactOptional(v.strictObject(dangersFor('thisWeek'))),
  /** Laws and other facts that remove a reason to wait. */
  goodToKnow: v.exactOptional(v.strictObject(listOf(point))),
  sources: v.pipe(v.array(source), v.minLength(1)),
});

/** Advice for one danger. */
export type SafetyAdvice = v.InferOutput<typeof safetyAdviceSchema>;

/** The id by which content files reference advice. */
export type SafetyAdviceId = SafetyAdvice['id'];

/** One thing to do or to look for, with its sources. */
export type SafetyPoint = v.InferOutput<typeof point>;

/** A publication on which advice is based. */
export type SafetySource = v.InferOutput<typeof source>;
