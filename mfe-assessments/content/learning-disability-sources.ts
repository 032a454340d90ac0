import type { Source } from './medical-text-schema.ts';
import { sharedSources } from './shared-sources.ts';

/**
 * Publications that the pages on dyslexia, dyscalculia and dysgraphia share. A page that has
 * something to say of its own about one adds a `note`.
 */
export const learningDisabilitySources = {
  dsm5tr: sharedSources.dsm5tr,
  icd11: sharedSources.icd11,
  scaria2022: {
    id: 'scaria-2022',
    authors: 'Scaria LM, Bhaskaran D, George B',
    title:
      'Prevalence of Specific Learning Disorders (SLD) Among Children in India: A Systematic Review and Meta-Analysis',
    publisher: 'Indian Journal of Psychological Medicine',
    year: 2022,
    url: 'https://doi.org/10.1177/02537176221100128',
    note: 'Six studies, 8,133 children. The pooled figure is 8%, and the true one probably lies between 4% and 11%.',
  },
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
  teleManas: sharedSources.teleManas,
  rpwd2016: sharedSources.rpwd2016,
  certificate2024: {
    id: 'certificate-2024',
    title:
      'Guidelines for assessing the extent of specified disabilities under the Rights of Persons with Disabilities Act, 2016',
    publisher:
      'Department of Empowerment of Persons with Disabilities, Ministry of Social Justice and Empowerment, Government of India',
    year: 2018,
    updated: 2024,
    url: 'https://depwd.gov.in/',
    note: 'First notified in January 2018, amended in December 2020 and revised in March 2024. Ask the certifying hospital for the rules of the day.',
  },
  udid: {
    id: 'udid',
    title: 'Swavlamban: Unique Disability ID portal',
    publisher:
      'Department of Empowerment of Persons with Disabilities, Ministry of Social Justice and Empowerment, Government of India',
    year: 2024,
    url: 'https://www.swavlambancard.gov.in/',
  },
  cbse2019: {
    id: 'cbse-2019',
    title:
      'Exemptions/Concessions extended to Persons with Benchmark Disabilities for Class X & XII Examinations conducted by the CBSE and Standard Operating Procedure',
    publisher: 'Central Board of Secondary Education, India',
    year: 2019,
    url: 'https://www.cbse.gov.in/',
    note: 'Circular CBSE/COORD/112233/2019. A later circular (January 2020) adds a basic calculator. Rules change, so ask the school for the newest.',
  },
  rte2009: sharedSources.rte2009,
} as const satisfies Readonly<Record<string, Source>>;
