import * as v from 'valibot';
import { checkForm, type Checked, form, type FormFields } from './form-schema.ts';
import { limits, messages } from './messages.ts';
import { emailAddress } from './text-fields.ts';

/** What joining the waitlist is for; the one purpose there is. */
export const WAITLIST_PURPOSE = 'WAITING_LIST';

/** The waitlist's form. Draft, service and store have these fields from here. */
export const waitlistFields = {
  email: { label: 'Email', kind: 'email', rule: emailAddress, maxLength: limits.email },
} as const satisfies FormFields;

export type WaitlistField = keyof typeof waitlistFields;

/** What a visitor fills in, by field. */
export type WaitlistAnswers = Readonly<Record<WaitlistField, string>>;

/** A place on the waitlist as it is sent: the body of `POST /subscribe-public`. */
export type WaitlistSubscription = WaitlistAnswers & { purpose: typeof WAITLIST_PURPOSE };

const waitlistSubscription = v.pipe(
  form({
    ...waitlistFields,
    purpose: { rule: v.literal(WAITLIST_PURPOSE, messages.unknownPurpose) },
  }),
  v.transform((sent): WaitlistSubscription => ({ ...sent, purpose: WAITLIST_PURPOSE })),
);

/** Checks a waitlist subscription of unknown shape; errors are named by its fields. The email is tidied as `email` does it. */
export function parseWaitlistSubscription(input: unknown): Checked<WaitlistSubscription> {
  return checkForm(input, waitlistSubscription);
}
