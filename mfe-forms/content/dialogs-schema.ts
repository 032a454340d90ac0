import * as v from 'valibot';
import { dataNotice, decoration, field, pageLink, paragraph, text } from './words-schema.ts';

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
  dataNotice,
};

/** The words of the dialogs other than the waitlist's. */
export const dialogsSchema = v.strictObject({
  reach,
  /** Opened by 'Get in Touch!' and by Request Demo. */
  contact: v.strictObject({
    ...sendingDialog,
    fields: v.strictObject({ name: field, phone: field, email: field, message: field }),
    /** The hint under the message of a school: it asks for what the school page asks for. */
    messageHintForSchool: text,
  }),
  /** Opened when nothing can be booked. `{wanted}` is what the visitor wanted to book. */
  callBack: v.strictObject({
    ...sendingDialog,
    wanted: v.pipe(text, v.includes('{wanted}', 'must say what the visitor wanted')),
    formHeading: text,
    fields: v.strictObject({ name: field, phone: field, message: field }),
  }),
  /** Says that something is not there yet. `{about}` is what. */
  comingSoon: v.strictObject({
    heading: text,
    about: v.pipe(text, v.includes('{about}', 'must say what is coming')),
    meanwhile: paragraph,
    link: pageLink,
    close: text,
    picture: decoration,
  }),
});

/** The words of the dialogs as `dialogs.ts` holds them. */
export type DialogsWords = v.InferOutput<typeof dialogsSchema>;

/** The words of a dialog with a form, without those of its fields. */
export type SendingDialogWords = Pick<DialogsWords['contact'], keyof typeof sendingDialog>;
