import type { Notice } from '@site/kit/remote/contract.ts';
import type { SendOutcome } from './form-draft.ts';

/** The notice about a sent or unsent form, shown for `durationMs` milliseconds. */
export function sendingNotice(
  outcome: SendOutcome,
  { sent, notSent }: { sent: { message: string }; notSent: { message: string } },
  durationMs: number,
): Notice {
  return outcome.kind === 'sent'
    ? { kind: 'success', text: sent.message, durationMs }
    : { kind: 'error', text: notSent.message, durationMs };
}
