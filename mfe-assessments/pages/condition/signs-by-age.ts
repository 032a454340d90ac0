import type { ConditionContent } from '../../content/condition-schema.ts';
import { ageParam } from '../ages.ts';

export const SIGNS_TAB = 'signs';

/** Whether a condition's signs are split by age, one page per band of the selector. */
export function hasSignsByAge({ signs }: Pick<ConditionContent, 'signs'>): boolean {
  return signs.kind === 'groups' && signs.byAge === true;
}

/**
 * Returns the age that each page of signs is about, in the format of the address. Returns none if signs are not split
 * by age.
 */
export function signAges(
  condition: Pick<ConditionContent, 'signs' | 'ageBands'>,
): readonly string[] {
  return hasSignsByAge(condition) ? condition.ageBands.map(ageParam) : [];
}
