import type { Reviewed } from '../registry/reviews.ts';
import { partNames } from '../releases/release.ts';
import type { Stores } from '../stores.ts';

/**
 * What an id is the id of: a release of a part, a configuration, or a revision of the posts that somebody has asked to
 * make live. `null` when nothing here has it.
 */
export async function findReviewed({ registry }: Stores, id: string): Promise<Reviewed | null> {
  for (const section of [...partNames, 'config'] as const) {
    const releases = await registry.releases(section);
    if (releases.some((release) => release.id === id)) return { section, id };
  }
  const posts = { section: 'posts', id } as const;
  return (await registry.reviews.authors(posts)).length > 0 ? posts : null;
}
