import { type ConditionName, conditionPath } from '../condition-path.ts';

/** Languages of checklists; the first one has the short path. */
export const checklistLanguages = ['en', 'hi', 'kn'] as const;

/** The `lang` of a checklist: English, Hindi, Kannada. */
export type ChecklistLanguage = (typeof checklistLanguages)[number];

/** A checklist's path. English has no language in it. */
export function checklistPath(
  condition: ConditionName,
  language: ChecklistLanguage = 'en',
): string {
  const path = `${conditionPath(condition)}/checklist`;
  return language === 'en' ? path : `${path}/${language}`;
}

/** Parses the language part of a checklist's path; `null` if unsupported. */
export function parseLanguage(rest: string | undefined): ChecklistLanguage | null {
  if (rest === undefined || rest === '') return 'en';
  return checklistLanguages.find((language) => language === rest && language !== 'en') ?? null;
}
