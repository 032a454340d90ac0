import * as v from 'valibot';
import type { Urgency } from './dangers.ts';

/** The dangers that have a card of their own, the same wherever it stands. */
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

/** One thing to do or to look for. Every figure and every claim of fact names what it rests on. */
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

/** Points that are all equally urgent; a danger of another urgency is refused. */
function dangersFor<When extends Urgency>(urgency: When) {
  return listOf(
    v.strictObject({
      ...point.entries,
      urgency: v.exactOptional(v.literal(urgency, `must be of the urgency "${urgency}"`)),
    }),
  );
}

/** When to act, and whom to call or where to go: one of the two at least. */
function urgentPart<When extends Urgency>(urgency: When) {
  return v.pipe(
    v.strictObject({
      ...dangersFor(urgency),
      /** Numbers of the site configuration's helplines, in the order they are shown. */
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
  /** The page that shows the fact, never the front page of a site. */
  url: v.pipe(
    v.string(),
    v.url('must be a URL'),
    v.startsWith('https://', 'must be https'),
    v.check((url) => new URL(url).pathname !== '/', 'must lead to the page that shows the fact'),
  ),
});

/**
 * What to do in one danger, in the same words on every page that speaks of it. A page names the
 * advice by its id and never writes a version of its own.
 */
export const safetyAdviceSchema = v.strictObject({
  id: v.picklist(safetyAdviceIds),
  heading: text,
  intro: text,
  /** What the introduction rests on. */
  introSources: v.pipe(v.array(sourceId), v.minLength(1, 'must name a source')),
  /** What is right to do however urgent it is. */
  steps: v.strictObject(listOf(point)),
  /** What cannot wait. Stands before `today`, so that a parent in a hurry finds it first. */
  now: urgentPart('now'),
  /** What a doctor must see the same day. */
  today: urgentPart('today'),
  /** What a doctor must see within days, where that is soon enough. */
  thisWeek: v.exactOptional(v.strictObject(dangersFor('thisWeek'))),
  /** The law and other facts that take away a reason to wait. */
  goodToKnow: v.exactOptional(v.strictObject(listOf(point))),
  sources: v.pipe(v.array(source), v.minLength(1)),
});

/** What to do in one danger. */
export type SafetyAdvice = v.InferOutput<typeof safetyAdviceSchema>;

/** The name of an advice, as content files give it. */
export type SafetyAdviceId = SafetyAdvice['id'];

/** One thing to do or to look for, and what it rests on. */
export type SafetyPoint = v.InferOutput<typeof point>;

/** A publication an advice rests on. */
export type SafetySource = v.InferOutput<typeof source>;
