import { sendContactMessage } from '@site/kit/api/forms-client.ts';
import { parseCallBackRequest } from '@site/kit/api/contact-message.ts';
import { createFormDraft, type FormDraft } from '../form/form-draft.ts';
import type { WordsKeeper } from '../form/kept-in-tab.ts';

/** The boxes of the call-back dialog in their order, by the names that the service uses too. */
export const callBackFields = ['name', 'phone', 'message'] as const;

/** The name of a field of the call-back dialog; nobody types `wanted`. */
export type CallBackField = (typeof callBackFields)[number] | 'wanted';

/** Makes a draft, of the words that are kept or empty, with the rules for a call back: a name, an Indian mobile number and what is wanted. */
export function callBackDraft(kept?: WordsKeeper): FormDraft<CallBackField> {
  return createFormDraft(
    {
      blank: { name: '', phone: '', message: '', wanted: '' },
      check: parseCallBackRequest,
      fieldNames: { name: 'name', phone: 'phone', message: 'message' },
      send: sendContactMessage,
    },
    kept,
  );
}
