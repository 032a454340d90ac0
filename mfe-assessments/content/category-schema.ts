import * as v from 'valibot';
import { type AgeRange, ageRanges, spot, spotColour } from './card-schema.ts';
import { type ConditionContent, conditionTopic } from './condition-schema.ts';
import {
  careSchema,
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
  /** What parents type who do not know the page's name; only for the search. */
  everydayWords: v.exactOptional(v.array(text)),
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

const consultExpert = v.strictObject({ heading: text, text, picture: pictureSchema });

const physical = v.strictObject({
  topic: v.literal('physical'),
  ...shared,
  parameters: v.array(v.strictObject({ title: text, spot, colour: spotColour, text: citedSchema })),
  /** A parent who looks for a check-up may have a child who needs a doctor. */
  care: careSchema,
});

/**
 * The document of a category. The cards of a topic with conditions are made from the conditions; the physical parameters
 * lead nowhere, and a visit to a clinic is booked instead.
 */
export const categoryDocument = v.pipe(
  v.variant('topic', [
    v.strictObject({ topic: conditionTopic, ...shared, consultExpert }),
    physical,
  ]),
  v.check((page) => reviewIsWhole(page), REVIEWER_WITHOUT_DAY),
  v.check((page) => reviewIsInTime(page), REVIEW_TOO_LATE),
);

/** What the document of a category says. */
export type CategoryDocument = v.InferOutput<typeof categoryDocument>;

/** The category of the physical check-up. */
export type PhysicalCategory = v.InferOutput<typeof physical>;

/** The card of a condition. */
export type ConditionCard = Omit<ConditionContent['card'], 'place' | 'ages'> & {
  /** The condition's page, by the last part of its path. */
  slug: string;
  /** The ages its assessment is for, in the order of its page. */
  ages: readonly AgeRange[];
};

/** A condition's category as its document has it; the cards come from the documents of the conditions. */
export type CategoryWithoutCards = Exclude<CategoryDocument, PhysicalCategory>;

/** A category whose cards lead to conditions. */
export type ConditionCategory = CategoryWithoutCards & {
  assessmentTypes: readonly ConditionCard[];
};

/** A category page's content. */
export type CategoryContent = ConditionCategory | PhysicalCategory;
