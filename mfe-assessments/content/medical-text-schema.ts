import { publication, review } from '@site/kit/api/medical-facts.ts';
import { parseCited } from '@site/kit/content/cited.ts';
import { listOf, listWithIds, slug, text, textUpTo } from '@site/kit/content/text.ts';
import * as v from 'valibot';

/** Title and description for the tab and search results. */
export const head = v.strictObject({ title: text, description: textUpTo(155) });

/**
 * A sentence or short paragraph with its sources. Every factual claim and figure must cite `sources`; advice and
 * comfort need none. `productFact` marks a claim about our own product: its only figures may be the number of questions
 * and the ages of the bands, so that we don't promise what we don't sell.
 */
export const citedText = v.strictObject({
  text,
  sources: v.exactOptional(v.array(slug)),
  productFact: v.exactOptional(v.literal(true)),
});

/** Parses a `citedText` as written in documents: `Lead harms a growing brain. [^who-lead]`, or `[^product]`. */
export const citedSchema = v.pipe(v.string(), v.transform(parseCited), citedText);

export const citedPoints = listOf(citedSchema);

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

/** A short fact below the lead, with its icon. */
const factSchema = v.pipe(
  v.strictObject({ icon: iconName, text: v.string() }),
  v.transform(({ icon, text: words }) => ({ icon, ...parseCited(words) })),
  v.strictObject({ icon: iconName, ...citedText.entries }),
);

export const facts = listOf(factSchema);

/** A publication that the page cites, listed in this order and numbered from 1. */
const source = v.strictObject({ id: slug, ...publication.entries });

/** The points of a "When to get help" card. */
const careBullets = listOf(text);

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
export const reviewedText = { sources: listWithIds(source), ...review };

const reviewedTextSchema = v.object(reviewedText);

export type ReviewedText = v.InferOutput<typeof reviewedTextSchema>;

export type Cited = v.InferOutput<typeof citedSchema>;

export type Fact = v.InferOutput<typeof factSchema>;

export type Care = v.InferOutput<typeof careSchema>;

export type Source = v.InferOutput<typeof source>;
