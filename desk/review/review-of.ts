import type { Author, Reviewed } from './review-store.ts';
import type { Order } from '@site/delivery/promotion/plan.ts';
import { prepare } from '@site/delivery/promotion/promote.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { type PageDifference, pageDifferences } from '@site/delivery/versions/page-differences.ts';
import type { SiteVersion } from '@site/delivery/versions/site-version.ts';
import { LRUCache } from 'lru-cache';
import { approvedWords, seenMark } from './approved-words.ts';
import { type ChangedPage, changedWords } from './changed-words.ts';
import { type JudgedNeed, judgeNeeds } from './judge-approvals.ts';
import { previewPolicy } from './review-policy.ts';
import { idIn, neededApprovals } from './needed-approvals.ts';
import { type ChangedPost, changedPosts, withoutEchoes } from './changed-posts.ts';
import { reviewStore } from './review-store.ts';

/** The roles that must approve something, and who approved; `null` until an approval covers all of the text. */
export type NeededRole = { role: string; why: string; approvedBy: string | null };

/** The information a reviewer needs for a decision. */
export type Review = Reviewed & {
  kind: 'review';
  isLive: boolean;
  authors: readonly Author[];
  needs: readonly NeededRole[];
  /** Every page that differs from the live one. A page without text changes differs in markup only. */
  pages: readonly ChangedPage[];
  /** The posts that a revision of the posts changes. */
  posts: readonly ChangedPost[];
  /** Identifies the text, for approving what was read. */
  seen: string;
};

export type NotReviewable = { kind: 'refused'; problems: readonly string[] };

/** A review, or why it cannot go live at all. */
export type ReviewOutcome = Review | NotReviewable;

/** The live version, and the one that a promotion would make live. */
export type ComposedReview = {
  kind: 'composed';
  from: SiteVersion | null;
  to: SiteVersion;
  differences: readonly PageDifference[];
};

/** How many comparisons to keep per site, so that lists, reviews and decisions answer without composing again. */
const MAX_REMEMBERED = 50;

const remembered = new WeakMap<Stores['registry'], LRUCache<string, ComposedReview>>();

/** Composes what a promotion would make live, without promoting it. Composes once per live version. */
export async function composeReview(
  stores: Stores,
  reviewed: Reviewed,
): Promise<ComposedReview | NotReviewable> {
  const { registry, blobs } = stores;
  const known = remembered.get(registry) ?? new LRUCache({ max: MAX_REMEMBERED });
  remembered.set(registry, known);
  // Every change of the live version, and pruning, raises the number.
  const keyAt = (fence: number) => `${fence} ${reviewed.section} ${reviewed.id}`;
  const found = known.get(keyAt(await registry.fence()));
  if (found) return found;
  const outcome = await prepare(
    stores,
    wantedBy(reviewed),
    // Pruning may delete files that the composed version needs.
    async ({ plan: { from } }) => (await registry.fence()) === from.fence,
    previewPolicy,
  );
  if (outcome.kind === 'refused') return { kind: 'refused', problems: outcome.problems };
  const { version: from, fence } = outcome.plan.from;
  const { version: to } = outcome.composed;
  const differences = await pageDifferences(blobs, from, to);
  const composed: ComposedReview = { kind: 'composed', from, to, differences };
  known.set(keyAt(fence), composed);
  return composed;
}

/** The roles that must approve something that was composed. */
export async function neededRoles(
  stores: Stores,
  reviewed: Reviewed,
  composed: Pick<ComposedReview, 'from' | 'to'>,
): Promise<readonly NeededRole[]> {
  const judged = await judgedRoles(stores, reviewed, composed);
  return judged.map(({ role, why, approval, uncovered }) => ({
    role,
    why,
    approvedBy: approval && uncovered === null ? approval.who : null,
  }));
}

/** The approvals that something composed needs, each with the one that was given. */
export async function judgedRoles(
  { registry, blobs }: Stores,
  { section }: Reviewed,
  { from, to }: Pick<ComposedReview, 'from' | 'to'>,
): Promise<readonly JudgedNeed[]> {
  if (!from) return [];
  const { needs } = await neededApprovals(blobs, { from, to, isRollback: false });
  return judgeNeeds(
    { blobs, reviews: reviewStore(registry) },
    needs.filter((need) => need.section === section),
  );
}

/** Compares the pages a promotion would serve with the live ones. */
export async function reviewOf(stores: Stores, reviewed: Reviewed): Promise<ReviewOutcome> {
  const { registry, blobs } = stores;
  const { section, id } = reviewed;
  const composed = await composeReview(stores, reviewed);
  if (composed.kind === 'refused') return composed;
  const { from, to, differences } = composed;
  const posts = section === 'posts' ? await changedPosts(blobs, from?.data, to.data) : [];
  const pages = await changedWords(blobs, differences);
  return {
    kind: 'review',
    section,
    id,
    isLive: from !== null && idIn(from, section) === id,
    authors: await reviewStore(registry).authors(reviewed),
    needs: await neededRoles(stores, reviewed, composed),
    pages: section === 'posts' ? await withoutEchoes(blobs, { pages, posts, composed }) : pages,
    posts,
    seen: seenMark(await approvedWords(blobs, differences)),
  };
}

/** The order that would promote it. */
function wantedBy({ section, id }: Reviewed): Order {
  if (section === 'config') return { config: id };
  if (section === 'posts') return { data: async () => id };
  if (section === 'sections') throw new Error('Rules do not cover the list of sections.');
  return { parts: [{ name: section, id }] };
}
