import { callBackFields, contactDialogFields } from '@site/kit/api/contact-message.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { decoration, pageLink } from '@site/kit/content/fields.ts';
import { text, textWith } from '@site/kit/content/text.ts';
import { field } from './words-schema.ts';

/** Contact details above a dialog's form. */
const reach = v.strictObject({
  phoneHeading: text,
  hoursHeading: text,
  emailHeading: text,
  addressHeading: text,
});

/** A dialog with a form that closes when submitting succeeds or fails. */
const sendingDialog = {
  heading: text,
  lead: text,
  sending: v.strictObject({
    submit: text,
    /** On the button, and announced, while submitting. */
    submitting: text,
    sending: text,
    /** Messages are verbatim from the specification (section 8). The dialog closes with either. */
    sent: v.strictObject({ message: text }),
    notSent: v.strictObject({ message: text }),
  }),
  /**
   * Left where the dialog was opened from after a failure: that nothing was sent, followed by the cause; the lead-in to
   * the phone number; and the button that reopens the dialog.
   */
  unsent: v.strictObject({ state: text, call: text, again: text }),
  /** Shown when the dialog reopens after a failure, with the input restored. */
  keptDraft: text,
};

/** Opened by 'Get in Touch!' and by Request Demo. */
export const contactDialogSchema = v.strictObject({
  ...sendingDialog,
  fields: v.strictObject(v.entriesFromList(fieldNames(contactDialogFields), field)),
  /** Replaces the message's hint for schools: asks for what the school page asks for. */
  messageHintForSchool: text,
  reach,
});

/** Opened when booking fails. `{wanted}` is what the visitor wanted to book. */
export const callBackDialogSchema = v.strictObject({
  ...sendingDialog,
  wanted: textWith('{wanted}'),
  formHeading: text,
  fields: v.strictObject(v.entriesFromList(fieldNames(callBackFields), field)),
});

/** For something that is not available yet, `{about}`. */
export const comingSoonDialogSchema = v.strictObject({
  heading: text,
  about: textWith('{about}'),
  meanwhile: linkedText,
  link: pageLink,
  close: text,
  picture: decoration,
});

/** The waitlist, opened from something that is coming. */
export const waitlistDialogSchema = v.strictObject({
  title: text,
  subtitle: text,
  /** What is coming, `{about}`, because assessments are available already. */
  coming: textWith('{about}'),
  /** `{percent}` is the configured discount. */
  offer: textWith('{percent}'),
  /** The discount again, large: `{percent}%` and this word. */
  off: text,
  picture: decoration,
  /** `{year}` and `{owner}` come from the site configuration. */
  copyright: textWith('{year}', '{owner}'),
});

export type ContactDialogWords = v.InferOutput<typeof contactDialogSchema>;

export type CallBackDialogWords = v.InferOutput<typeof callBackDialogSchema>;

export type ComingSoonDialogWords = v.InferOutput<typeof comingSoonDialogSchema>;

export type WaitlistDialogWords = v.InferOutput<typeof waitlistDialogSchema>;

/** Text of a dialog with a form, without its fields. */
export type SendingDialogWords = Pick<ContactDialogWords, keyof typeof sendingDialog>;
