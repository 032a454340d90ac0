/** Where the header's "Offerings" links to, the parent of all other offerings. */
export const offeringsPath = '/{product}-offerings/doctors';

/** The vision offering, the parent of its articles. */
export const visionPath = '/{product}-offerings/{product}-vision';

/** The id of the page that answers for every unknown article. */
export const ANY_OTHER_ARTICLE = 'other';

export function articlePath(id: string): string {
  return `${visionPath}/article/${id}`;
}
