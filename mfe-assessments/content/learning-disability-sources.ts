import { boardExamSources } from './board-exam-sources.ts';
import type { Source } from './medical-text-schema.ts';
import { icd11Entry, sharedSources } from './shared-sources.ts';

/**
 * Publications that the pages on dyslexia, dyscalculia and dysgraphia share. A page that has
 * something to say of its own about one adds a `note`.
 */
export const learningDisabilitySources = {
  dsm5tr: sharedSources.dsm5tr,
  icd11: icd11Entry('6A03, developmental learning disorder', 2099676649),
  scaria2022: sharedSources.scaria2022,
  mogasale2012: {
    id: 'mogasale-2012',
    authors: 'Mogasale VV and others',
    title:
      'Prevalence of Specific Learning Disabilities Among Primary School Children in a South Indian City',
    publisher: 'Indian Journal of Pediatrics',
    year: 2012,
    url: 'https://doi.org/10.1007/s12098-011-0553-3',
  },
  moll2014: {
    id: 'moll-2014',
    authors: 'Moll K and others',
    title: 'Specific Learning Disorder: Prevalence and Gender Differences',
    publisher: 'PLoS ONE',
    year: 2014,
    url: 'https://doi.org/10.1371/journal.pone.0103537',
  },
  iap2017: {
    id: 'iap-2017',
    authors: 'Nair MKC and others',
    title:
      'Consensus Statement of the Indian Academy of Pediatrics on Evaluation and Management of Learning Disability',
    publisher: 'Indian Pediatrics',
    year: 2017,
    url: 'https://doi.org/10.1007/s13312-017-1071-9',
  },
  ips2019: {
    id: 'ips-2019',
    authors: 'Shah HR and others',
    title:
      'Clinical Practice Guidelines on Assessment and Management of Specific Learning Disorders',
    publisher: 'Indian Journal of Psychiatry',
    year: 2019,
    url: 'https://doi.org/10.4103/psychiatry.IndianJPsychiatry_564_18',
  },
  aapVision2009: {
    id: 'aap-vision-2009',
    title: 'Joint Statement: Learning Disabilities, Dyslexia, and Vision',
    publisher: 'American Academy of Pediatrics and others, in Pediatrics',
    year: 2009,
    url: 'https://doi.org/10.1542/peds.2009-1445',
  },
  rbsk: sharedSources.rbsk,
  rbskAges: sharedSources.rbskAges,
  rbskSchools: {
    id: 'rbsk-schools',
    title: 'Rashtriya Bal Swasthya Karyakram (RBSK): frequently asked questions',
    publisher: 'Ministry of Health and Family Welfare, Government of India',
    year: 2024,
    url: 'https://rbsk.gov.in/RBSK/UI/FAQ.aspx',
    note: 'The page gives no date. It names government and government-aided schools, for ages 6 to 18.',
  },
  teleManas: sharedSources.teleManas,
  karande2019: {
    id: 'karande-2019',
    authors: 'Karande S and others',
    title:
      'Economic burden of specific learning disability: A prevalence-based cost of illness study of its direct, indirect, and intangible costs',
    publisher: 'Journal of Postgraduate Medicine',
    year: 2019,
    url: 'https://doi.org/10.4103/jpgm.JPGM_413_18',
    note: 'Children of 8 and above at one public clinic in Mumbai. The sum counts money spent and earnings lost, but not worry or grief.',
  },
  panda2025: {
    id: 'panda-2025',
    authors: 'Panda PK and others',
    title:
      'Assessment of the Economic Burden of Specific Learning Disability by Estimating the Direct, Indirect, and Intangible Costs: A Low- and Middle-Income Country Perspective',
    publisher: 'Neurology India',
    year: 2025,
    url: 'https://doi.org/10.4103/ni.ni_805_22',
    note: 'One teaching hospital, 2021. The median counts what families paid for the disability itself.',
  },
  nimhansOpd: sharedSources.nimhansOpd,
  prashast: {
    id: 'prashast',
    title: 'PRASHAST: A Disability Screening Checklist for Schools',
    publisher:
      'National Council of Educational Research and Training (NCERT), on Vikaspedia, Government of India',
    year: 2021,
    url: 'https://vikaspedia.in/education/teachers-corner/addressing-specific-problems-of-children/prashast-:-a-disability-screening-checklist-for-schools',
  },
  certificate2024: {
    ...sharedSources.certificate2024,
    note: 'They replace the guidelines of January 2018, by which a child was certified again at 14 and at 18. The certifying hospital knows the rules of the day.',
  },
} as const satisfies Readonly<Record<string, Source>>;

/**
 * What the section on rights, certificates and exams rests on, in the order in which it is shown.
 * Every page that shows that section lists all of it.
 */
export const learningDisabilityRightsSources: readonly Source[] = [
  sharedSources.rpwd2016,
  sharedSources.rte2009,
  { ...sharedSources.jj2015, note: 'Section 75.' },
  learningDisabilitySources.certificate2024,
  sharedSources.udidRules2024,
  sharedSources.udidTime2024,
  sharedSources.udid,
  sharedSources.niramaya,
  boardExamSources.cbse2019,
  {
    id: 'cbse-2019-news',
    title: 'CBSE class 10, 12 exams: exemptions for differently-abled students',
    publisher: 'The Indian Express',
    year: 2019,
    url: 'https://indianexpress.com/article/education/cbse-class-10-12-exams-exemptions-for-differently-abled-students-for-boards-2020-cbse-nic-in-5684630/',
    note: 'A news report on the circular above.',
  },
  boardExamSources.cbse2025,
  sharedSources.cisce,
  sharedSources.cisce2024,
  {
    id: 'cisce-language',
    title: 'CISCE Concessions',
    publisher: 'LD Explained, India',
    year: 2023,
    url: 'https://ldexplained.org/rights-lp/childrens-rights-in-school/cisce-concessions',
    note: 'A charity’s summary; the board’s own page does not give this.',
  },
  {
    id: 'cisce-apply',
    title: 'ICSE/ISC: Exam Provision',
    publisher: 'Maharashtra Dyslexia Association',
    year: 2023,
    url: 'https://mdamumbai.com/guides/icse-isc',
    note: 'A charity’s summary; the board’s own page does not say how to apply.',
  },
  boardExamSources.nios2025,
  boardExamSources.niosProvisions,
  boardExamSources.nios,
  {
    id: 'boards-chennai',
    title: 'Board Concessions',
    publisher: 'Madras Dyslexia Association',
    year: 2023,
    url: 'https://www.mdachennai.com/dyslexia/board-concessions',
    note: 'A charity’s summary of the boards’ rules.',
  },
  boardExamSources.karnataka2023,
  boardExamSources.kseab2026,
];
