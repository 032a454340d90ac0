import * as v from 'valibot';
import { checkForm, type Checked, form } from './form-schema.ts';
import { messages } from './messages.ts';
import { emailAddress } from './text-fields.ts';

/** What joining the waitlist is for; the one purpose there is. */
export const WAITLIST_PURPOSE = 'WAITING_LIST';

/** What a visitor fills in to join, each with its rule. Form, draft, service and store have these fields from here. */
const fields = { email: emailAddress };

/** The name of a field that a visitor fills in. */
export type WaitlistField = keyof typeof fields;

/** What a visitor fills in, by field. */
export type WaitlistAnswers = Readonly<Record<WaitlistField, string>>;

/** The fields in the order of the form. */
export const waitlistFields = v.keyof(form(fields)).options;

/** The empty form. */
export const blankWaitlist: WaitlistAnswers = v.getDefaults(form(fields));

/** A place on the waitlist as it is sent: the body of `POST /subscribe-public`. */
export type WaitlistSubscription = WaitlistAnswers & { purpose: typeof WAITLIST_PURPOSE };

const waitlistSubscription = v.pipe(
  form({ ...fields, purpose: v.literal(WAITLIST_PURPOSE, messages.unknownPurpose) }),
  v.transform((sent): WaitlistSubscription => ({ ...sent, purpose: WAITLIST_PURPOSE })),
);

/** Checks a waitlist subscription of unknown shape; errors are named by its fields. The email is tidied as `email` does it. */
export function parseWaitlistSubscription(input: unknown): Checked<WaitlistSubscription> {
  return checkForm(input, waitlistSubscription);
}
