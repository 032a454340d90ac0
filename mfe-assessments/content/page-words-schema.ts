import { picture } from '@site/kit/content/fields.ts';
import { text } from '@site/kit/content/text.ts';
import { translatedSchema } from '@site/kit/safety/safety-schema.ts';
import * as v from 'valibot';
import { dangerIds } from './checklists/checklist-schema.ts';

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
