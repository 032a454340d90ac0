import { boardExamSources } from './board-exam-sources.ts';
import type { SideOfLife } from './condition-schema.ts';
import type { Source } from './medical-text-schema.ts';
import { sharedSources } from './shared-sources.ts';

const boardExams: SideOfLife = {
  heading: 'Help in board exams, board by board',
  intro: {
    text: 'In most boards the school applies, not the parent. Ask in writing at least a year before the exam, as the papers take months.',
  },
  items: [
    {
      text: 'CBSE gives more time and a writer to a child with a certified disability that the Act of 2016 names. Autism is one of them.',
      sources: ['cbse-2019', 'rpwd-2016'],
    },
    {
      text: 'CBSE accepts a certificate from a government hospital, from some national institutes, or from professionals registered with the Rehabilitation Council of India.',
      sources: ['cbse-2019'],
    },
    {
      text: 'The school asks for the help on CBSE’s portal. For the exams of 2026 it was open from 9 to 22 September 2025. Dates change every year.',
      sources: ['cbse-2025'],
    },
    {
      text: 'CISCE (ICSE and ISC) names autism. A child may enter the exam hall early, to get used to the reader, the writer or the prompter, and may wear earplugs.',
      sources: ['cisce-2024'],
    },
    {
      text: 'CISCE also gives more time: 20 minutes an hour by a news report, 15 by the board’s own page. We found no fixed date, so ask at the start of Class 9 or 11.',
      sources: ['cisce-2024', 'cisce'],
    },
    {
      text: 'NIOS (open school) gives learners with autism a writer, and 20 more minutes for every hour.',
      sources: ['nios-2025'],
    },
    {
      text: 'For NIOS, apply to its regional director with a certificate from a government hospital. We found no fixed date, so ask your study centre when you enrol.',
      sources: ['nios'],
    },
    {
      text: 'In Karnataka, a child with autism may have a writer, and 60 more minutes in a three-hour paper. Give the headteacher a medical certificate from a government authority.',
      sources: ['karnataka-2023'],
    },
    {
      text: 'If your child is with another state board, ask the school for the latest circular on “children with special needs”.',
    },
  ],
};

const letterToSchool: SideOfLife = {
  heading: 'A letter to the school that you may copy',
  letter: true,
  intro: {
    text: 'Replace the words in square brackets. Hand in two copies, and have the school stamp and date the one you keep.',
  },
  items: [
    { text: 'To the Principal, [name and address of the school]. Date: [today’s date].' },
    { text: 'Subject: Help in class and in exams for [your child’s name], [class and section].' },
    {
      text: 'Dear Principal, I am the [mother, father or guardian] of [your child’s name], admission number [number].',
    },
    {
      text: '[Your child’s name] has autism. [Name of the doctor or hospital] confirmed it on [date]. I enclose a copy of the [report or certificate].',
    },
    {
      text: 'What is hard at school: [for example, noise, sudden changes, long instructions, break time]. What helps: [for example, a picture timetable and a quiet corner].',
    },
    {
      text: 'The Rights of Persons with Disabilities Act, 2016, section 16, asks schools to adapt to what each child needs. It asks for the support that the child needs to learn, too.',
      sources: ['rpwd-2016'],
    },
    { text: 'I ask for these changes now: [the changes that your child needs].' },
    {
      text: 'For the board exam, please tell me three things by [date]. When does the school send in the names? Which papers are needed? Who will look after this?',
    },
    { text: 'May we meet in the week of [date]? Please reply in writing.' },
    { text: 'Thank you. [Your name, phone number and signature.] Enclosed: [list of copies].' },
  ],
};

/** Help at school and in board exams for a child with autism; its sources are `autismSchoolHelpSources`. */
export const autismSchoolHelp: readonly SideOfLife[] = [boardExams, letterToSchool];

/** What `autismSchoolHelp` rests on, beside the Act of 2016, which the page on autism lists anyway. */
export const autismSchoolHelpSources: readonly Source[] = [
  boardExamSources.cbse2019,
  boardExamSources.cbse2025,
  sharedSources.cisce,
  sharedSources.cisce2024,
  {
    id: 'nios-2025',
    title: '400 special kids take Class 10, 12 exams through NIOS in 2025 in Karnataka',
    publisher: 'EdexLive',
    year: 2025,
    url: 'https://www.edexlive.com/news/400-special-kids-take-class-10-12-exams-through-nios-in-2025-in-karnataka',
    note: 'A news report that quotes the regional director of NIOS. The institute’s own page was not reachable.',
  },
  boardExamSources.nios,
  boardExamSources.karnataka2023,
];
