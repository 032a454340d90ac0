import type { Author, Reviewed } from './review-store.ts';
import type { Order } from '@site/delivery/promotion/plan.ts';
import { prepare } from '@site/delivery/promotion/promote.ts';
import type { Stores } from '@site/delivery/stores.ts';
import { pageDifferences } from '@site/delivery/versions/page-differences.ts';
import { type ChangedPage, changedWords } from './changed-words.ts';
import { approvalFor } from './judge-approvals.ts';
import { previewPolicy } from './review-policy.ts';
import { idIn, neededApprovals } from './needed-approvals.ts';
import { reviewStore } from './review-store.ts';

/** The information a reviewer needs for a decision. */
export type Review = Reviewed & {
  kind: 'review';
  isLive: boolean;
  authors: readonly Author[];
  /** The roles that must approve it, and who approved; `null` until there is a valid approval. */
  needs: readonly { role: string; why: string; approvedBy: string | null }[];
  /** Every page that differs from the live one. A page without text changes differs in markup only. */
  pages: readonly ChangedPage[];
};

/** A review, or why it cannot go live at all. */
export type ReviewOutcome = Review | { kind: 'refused'; problems: readonly string[] };

/** Compares the pages a promotion would serve with the live ones. Composes them, but does not promote. */
export async function reviewOf(stores: Stores, reviewed: Reviewed): Promise<ReviewOutcome> {
  const { registry, blobs } = stores;
  const { section, id } = reviewed;
  const outcome = await prepare(
    stores,
    wantedBy(reviewed),
    // Pruning raises the number, and may delete files that the composed version needs.
    async ({ plan: { from } }) => (await registry.fence()) === from.fence,
    previewPolicy,
  );
  if (outcome.kind === 'refused') return outcome;
  const { version: from } = outcome.plan.from;
  const { version: to } = outcome.composed;
  const authors = await reviewStore(registry).authors(reviewed);
  const needed = from ? await neededApprovals(blobs, { from, to, isRollback: false }) : [];
  const needs = await Promise.all(
    needed
      .filter((need) => need.section === section)
      .map(async (need) => {
        const approval = await approvalFor(reviewStore(registry), need, authors);
        return { role: need.role, why: need.why, approvedBy: approval?.who ?? null };
      }),
  );
  return {
    kind: 'review',
    section,
    id,
    isLive: from !== null && idIn(from, section) === id,
    authors,
    needs,
    pages: await changedWords(blobs, await pageDifferences(blobs, from, to)),
  };
}

/** The order that would promote it. */
export function wantedBy({ section, id }: Reviewed): Order {
  if (section === 'config') return { config: id };
  if (section === 'posts') return { data: async () => id };
  if (section === 'sections') throw new Error('Rules do not cover the list of sections.');
  return { parts: [{ name: section, id }] };
}
