import { listOf, text } from '@site/kit/content/text.ts';
import { review, reviewed } from '@site/kit/api/medical-facts.ts';
import { translatedSchema } from '@site/kit/safety/safety-schema.ts';
import * as v from 'valibot';
import type { ConditionName } from '../paths.ts';

/**
 * A sign to tick. `from` quotes the condition's page, just long enough to be unique: a checklist says nothing that the
 * page and its sources don't.
 */
const signSchema = v.strictObject({
  from: v.pipe(text, v.minLength(5, 'must be long enough to be unique')),
  ...translatedSchema.entries,
});

/** Warnings that a checklist may show; the text is in `words/checklist.yaml`. */
export const dangerIds = [
  'suicide',
  'lossOfSkills',
  'notEatingOrVoices',
  'keepTheInhaler',
  'feverUnderThreeMonths',
] as const;

/** A native speaker who has reviewed the translation; `null` until then. */
const nativeReader = v.nullable(
  v.strictObject({ name: text, on: v.pipe(v.string(), v.isoDate()) }),
);

const entries = {
  /** The condition as its heading names it. */
  name: translatedSchema,
  /** Ages the condition's page is for, in whole years. */
  ages: v.strictObject({ from: v.number(), to: v.number() }),
  /** Replaces the shared heading above the signs. */
  signsHeading: v.exactOptional(translatedSchema),
  signs: v.pipe(
    v.array(signSchema),
    v.minLength(1, 'must have at least one sign'),
    v.maxLength(14, 'must have at most 14 signs to fit on one sheet'),
  ),
  /** What else to tell the doctor about this condition. */
  tell: translatedSchema,
  questions: v.pipe(
    v.array(translatedSchema),
    v.minLength(1, 'must have at least one question'),
    v.maxLength(6, 'must have at most 6 questions to fit on one sheet'),
  ),
  dangers: listOf(v.picklist(dangerIds)),
  /** An unreviewed translation says so, on the page and in print. */
  readBy: v.strictObject({ hi: nativeReader, kn: nativeReader }),
  /** The sources are on the condition's page. */
  ...review,
};

/** The checklist that a parent fills in and takes to the doctor. */
export const checklistSchema = reviewed(v.strictObject(entries));

export type Translation = v.InferOutput<typeof translatedSchema>;

export type ChecklistContent = v.InferOutput<typeof checklistSchema>;

export type Checklist = ConditionName & ChecklistContent;

export type DangerId = (typeof dangerIds)[number];
