import { checkForm, type Checked } from './checked.ts';
import { messages } from './messages.ts';
import { emailAddress, type TextRule } from './text-fields.ts';

/** What joining the waitlist is for; the one purpose there is. */
export const WAITLIST_PURPOSE = 'WAITING_LIST';

/** A place on the waitlist as it is sent: the body of `POST /subscribe-public`. */
export type WaitlistSubscription = { email: string; purpose: typeof WAITLIST_PURPOSE };

const purpose: TextRule = (value) =>
  value === WAITLIST_PURPOSE
    ? { kind: 'fine', text: value }
    : { kind: 'wrong', sentence: messages.unknownPurpose };

/** Checks a waitlist subscription of unknown shape; errors are named by its fields. The email is NFC-normalised and trimmed. */
export function parseWaitlistSubscription(input: unknown): Checked<WaitlistSubscription> {
  return checkForm(input, { email: emailAddress, purpose }, (text): WaitlistSubscription => ({
    email: text('email'),
    purpose: WAITLIST_PURPOSE,
  }));
}
