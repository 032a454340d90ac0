import type { Section } from '../../access/rights.ts';
import type { Reviewed } from '../../review/review-store.ts';

/** What people call something that is shipped by itself: "Assessments" for `mfe-assessments`. */
export function titleOf(section: Section): string {
  if (section === 'config') return 'Configuration';
  const name = section.replace(/^mfe-/, '').replaceAll('-', ' ');
  return sentenceStart(name);
}

/** Enough of an id to tell it from others. */
export function shortId(id: string): string {
  return id.slice(0, 16);
}

/** Where something is reviewed. */
export function addressOf({ id }: Pick<Reviewed, 'id'>): string {
  return `/approvals/${id}`;
}

/** What the authors of something are said to have done. */
export function releasedBy(section: Section): string {
  return section === 'config' || section === 'posts' ? 'asked for by' : 'released by';
}

export function sentenceStart(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
