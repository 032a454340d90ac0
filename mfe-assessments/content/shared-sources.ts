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
    title:
      'Tele-MANAS launched, with the toll-free helpline 14416 (press release, 10 October 2022)',
    publisher:
      'Ministry of Health and Family Welfare, in the Press Information Bureau, Government of India',
    year: 2022,
    url: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=1866498',
  },
  rpwd2016: {
    id: 'rpwd-2016',
    title: 'The Rights of Persons with Disabilities Act, 2016 (No. 49 of 2016)',
    publisher: 'India Code, Government of India',
    year: 2016,
    url: 'https://www.indiacode.nic.in/handle/123456789/2155',
  },
  jj2015: {
    id: 'jj-2015',
    title: 'The Juvenile Justice (Care and Protection of Children) Act, 2015 (No. 2 of 2016)',
    publisher: 'India Code, Government of India',
    year: 2015,
    updated: 2021,
    url: 'https://www.indiacode.nic.in/handle/123456789/2148',
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
  niceCg128: {
    id: 'nice-cg128',
    title: 'Autism spectrum disorder in under 19s: recognition, referral and diagnosis (CG128)',
    publisher: 'National Institute for Health and Care Excellence, England',
    year: 2011,
    updated: 2017,
    url: 'https://www.nice.org.uk/guidance/cg128/chapter/Recommendations',
  },
  /** The INCLEN study of five regions. Its places were not chosen to stand for the whole country. */
  arora2018: {
    id: 'arora-2018',
    authors: 'Arora NK and others',
    title:
      'Neurodevelopmental disorders in children aged 2–9 years: Population-based burden estimates across five regions in India',
    publisher: 'PLoS Medicine',
    year: 2018,
    url: 'https://doi.org/10.1371/journal.pmed.1002615',
    note: 'The INCLEN study: 3,964 children in Palwal, Kangra, Dhenkanal, North Goa and Hyderabad. The places were not chosen to stand for the whole country.',
  },
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
  bitsko2022: {
    id: 'bitsko-2022',
    authors: 'Bitsko RH and others',
    title: 'Mental Health Surveillance Among Children — United States, 2013–2019',
    publisher: 'Centers for Disease Control and Prevention, in MMWR Supplements',
    year: 2022,
    url: 'https://doi.org/10.15585/mmwr.su7102a1',
  },
  dazzi2014: {
    id: 'dazzi-2014',
    authors: 'Dazzi T, Gribble R, Wessely S, Fear NT',
    title:
      'Does asking about suicide and related behaviours induce suicidal ideation? What is the evidence?',
    publisher: 'Psychological Medicine',
    year: 2014,
    url: 'https://doi.org/10.1017/S0033291714001299',
  },
  nfhs5: {
    id: 'nfhs-5',
    authors: 'International Institute for Population Sciences (IIPS) and ICF',
    title: 'National Family Health Survey (NFHS-5), 2019–21: India',
    publisher: 'Ministry of Health and Family Welfare, Government of India',
    year: 2022,
    url: 'https://www.dhsprogram.com/publications/publication-FR375-DHS-Final-Reports.cfm',
    note: '35.7% is the figure the site was given; the national NFHS-5 report gives 35.5% for India (2019–21).',
  },
  whoUnderFive2019: {
    id: 'who-under-five-2019',
    title:
      'Guidelines on physical activity, sedentary behaviour and sleep for children under 5 years of age',
    publisher: 'World Health Organization',
    year: 2019,
    url: 'https://www.who.int/publications/i/item/9789241550536',
  },
  cdcHearing: {
    id: 'cdc-hearing',
    title: 'About Hearing Loss in Children',
    publisher: 'Centers for Disease Control and Prevention, United States',
    year: 2024,
    url: 'https://www.cdc.gov/hearing-loss-children/about/index.html',
  },
  /** The duty to report is in section 19, and the penalties for silence are in section 21. */
  pocso2012: {
    id: 'pocso-2012',
    title: 'The Protection of Children from Sexual Offences Act, 2012 (No. 32 of 2012)',
    publisher: 'India Code, Government of India',
    year: 2012,
    updated: 2019,
    url: 'https://www.indiacode.nic.in/handle/123456789/2079',
  },
  /** Says how each disability is measured, from what age, and for how long a certificate is valid. */
  certificate2024: {
    id: 'certificate-2024',
    title:
      'Guidelines for assessing the extent of specified disabilities under the Rights of Persons with Disabilities Act, 2016 (S.O. 1338(E), 12 March 2024)',
    publisher: 'Department of Empowerment of Persons with Disabilities, in the Gazette of India',
    year: 2024,
    url: 'https://egazette.gov.in/WriteReadData/2024/253066.pdf',
  },
  udidRules2024: {
    id: 'udid-rules-2024',
    title: 'Rights of Persons with Disabilities (Amendment) Rules, 2024',
    publisher: 'SCC Online, a law reporter in India',
    year: 2024,
    url: 'https://www.scconline.com/blog/post/2024/10/23/rights-of-persons-with-disabilities-amendment-rules-legal-news',
    note: 'Read in a law reporter’s summary of rules 17 and 18; the Gazette’s own page was not reachable.',
  },
  udidTime2024: {
    id: 'udid-time-2024',
    title: 'Govt enforces new amendments to Rights of Persons with Disabilities rules',
    publisher: 'Press Trust of India, in Business Standard',
    year: 2024,
    url: 'https://www.business-standard.com/india-news/govt-enforces-new-amendments-to-rights-of-persons-with-disabilities-rules-124102201153_1.html',
    note: 'A news report on the rules of October 2024; the Gazette’s own page was not reachable.',
  },
  udid: {
    id: 'udid',
    title: 'Apply for Disability Certificate and UDID Card (Swavlamban portal)',
    publisher:
      'Department of Empowerment of Persons with Disabilities, Ministry of Social Justice and Empowerment, Government of India',
    year: 2024,
    url: 'https://swavlambancard.gov.in/Applyforudid',
  },
  niramaya: {
    id: 'niramaya',
    title: 'Niramaya (Health Insurance Scheme)',
    publisher:
      'The National Trust, Ministry of Social Justice and Empowerment, Government of India',
    year: 2024,
    url: 'https://thenationaltrust.gov.in/content/scheme/niramaya.php',
  },
  disha: {
    id: 'disha',
    title: 'Disha, early intervention and school readiness scheme',
    publisher:
      'The National Trust, Ministry of Social Justice and Empowerment, Government of India',
    year: 2024,
    url: 'https://thenationaltrust.gov.in/content/scheme/disha.php',
    note: 'For autism, cerebral palsy, intellectual disability and multiple disabilities. Not every district has a centre, and schemes change. Ask the Trust which centres near you take new children.',
  },
  ayjnishdCharges: {
    id: 'ayjnishd-charges',
    title: 'Clinical services and charges',
    publisher:
      'Ali Yavar Jung National Institute of Speech and Hearing Disabilities, Government of India',
    year: 2016,
    url: 'https://ayjnihh.nic.in/clinicalservices.asp?pageid=2',
  },
  hindustanTimes2024: {
    id: 'hindustan-times-2024',
    title: 'Year on, sole audiologist post remains vacant at Ludhiana civil hospital',
    publisher: 'Hindustan Times',
    year: 2024,
    url: 'https://www.hindustantimes.com/cities/chandigarh-news/year-on-sole-audiologist-post-remains-vacant-at-ludhiana-civil-hospital-101727109474712.html',
    note: 'A newspaper’s report on one city, and no survey of prices.',
  },
  cisce: {
    id: 'cisce',
    title: 'Special Difficulties of Candidates (Concessions)',
    publisher: 'Council for the Indian School Certificate Examinations (CISCE)',
    year: 2024,
    url: 'https://cisce.org/concessions/',
  },
  cisce2024: {
    id: 'cisce-2024',
    title:
      'More compensatory time, inclusion of disabilities beyond benchmark: CISCE guidelines for PwD students',
    publisher: 'Careers360',
    year: 2024,
    url: 'https://news.careers360.com/more-compensatory-time-inclusion-of-disabilites-beyond-benchmark-attendance-relaxation-cisce-guidelines-for-pwd-students',
    note: 'A news report of 28 February 2024 on guidelines for the exams of 2025 and after. The board’s own page still gave the older time when we looked.',
  },
} as const satisfies Readonly<Record<string, Source>>;

/** What ICD-11 says of a condition or a block of them, such as 6A05; `entity` is its number in the browser’s address. */
export function icd11Entry(code: string, entity: number) {
  return {
    id: 'icd-11',
    title: `International Classification of Diseases, Eleventh Revision (ICD-11): ${code}`,
    publisher: 'World Health Organization',
    year: 2022,
    url: `https://icd.who.int/browse/2024-01/mms/en#${entity}`,
  } as const satisfies Source;
}
