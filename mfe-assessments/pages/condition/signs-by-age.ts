import type { ConditionContent } from '../../content/condition-schema.ts';
import { ageInAddress } from '../age-words.ts';

/** The id of the tab that holds the signs. */
export const SIGNS_TAB = 'signs';

/** Whether the signs of a condition are told age by age, one page for each age of the selector. */
export function goesByAge({ signs }: Pick<ConditionContent, 'signs'>): boolean {
  return signs.kind === 'groups' && signs.byAge === true;
}

/** The age that each page of signs is about, as the address names it; none where signs are not told by age. */
export function agesOfSigns(
  condition: Pick<ConditionContent, 'signs' | 'ageBands'>,
): readonly string[] {
  return goesByAge(condition) ? condition.ageBands.map(ageInAddress) : [];
}
