import type { Author, Reviewed } from './review-store.ts';
import type { Stores } from '@site/delivery/stores.ts';
import { appliesTo, liveRules } from './needed-approvals.ts';
import { reviewOf } from './review-of.ts';
import { reviewStore } from './review-store.ts';

/** Somebody who approves, or takes an approval back. */
export type Reviewer = Author & { roles: readonly string[] };

/** What came of it. `no-role`: nobody without one of the roles that the live rules name may say so. */
export type Decided =
  | { kind: 'approved' | 'withdrawn'; roles: readonly string[] }
  | NoRole
  | Refused;
export type NoRole = { kind: 'no-role'; asked: readonly string[] };
export type Refused = { kind: 'refused'; problems: readonly string[] };

/**
 * Approves one release, configuration or revision of the posts, as it is and no other, in every role of the reviewer that
 * the live rules name. Its authors may not. What could not go live cannot be approved either.
 */
export async function approve(
  stores: Stores,
  reviewed: Reviewed,
  { why, ...reviewer }: Reviewer & { why: string | undefined },
): Promise<Decided> {
  const { roles, asked } = await rolesFor(stores, reviewed, reviewer);
  if (asked.length === 0) {
    return refused(`Nobody’s approval is asked for ${reviewed.section}: it can be promoted.`);
  }
  if (roles.length === 0) return { kind: 'no-role', asked };
  const ownWork = await refusedAsOwn(stores, reviewed, reviewer);
  if (ownWork) return ownWork;
  const review = await reviewOf(stores, reviewed);
  if (review.kind === 'refused') return review;
  const { person, who } = reviewer;
  await reviewStore(stores.registry).approve({ ...reviewed, roles, person, who, why });
  return { kind: 'approved', roles };
}

/** Takes back what was approved in the roles of the reviewer, by whomever. What is live stays live. */
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
  const isDone = await reviewStore(stores.registry).withdraw({ ...reviewed, roles, who, why });
  if (isDone) return { kind: 'withdrawn', roles };
  return refused(
    `${reviewed.section} ${reviewed.id} is not approved by anybody as ${roles.join(', ')}.`,
  );
}

/** Why somebody decides nothing about what they have released; `null` when they have not. */
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
    `${own.who} has released ${section} ${id}, and that is the same person as ${who}: ${person}. Somebody else has to approve it.`,
  );
}

/** The roles of somebody that the live rules name, and all that they name. */
export async function rolesFor(
  { registry, blobs }: Stores,
  { section }: Reviewed,
  { roles }: Reviewer,
): Promise<{ roles: readonly string[]; asked: readonly string[] }> {
  const rules = await liveRules(blobs, (await registry.live()).version);
  // Other rules than the live ones are for everybody to approve whom these name.
  const own = rules.filter((rule) => section === 'config' || appliesTo(section)(rule));
  const asked = [...new Set(own.map(({ by }) => by))];
  return { asked, roles: asked.filter((role) => roles.includes(role)) };
}

export function refused(problem: string): Refused {
  return { kind: 'refused', problems: [problem] };
}
