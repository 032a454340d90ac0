import { pagedList } from '@site/kit/ui/paged-list.tsx';
import { conditionTabsIsland } from './condition-tabs-island.tsx';

/** What is alive on the page of a condition. */
export const islands = [conditionTabsIsland, pagedList];
