import type { ConditionContent } from '../../content/condition-schema.ts';
import { ageParam } from '../ages.ts';

/**
 * The six tabs of a condition page in their fixed order. `part` is the field of the content file, `label` the
 * specification's wording (the stylesheet capitalises it), `hash` the URL fragment that opens the tab. Never change a
 * hash: people share it.
 */
export const conditionTabs = [
  { part: 'definition', label: 'Definition', hash: 'definition' },
  { part: 'types', label: 'Types', hash: 'types' },
  { part: 'signs', label: 'Sign & Symptoms', hash: 'signs' },
  { part: 'causes', label: 'Causes', hash: 'causes' },
  { part: 'diagnosis', label: 'Diagnosis', hash: 'diagnosis' },
  { part: 'treatment', label: 'Treatment', hash: 'treatment' },
] as const;

/** The `hash` of the tab with the signs. */
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
