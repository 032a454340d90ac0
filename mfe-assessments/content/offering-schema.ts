import { decoration, picture, wholeNumber } from '@site/kit/content/fields.ts';
import { listOf, text } from '@site/kit/content/text.ts';
import { reviewed } from '@site/kit/api/medical-facts.ts';
import { briefSchema } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { articleText } from './article-schema.ts';
import { ageRanges, spotColour } from './card-schema.ts';
import { conditionSlug, priceKey } from './condition-schema.ts';
import { careSchema, head, reviewedText } from './medical-text-schema.ts';

/** A page of this site. `{product}` in a path is filled in. */
const path = v.pipe(text, v.regex(/^\/[A-Za-z0-9/{}#-]*$/, 'must be a path on this site'));

const card = { title: text, text, picture };

const topic = v.picklist(['physical', 'behavioural', 'learning', 'general']);

/** Something on offer. The kind decides what clicking it does, if anything. */
const offeringCard = v.variant('kind', [
  /** Opens another site in a new tab; `to` is a key of the site configuration's links. */
  v.strictObject({
    kind: v.literal('external'),
    ...card,
    to: v.picklist(['hearingTest', 'assessmentSite']),
    action: text,
  }),
  /** Links to a page of this site; `topic` is that page's, if it differs from the offering's. */
  v.strictObject({
    kind: v.literal('page'),
    ...card,
    to: path,
    action: text,
    topic: v.exactOptional(topic),
  }),
  /** Not available yet; `about` is its name in the Coming Soon dialog. */
  v.strictObject({ kind: v.literal('soon'), ...card, about: text }),
]);

/** A card with a list and an action: book a visit, or go to a page. */
const listCard = v.strictObject({
  ...card,
  items: listOf(v.strictObject({ name: text, text })),
  action: v.variant('kind', [
    v.strictObject({ kind: v.literal('book'), label: text, wanted: text }),
    v.strictObject({ kind: v.literal('page'), label: text, to: path }),
  ]),
});

/** A short questionnaire on the assessment site. `spot` and `colour` as on the category pages. */
const assessment = v.strictObject({
  title: text,
  /** Its condition, which is also the key of its address in the site configuration. */
  slug: conditionSlug,
  ages: ageRanges,
  priceKey,
  /** As on the condition's card. */
  ageNote: v.exactOptional(text),
  questions: wholeNumber,
  spot: decoration,
  colour: spotColour,
});

/**
 * Medical content of an offering page: signs, what to do, when to get help, and sources. The rest of the page cites
 * nothing, so it must not make medical claims.
 */
const health = reviewed(v.strictObject({ ...articleText, care: careSchema, ...reviewedText }));

/** All text of an offering page. */
export const offeringSchema = v.strictObject({
  path,
  topic,
  name: text,
  everydayWords: v.exactOptional(v.array(text)),
  head,
  chip: text,
  heading: text,
  lead: text,
  brief: briefSchema,
  picture,
  /** The page's subject, as structured data. */
  about: v.strictObject({ type: v.picklist(['MedicalCondition', 'MedicalTest']), name: text }),
  /** In years. */
  ages: v.strictObject({ from: v.number(), to: v.number() }),
  listCards: v.exactOptional(v.array(listCard)),
  assessments: v.exactOptional(
    v.strictObject({
      heading: text,
      intro: text,
      /** Follows the number on each card. */
      questionsLabel: text,
      action: text,
      items: v.array(assessment),
    }),
  ),
  cards: v.strictObject({ heading: text, intro: text, items: v.array(offeringCard) }),
  /** Short advice below the cards. */
  goodToKnow: v.strictObject({
    heading: text,
    items: listOf(v.strictObject({ heading: text, text })),
  }),
  health: v.exactOptional(health),
  more: listOf(v.strictObject({ label: text, to: path })),
});

export type OfferingContent = v.InferOutput<typeof offeringSchema>;

export type ListCard = v.InferOutput<typeof listCard>;
