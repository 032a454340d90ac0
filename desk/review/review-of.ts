import type { Stores } from '@site/delivery/stores/stores.ts';
import { firstUnapproved, seenMark } from './approved-words.ts';
import type { ChangedPost } from './changed-posts.ts';
import type { ChangedPage } from './changed-words.ts';
import { compare, type Compared, type NotReviewable } from './compare.ts';
import { type JudgedNeed, judgeNeeds } from './judge-approvals.ts';
import { idIn, neededApprovals } from './needed-approvals.ts';
import { type Author, type Reviewed, reviewStore } from './review-store.ts';

/** The roles that must approve something, and who approved; `null` until an approval covers all of the text. */
export type NeededRole = { role: string; why: string; approvedBy: string | null };

/** The information a reviewer needs for a decision. */
export type Review = Reviewed & {
  kind: 'review';
  isLive: boolean;
  /** What changes, by title; empty if no text does. */
  title: string;
  authors: readonly Author[];
  needs: readonly NeededRole[];
  /**
   * Every page that differs from the live one. A page without text changes differs in markup only, or repeats what
   * another page says.
   */
  pages: readonly ChangedPage[];
  /** The posts that a revision of the posts changes. */
  posts: readonly ChangedPost[];
  /** Identifies the text, for approving what was read. */
  seen: string;
  /** The pages whose text the reader has approved in an earlier release. */
  known: ReadonlySet<string>;
};

/** A review, or why it cannot go live at all. */
export type ReviewOutcome = Review | NotReviewable;

/** The roles that must approve something. */
export async function neededRoles(
  stores: Stores,
  reviewed: Reviewed,
  comparison: Pick<Compared, 'from' | 'to'>,
): Promise<readonly NeededRole[]> {
  const judged = await judgedRoles(stores, reviewed, comparison);
  return judged.map(({ role, why, approval, uncovered }) => ({
    role,
    why,
    approvedBy: approval && uncovered === null ? approval.who : null,
  }));
}

/** The approvals that a change needs, each with the one that was given. */
export async function judgedRoles(
  { registry, blobs }: Stores,
  { section }: Reviewed,
  { from, to }: Pick<Compared, 'from' | 'to'>,
): Promise<readonly JudgedNeed[]> {
  if (!from) return [];
  const { needs } = await neededApprovals(blobs, { from, to, isRollback: false });
  return judgeNeeds(
    { blobs, reviews: reviewStore(registry) },
    needs.filter((need) => need.section === section),
  );
}

/** Who reads a review. */
type Reader = { person: string; roles: readonly string[] };

/** Compares the pages a promotion would serve with the live ones. */
export async function reviewOf(
  stores: Stores,
  reviewed: Reviewed,
  reader?: Reader,
): Promise<ReviewOutcome> {
  const { section, id } = reviewed;
  const comparison = await compare(stores, reviewed);
  if (comparison.kind === 'refused') return comparison;
  const { from, differences, title, pages, posts, words } = comparison;
  return {
    kind: 'review',
    section,
    id,
    isLive: from !== null && idIn(from, section) === id,
    title,
    authors: await reviewStore(stores.registry).authors(reviewed),
    needs: await neededRoles(stores, reviewed, comparison),
    pages,
    posts,
    seen: seenMark(words),
    known: reader ? await approvedBefore(stores, reviewed, differences, reader) : new Set(),
  };
}

/** The changed pages whose text a person has approved in an earlier release of the same section. */
async function approvedBefore(
  { registry, blobs }: Stores,
  reviewed: Reviewed,
  differences: Compared['differences'],
  { person, roles }: Reader,
): Promise<ReadonlySet<string>> {
  const reviews = reviewStore(registry);
  const approved = new Set<string>();
  for (const role of roles) {
    for (const id of await reviews.approvedIds(reviewed.section, role)) {
      if (id === reviewed.id) continue;
      for (const approval of await reviews.approvals({ ...reviewed, id })) {
        if (approval.person === person) for (const mark of approval.words) approved.add(mark);
      }
    }
  }
  const known = new Set<string>();
  if (approved.size === 0) return known;
  for (const difference of differences) {
    if ((await firstUnapproved(blobs, [difference], approved)) === null) known.add(difference.path);
  }
  return known;
}
