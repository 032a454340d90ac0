/** The author field of a parent's review (specification, section 3). */
export const REVIEW_AUTHOR = 'Review';

const bylines = { review: 'A parent’s review', by: 'By {author}' } as const;

/** Empty if there is no author. A review is unsigned, so its byline says that it is one. */
export function byline(author: string): string {
  if (author === '') return '';
  if (author === REVIEW_AUTHOR) return bylines.review;
  return bylines.by.replace('{author}', () => author);
}
