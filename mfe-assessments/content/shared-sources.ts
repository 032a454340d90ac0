import type { Source } from './medical-text-schema.ts';

/**
 * Publications that many pages rest on: the manuals doctors diagnose by, and national laws and services.
 * A page that has something to say of its own about one adds a `note`.
 */
export const sharedSources = {
  dsm5tr: {
    id: 'dsm-5-tr',
    title:
      'Diagnostic and Statistical Manual of Mental Disorders, Fifth Edition, Text Revision (DSM-5-TR)',
    publisher: 'American Psychiatric Association',
    year: 2022,
    url: 'https://www.psychiatry.org/psychiatrists/practice/dsm',
  },
  icd11: {
    id: 'icd-11',
    title: 'International Classification of Diseases, Eleventh Revision (ICD-11)',
    publisher: 'World Health Organization',
    year: 2022,
    url: 'https://icd.who.int/browse/2024-01/mms/en',
  },
  rbsk: {
    id: 'rbsk',
    title: 'RBSK: Rashtriya Bal Swasthya Karyakram',
    publisher: 'National Health Mission, Government of India',
    year: 2024,
    url: 'https://nhm.gov.in/index4.php?lang=1&level=0&linkid=499&lid=773',
  },
  /** Says which children a District Early Intervention Centre cares for, and who sees older ones. */
  rbskAges: {
    id: 'rbsk-ages',
    title: 'Rashtriya Bal Swasthya Karyakram (RBSK)',
    publisher: 'National Health Mission, Goa',
    year: 2024,
    url: 'https://nhm.goa.gov.in/rbsk/',
    note: 'A state’s account of the national programme.',
  },
  teleManas: {
    id: 'tele-manas',
    title: 'Tele-MANAS, National Tele Mental Health Programme',
    publisher: 'Ministry of Health and Family Welfare, Government of India',
    year: 2022,
    url: 'https://telemanas.mohfw.gov.in/home',
  },
  rpwd2016: {
    id: 'rpwd-2016',
    title: 'The Rights of Persons with Disabilities Act, 2016 (No. 49 of 2016)',
    publisher: 'India Code, Government of India',
    year: 2016,
    url: 'https://www.indiacode.nic.in/handle/123456789/2155',
  },
  rte2009: {
    id: 'rte-2009',
    title: 'The Right of Children to Free and Compulsory Education Act, 2009',
    publisher: 'Ministry of Education, Government of India',
    year: 2009,
    url: 'https://dsel.education.gov.in/rte',
  },
  nimhansOpd: {
    id: 'nimhans-opd',
    title: 'Psychiatry OPD patient',
    publisher: 'National Institute of Mental Health and Neurosciences (NIMHANS), Bengaluru',
    year: 2024,
    url: 'https://nimhans.ac.in/psychiatry-opd-patient/',
    note: 'The page gives no date, and charges change. Tests and treatment are charged apart.',
  },
  aasm2016: {
    id: 'aasm-2016',
    authors: 'Paruthi S and others',
    title:
      'Consensus Statement of the American Academy of Sleep Medicine on the Recommended Amount of Sleep for Healthy Children: Methodology and Discussion',
    publisher: 'Journal of Clinical Sleep Medicine',
    year: 2016,
    url: 'https://doi.org/10.5664/jcsm.6288',
  },
  whoActivity2020: {
    id: 'who-activity-2020',
    title: 'WHO guidelines on physical activity and sedentary behaviour',
    publisher: 'World Health Organization',
    year: 2020,
    url: 'https://www.who.int/publications/i/item/9789240015128',
  },
} as const satisfies Readonly<Record<string, Source>>;
