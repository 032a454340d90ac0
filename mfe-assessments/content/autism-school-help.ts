import { boardExamHelp } from './board-exam-help.ts';
import { boardExamSources } from './board-exam-sources.ts';
import type { SideOfLife } from './condition-schema.ts';
import { letterToSchool } from './letter-to-school.ts';
import type { Source } from './medical-text-schema.ts';
import { sharedSources } from './shared-sources.ts';

const boardExams = boardExamHelp({
  cbse: [
    {
      text: 'CBSE gives more time and a writer to a child with a certified disability that the Act of 2016 names. Autism is one of them.',
      sources: ['cbse-2019', 'rpwd-2016'],
    },
  ],
  cisce: [
    {
      text: 'CISCE (ICSE and ISC) names autism. A child may enter the exam hall early, to get used to the reader, the writer or the prompter, and may wear earplugs.',
      sources: ['cisce-2024'],
    },
    {
      text: 'CISCE also gives more time: 20 minutes an hour by a news report, 15 by the board’s own page. We found no fixed date, so ask at the start of Class 9 or 11.',
      sources: ['cisce-2024', 'cisce'],
    },
  ],
  nios: [],
  karnataka: [
    {
      text: 'In Karnataka, a child with autism may have a writer, and 60 more minutes in a three-hour paper. Give the headteacher a medical certificate from a government authority.',
      sources: ['karnataka-2023'],
    },
  ],
});

const letter = letterToSchool([
  {
    text: '[Your child’s name] has autism. [Name of the doctor or hospital] confirmed it on [date]. I enclose a copy of the [report or certificate].',
  },
  {
    text: 'What is hard at school: [for example, noise, sudden changes, long instructions, break time]. What helps: [for example, a picture timetable and a quiet corner].',
  },
  {
    text: 'The Rights of Persons with Disabilities Act, 2016, section 16, asks schools to adapt to what each child needs. It also asks them to give the support that the child needs to learn.',
    sources: ['rpwd-2016'],
  },
  { text: 'I ask for these changes now: [the changes that your child needs].' },
]);

/** Help at school and in board exams for a child with autism; its sources are `autismSchoolHelpSources`. */
export const autismSchoolHelp: readonly SideOfLife[] = [boardExams, letter];

/** What `autismSchoolHelp` rests on, beside the Act of 2016, which the page on autism lists anyway. */
export const autismSchoolHelpSources: readonly Source[] = [
  boardExamSources.cbse2019,
  boardExamSources.cbse2025,
  sharedSources.cisce,
  sharedSources.cisce2024,
  boardExamSources.nios2025,
  boardExamSources.niosProvisions,
  boardExamSources.nios,
  boardExamSources.karnataka2023,
];
