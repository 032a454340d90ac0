import { sendContactMessage } from '@site/kit/api/forms-client.ts';
import { contactPageFieldNames, parseContactPageForm } from '@site/kit/api/contact-message.ts';
import { createFormDraft, type FormDraft } from '../../form/form-draft.ts';

/** The fields of the contact page's form, in their order. */
export const contactFormFields = ['fullName', 'phoneNumber', 'email', 'message'] as const;

/** The name of a field of the contact page's form. */
export type ContactFormField = (typeof contactFormFields)[number];

/** Makes an empty draft with the page's rules: all four are there, mobile number and email are of the usual form. */
export function contactFormDraft(): FormDraft<ContactFormField> {
  return createFormDraft({
    blank: { fullName: '', phoneNumber: '', email: '', message: '' },
    check: parseContactPageForm,
    fieldNames: contactPageFieldNames,
    send: sendContactMessage,
  });
}
