import type { ChecklistContent } from './checklists/checklist-schema.ts';
import type { ConditionContent } from './condition-schema.ts';

/**
 * What the file of a condition exports: the words of its page and those of its checklist. They are functions, because a
 * bundler leaves out a function that nobody calls: so each page is sent its own half of the file.
 */
export type ConditionModule = {
  condition: () => ConditionContent;
  checklist: () => ChecklistContent;
};

/**
 * The words in the file of a condition, such as `learning/dyslexia`. Throws when one of the two is missing, and names it;
 * what they say is for the schemas to check.
 */
export function parseConditionModule(
  file: string,
  exported: Readonly<Record<string, unknown>>,
): ConditionModule {
  for (const name of ['condition', 'checklist']) {
    if (typeof exported[name] === 'function') continue;
    throw new Error(`mfe-assessments/content/${file}.ts must export a function "${name}".`);
  }
  return exported as ConditionModule;
}
