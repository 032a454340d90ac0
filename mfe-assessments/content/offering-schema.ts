import * as v from 'valibot';
import { articleText } from './article-schema.ts';
import { ageRanges, spotColour } from './card-schema.ts';
import { conditionSlug, priceKey } from './condition-schema.ts';
import {
  careSchema,
  pictureSchema,
  REVIEW_TOO_LATE,
  REVIEWER_WITHOUT_DAY,
  reviewedText,
  reviewIsInTime,
  reviewIsWhole,
  text,
} from './medical-text-schema.ts';

/** A page of this site. `{product}` in a path stands for the configured slug. */
const path = v.pipe(text, v.regex(/^\/[A-Za-z0-9/{}#-]*$/, 'must be a path on this site'));

const card = { title: text, text, picture: pictureSchema };

const topic = v.picklist(['physical', 'behavioural', 'learning', 'general']);

/** What is offered. Each kind is pressed in its own way, or not at all. */
const offeringCard = v.variant('kind', [
  /** Leads to a site outside, in a new tab; `to` names a link of the site configuration. */
  v.strictObject({
    kind: v.literal('external'),
    ...card,
    to: v.picklist(['hearingTest', 'assessmentSite']),
    action: text,
  }),
  /** Leads to a page of this site; `topic` is the page's own, where it is not that of the offering. */
  v.strictObject({
    kind: v.literal('page'),
    ...card,
    to: path,
    action: text,
    topic: v.exactOptional(topic),
  }),
  /** Not there yet: says so, and `about` names it in the dialog. */
  v.strictObject({ kind: v.literal('soon'), ...card, about: text }),
]);

/** A card with a list inside and something to do: book a visit, or go to a page. */
const listCard = v.strictObject({
  ...card,
  items: v.pipe(
    v.array(v.strictObject({ name: text, text })),
    v.minLength(1, 'must have at least one item'),
  ),
  action: v.variant('kind', [
    v.strictObject({ kind: v.literal('book'), label: text, wanted: text }),
    v.strictObject({ kind: v.literal('page'), label: text, to: path }),
  ]),
});

/** A short questionnaire on the assessment site. `spot` and `colour` as on the category pages. */
const assessment = v.strictObject({
  title: text,
  /** The condition it is about; names its address in the site configuration. */
  slug: conditionSlug,
  /** The children it is for, as on the condition's page. */
  ages: ageRanges,
  priceKey,
  questions: v.pipe(v.number(), v.integer(), v.minValue(1)),
  spot: text,
  colour: spotColour,
});

/**
 * What the page says about health besides its offer: signs, what to do, when to get help, and what that
 * rests on. Words outside of it have no sources, so they claim nothing.
 */
const health = v.pipe(
  v.strictObject({ ...articleText, care: careSchema, ...reviewedText }),
  v.check((page) => reviewIsWhole(page), REVIEWER_WITHOUT_DAY),
  v.check((page) => reviewIsInTime(page), REVIEW_TOO_LATE),
);

/** Everything an offering page says. */
export const offeringSchema = v.strictObject({
  /** The page's path. */
  path,
  topic,
  /** The name of the page in trails. */
  name: text,
  /** What parents type who do not know the page's name; only for the search. */
  everydayWords: v.exactOptional(v.array(text)),
  head: v.strictObject({
    title: text,
    description: v.pipe(text, v.maxLength(155, 'must be 155 characters or fewer')),
  }),
  chip: text,
  heading: text,
  lead: text,
  picture: pictureSchema,
  /** What search engines are told the page is about. */
  about: v.strictObject({ type: v.picklist(['MedicalCondition', 'MedicalTest']), name: text }),
  /** The children it is for, in years. */
  ages: v.strictObject({ from: v.number(), to: v.number() }),
  listCards: v.exactOptional(v.array(listCard)),
  assessments: v.exactOptional(
    v.strictObject({
      heading: text,
      intro: text,
      /** Stands after the number on each card. */
      questionsLabel: text,
      action: text,
      items: v.array(assessment),
    }),
  ),
  cards: v.strictObject({ heading: text, intro: text, items: v.array(offeringCard) }),
  /** Short advice under the cards. */
  goodToKnow: v.strictObject({
    heading: text,
    items: v.pipe(
      v.array(v.strictObject({ heading: text, text })),
      v.minLength(1, 'must have at least one piece of advice'),
    ),
  }),
  health: v.exactOptional(health),
  more: v.pipe(v.array(v.strictObject({ label: text, to: path })), v.minLength(1)),
});

/** An offering page's content. */
export type OfferingContent = v.InferOutput<typeof offeringSchema>;

/** A card with a list inside. */
export type ListCard = v.InferOutput<typeof listCard>;
