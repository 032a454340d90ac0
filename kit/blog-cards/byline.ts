/** The author that the data of a parent's review names (specification, section 3). */
export const REVIEW_AUTHOR = 'Review';

/** Who wrote a post, in the words that readers see. */
const bylines = { review: 'A parent’s review', by: 'By {author}' } as const;

/** Says who wrote a post; empty when nobody is named. A review is not signed, so it says what it is. */
export function byline(author: string): string {
  if (author === '') return '';
  if (author === REVIEW_AUTHOR) return bylines.review;
  return bylines.by.replace('{author}', () => author);
}
