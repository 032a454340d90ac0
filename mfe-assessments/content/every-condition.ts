import type { ChecklistContent } from './checklists/checklist-schema.ts';
import type { ConditionContent } from './condition-schema.ts';
import { conditions } from './conditions.ts';

/** What every condition's page says. For Node and for builds: a browser would fetch the words of all pages. */
export function everyCondition(): Promise<readonly ConditionContent[]> {
  return Promise.all(conditions.map(async (row) => (await row.condition()).condition));
}

/** What every checklist says, in the order of the conditions. Not for browsers either. */
export function everyChecklist(): Promise<readonly ChecklistContent[]> {
  return Promise.all(conditions.map(async (row) => (await row.checklist()).checklist));
}
