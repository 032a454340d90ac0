import type { Approval, Author, Reviews } from './review-store.ts';
import type { Need } from './needed-approvals.ts';

/** Whether everything was approved that has to be. */
export type Judgement = {
  /** What is lacking and how it is given, a sentence each. */
  problems: readonly string[];
  /** The id that each of these problems is about. */
  awaits: readonly string[];
  /** Who released and who approved what, for the journal. */
  said: readonly string[];
};

/**
 * Compares what is needed with what was given. Of what nobody is known to have released, whoever asks for it to go live is
 * the author. An approval by an author counts for nothing, whenever it was given.
 */
export async function judgeApprovals(
  reviews: Reviews,
  needs: readonly Need[],
  asking: Author,
): Promise<Judgement> {
  const problems: string[] = [];
  const awaits: string[] = [];
  const said = new Set<string>();
  for (const need of needs) {
    if ((await reviews.authors(need)).length === 0) {
      await reviews.noteAuthor({ section: need.section, id: need.id, ...asking });
    }
    const authors = await reviews.authors(need);
    for (const { who } of authors) said.add(`${need.section} was released by ${who}`);
    const approval = await approvalFor(reviews, need, authors);
    if (approval) said.add(sentenceFor(need, approval));
    else {
      problems.push(lacking(need, authors));
      awaits.push(need.id);
    }
  }
  return { problems, awaits, said: [...said] };
}

/** The first approval that counts. */
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

function lacking({ section, id, role, why }: Need, authors: readonly Author[]): string {
  const others = authors.map(({ who }) => who).join(' and ');
  return `${section} ${id} has to be approved by somebody with the role ${role} other than ${others}, with: npx site review ${id} --approve. ${why}`;
}
