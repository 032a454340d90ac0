import { subscribe } from '@site/kit/api/forms-client.ts';
import {
  parseWaitlistSubscription,
  WAITLIST_PURPOSE,
} from '@site/kit/api/waitlist-subscription.ts';
import { createFormDraft, type FormDraft } from '../form/form-draft.ts';
import type { WordsKeeper } from '../form/kept-in-tab.ts';

/** The waitlist's one box. */
export const waitlistFields = ['email'] as const;

/** Makes a draft, of the words that are kept or empty, with the waitlist's rule: an email of the usual form. */
export function waitlistDraft(kept?: WordsKeeper): FormDraft<'email'> {
  return createFormDraft(
    {
      blank: { email: '' },
      check: ({ email }) => parseWaitlistSubscription({ email, purpose: WAITLIST_PURPOSE }),
      fieldNames: { email: 'email' },
      send: (apiBase, { email }, options) => subscribe(apiBase, email, options),
    },
    kept,
  );
}
