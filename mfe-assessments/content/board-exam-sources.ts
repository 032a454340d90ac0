import type { Source } from './medical-text-schema.ts';

/** What boards in India say of help in exams for children whose disability the law names. */
export const boardExamSources = {
  cbse2019: {
    id: 'cbse-2019',
    title:
      'Exemptions/Concessions extended to Persons with Benchmark Disabilities for Class X & XII Examinations conducted by the CBSE and Standard Operating Procedure',
    publisher: 'Central Board of Secondary Education, India',
    year: 2019,
    url: 'https://vdocuments.us/nocbsecoord1122332019-12th-april-2019-circular-number-jurisdiction.html',
    note: 'A copy of circular CBSE/COORD/112233/2019 of 12 April 2019. Rules change, so ask the school for the newest. Read in a copy; the board’s own page was not reachable.',
  },
  cbse2025: {
    id: 'cbse-2025',
    title: 'CBSE Board Exam 2026: Registration for children with disabilities to begin from Sept 9',
    publisher: 'India Today',
    year: 2025,
    url: 'https://www.indiatoday.in/education-today/news/story/cbse-board-exam-2026-registration-for-children-with-disabilities-to-begin-from-sept-9-2781982-2025-09-04',
    note: 'A news report of the board’s notice; the board’s own page was not reachable.',
  },
  nios: {
    id: 'nios',
    title: 'General and Specific Relaxations during NIOS Examination, in the Prospectus',
    publisher: 'National Institute of Open Schooling, India',
    year: 2015,
    url: 'https://www.yumpu.com/en/document/view/49414734/prospectus-national-institute-of-open-schooling/36',
    note: 'A copy of an older prospectus. Ask your study centre for this year’s. Read in a copy; the institute’s own page was not reachable.',
  },
  nios2025: {
    id: 'nios-2025',
    title: '400 special kids take Class 10, 12 exams through NIOS in 2025 in Karnataka',
    publisher: 'EdexLive',
    year: 2025,
    url: 'https://www.edexlive.com/news/400-special-kids-take-class-10-12-exams-through-nios-in-2025-in-karnataka',
    note: 'A news report. It quotes the regional director of NIOS on writers, and names autism, dyslexia, dysgraphia and dyscalculia. The institute’s own page was not reachable.',
  },
  niosProvisions: {
    id: 'nios-provisions',
    title: 'NIOS and the Various Provisions for Students with Additional Needs',
    publisher: 'Special Saathi, by a registered special educator',
    year: 2025,
    url: 'https://specialsaathi.com/2025/05/15/nios-and-the-various-provisions-for-students-with-additional-needs',
    note: 'A summary of the institute’s own document, provisionforlwd.pdf, which names autism and the three learning disabilities. It gives the extra time as 20 minutes a subject; the news report and a copy of the institute’s rules say 20 minutes an hour.',
  },
  karnataka2023: {
    id: 'karnataka-2023',
    title:
      'Karnataka govt provides exemptions in exams for differently abled students of classes I to IX',
    publisher: 'Valuable News, a news report on the order of the Karnataka government',
    year: 2023,
    url: 'https://valuablenews.in/karnataka-govt-provides-exemptions-in-exams-for-differently-abled-students-of-classes-i-to-ix/',
    note: 'It says that the same help was already given in Class 10 and in the second year of pre-university. The government’s own order was not reachable.',
  },
  kseab2026: {
    id: 'kseab-2026',
    title: 'SSLC Benefits and Exemptions for Differently Abled Children 2026 (in Kannada)',
    publisher: 'kspsta.in, a site for teachers in Karnataka',
    year: 2025,
    url: 'https://www.kspsta.in/2025/10/sslc-benefits-and-exemptions-for.html',
    note: 'It quotes government order MMA 65 PHP 2000 of 10 March 2000, by which a child with a learning disability may take one language alone. Read in a copy on a teachers’ site; the board’s own page was not reachable.',
  },
} as const satisfies Readonly<Record<string, Source>>;
