import { contactColumns } from '@site/kit/api/contact-message.ts';

export const submissionKinds = ['message', 'call-back', 'waitlist', 'deletion'] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

/** Delivery state of a deletion request. Times are epoch milliseconds. */
export type RelayState =
  | { kind: 'delivered'; at: number }
  /** `behindAnother`: an earlier request from the same address has to be delivered first. */
  | {
      kind: 'waiting';
      attempts: number;
      nextTryAt: number;
      lastOutcome: string | null;
      behindAnother: boolean;
    }
  | { kind: 'given-up'; attempts: number; lastOutcome: string | null }
  /** The webhook rejected it permanently. */
  | { kind: 'refused'; lastOutcome: string | null }
  /** An operator has handled it manually. */
  | { kind: 'settled'; at: number }
  /** Delivered or settled, but the event has since been deleted. */
  | { kind: 'done' };

/** Whether a deletion request needs no further action. */
export function isClosed({ kind }: RelayState): boolean {
  return kind === 'delivered' || kind === 'settled' || kind === 'done';
}

/** Text fields, in the order of an export. */
export const submissionTexts = [...contactColumns, 'reason'] as const;

/** A submission as the inbox shows it, without the fields its kind doesn't have. */
export type Submission = Partial<Record<(typeof submissionTexts)[number], string>> & {
  kind: SubmissionKind;
  id: string;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Whether the form reported being filled in faster than a person could. */
  tooFast: boolean;
  relay?: RelayState;
};
