import type { ConditionContent } from '../../content/condition-schema.ts';
import { ageInAddress } from '../age-words.ts';

export const SIGNS_TAB = 'signs';

/** Whether a condition's signs are split by age, one page per band of the selector. */
export function goesByAge({ signs }: Pick<ConditionContent, 'signs'>): boolean {
  return signs.kind === 'groups' && signs.byAge === true;
}

/** The age each page of signs is about, as in the address; none if they are not split by age. */
export function agesOfSigns(
  condition: Pick<ConditionContent, 'signs' | 'ageBands'>,
): readonly string[] {
  return goesByAge(condition) ? condition.ageBands.map(ageInAddress) : [];
}
