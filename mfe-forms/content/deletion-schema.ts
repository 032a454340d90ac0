import { deletionFields } from '@site/kit/api/deletion-request.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { field, head, picture, sending, text } from './words-schema.ts';

/** The words of `/delete-data`, apart from those of its form. */
export const deletionSchema = v.strictObject({
  head,
  heading: text,
  lead: text,
  picture,
  form: v.strictObject({
    heading: text,
    /** What the email must be, and that identity may be verified (specification, section 2). */
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
      /** Other ways to ask. */
      help: linkedText,
    }),
  }),
});

/** The words of the form of `/delete-data`, apart from those around it. */
export const deletionFormSchema = v.strictObject({
  fields: v.strictObject(v.entriesFromList(fieldNames(deletionFields), field)),
  sending,
});

/** The page as `delete-data.md` holds it. */
export type DeletionWords = v.InferOutput<typeof deletionSchema>;

/** The form as `deletion-form.yaml` holds it. */
export type DeletionFormWords = v.InferOutput<typeof deletionFormSchema>;
