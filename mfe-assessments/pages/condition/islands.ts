import { pagedList } from '@site/kit/ui/paged-list.tsx';
import { sourceNotes } from '@site/kit/ui/source-notes.tsx';
import { ageFrame } from '../age-frame.tsx';
import { conditionTabsIsland } from './condition-tabs-island.tsx';

/** What is alive on the page of a condition. */
export const islands = [ageFrame, conditionTabsIsland, pagedList, sourceNotes];
