import type { SiteConfig } from '@site/kit/site.ts';
import { storeConfig, type Order } from '@site/delivery/promotion/plan.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import type { Stores } from '@site/delivery/stores.ts';
import type { Promotion } from './delivery-target.ts';

/** Takes a revision of the posts as they are in the database now, for pages of a configuration, or of the live one. */
export type TakePosts = (site: SiteConfig | undefined) => Promise<string>;

/** A promotion as the core takes it. */
export async function orderOf(
  stores: Stores,
  { parts, config: site, posts = false, allowBrokenLinks, gone, why }: Promotion,
  takePosts: TakePosts,
): Promise<Order> {
  const { version } = await stores.registry.live();
  return {
    parts,
    // A site begins with the sections of this project, however it is set up.
    ...(version === null && { sections: { kind: 'begin', sections: ownSections() } }),
    ...(site && { config: await storeConfig(stores, site) }),
    ...(posts && { data: () => takePosts(site) }),
    allowBrokenLinks,
    gone,
    why,
  };
}
