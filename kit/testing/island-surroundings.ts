import type { IslandSurroundings } from '../islands/surroundings.ts';
import { configuredSite } from './configured-site.ts';

const nothing = () => {};

/** For tests: what islands may use of the site around them; nothing happens unless told. */
export function islandSurroundings(told: Partial<IslandSurroundings> = {}): IslandSurroundings {
  return {
    site: configuredSite(),
    openDialog: nothing,
    notify: nothing,
    setTitlePrefix: nothing,
    ...told,
  };
}
