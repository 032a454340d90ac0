import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { appliesTo, changedPostMarks, idIn, liveRules } from './needed-approvals.ts';
import { seenMark } from './approved-words.ts';
import { compare } from './compare.ts';
import { judgedRoles } from './reviews.ts';
import { type Author, type Reviewed, reviewStore } from './review-store.ts';

/** A person who approves or withdraws an approval. */
export type Reviewer = Author & { roles: readonly string[] };

/** The result of a decision. `no-role`: the reviewer has none of the roles in the live rules. */
export type Decided = Approved | { kind: 'withdrawn'; roles: readonly string[] } | NoRole | Refused;
/** `title`: what was approved, by its title; empty if no text changes. */
export type Approved = { kind: 'approved'; roles: readonly string[]; title: string };
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
  return { kind: 'approved', roles, title };
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

/** How many audit entries to search for a request. Newer entries may only quote it in their reasons. */
const MAX_LINES = 20;

/**
 * Asks the authors for changes before an approval. Only the audit log stores the request: it blocks nothing, and
 * reviewers see it in the review.
 */
export async function askForChanges(
  stores: Stores,
  reviewed: Reviewed,
  { why, ...reviewer }: Reviewer & { why: string },
): Promise<{ kind: 'asked' } | NoRole | Refused> {
  const { registry } = stores;
  const { section, id } = reviewed;
  const { roles, asked } = await rolesFor(stores, reviewed, reviewer);
  if (roles.length === 0) return { kind: 'no-role', asked };
  const ownWork = await refusedAsOwn(stores, reviewed, reviewer);
  if (ownWork) return ownWork;
  const { version } = await registry.live();
  if (version && idIn(version, section) === id) return refused(`${section} ${id} is live.`);
  const approvals = await reviewStore(registry).approvals(reviewed);
  const approval = approvals.find(({ role }) => roles.includes(role));
  if (approval) {
    return refused(`${approval.who} has approved ${section} ${id}. Withdraw the approval instead.`);
  }
  const { who } = reviewer;
  const details = [`as ${roles.join(', ')}`];
  await registry.note({ who, what: actionFor(reviewed), why, details, sections: [section] });
  return { kind: 'asked' };
}

/** The last request for changes; `null` if there was an approval since. */
export async function askedChanges(
  registry: Registry,
  reviewed: Reviewed,
): Promise<JournalEntry | null> {
  const what = actionFor(reviewed);
  const lines = await registry.journal(MAX_LINES, { naming: what, sections: [reviewed.section] });
  // Other entries may quote the text in their reasons.
  const asked = lines.find((line) => line.what === what && line.outcome === 'done');
  if (!asked) return null;
  const approvals = await reviewStore(registry).approvals(reviewed);
  return approvals.some(({ at }) => at >= asked.at) ? null : asked;
}

function actionFor({ section, id }: Reviewed): string {
  return `ask for changes to ${section} ${id}`;
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
async function refusedAsOwn(
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
async function rolesFor(
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

function refused(problem: string): Refused {
  return { kind: 'refused', problems: [problem] };
}
