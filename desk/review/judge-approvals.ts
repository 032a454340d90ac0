import type { Approval, Author, Reviews } from './review-store.ts';
import type { Need } from './needed-approvals.ts';

/** Whether all required approvals were given. */
export type Judgement = {
  /** The missing approvals and how to give them, one sentence each. */
  problems: readonly string[];
  /** The ids that await approval, one per problem. */
  awaits: readonly string[];
  /** Who released and approved what, for the audit log. */
  notes: readonly string[];
};

/**
 * Compares the required approvals with those given. If no author is known, the caller is recorded as the author.
 * Approvals by authors never count, no matter when they were given.
 */
export async function judgeApprovals(
  reviews: Reviews,
  needs: readonly Need[],
  asking: Author,
): Promise<Judgement> {
  const problems: string[] = [];
  const awaits: string[] = [];
  const notes = new Set<string>();
  for (const need of needs) {
    if ((await reviews.authors(need)).length === 0) {
      await reviews.noteAuthor({ section: need.section, id: need.id, ...asking });
    }
    const authors = await reviews.authors(need);
    for (const { who } of authors) notes.add(`${need.section} was released by ${who}`);
    const approval = await approvalFor(reviews, need, authors);
    if (approval) notes.add(sentenceFor(need, approval));
    else {
      problems.push(missingApproval(need, authors));
      awaits.push(need.id);
    }
  }
  return { problems, awaits, notes: [...notes] };
}

/** The first valid approval. */
export async function approvalFor(
  reviews: Reviews,
  need: Need,
  authors: readonly Author[],
): Promise<Approval | undefined> {
  const approvals = await reviews.approvals(need);
  return approvals.find(
    ({ role, person }) => role === need.role && !authors.some((author) => author.person === person),
  );
}

function sentenceFor({ section, role }: Need, { who, why }: Approval): string {
  return `${section} was approved by ${who} as ${role}${why === null ? '' : `: ${why}`}`;
}

function missingApproval({ section, id, role, why }: Need, authors: readonly Author[]): string {
  const others = authors.map(({ who }) => who).join(' and ');
  return `${section} ${id} must be approved in the role ${role} by someone other than ${others}: npx site review ${id} --approve. ${why}`;
}
