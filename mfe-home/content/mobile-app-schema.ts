import * as v from 'valibot';
import { picture, text } from './field-schemas.ts';

/** The section about the mobile app, and the dialog that says more. */
export const mobileAppSchema = v.strictObject({
  kick: text,
  heading: text,
  lead: text,
  points: v.pipe(v.array(text), v.minLength(1, 'must have at least one point')),
  /** Leads to the app store. */
  download: text,
  /** Opens the dialog. */
  about: text,
  /** Said when the dialog did not come. */
  aboutFailed: text,
  /** Said with the store link: which phones, and that a new tab opens. */
  hint: text,
  img: picture,
});

/** The dialog about the mobile app. */
export const appDialogSchema = v.strictObject({
  title: text,
  lead: text,
  /** Leads to the app store. */
  download: text,
  steps: v.pipe(
    v.array(v.strictObject({ title: text, about: text })),
    v.minLength(1, 'must have at least one step'),
  ),
  /** About what the app knows of a child, and how to have it deleted. */
  data: v.strictObject({ text, link: text, to: v.literal('/delete-data') }),
  img: picture,
});

/** The section as `mobile-app.md` holds it. */
export type MobileAppWords = v.InferOutput<typeof mobileAppSchema>;

/** The dialog as `app-dialog.md` holds it. */
export type AppDialogWords = v.InferOutput<typeof appDialogSchema>;
