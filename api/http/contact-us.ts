import type { Checked } from '@site/kit/api/form-schema.ts';
import {
  parseContactBody,
  parseContactMessage,
  parseContactPageForm,
  type CallBackRequest,
  type ContactMessage,
} from '@site/kit/api/contact-message.ts';
import type { ContactStore } from '../submissions/contact-store.ts';
import type { FormCallRules } from './form-call.ts';
import type { FormKind } from './form-pages.ts';
import { apiErrors } from './api-errors.ts';

type Message = ContactMessage | CallBackRequest;

/** `POST /contact-us`: contact messages, and wishes to be called back. `onStored` is called after one was stored. */
export function contactUs(store: ContactStore, onStored: () => void): FormCallRules<Message> {
  return {
    call: 'contact-us',
    form: 'page',
    parseJson: parseContactBody,
    parseForm,
    store: async (message, arrival) => {
      const result = await store.insert(message, arrival);
      if (result.kind === 'stored') onStored();
      return result;
    },
  };
}

function parseForm(body: unknown): { form: FormKind; checked: Checked<Message> } {
  const { form, ...fields }: Record<string, unknown> = {
    ...(typeof body === 'object' ? body : {}),
  };
  if (form === 'page') return { form, checked: parseContactPageForm(fields) };
  if (form === 'dialog') return { form, checked: parseContactMessage(fields) };
  return { form: 'page', checked: { kind: 'invalid', errors: apiErrors.unknownForm } };
}
