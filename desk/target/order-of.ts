import { storeConfig, type Order } from '@site/delivery/promotion/plan.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { Promotion } from './delivery-target.ts';

/** Creates a revision of the posts from the database. */
export type TakePosts = () => Promise<string>;

/** Converts a promotion to an order of the core. */
export async function orderOf(
  stores: Stores,
  { parts, config: site, posts = false, allowBrokenLinks, gone, why }: Promotion,
  takePosts: TakePosts,
): Promise<Order> {
  const { version } = await stores.registry.live();
  return {
    parts,
    // A new site starts with the sections of this project, regardless of how it is set up.
    ...(version === null && { sections: { kind: 'begin', sections: ownSections() } }),
    ...(site && { config: await storeConfig(stores, site) }),
    ...(posts && { data: takePosts }),
    allowBrokenLinks,
    gone,
    why,
  };
}
