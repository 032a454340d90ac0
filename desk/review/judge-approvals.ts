import type { BlobStore } from '@site/delivery/blobs/blob-store.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import * as v from 'valibot';
import { keyStore } from '../access/key-store.ts';
import { reviewRoles } from '../access/review-roles.ts';
import { deskTables } from '../registry/desk-tables.ts';
import { firstUnapproved } from './approved-words.ts';
import type { Need, Needed } from './needed-approvals.ts';
import type { Approval, Author, Reviews } from './review-store.ts';

/** Whether all required approvals were given. */
export type Judgement = {
  /** What is missing and how to get it, one sentence each. */
  problems: readonly Missing[];
  /** Who released and approved what, for the audit log. */
  notes: readonly string[];
};

/** A reason against going live. `awaits`: the id that somebody has to approve first. */
type Missing = { role: string; message: string; awaits?: string };

/** A need with its authors, and the approval that covers it; `null` until there is one. */
export type JudgedNeed = Need & {
  authors: readonly Author[];
  approval: Approval | null;
  /** The id that was approved: an earlier revision of the posts if the approval is carried over. */
  approvedAs: string;
  /** The page on which a given approval does not cover the text; `null` if there is none. */
  uncovered: string | null;
};

/**
 * Compares the required approvals with those given. If no author is known, the caller is recorded as the author.
 * Approvals by authors never count, no matter when they were given.
 */
export async function judgeApprovals(
  { blobs, reviews }: { blobs: BlobStore; reviews: Reviews },
  { needs, unexplained }: Needed,
  asking: Author,
): Promise<Judgement> {
  for (const { section, id } of needs) {
    if ((await reviews.authors({ section, id })).length > 0) continue;
    await reviews.noteAuthor({ section, id, ...asking });
  }
  const problems: Missing[] = [];
  const notes = new Set<string>();
  for (const need of await judgeNeeds({ blobs, reviews }, needs)) {
    for (const { who } of need.authors) notes.add(`${need.section} was released by ${who}`);
    if (need.approval && need.uncovered === null) notes.add(sentenceFor(need, need.approval));
    else problems.push({ role: need.role, message: whatIsMissing(need), awaits: need.id });
  }
  const parts = new Set<string>();
  for (const { role, part, path } of unexplained) {
    if (parts.has(part)) continue;
    parts.add(part);
    const message = `${part} shows other words on ${path} than before, although nothing of it has changed. Release it again and have that release approved in the role ${role}.`;
    problems.push({ role, message });
  }
  return { problems, notes: [...notes] };
}

/**
 * Finds the valid approval of each need. The approvals of a role count together: where a release and the posts change
 * the same page, each was reviewed by itself.
 */
export async function judgeNeeds(
  { blobs, reviews }: { blobs: BlobStore; reviews: Reviews },
  needs: readonly Need[],
): Promise<readonly JudgedNeed[]> {
  const approved = new Map<string, Set<string>>();
  const judged: JudgedNeed[] = [];
  for (const need of needs) {
    const authors = await reviews.authors(need);
    const approvals = await countingApprovals(reviews, need, authors);
    const words = approved.get(need.role) ?? new Set();
    approved.set(need.role, words);
    for (const mark of approvals.flatMap((approval) => approval.words)) words.add(mark);
    const own = approvals.at(-1);
    const carried = own ? null : await carriedApproval(reviews, need, authors);
    judged.push({
      ...need,
      authors,
      approval: own ?? carried?.approval ?? null,
      approvedAs: carried?.id ?? need.id,
      uncovered: null,
    });
  }
  return Promise.all(
    judged.map(async (need) => ({
      ...need,
      uncovered:
        need.approval && need.approvedAs === need.id
          ? await firstUnapproved(blobs, need.pages, approved.get(need.role) ?? new Set())
          : null,
    })),
  );
}

/** The approvals of an id in a role, without those of its authors and of `others`. */
async function countingApprovals(
  reviews: Reviews,
  { section, id, role }: Pick<Need, 'section' | 'id' | 'role'>,
  others: readonly Author[],
): Promise<readonly Approval[]> {
  const authors = [...others, ...(await reviews.authors({ section, id }))];
  return (await reviews.approvals({ section, id })).filter(
    (approval) =>
      approval.role === role && !authors.some(({ person }) => person === approval.person),
  );
}

/**
 * The approval of an earlier revision of the posts that changed the same posts in the same way, rendered by the same
 * releases; `null` if there is none. Posts that went live in between had approvals of their own.
 */
async function carriedApproval(
  reviews: Reviews,
  { section, role, posts = [] }: Need,
  authors: readonly Author[],
): Promise<{ id: string; approval: Approval } | null> {
  if (posts.length === 0) return null;
  for (const id of await reviews.approvedIds(section, role)) {
    const approvals = await countingApprovals(reviews, { section, id, role }, authors);
    const approval = approvals.findLast(({ words }) => posts.every((post) => words.includes(post)));
    if (approval) return { id, approval };
  }
  return null;
}

function sentenceFor({ section, role }: Need, { who, why }: Approval): string {
  return `${section} was approved by ${who} as ${role}${why === null ? '' : `: ${why}`}`;
}

function whatIsMissing({ section, id, role, why, authors, approval, uncovered }: JudgedNeed) {
  if (approval && uncovered !== null) {
    return `${section} ${id} was approved by ${approval.who}, but ${uncovered} would show other words than the approved ones. It must be approved again in the role ${role}: npx site review ${id} --approve.`;
  }
  const others = authors.map(({ who }) => who).join(' and ');
  return `${section} ${id} must be approved in the role ${role} by someone other than ${others}: npx site review ${id} --approve. ${why}`;
}

/**
 * The roles of review rules that a user of the desk or the owner of a key has. Expired and revoked keys count, too: a
 * site with reviewers must not lose its approvals when a key expires.
 */
export async function heldRoles(registry: Registry): Promise<ReadonlySet<string>> {
  const rows = await registry.connection.whenFree(() =>
    deskTables(registry).selectFrom('desk_users').select('roles').execute(),
  );
  const held = rows.flatMap(({ roles }) => v.parse(v.array(v.string()), JSON.parse(roles)));
  const ofUsers = held.flatMap((role) => reviewRoles[role] ?? []);
  const keys = await keyStore(registry).list();
  return new Set([...ofUsers, ...keys.flatMap(({ rights }) => rights.roles)]);
}
