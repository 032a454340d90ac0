import * as v from 'valibot';
import { ageRanges, spot, spotColour } from './card-schema.ts';
import { conditionCardEntries, conditionSlug, conditionTopic } from './condition-schema.ts';
import {
  citedSchema,
  facts,
  pictureSchema,
  points,
  REVIEW_TOO_LATE,
  REVIEWER_WITHOUT_DAY,
  reviewedText,
  reviewIsInTime,
  reviewIsWhole,
  text,
} from './medical-text-schema.ts';

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
  facts,
  /** The choices of the age selector; one alone is only named. */
  ages: v.pipe(
    ageRanges,
    v.maxLength(
      6,
      'must be 6 at most: styles.css marks the cards of as many; add the next there first',
    ),
  ),
  /** Stands beside every link to the assessment: screening is not diagnosis. */
  screeningNote: citedSchema,
  typesHeading: text,
  typesIntro: citedSchema,
  /** What the product's assessment is and is not. */
  about: v.strictObject({ heading: text, paragraphs: points }),
  ...reviewedText,
};

/** A condition's card, as its content file describes it. */
const conditionCard = v.strictObject({
  ...conditionCardEntries,
  /** The condition's page, by the last part of its path. */
  slug: conditionSlug,
  /** The ages its assessment is for, in the order of its page. */
  ages: ageRanges,
});

const consultExpert = v.strictObject({ heading: text, text, picture: pictureSchema });

/**
 * Everything a category page says. The cards of a topic with conditions lead to their pages; the
 * physical parameters lead nowhere, and a visit to a clinic is booked instead.
 */
export const categorySchema = v.pipe(
  v.variant('topic', [
    v.strictObject({
      topic: conditionTopic,
      ...shared,
      assessmentTypes: v.array(conditionCard),
      consultExpert,
    }),
    v.strictObject({
      topic: v.literal('physical'),
      ...shared,
      parameters: v.array(
        v.strictObject({ title: text, spot, colour: spotColour, text: citedSchema }),
      ),
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

/** A condition's category as its file has it; the cards come from the files of the conditions. */
export type CategoryWithoutCards = Omit<ConditionCategory, 'assessmentTypes'>;

/** The card of a condition. */
export type ConditionCard = v.InferOutput<typeof conditionCard>;
