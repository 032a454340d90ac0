import { callBackFields, contactDialogFields } from '@site/kit/api/contact-message.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { decoration, field, pageLink, text } from './words-schema.ts';

/** The ways to reach a person that a dialog shows before its form. */
const reach = v.strictObject({
  phoneHeading: text,
  hoursHeading: text,
  emailHeading: text,
  addressHeading: text,
});

/** A dialog with a form that closes when the form was sent or could not be. */
const sendingDialog = {
  heading: text,
  lead: text,
  sending: v.strictObject({
    submit: text,
    /** On the button while the form is on its way, and what is said meanwhile. */
    submitting: text,
    sending: text,
    /** The specification's messages (section 8). The dialog closes with either. */
    sent: v.strictObject({ message: text }),
    notSent: v.strictObject({ message: text }),
  }),
  /**
   * What stays where the dialog was opened from after a failure: that nothing was sent, after which the cause is said; what
   * leads over to the phone number; and the button that opens the dialog again.
   */
  unsent: v.strictObject({ state: text, call: text, again: text }),
  /** Said when the dialog opens again after a failure, with the words still in it. */
  keptDraft: text,
};

/** Opened by 'Get in Touch!' and by Request Demo. */
export const contactDialogSchema = v.strictObject({
  ...sendingDialog,
  fields: v.strictObject(v.entriesFromList(fieldNames(contactDialogFields), field)),
  /** The hint under the message of a school: it asks for what the school page asks for. */
  messageHintForSchool: text,
  reach,
});

/** Opened when nothing can be booked. `{wanted}` is what the visitor wanted to book. */
export const callBackDialogSchema = v.strictObject({
  ...sendingDialog,
  wanted: v.pipe(text, v.includes('{wanted}', 'must say what the visitor wanted')),
  formHeading: text,
  fields: v.strictObject(v.entriesFromList(fieldNames(callBackFields), field)),
});

/** Says that something is not there yet. `{about}` is what. */
export const comingSoonDialogSchema = v.strictObject({
  heading: text,
  about: v.pipe(text, v.includes('{about}', 'must say what is coming')),
  meanwhile: linkedText,
  link: pageLink,
  close: text,
  picture: decoration,
});

/** The waitlist, opened from what is coming. */
export const waitlistDialogSchema = v.strictObject({
  title: text,
  subtitle: text,
  /** Says which thing is coming, because assessments are open already: `{about}`. */
  coming: v.pipe(text, v.includes('{about}', 'must say what is coming')),
  /** `{percent}` is the configured discount. */
  offer: v.pipe(text, v.includes('{percent}', 'must say how much')),
  /** The discount again, large: `{percent}%` and this word. */
  off: text,
  picture: decoration,
  /** `{year}` and `{owner}` come from the site configuration. */
  copyright: v.pipe(text, v.includes('{year}'), v.includes('{owner}')),
});

/** The dialog that takes a message. */
export type ContactDialogWords = v.InferOutput<typeof contactDialogSchema>;

/** The dialog that asks for a call. */
export type CallBackDialogWords = v.InferOutput<typeof callBackDialogSchema>;

/** The dialog about what is not there yet. */
export type ComingSoonDialogWords = v.InferOutput<typeof comingSoonDialogSchema>;

/** The dialog of the waitlist. */
export type WaitlistDialogWords = v.InferOutput<typeof waitlistDialogSchema>;

/** The words of a dialog with a form, without those of its fields. */
export type SendingDialogWords = Pick<ContactDialogWords, keyof typeof sendingDialog>;
