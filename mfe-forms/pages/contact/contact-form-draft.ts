import { sendContactMessage } from '@site/kit/api/forms-client.ts';
import { contactPageFieldNames, parseContactPageForm } from '@site/kit/api/contact-message.ts';
import { createFormDraft, type FormDraft } from '../../form/form-draft.ts';
import type { WordsKeeper } from '../../form/kept-in-tab.ts';
import { chosenDoctorLine } from './chosen-doctor-line.ts';

/** The fields of the contact page's form, in their order. */
export const contactFormFields = ['fullName', 'phoneNumber', 'email', 'message'] as const;

/** The name of a field of the contact page's form. */
export type ContactFormField = (typeof contactFormFields)[number];

/** What the contact page's draft holds: the form's fields, and the ids of a chosen speciality and doctor. */
export type ContactDraftField = ContactFormField | 'speciality' | 'doctor';

/**
 * Makes a draft, of the words that are kept or empty, with the page's rules: all four are there, mobile number and email
 * are of the usual form. A chosen speciality is sent as the last line of the message, because what is sent has four
 * fields and no more (specification, section 7).
 */
export function contactFormDraft(kept?: WordsKeeper): FormDraft<ContactDraftField> {
  return createFormDraft(
    {
      blank: { fullName: '', phoneNumber: '', email: '', message: '', speciality: '', doctor: '' },
      check: ({ speciality, doctor, message, ...fields }) => {
        const line = message.trim() === '' ? '' : chosenDoctorLine({ speciality, doctor });
        return parseContactPageForm({
          ...fields,
          message: line === '' ? message : `${message.trimEnd()}\n\n${line}`,
        });
      },
      fieldNames: contactPageFieldNames,
      send: sendContactMessage,
    },
    kept,
  );
}
