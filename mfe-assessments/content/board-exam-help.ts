import type { PointGroup } from './condition-schema.ts';
import type { Cited } from './medical-text-schema.ts';

/** What each board gives a child with one condition, beside what it gives with all of them. */
interface HelpByBoard {
  readonly cbse: readonly Cited[];
  readonly cisce: readonly Cited[];
  readonly nios: readonly Cited[];
  readonly karnataka: readonly Cited[];
}

/**
 * Help in board exams for a child with a condition that the Act of 2016 names, board by board, with
 * what is the same for all of them, such as how to apply and by when. It rests on `boardExamSources`.
 */
export function boardExamHelp({ cbse, cisce, nios, karnataka }: HelpByBoard): PointGroup {
  return {
    heading: 'Help in board exams, board by board',
    intro: {
      text: 'In most boards the school applies, not the parent. Ask in writing at least a year before the exam, as the papers take months.',
    },
    items: [
      ...cbse,
      {
        text: 'CBSE accepts a certificate from a government hospital, from some national institutes, or from professionals registered with the Rehabilitation Council of India.',
        sources: ['cbse-2019'],
      },
      {
        text: 'The school asks for the help on CBSE’s portal. For the exams of 2026 it was open from 9 to 22 September 2025. Dates change every year.',
        sources: ['cbse-2025'],
      },
      ...cisce,
      {
        text: 'NIOS (open school) gives 20 more minutes for every hour. It allows a writer or a reader, and a computer if you ask its regional director in advance.',
        sources: ['nios-2025', 'nios-provisions'],
      },
      ...nios,
      {
        text: 'For NIOS, apply to its regional director with a certificate from a government hospital. We found no fixed date, so ask your study centre when you enrol.',
        sources: ['nios'],
      },
      ...karnataka,
      {
        text: 'If your child is with another state board, ask the school for the latest circular on “children with special needs”.',
      },
    ],
  };
}
