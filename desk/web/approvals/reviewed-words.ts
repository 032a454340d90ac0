import type { Section } from '../../access/rights.ts';
import type { Author, Reviewed } from '../../review/review-store.ts';
import { titleOf } from '../page/section-title.ts';
import { roles, roleWords, reviewRolesOf } from '../role.ts';

/** What people call it: the titles of the posts, or the section with the titles of its changed pages. */
export function nameOf({ section, title }: { section: Section; title: string }): string {
  if (section === 'posts' && title !== '') return title;
  return [titleOf(section), title].filter(Boolean).join(': ');
}

/** Why somebody with a handed-over link cannot decide. */
export const NOT_SURE_WHO =
  'You signed in with a link that an operator created, so an approval could be theirs. Sign out, then sign in by yourself: by e-mail or with a provider.';

/** Why an approval proves little on this site. */
export const CANNOT_TELL =
  'This site cannot tell an operator from a clinician until e-mail or a sign-in provider is set up.';

/** Who can approve in a role of the review rules: "A clinician", or the role itself if no user of the desk can. */
export function approverIn(role: string): string {
  const own = roles.find((each) => reviewRolesOf({ roles: [each] }).includes(role));
  return own ? `A ${roleWords[own].title.toLowerCase()}` : `Someone with the role “${role}”`;
}

/** Returns the unambiguous start of an id. */
export function shortId(id: string): string {
  return id.slice(0, 16);
}

/** URL of a review. */
export function addressOf({ id }: Pick<Reviewed, 'id'>): string {
  return `/approvals/${id}`;
}

/** The verb before the authors' names. */
export function releasedBy(section: Section): string {
  return section === 'config' || section === 'posts' ? 'requested by' : 'released by';
}

/** Formats authors for messages. */
export function namesOfAuthors(authors: readonly Author[]): string {
  return authors.map(({ who }) => who).join(' and ') || 'an unknown author';
}
