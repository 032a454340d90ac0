import * as v from 'valibot';
import type { ConditionName } from '../condition-path.ts';
import {
  reviewedText,
  REVIEWER_WITHOUT_DAY,
  reviewIsWhole,
  REVIEW_TOO_LATE,
  reviewIsInTime,
  text,
} from '../medical-text-schema.ts';

/** The letters of Devanagari and of Kannada. Nothing in common: a text in the wrong field is found out. */
const devanagari = /\p{Script=Devanagari}/u;
const kannada = /\p{Script=Kannada}/u;

/** One thing said in three languages. Each field must be in its own script. */
export const saidSchema = v.strictObject({
  en: v.pipe(
    text,
    v.check((words) => !devanagari.test(words) && !kannada.test(words), 'must be in English'),
  ),
  hi: v.pipe(
    text,
    v.check((words) => devanagari.test(words) && !kannada.test(words), 'must be in Hindi'),
  ),
  kn: v.pipe(
    text,
    v.check((words) => kannada.test(words) && !devanagari.test(words), 'must be in Kannada'),
  ),
});

/**
 * One sign to tick. `from` is what the condition's page says of it, word for word and as short as can be
 * told apart: the checklist says nothing that the page, with its sources, does not say.
 */
const signSchema = v.strictObject({
  from: v.pipe(text, v.minLength(5, 'must be long enough to be found only where it is meant')),
  ...saidSchema.entries,
});

/** The warnings that a checklist may carry; their words stand in `checklist-words.ts`, once for all. */
export const dangerIds = [
  'suicide',
  'lossOfSkills',
  'notEatingOrVoices',
  'keepTheInhaler',
  'feverUnderThreeMonths',
] as const;

/** Who has read a translation as somebody who grew up with the language; `null` until then. */
const nativeReader = v.nullable(
  v.strictObject({ name: text, on: v.pipe(v.string(), v.isoDate()) }),
);

// What the signs rest on stands on the condition's page.
const { sources: _onThePage, ...review } = reviewedText;

const entries = {
  /** The condition as its heading names it. */
  name: saidSchema,
  /** The children whom the condition's page is for, in whole years. */
  ages: v.strictObject({ from: v.number(), to: v.number() }),
  /** Stands above the signs in place of the heading that all checklists share. */
  signsHeading: v.exactOptional(saidSchema),
  signs: v.pipe(
    v.array(signSchema),
    v.minLength(1, 'must have at least one sign'),
    v.maxLength(14, 'must have at most 14 signs: more do not fit on one sheet'),
  ),
  /** What the doctor needs to know of this condition besides what every checklist asks. */
  tell: saidSchema,
  questions: v.pipe(
    v.array(saidSchema),
    v.minLength(1, 'must have at least one question'),
    v.maxLength(6, 'must have at most 6 questions: more do not fit on one sheet'),
  ),
  dangers: v.pipe(v.array(v.picklist(dangerIds)), v.minLength(1, 'must name a danger')),
  /** A translation that nobody has read yet says so, on the page and on paper. */
  readBy: v.strictObject({ hi: nativeReader, kn: nativeReader }),
  ...review,
};

/** The sheet that a parent fills in and takes to the doctor. It stands in the file of its condition. */
export const checklistSchema = v.pipe(
  v.strictObject(entries),
  v.check((list) => reviewIsWhole({ ...list, sources: [] }), REVIEWER_WITHOUT_DAY),
  v.check((list) => reviewIsInTime({ ...list, sources: [] }), REVIEW_TOO_LATE),
);

/** One thing said in three languages. */
export type Said = v.InferOutput<typeof saidSchema>;

/** What the sheet of a condition says. */
export type ChecklistContent = v.InferOutput<typeof checklistSchema>;

/** The sheet of one condition. */
export type Checklist = ConditionName & ChecklistContent;

/** The name of a warning. */
export type DangerId = (typeof dangerIds)[number];
