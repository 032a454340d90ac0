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
  dazzi2014: {
    id: 'dazzi-2014',
    authors: 'Dazzi T and others',
    title:
      'Does asking about suicide and related behaviours induce suicidal ideation? What is the evidence?',
    publisher: 'Psychological Medicine',
    year: 2014,
    url: 'https://doi.org/10.1017/S0033291714001299',
  },
  mhca2017: {
    id: 'mhca-2017',
    title: 'The Mental Healthcare Act, 2017 (No. 10 of 2017)',
    publisher: 'India Code, Government of India',
    year: 2017,
    url: 'https://www.indiacode.nic.in/handle/123456789/2249',
  },
} as const satisfies Readonly<Record<string, Source>>;
