import { decoration, picture } from '@site/kit/content/fields.ts';
import { text } from '@site/kit/content/text.ts';
import { reviewed } from '@site/kit/api/medical-facts.ts';
import { briefSchema } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { type AgeRange, ageRanges, spotColour } from './card-schema.ts';
import { type ConditionContent, conditionTopic } from './condition-schema.ts';
import {
  careSchema,
  citedPoints,
  citedSchema,
  facts,
  head,
  reviewedText,
} from './medical-text-schema.ts';

const shared = {
  everydayWords: v.exactOptional(v.array(text)),
  head,
  chip: text,
  heading: text,
  description: citedSchema,
  brief: briefSchema,
  picture,
  facts,
  /** Options of the age selector; a single one is shown as text. */
  ages: v.pipe(
    ageRanges,
    v.maxLength(6, 'must be at most 6, because styles.css has rules for 6; add one there first'),
  ),
  /** Shown beside every link to the assessment: screening is not diagnosis. */
  screeningNote: citedSchema,
  typesHeading: text,
  typesIntro: citedSchema,
  /** What the product's assessment is and is not. */
  about: v.strictObject({ heading: text, paragraphs: citedPoints }),
  ...reviewedText,
};

const consultExpert = v.strictObject({ heading: text, text, picture });

const physical = v.strictObject({
  topic: v.literal('physical'),
  ...shared,
  parameters: v.array(
    v.strictObject({ title: text, spot: decoration, colour: spotColour, text: citedSchema }),
  ),
  /** A parent looking for a check-up may have a child who needs a doctor. */
  care: careSchema,
});

/**
 * A category's document. Cards of a topic with conditions are generated from them; physical parameters have no pages
 * and offer a clinic visit instead.
 */
export const categoryDocument = reviewed(
  v.variant('topic', [
    v.strictObject({ topic: conditionTopic, ...shared, consultExpert }),
    physical,
  ]),
);

export type CategoryDocument = v.InferOutput<typeof categoryDocument>;

export type PhysicalCategory = v.InferOutput<typeof physical>;

export type ConditionCard = Omit<ConditionContent['card'], 'place' | 'ages'> & {
  slug: string;
  priceKey: ConditionContent['priceKey'];
  /** Ages the assessment is for, in the order of its page. */
  ages: readonly AgeRange[];
};

/** A condition category as in its document; the cards come from the conditions' documents. */
export type CategoryWithoutCards = Exclude<CategoryDocument, PhysicalCategory>;

export type ConditionCategory = CategoryWithoutCards & {
  assessmentTypes: readonly ConditionCard[];
};

export type CategoryContent = ConditionCategory | PhysicalCategory;
