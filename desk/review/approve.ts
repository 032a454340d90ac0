import type { Author, Reviewed } from './review-store.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { appliesTo, liveRules } from './needed-approvals.ts';
import { changedPostMarks, seenMark } from './approved-words.ts';
import { compare } from './compare.ts';
import { judgedRoles } from './review-of.ts';
import { reviewStore } from './review-store.ts';

/** A person who approves or withdraws an approval. */
export type Reviewer = Author & { roles: readonly string[] };

/** The result of a decision. `no-role`: the reviewer has none of the roles in the live rules. */
export type Decided =
  | { kind: 'approved' | 'withdrawn'; roles: readonly string[] }
  | NoRole
  | Refused;
export type NoRole = { kind: 'no-role'; asked: readonly string[] };
export type Refused = { kind: 'refused'; problems: readonly string[] };

/** `seen`: identifies the text that the reviewer has read. `details` are added to the audit entry. */
type Approving = Reviewer & {
  why: string | undefined;
  seen?: string | undefined;
  details?: readonly string[];
};

/**
 * Approves exactly one release, configuration or revision of the posts, with the text it shows now, in every role that
 * the reviewer has and the live rules name. Refuses its authors, anything that could not go live, and other text than the
 * reviewer has read.
 */
export async function approve(
  stores: Stores,
  reviewed: Reviewed,
  { why, seen, details, ...reviewer }: Approving,
): Promise<Decided> {
  const { roles, asked } = await rolesFor(stores, reviewed, reviewer);
  if (asked.length === 0) {
    return refused(`${reviewed.section} needs no approval and can be promoted.`);
  }
  if (roles.length === 0) return { kind: 'no-role', asked };
  const ownWork = await refusedAsOwn(stores, reviewed, reviewer);
  if (ownWork) return ownWork;
  const comparison = await compare(stores, reviewed);
  if (comparison.kind === 'refused') return comparison;
  const { blobs, registry } = stores;
  const { from, to, title, words } = comparison;
  if (seen !== undefined && seen !== seenMark(words)) {
    return refused(
      'Its text has changed since you opened this page, so nothing was approved. Read it again.',
    );
  }
  const { person, who } = reviewer;
  const posts = reviewed.section === 'posts' ? await changedPostMarks(blobs, from, to) : [];
  const approval = { ...reviewed, roles, person, who, why, title, words: [...words, ...posts] };
  await reviewStore(registry).approve({ ...approval, ...(details && { details }) });
  return { kind: 'approved', roles };
}

/** Withdraws all approvals in the reviewer's roles, including those of other people. Live content stays live. */
export async function withdraw(
  stores: Stores,
  reviewed: Reviewed,
  { why, ...reviewer }: Reviewer & { why: string | undefined },
): Promise<Decided> {
  const { who, roles } = reviewer;
  if (roles.length === 0) {
    const { asked } = await rolesFor(stores, reviewed, reviewer);
    return { kind: 'no-role', asked };
  }
  const reviews = reviewStore(stores.registry);
  const isDone = await reviews.withdraw({ ...reviewed, roles, who, why });
  const carried = isDone ? [] : await carriedFrom(stores, reviewed, roles);
  for (const id of carried) await reviews.withdraw({ ...reviewed, id, roles, who, why });
  if (isDone || carried.length > 0) return { kind: 'withdrawn', roles };
  return refused(`${reviewed.section} ${reviewed.id} has no approval as ${roles.join(', ')}.`);
}

/** The revisions whose approvals in these roles count for this one, too. */
async function carriedFrom(
  stores: Stores,
  reviewed: Reviewed,
  roles: readonly string[],
): Promise<readonly string[]> {
  const comparison = await compare(stores, reviewed);
  if (comparison.kind === 'refused') return [];
  const judged = await judgedRoles(stores, reviewed, comparison);
  return judged
    .filter(({ role, approval }) => approval !== null && roles.includes(role))
    .map(({ approvedAs }) => approvedAs);
}

/** The reason for refusing reviewers a decision about their own release; `null` if it is not theirs. */
export async function refusedAsOwn(
  { registry }: Stores,
  reviewed: Reviewed,
  { person, who }: Author,
): Promise<Refused | null> {
  const { section, id } = reviewed;
  const authors = await reviewStore(registry).authors(reviewed);
  const own = authors.find((author) => author.person === person);
  if (!own) return null;
  return refused(
    `${own.who} has released ${section} ${id}, and ${who} is the same person: ${person}. Someone else must approve it.`,
  );
}

/** The reviewer's roles that the live rules name, and all roles that they name. */
export async function rolesFor(
  { registry, blobs }: Stores,
  { section }: Reviewed,
  { roles }: Reviewer,
): Promise<{ roles: readonly string[]; asked: readonly string[] }> {
  const rules = await liveRules(blobs, (await registry.live()).version);
  // A configuration may change the rules, which requires every role in the live rules.
  const own = rules.filter((rule) => section === 'config' || appliesTo(section)(rule));
  const asked = [...new Set(own.map(({ by }) => by))];
  return { asked, roles: asked.filter((role) => roles.includes(role)) };
}

export function refused(problem: string): Refused {
  return { kind: 'refused', problems: [problem] };
}
