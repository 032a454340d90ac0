import type { Source } from './medical-text-schema.ts';

/**
 * Publications that the pages on anxiety and depression share.
 */
export const moodSources = {
  polanczyk2015: {
    id: 'polanczyk-2015',
    authors: 'Polanczyk GV and others',
    title:
      'Annual Research Review: A meta-analysis of the worldwide prevalence of mental disorders in children and adolescents',
    publisher: 'Journal of Child Psychology and Psychiatry',
    year: 2015,
    url: 'https://doi.org/10.1111/jcpp.12381',
    note: 'Forty-one studies from 27 countries, for all mental disorders together.',
  },
  moore2017: {
    id: 'moore-2017',
    authors: 'Moore SE and others',
    title:
      'Consequences of bullying victimization in childhood and adolescence: A systematic review and meta-analysis',
    publisher: 'World Journal of Psychiatry',
    year: 2017,
    url: 'https://doi.org/10.5498/wjp.v7.i1.60',
  },
  mhca2017: {
    id: 'mhca-2017',
    title: 'The Mental Healthcare Act, 2017 (No. 10 of 2017)',
    publisher: 'India Code, Government of India',
    year: 2017,
    url: 'https://www.indiacode.nic.in/handle/123456789/2249',
  },
  mohfw2025: {
    id: 'mohfw-2025',
    title: 'Steps taken on Mental Health (25 March 2025)',
    publisher: 'Ministry of Health and Family Welfare, in Press Information Bureau, India',
    year: 2025,
    url: 'https://pib.gov.in/PressReleaseIframePage.aspx?PRID=2114756',
    note: 'The District Mental Health Programme is approved for 767 districts. Approval does not show how well it works in each one.',
  },
  nimhansChild: {
    id: 'nimhans-child',
    title: 'Child and Adolescent Psychiatry OPD',
    publisher: 'National Institute of Mental Health and Neuro Sciences, Bengaluru',
    year: 2024,
    url: 'https://nimhans.ac.in/child-and-adolescent-psychiatry-opd/',
    note: 'The page gives no date for its charges and hours. Check them before you travel.',
  },
  varma2024: {
    id: 'varma-2024',
    authors: 'Varma A and others',
    title:
      'Insurance coverage for mental illness: A review through a lens of bioethics and the MHCA, 2017',
    publisher: 'Indian Journal of Medical Ethics',
    year: 2024,
    url: 'https://doi.org/10.20529/IJME.2024.072',
    note: 'Policies of the year 2020 to 2021. Terms may have changed since.',
  },
  icall2020: {
    id: 'icall-2020',
    title: 'Dedicated COVID Helpline, with a description of iCALL',
    publisher: 'Tata Institute of Social Sciences, Mumbai',
    year: 2020,
    url: 'https://tiss.edu/view/5/homepage-data/homepage-events-and-announcements/dedicated-covid-helpline-9152987820-2/',
  },
} as const satisfies Readonly<Record<string, Source>>;
