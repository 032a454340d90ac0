import type { Cited } from './medical-text-schema.ts';

/**
 * What exam boards in India say about help in exams, for a condition that their lists of disabilities
 * leave out. It rests on `sharedSources.cisce` and `sharedSources.cisce2024`.
 */
export function examHelp(condition: string): readonly Cited[] {
  return [
    {
      text: 'CISCE (ICSE and ISC) gives help in exams when a disability of any kind may affect the result. It decides case by case. Extra time is one of the most common kinds of help.',
      sources: ['cisce'],
    },
    {
      text: `Since the exams of 2025, CISCE also supports learning needs that are not certified as a benchmark disability. The reports we have seen do not name ${condition}, so ask.`,
      sources: ['cisce-2024'],
    },
    {
      text: 'Other exam boards have rules of their own on support in exams. Ask the school early, and in writing.',
    },
  ];
}
