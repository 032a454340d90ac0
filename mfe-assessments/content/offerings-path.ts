/** The page that the header's "Offerings" leads to, above all other offerings. */
export const offeringsPath = '/{product}-offerings/doctors';

/** The page of the vision offering, above its articles. */
export const visionPath = '/{product}-offerings/{product}-vision';

/** The id of the page that stands for every id without an article. */
export const ANY_OTHER_ARTICLE = 'other';

/** The path of a vision article. */
export function articlePath(id: string): string {
  return `${visionPath}/article/${id}`;
}
