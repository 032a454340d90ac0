import * as v from 'valibot';
import { aboutObject, checkWith, type Checked } from './checked.ts';
import { isEmailAddress } from './email-address.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { email, lines, name, phone, required } from './text-fields.ts';

/** A wish to have one's data deleted, as it is sent and stored: the body of `POST /delete-data`. */
export type DeletionRequest = { name: string; email: string; phone?: string; reason?: string };

const deletionRequest = v.pipe(
  v.strictObject(
    {
      name,
      email: v.pipe(
        required(email, messages.emailMissing),
        v.check((text) => text === '' || isEmailAddress(text), messages.invalidEmail),
      ),
      phone,
      reason: v.optional(
        lines(limits.reason, { missing: messages.notText, tooLong: messages.reasonTooLong }),
        '',
      ),
    },
    aboutObject,
  ),
  v.transform(({ phone: number, reason, ...rest }): DeletionRequest => ({
    ...rest,
    ...(number === '' ? {} : { phone: number }),
    ...(reason === '' ? {} : { reason }),
  })),
);

/**
 * Checks a deletion request of unknown shape (specification, section 5): name and email are there, the email is of
 * the usual form; phone and reason are free text and are left out when empty. Errors are named by its fields.
 */
export function parseDeletionRequest(input: unknown): Checked<DeletionRequest> {
  return checkWith(deletionRequest, input);
}
