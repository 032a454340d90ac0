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

/** What has to be known of something to approve it. */
export type Review = Reviewed & {
  kind: 'review';
  isLive: boolean;
  authors: readonly Author[];
  /** The roles in which it has to be approved, and who has done so; `null` as long as nobody has whose word counts. */
  needs: readonly { role: string; why: string; approvedBy: string | null }[];
  /** Every page that differs from the live one. Of one without changed words only the markup differs. */
  pages: readonly ChangedPage[];
};

/** A review, or why the thing cannot go live at all. */
export type ReviewOutcome = Review | { kind: 'refused'; problems: readonly string[] };

/** Compares what visitors would get with what they get now: composes it as shipping would, and moves nothing. */
export async function reviewOf(stores: Stores, reviewed: Reviewed): Promise<ReviewOutcome> {
  const { registry, blobs } = stores;
  const { section, id } = reviewed;
  const outcome = await prepare(
    stores,
    wantedBy(reviewed),
    // Whoever throws something away raises the number; what was composed may lack it then.
    async ({ plan: { from } }) => (await registry.fence()) === from.fence,
    previewPolicy(stores),
  );
  if (outcome.kind === 'refused') return outcome;
  const { version: from } = outcome.plan.from;
  const { version: to } = outcome.composed;
  const authors = await reviewStore(registry).authors(reviewed);
  const needed = from ? await neededApprovals(blobs, { from, to, isWayBack: false }) : [];
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

/** The order that would make something live. */
export function wantedBy({ section, id }: Reviewed): Order {
  if (section === 'config') return { config: id };
  if (section === 'posts') return { data: async () => id };
  if (section === 'sections') throw new Error('No rule is about the list of sections.');
  return { parts: [{ name: section, id }] };
}
