import { deletionFields } from '@site/kit/api/deletion-request.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { head, listOf, picture, points, text } from '@site/kit/content/fields.ts';
import { field, sending } from './words-schema.ts';

/** Text of `/delete-data`, except its form. */
export const deletionSchema = v.strictObject({
  head,
  heading: text,
  lead: text,
  picture,
  form: v.strictObject({
    heading: text,
    /** Which email to use, and that identity may be verified (specification, section 2). */
    note: text,
  }),
  next: v.strictObject({
    heading: text,
    steps: listOf(v.strictObject({ title: text, text })),
    covers: v.strictObject({
      heading: text,
      items: points,
      help: linkedText,
    }),
  }),
});

/** Text of the form on `/delete-data`. */
export const deletionFormSchema = v.strictObject({
  fields: v.strictObject(v.entriesFromList(fieldNames(deletionFields), field)),
  sending,
});

export type DeletionWords = v.InferOutput<typeof deletionSchema>;

export type DeletionFormWords = v.InferOutput<typeof deletionFormSchema>;
