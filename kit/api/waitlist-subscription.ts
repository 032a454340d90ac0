import * as v from 'valibot';
import { aboutObject, checkWith, type Checked } from './checked.ts';
import { messages } from './messages.ts';
import { emailAddress } from './text-fields.ts';

/** What joining the waitlist is for; the one purpose there is. */
export const WAITLIST_PURPOSE = 'WAITING_LIST';

/** A place on the waitlist as it is sent: the body of `POST /subscribe-public`. */
export type WaitlistSubscription = { email: string; purpose: typeof WAITLIST_PURPOSE };

const purpose = v.optional(
  v.pipe(v.string(messages.unknownPurpose), v.literal(WAITLIST_PURPOSE, messages.unknownPurpose)),
  '',
);

const waitlistSubscription = v.strictObject({ email: emailAddress, purpose }, aboutObject);

/** Checks a waitlist subscription of unknown shape; errors are named by its fields. The email is NFC-normalised and trimmed. */
export function parseWaitlistSubscription(input: unknown): Checked<WaitlistSubscription> {
  return checkWith(waitlistSubscription, input);
}
