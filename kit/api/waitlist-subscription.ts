import * as v from 'valibot';
import { checkForm, type Checked, form, type FormFields, type Sent } from './form-schema.ts';
import { limits, messages } from './messages.ts';
import { emailAddress } from './text-fields.ts';

/** The only valid purpose. */
export const WAITLIST_PURPOSE = 'WAITING_LIST';

export const waitlistFields = {
  email: { label: 'Email', kind: 'email', rule: emailAddress, maxLength: limits.email },
} as const satisfies FormFields;

export type WaitlistField = keyof typeof waitlistFields;

/** The body of `POST /subscribe-public`. */
export type WaitlistSubscription = Sent<typeof waitlistFields> & {
  purpose: typeof WAITLIST_PURPOSE;
};

const waitlistSubscription = v.pipe(
  form({
    ...waitlistFields,
    purpose: { rule: v.literal(WAITLIST_PURPOSE, messages.unknownPurpose) },
  }),
  v.transform((sent): WaitlistSubscription => ({ ...sent, purpose: WAITLIST_PURPOSE })),
);

/** Validates a waitlist subscription. The email is normalised as in `email`. */
export function parseWaitlistSubscription(input: unknown): Checked<WaitlistSubscription> {
  return checkForm(input, waitlistSubscription);
}
