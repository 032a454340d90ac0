import { type ConditionName, conditionPath } from '../condition-path.ts';

/** The languages that a checklist is written in; the first one has the short address. */
export const checklistLanguages = ['en', 'hi', 'kn'] as const;

/** The language of a checklist, as `lang` names it: English, Hindi, Kannada. */
export type ChecklistLanguage = (typeof checklistLanguages)[number];

/** The path of a condition's checklist. The English one has no language in its path. */
export function checklistPath(
  condition: ConditionName,
  language: ChecklistLanguage = 'en',
): string {
  const path = `${conditionPath(condition)}/checklist`;
  return language === 'en' ? path : `${path}/${language}`;
}

/** The language that the rest of a checklist's path names; `null` for one that there is no checklist in. */
export function languageOf(rest: string | undefined): ChecklistLanguage | null {
  if (rest === undefined || rest === '') return 'en';
  return checklistLanguages.find((language) => language === rest && language !== 'en') ?? null;
}
