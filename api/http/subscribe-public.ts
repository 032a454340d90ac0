import {
  parseWaitlistSubscription,
  type WaitlistSubscription,
} from '@site/kit/api/waitlist-subscription.ts';
import type { WaitlistStore } from '../submissions/waitlist-store.ts';
import type { FormCallRules } from './form-call.ts';

/** `POST /subscribe-public`: places on the waitlist. */
export function subscribePublic(store: WaitlistStore): FormCallRules<WaitlistSubscription> {
  return {
    call: 'subscribe-public',
    form: 'waitlist',
    parseJson: parseWaitlistSubscription,
    parseForm: (fields) => ({ form: 'waitlist', checked: parseWaitlistSubscription(fields) }),
    store: store.insert,
  };
}
