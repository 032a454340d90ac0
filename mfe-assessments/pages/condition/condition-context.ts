import { createContext, use } from 'react';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { useMedicalText } from '../medical/medical-context.ts';

/** `ConditionPage` provides this context. */
export const ConditionContext = createContext<ConditionContent | null>(null);

/** Returns the site, this page's condition, and `fill`, which fills in the site's facts. */
export function useCondition() {
  const condition = use(ConditionContext);
  if (!condition) throw new Error('useCondition must be used inside a condition page.');
  const { site, fill } = useMedicalText();
  return { site, condition, fill };
}
