import { isIntact } from '@site/delivery/blobs/blob-store.ts';
import type { Shippable } from '@site/delivery/registry/releases.ts';
import { isPartName, partNamesIn } from '@site/delivery/releases/release.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { Section } from '../access/rights.ts';
import { firstUnapproved, seenMark } from './approved-words.ts';
import type { ChangedPost } from './changed-posts.ts';
import type { ChangedPage } from './changed-words.ts';
import { compare, type Compared, type NotReviewable } from './compare.ts';
import { type JudgedNeed, judgeNeeds } from './judge-approvals.ts';
import { idIn, liveRules, neededApprovals } from './needed-approvals.ts';
import { type Author, type Reviewed, reviewStore } from './review-store.ts';

/** The roles that must approve something, and who approved; `null` until an approval covers all of the text. */
type NeededRole = { role: string; why: string; approvedBy: string | null };

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
async function neededRoles(
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

/** How many audit entries are searched. */
const MAX_LINES = 100;

/** Something that would change the live version and may need approval. */
export type Waiting = Reviewed & {
  /** What would change, by title; empty if no text does. */
  title: string;
  since: Date;
  authors: readonly Author[];
  roles: readonly NeededRole[];
};

/** A revision of the posts that awaits approval, with the title of the post that it changes. */
export type AwaitedPost = { id: string; since: Date; title: string; dueAt: number | null };

/**
 * What awaits a decision: the newest release of each section that a live rule covers, and `awaitedPosts`. Without them,
 * the last revision of the posts that was rejected for lack of approval. Leaves out what needs no approval, cannot go
 * live, or has been live and was rolled back.
 */
export async function waiting(
  stores: Stores,
  {
    isAskedFor = () => true,
    awaitedPosts = [],
  }: {
    isAskedFor?: (section: Section) => boolean;
    awaitedPosts?: readonly AwaitedPost[];
  } = {},
): Promise<readonly Waiting[]> {
  const { registry, blobs } = stores;
  const { version } = await registry.live();
  const rules = await liveRules(blobs, version);
  const found: Waiting[] = [];
  if (!version || rules.length === 0) return found;
  const listed = (await sectionsOf(stores, version))?.map(({ name }) => name);
  const names = new Set([...partNamesIn(version.parts), ...(listed ?? []), 'config' as const]);
  const candidates: Candidate[] = [];
  for (const section of [...names].filter(isAskedFor)) {
    candidates.push(...(await newestOf(stores, section)));
  }
  if (isAskedFor('posts')) {
    candidates.push(
      ...(awaitedPosts.length > 0
        ? awaitedPosts.map((post) => ({ section: 'posts' as const, ...post }))
        : await rejectedPosts(stores)),
    );
  }
  for (const { section, id, since } of candidates) {
    if (id === idIn(version, section) || (await wasLive(stores, { section, id }))) continue;
    // Configurations and posts are blobs, which are pruned once no version refers to them.
    if (!isPartName(section) && !(await isIntact(blobs, id))) continue;
    const comparison = await compare(stores, { section, id });
    if (comparison.kind === 'refused') continue;
    const roles = await neededRoles(stores, { section, id }, comparison);
    if (roles.length === 0) continue;
    const { title } = comparison;
    const authors = await reviewStore(registry).authors({ section, id });
    found.push({ section, id, since, roles, title, authors });
  }
  return found;
}

/** Whether something was live before, according to the audit log. It was replaced or rolled back since. */
async function wasLive({ registry }: Stores, { section, id }: Reviewed): Promise<boolean> {
  if (section === 'posts') return false;
  const lines = await registry.journal(MAX_LINES, { naming: id, sections: [section] });
  return lines.some(({ outcome, what }) => outcome === 'live' && what.includes(id));
}

type Candidate = Pick<Waiting, 'section' | 'id' | 'since'>;

async function newestOf({ registry }: Stores, section: Shippable): Promise<Candidate[]> {
  const [newest] = await registry.releases(section);
  return newest ? [{ section, id: newest.id, since: newest.releasedAt }] : [];
}

/** The revision last rejected for lack of approval, unless other posts have gone live since. */
async function rejectedPosts({ registry, blobs }: Stores): Promise<Candidate[]> {
  const asked = await reviewStore(registry).lastAuthored('posts');
  if (!asked || !(await isIntact(blobs, asked.id))) return [];
  const lines = await registry.journal(MAX_LINES, { sections: ['posts'] });
  const isOvertaken = lines.some(({ outcome, at }) => outcome === 'live' && at > asked.at);
  return isOvertaken ? [] : [{ section: 'posts', id: asked.id, since: asked.at }];
}

/**
 * Finds what an id belongs to: a release of a part, a configuration, or a revision of the posts that someone asked to
 * promote. Returns `null` if the id is unknown or its content was pruned.
 */
export async function findReviewed(stores: Stores, id: string): Promise<Reviewed | null> {
  const { registry, blobs } = stores;
  const { version } = await registry.live();
  const listed = (version && (await sectionsOf(stores, version))) ?? ownSections();
  for (const section of ['shell', ...listed.map(({ name }) => name)] as const) {
    const releases = await registry.releases(section);
    if (releases.some((release) => release.id === id)) return { section, id };
  }
  const configs = await registry.releases('config');
  const isConfig = configs.some((config) => config.id === id);
  const posts = { section: 'posts', id } as const;
  if (!isConfig && (await reviewStore(registry).authors(posts)).length === 0) return null;
  // Both are blobs, which are pruned once no version refers to them.
  if (!(await isIntact(blobs, id))) return null;
  return isConfig ? { section: 'config', id } : posts;
}
