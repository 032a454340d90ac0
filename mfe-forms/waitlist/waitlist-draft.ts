import { subscribe } from '@site/kit/api/forms-client.ts';
import {
  blankWaitlist,
  parseWaitlistSubscription,
  WAITLIST_PURPOSE,
  type WaitlistField,
} from '@site/kit/api/waitlist-subscription.ts';
import { createFormDraft, type FormDraft } from '../form/form-draft.ts';
import type { WordsKeeper } from '../form/kept-in-tab.ts';

/** The waitlist's form being filled in. */
export type WaitlistDraft = FormDraft<WaitlistField>;

/** Makes a draft, of the words that are kept or empty, with the waitlist's rules. */
export function waitlistDraft(kept?: WordsKeeper): WaitlistDraft {
  return createFormDraft(
    {
      blank: blankWaitlist,
      check: (answers) => parseWaitlistSubscription({ ...answers, purpose: WAITLIST_PURPOSE }),
      send: subscribe,
    },
    kept,
  );
}
