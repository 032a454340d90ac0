import * as v from 'valibot';
import { checkForm, type Checked, type FormFields, type Sent, sentForm } from './form-schema.ts';
import { limits, messages } from './messages.ts';
import { email, lines, name, phone, required, usualForm } from './text-fields.ts';

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

/** The body of `POST /delete-data`. */
export type DeletionRequest = Sent<typeof deletionFields>;

const deletionRequest = sentForm(deletionFields);

/**
 * Validates a deletion request (specification, section 5): name and a well-formed email are required; phone and reason
 * are optional free text.
 */
export function parseDeletionRequest(input: unknown): Checked<DeletionRequest> {
  return checkForm(input, deletionRequest);
}
