import type { ConditionName } from './condition-path.ts';

/**
 * Every condition that has a page, by name. Apart from `conditions.ts`, so that a page can know of
 * the others without carrying their text to the browser.
 */
export const conditionPages: readonly ConditionName[] = [{ topic: 'behavioural', slug: 'adhd' }];
