import * as v from 'valibot';
import { checkForm, type Checked, form, type FormFields } from './form-schema.ts';
import { limits, messages } from './messages.ts';
import { email, lines, name, phone, required, usualForm } from './text-fields.ts';

/** A wish to have one's data deleted, as it is sent and stored: the body of `POST /delete-data`. */
export type DeletionRequest = { name: string; email: string; phone?: string; reason?: string };

/** The deletion form. */
export const deletionFields = {
  name: { label: 'Name', kind: 'name', rule: name, maxLength: limits.name },
  email: {
    label: 'Email',
    kind: 'email',
    rule: v.pipe(required(email, messages.emailMissing), usualForm),
    maxLength: limits.email,
  },
  phone: { label: 'Phone', kind: 'phone', rule: phone, maxLength: limits.phone, optional: true },
  reason: {
    label: 'Reason',
    kind: 'lines',
    rule: lines(limits.reason, { missing: messages.notText, tooLong: messages.reasonTooLong }),
    maxLength: limits.reason,
    optional: true,
  },
} as const satisfies FormFields;

const deletionRequest = v.pipe(
  form(deletionFields),
  v.transform(({ phone: number, reason, ...sent }): DeletionRequest => ({
    ...sent,
    ...(number === '' ? {} : { phone: number }),
    ...(reason === '' ? {} : { reason }),
  })),
);

/**
 * Checks a deletion request of unknown shape (specification, section 5): name and email are there, the email is of
 * the usual form; phone and reason are free text and are left out when empty. Errors are named by its fields.
 */
export function parseDeletionRequest(input: unknown): Checked<DeletionRequest> {
  return checkForm(input, deletionRequest);
}
