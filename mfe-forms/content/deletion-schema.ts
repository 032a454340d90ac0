import * as v from 'valibot';
import { dataNotice, field, head, paragraph, picture, sending, text } from './words-schema.ts';

/** The words of `/delete-data`. */
export const deletionSchema = v.strictObject({
  head,
  heading: text,
  lead: text,
  picture,
  form: v.strictObject({
    heading: text,
    /** What the email must be, and that identity may be verified (specification, section 2). */
    note: text,
    fields: v.strictObject({ name: field, email: field, phone: field, reason: field }),
    sending,
    dataNotice,
  }),
  next: v.strictObject({
    heading: text,
    steps: v.pipe(v.array(v.strictObject({ title: text, text })), v.minLength(2)),
    covers: v.strictObject({ heading: text, items: v.pipe(v.array(text), v.minLength(1)) }),
    help: paragraph,
  }),
});

/** The page as `deletion.ts` holds it. */
export type DeletionWords = v.InferOutput<typeof deletionSchema>;
