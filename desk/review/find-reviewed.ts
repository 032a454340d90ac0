import { isIntact } from '@site/delivery/blobs/blob-store.ts';
import type { Reviewed } from './review-store.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { reviewStore } from './review-store.ts';

/**
 * Finds what an id belongs to: a release of a part, a configuration, or a revision of the posts that someone asked to
 * promote. Returns `null` if the id is unknown or its content was pruned.
 */
export async function findReviewed(stores: Stores, id: string): Promise<Reviewed | null> {
  const { registry, blobs } = stores;
  const { version } = await registry.live();
  const listed = (version && (await sectionsOf(stores, version))) ?? ownSections();
  for (const section of ['shell', ...listed.map(({ name }) => name)] as const) {
    const releases = await registry.releases(section);
    if (releases.some((release) => release.id === id)) return { section, id };
  }
  const configs = await registry.releases('config');
  const isConfig = configs.some((config) => config.id === id);
  const posts = { section: 'posts', id } as const;
  if (!isConfig && (await reviewStore(registry).authors(posts)).length === 0) return null;
  // Both are blobs, which are pruned once no version refers to them.
  if (!(await isIntact(blobs, id))) return null;
  return isConfig ? { section: 'config', id } : posts;
}
