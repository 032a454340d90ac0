import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import { makePreviewFor, previewFor } from '../previews/preview-for.ts';
import { findReviewed } from '../review/find-reviewed.ts';
import { reviewOf } from '../review/review-of.ts';
import { findSentence, shippedWords } from '../review/shipped-words.ts';
import { waiting } from '../review/waiting.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { ReviewTarget, Verdict } from './review-target.ts';

/** The reviews of this machine's stores. Approving is not possible here, because there is no authenticated person. */
export function ownReviews(stores: Stores, address: PreviewAddress): ReviewTarget {
  return {
    waiting: () => waiting(stores),
    async review(id) {
      const reviewed = await findReviewed(stores, id);
      if (!reviewed) return null;
      const review = await reviewOf(stores, reviewed);
      if (review.kind === 'refused') return review;
      return { ...review, preview: await previewFor(stores, reviewed, address) };
    },
    async preview(id) {
      const reviewed = await findReviewed(stores, id);
      return reviewed && makePreviewFor(stores, reviewed, { address });
    },
    approve: async () => NO_ONE,
    withdraw: async () => NO_ONE,
    shippedWords: (version) => shippedWords(stores, version),
    findSentence: (sentence) => findSentence(stores, sentence),
  };
}

const NO_ONE: Verdict = {
  kind: 'refused',
  problems: [
    'Approvals go through a delivery service, which knows who you are by your key: set DELIVERY_URL and DELIVERY_KEY (docs/shipping.md).',
  ],
};
