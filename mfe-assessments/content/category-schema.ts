import * as v from 'valibot';
import { conditionSlugs } from './condition-schema.ts';
import {
  citedSchema,
  factSchema,
  pictureSchema,
  points,
  REVIEW_TOO_LATE,
  REVIEWER_WITHOUT_DAY,
  reviewedText,
  reviewIsInTime,
  reviewIsWhole,
  text,
} from './medical-text-schema.ts';

const age = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A range of ages; `to` is null for "and above". */
export const ageRange = v.pipe(
  v.strictObject({ from: age, to: v.nullable(age), unit: v.picklist(['years', 'months']) }),
  v.check((range) => range.to === null || range.from < range.to, 'must end after it starts'),
);

/** The ground a small picture stands on. */
const colour = v.picklist(['teal', 'lilac', 'marigold', 'coral', 'leaf']);

/** A small picture, `illustrations/spot-<name>.svg`; the words beside it say the same. */
const spot = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be the name of a spot'));

const card = { title: text, spot, colour };

const shared = {
  /** The tab's title and the search description. */
  head: v.strictObject({
    title: text,
    description: v.pipe(text, v.maxLength(155, 'must be 155 characters or fewer')),
  }),
  /** The small label above the h1. */
  chip: text,
  heading: text,
  description: citedSchema,
  picture: pictureSchema,
  facts: v.pipe(v.array(factSchema), v.minLength(3), v.maxLength(5)),
  /** The choices of the age selector; one alone is only named. */
  ages: v.pipe(v.array(ageRange), v.minLength(1)),
  /** Stands beside every link to the assessment: screening is not diagnosis. */
  screeningNote: citedSchema,
  typesHeading: text,
  typesIntro: citedSchema,
  /** What the product's assessment is and is not. */
  about: v.strictObject({ heading: text, paragraphs: points }),
  ...reviewedText,
};

function conditionCard<const Slugs extends readonly string[]>(slugs: Slugs) {
  return v.strictObject({
    ...card,
    /** The whole card is a link, so its words can have no links to sources. */
    text,
    /** The condition's page, by the last part of its path. */
    slug: v.picklist(slugs),
    subTitle: v.exactOptional(text),
    /** The ages its assessment is for, in the order of its page. */
    ages: v.pipe(v.array(ageRange), v.minLength(1)),
    /**
     * Where the page is for more children than the questionnaire: for which ages it is worth reading,
     * and what the card says in place of the ages. Nobody is led away from help by the questionnaire.
     */
    reading: v.exactOptional(v.strictObject({ ages: ageRange, text })),
  });
}

const consultExpert = v.strictObject({ heading: text, text, picture: pictureSchema });

/**
 * Everything a category page says. The cards of a topic with conditions lead to their pages; the
 * physical parameters lead nowhere, and a visit to a clinic is booked instead.
 */
export const categorySchema = v.pipe(
  v.variant('topic', [
    v.strictObject({
      topic: v.literal('behavioural'),
      ...shared,
      assessmentTypes: v.array(conditionCard(conditionSlugs.behavioural)),
      consultExpert,
    }),
    v.strictObject({
      topic: v.literal('learning'),
      ...shared,
      assessmentTypes: v.array(conditionCard(conditionSlugs.learning)),
      consultExpert,
    }),
    v.strictObject({
      topic: v.literal('physical'),
      ...shared,
      parameters: v.array(v.strictObject({ ...card, text: citedSchema })),
    }),
  ]),
  v.check((page) => reviewIsWhole(page), REVIEWER_WITHOUT_DAY),
  v.check((page) => reviewIsInTime(page), REVIEW_TOO_LATE),
);

/** A category page's content. */
export type CategoryContent = v.InferOutput<typeof categorySchema>;

/** A category whose cards lead to conditions. */
export type ConditionCategory = Exclude<CategoryContent, { topic: 'physical' }>;

/** The category of the physical check-up. */
export type PhysicalCategory = Extract<CategoryContent, { topic: 'physical' }>;

/** A range of ages, in years or months. */
export type AgeRange = v.InferOutput<typeof ageRange>;

/** The ground of a small picture. */
export type SpotColour = v.InferOutput<typeof colour>;
