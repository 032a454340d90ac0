import type { Section } from '../../access/rights.ts';
import type { Reviewed } from '../../review/review-store.ts';

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
