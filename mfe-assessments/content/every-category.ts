import { behaviouralCategory } from './categories/behavioural.ts';
import { learningCategory } from './categories/learning.ts';
import { physicalCategory } from './categories/physical.ts';
import type { CategoryContent } from './category-schema.ts';
import { conditionCards } from './condition-cards.ts';

/** What every category page says, its cards included. For Node, as `everyCondition` is. */
export async function everyCategory(): Promise<readonly CategoryContent[]> {
  return [
    { ...behaviouralCategory, assessmentTypes: await conditionCards('behavioural') },
    { ...learningCategory, assessmentTypes: await conditionCards('learning') },
    physicalCategory,
  ];
}
