import type { Decided } from '../review/approve.ts';
import type { Review } from '../review/review-of.ts';
import type { Brought, ShippedWords } from '../review/shipped-words.ts';
import type { Waiting } from '../review/waiting.ts';
import type { LinkOutcome } from '../previews/preview-for.ts';

/** What reviewing is done with: the site of a data folder, or a delivery service. `null` where nothing has the id. */
export type ReviewTarget = {
  /** What waits for whom. */
  waiting: () => Promise<readonly Waiting[]>;
  /** What something would change, and the link to its preview when there is one. */
  review: (id: string) => Promise<(Review & { preview: string | null }) | Refused | null>;
  /** Makes a preview when there is none. */
  preview: (id: string) => Promise<LinkOutcome | null>;
  approve: (id: string, why: string | undefined) => Promise<Verdict | null>;
  withdraw: (id: string, why: string | undefined) => Promise<Verdict | null>;
  /** The words that a shipping changed, by the version that it made live. */
  shippedWords: (version: string) => Promise<ShippedWords | null>;
  /** The shippings that brought a sentence, the latest first. */
  findSentence: (sentence: string) => Promise<readonly Brought[]>;
};

type Refused = { kind: 'refused'; problems: readonly string[] };

/** What came of approving, or of taking an approval back. */
export type Verdict = Exclude<Decided, { kind: 'no-role' }>;
