import type { ConditionContent } from './condition-schema.ts';
import { adhd } from './behavioural/adhd.ts';

/** Every condition that has a page, in the order of the category pages. */
export const conditions: readonly ConditionContent[] = [adhd];
