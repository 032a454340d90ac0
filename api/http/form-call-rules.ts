import type { Checked } from '@site/kit/api/form-schema.ts';
import {
  parseContactBody,
  parseContactMessage,
  parseContactPageForm,
  type CallBackRequest,
  type ContactMessage,
} from '@site/kit/api/contact-message.ts';
import type { ContactStore } from '../submissions/contact-store.ts';
import type { FormKind } from './form-pages.ts';
import { apiErrors } from './api-errors.ts';
import { parseDeletionRequest, type DeletionRequest } from '@site/kit/api/deletion-request.ts';
import type { DeletionStore } from '../submissions/deletion-store.ts';
import {
  parseWaitlistSubscription,
  type WaitlistSubscription,
} from '@site/kit/api/waitlist-subscription.ts';
import type { WaitlistStore } from '../submissions/waitlist-store.ts';
import type { FormCallRules } from './form-call.ts';

type Message = ContactMessage | CallBackRequest;

/** `POST /contact-us`: stores contact messages and call-back requests. Calls `onStored` after each. */
export function contactUs(store: ContactStore, onStored: () => void): FormCallRules<Message> {
  return {
    call: 'contact-us',
    form: 'page',
    parseJson: parseContactBody,
    parseForm,
    store: async (message, meta) => {
      const result = await store.insert(message, meta);
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

/** `POST /delete-data`: stores deletion requests. Calls `onStored` after each. */
export function deleteData(
  store: DeletionStore,
  onStored: () => void,
): FormCallRules<DeletionRequest> {
  return {
    call: 'delete-data',
    form: 'deletion',
    parseJson: parseDeletionRequest,
    parseForm: (fields) => ({ form: 'deletion', checked: parseDeletionRequest(fields) }),
    store: async (request, meta) => {
      const result = await store.insert(request, meta);
      if (result.kind === 'stored') onStored();
      return result;
    },
  };
}

/** `POST /subscribe-public`: joins the waitlist. */
export function subscribePublic(store: WaitlistStore): FormCallRules<WaitlistSubscription> {
  return {
    call: 'subscribe-public',
    form: 'waitlist',
    parseJson: parseWaitlistSubscription,
    parseForm: (fields) => ({ form: 'waitlist', checked: parseWaitlistSubscription(fields) }),
    store: store.insert,
  };
}
