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

/** `POST /contact-us`: contact messages, and wishes to be called back. */
export function contactUs(store: ContactStore): FormCallRules<Message> {
  return {
    call: 'contact-us',
    form: 'page',
    parseJson: parseContactBody,
    parseForm,
    store: store.insert,
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
