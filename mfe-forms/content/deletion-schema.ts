import { deletionFields } from '@site/kit/api/deletion-request.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { field, head, picture, sending, text } from './words-schema.ts';

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
    steps: v.pipe(
      v.array(v.strictObject({ title: text, text })),
      v.minLength(1, 'must have at least one step'),
    ),
    covers: v.strictObject({
      heading: text,
      items: v.pipe(v.array(text), v.minLength(1)),
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
