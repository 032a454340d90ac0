import { listOf, picture, text } from '@site/kit/content/fields.ts';
import { sitePath } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { dangerIds, translatedSchema } from './checklists/checklist-schema.ts';

/**
 * Text shared by all checklists. `{name}` is the condition, `{emergency}` and `{support}` helplines, `{date}` a date,
 * `{address}` a URL, `{reviewer}` a person.
 */
export const checklistWordsSchema = v.strictObject({
  /** The names of parent pages, in breadcrumbs. */
  trail: v.strictObject({
    home: translatedSchema,
    topics: v.strictObject({ behavioural: translatedSchema, learning: translatedSchema }),
  }),
  /** `names` has each language's own name for itself. */
  languages: v.strictObject({
    label: translatedSchema,
    names: translatedSchema,
  }),
  /** The picture of shared links. */
  picture,
  head: v.strictObject({
    title: translatedSchema,
    description: translatedSchema,
  }),
  title: translatedSchema,
  howTo: translatedSchema,
  readAll: translatedSchema,
  child: v.strictObject({
    name: translatedSchema,
    age: translatedSchema,
    date: translatedSchema,
  }),
  notDiagnosis: translatedSchema,
  signs: translatedSchema,
  story: v.strictObject({
    heading: translatedSchema,
    since: translatedSchema,
    where: translatedSchema,
    places: v.array(translatedSchema),
    howOften: translatedSchema,
    often: v.array(translatedSchema),
    lines: v.array(translatedSchema),
    tell: translatedSchema,
  }),
  questions: translatedSchema,
  answers: translatedSchema,
  numbers: v.strictObject({
    heading: translatedSchema,
    clinic: translatedSchema,
    /** The clinic's opening hours; `{opens}` and `{closes}` are times of a twelve-hour clock. */
    open: translatedSchema,
  }),
  foot: v.strictObject({
    sources: translatedSchema,
    changed: translatedSchema,
    awaitsClinician: translatedSchema,
    reviewed: translatedSchema,
  }),
  /** In that language and in English, until a native speaker has reviewed the translation. */
  awaitsNativeReader: v.strictObject({
    hi: v.strictObject({
      own: text,
      english: text,
    }),
    kn: v.strictObject({
      own: text,
      english: text,
    }),
  }),
  /** What to do in danger. The English repeats `kit/safety` where it has the sentence. */
  dangers: v.strictObject(v.entriesFromList(dangerIds, translatedSchema)),
  /** Descriptions of the configured helplines, by number; others keep the configured text. */
  helplines: v.record(v.pipe(v.string(), v.digits()), translatedSchema),
});

/** The answers of the search to words about a danger. */
export const dangerAnswersSchema = v.strictObject({
  /** `{numbers}` becomes links to the helplines. */
  call: translatedSchema,
  /** The link to the page with every step. */
  steps: translatedSchema,
  /** By the danger's name in `kit/safety/content/danger-words.yaml`. */
  answers: v.record(
    v.string(),
    v.strictObject({
      action: translatedSchema,
      helplines: listOf(v.pipe(v.string(), v.digits())),
      page: sitePath,
    }),
  ),
});

export type DangerAnswers = v.InferOutput<typeof dangerAnswersSchema>;
