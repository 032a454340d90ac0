import { checkForm, type Checked } from './checked.ts';
import { isEmailAddress } from './email-address.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { also, email, lines, name, phone, required } from './text-fields.ts';

/** A wish to have one's data deleted, as it is sent and stored: the body of `POST /delete-data`. */
export type DeletionRequest = { name: string; email: string; phone?: string; reason?: string };

const rules = {
  name,
  email: also(required(email, messages.emailMissing), isEmailAddress, messages.invalidEmail),
  phone,
  reason: lines(limits.reason, { missing: messages.notText, tooLong: messages.reasonTooLong }),
};

/**
 * Checks a deletion request of unknown shape (specification, section 5): name and email are there, the email is of
 * the usual form; phone and reason are free text and are left out when empty. Errors are named by its fields.
 */
export function parseDeletionRequest(input: unknown): Checked<DeletionRequest> {
  return checkForm(input, rules, (text): DeletionRequest => ({
    name: text('name'),
    email: text('email'),
    ...(text('phone') === '' ? {} : { phone: text('phone') }),
    ...(text('reason') === '' ? {} : { reason: text('reason') }),
  }));
}
