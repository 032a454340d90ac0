import { everyForm } from '../content/every-form.ts';
import type { SendOutcome } from './form-draft.ts';

/** Why a form was not sent, in a sentence. */
export function whyNotSent(
  { reason }: Extract<SendOutcome, { kind: 'not-sent' }>,
  why: Readonly<Record<keyof typeof everyForm.whyNotSent, string>> = everyForm.whyNotSent,
): string {
  return why[reason];
}
