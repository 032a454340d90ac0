import { createContext, use } from 'react';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { useMedicalText } from '../medical/medical-context.ts';

/** The condition of the page around; set by `ConditionPage`. */
export const ConditionContext = createContext<ConditionContent | null>(null);

/** The site and the condition of this page, and `say`, which fills the site's facts into a text. */
export function useCondition() {
  const condition = use(ConditionContext);
  if (!condition) throw new Error('A part of a condition page stands outside of one.');
  const { site, say } = useMedicalText();
  return { site, condition, say };
}
