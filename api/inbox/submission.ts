import { contactColumns } from '@site/kit/api/contact-message.ts';

/** The kinds of things people send in, by the words the inbox calls them. */
export const submissionKinds = ['message', 'call-back', 'waitlist', 'deletion'] as const;

/** One kind of thing that people send in. */
export type SubmissionKind = (typeof submissionKinds)[number];

/** How far a deletion request has got on its way to the webhook. Times are epoch milliseconds. */
export type RelayState =
  | { kind: 'delivered'; at: number }
  /** `behindAnother`: an earlier request of the same address is not through yet and goes first. */
  | {
      kind: 'waiting';
      attempts: number;
      nextTryAt: number;
      lastOutcome: string | null;
      behindAnother: boolean;
    }
  | { kind: 'given-up'; attempts: number; lastOutcome: string | null }
  /** The webhook will never take it. */
  | { kind: 'refused'; lastOutcome: string | null }
  /** A person has seen to it by hand. */
  | { kind: 'settled'; at: number }
  /** Delivered or settled so long ago that it is no longer known when. */
  | { kind: 'done' };

/** Whether nobody has anything left to do about a deletion request. */
export function isClosed({ kind }: RelayState): boolean {
  return kind === 'delivered' || kind === 'settled' || kind === 'done';
}

/** What a visitor may have written, in the order of an export. */
export const submissionTexts = [...contactColumns, 'reason'] as const;

/** Something a visitor sent in, as the inbox shows it. What its kind does not have is left out. */
export type Submission = Partial<Record<(typeof submissionTexts)[number], string>> & {
  kind: SubmissionKind;
  id: string;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Whether its form said it was filled in faster than people do. */
  tooFast: boolean;
  relay?: RelayState;
};
