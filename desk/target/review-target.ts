import type { Decided } from '../review/approve.ts';
import type { Review } from '../review/review-of.ts';
import type { SentenceAddition, ShippedWords } from '../review/shipped-words.ts';
import type { Waiting } from '../review/waiting.ts';
import type { LinkOutcome } from '../previews/preview-for.ts';

/** The target of reviews: the site of a data folder, or a delivery service. Methods return `null` for an unknown id. */
export type ReviewTarget = {
  /** Content that needs approval. */
  waiting: () => Promise<readonly Waiting[]>;
  /** Returns the changes that the content would make, and the link to its preview if there is one. */
  review: (id: string) => Promise<(Review & { preview: string | null }) | Refused | null>;
  /** Creates a preview if there is none. */
  preview: (id: string) => Promise<LinkOutcome | null>;
  approve: (id: string, why: string | undefined) => Promise<Verdict | null>;
  withdraw: (id: string, why: string | undefined) => Promise<Verdict | null>;
  /** The text changes of a promotion, by the version it made live. */
  shippedWords: (version: string) => Promise<ShippedWords | null>;
  /** The promotions that added a sentence, newest first. */
  findSentence: (sentence: string) => Promise<readonly SentenceAddition[]>;
};

type Refused = { kind: 'refused'; problems: readonly string[] };

/** The result of approving or withdrawing an approval. */
export type Verdict = Exclude<Decided, { kind: 'no-role' }>;
