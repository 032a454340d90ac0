import { sendContactMessage } from '@site/kit/api/forms-client.ts';
import { parseContactMessage } from '@site/kit/api/contact-message.ts';
import { createFormDraft, type FormDraft } from '../form/form-draft.ts';
import type { WordsKeeper } from '../form/kept-in-tab.ts';

/** The fields of the contact dialog in their order, by the names that the service uses too. */
export const contactDialogFields = ['name', 'phone', 'email', 'message'] as const;

/** The name of a field of the contact dialog. */
export type ContactDialogField = (typeof contactDialogFields)[number];

/** Makes a draft, of the words that are kept or empty, with the dialog's rules: name, email and message are there, nothing else is checked. */
export function contactDialogDraft(kept?: WordsKeeper): FormDraft<ContactDialogField> {
  return createFormDraft(
    {
      blank: { name: '', phone: '', email: '', message: '' },
      check: parseContactMessage,
      // All four are sent, also a phone that was left out (specification, section 7).
      send: (apiBase, { name, phone = '', email, message }, options) =>
        sendContactMessage(apiBase, { name, phone, email, message }, options),
    },
    kept,
  );
}
