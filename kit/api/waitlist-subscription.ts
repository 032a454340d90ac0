import * as v from 'valibot';
import { checkForm, type Checked, form } from './form-schema.ts';
import { messages } from './messages.ts';
import { emailAddress } from './text-fields.ts';

/** What joining the waitlist is for; the one purpose there is. */
export const WAITLIST_PURPOSE = 'WAITING_LIST';

/** A place on the waitlist as it is sent: the body of `POST /subscribe-public`. */
export type WaitlistSubscription = { email: string; purpose: typeof WAITLIST_PURPOSE };

const waitlistSubscription = v.pipe(
  form({ email: emailAddress, purpose: v.literal(WAITLIST_PURPOSE, messages.unknownPurpose) }),
  v.transform(({ email }): WaitlistSubscription => ({ email, purpose: WAITLIST_PURPOSE })),
);

/** Checks a waitlist subscription of unknown shape; errors are named by its fields. The email is NFC-normalised and trimmed. */
export function parseWaitlistSubscription(input: unknown): Checked<WaitlistSubscription> {
  return checkForm(input, waitlistSubscription);
}
