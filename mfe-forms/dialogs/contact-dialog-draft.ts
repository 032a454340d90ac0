import { parseContactMessage } from '@site/kit/api/contract.ts';
import { createMessageDraft, type MessageDraft } from '../pages/message/message-draft.ts';

/** The dialog's fields, by the names that the service uses too. */
export type ContactDialogField = 'name' | 'phone' | 'email' | 'message';

/** Makes an empty draft with the dialog's rules: name, email and message are there, nothing else is checked. */
export function contactDialogDraft(): MessageDraft<ContactDialogField> {
  return createMessageDraft({
    blank: { name: '', phone: '', email: '', message: '' },
    check: parseContactMessage,
    fieldNames: { name: 'name', phone: 'phone', email: 'email', message: 'message' },
  });
}
