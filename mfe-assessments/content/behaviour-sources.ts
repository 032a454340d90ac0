import type { Source } from './medical-text-schema.ts';

/** Publications that the pages on behaviour share. */
export const behaviourSources = {
  niceCg158: {
    id: 'nice-cg158',
    title:
      'Antisocial behaviour and conduct disorders in children and young people: recognition and management (CG158)',
    publisher: 'National Institute for Health and Care Excellence, England',
    year: 2013,
    updated: 2017,
    url: 'https://www.nice.org.uk/guidance/cg158',
  },
  cdcBehaviour: {
    id: 'cdc-behaviour',
    title: 'Behavior or Conduct Problems in Children',
    publisher: 'Centers for Disease Control and Prevention, United States',
    year: 2024,
    url: 'https://www.cdc.gov/children-mental-health/about/about-behavior-or-conduct-problems-in-children.html',
  },
  gershoff2016: {
    id: 'gershoff-2016',
    authors: 'Gershoff ET, Grogan-Kaylor A',
    title: 'Spanking and child outcomes: Old controversies and new meta-analyses',
    publisher: 'Journal of Family Psychology',
    year: 2016,
    url: 'https://doi.org/10.1037/fam0000191',
  },
  furlong2012: {
    id: 'furlong-2012',
    authors: 'Furlong M and others',
    title:
      'Behavioural and cognitive-behavioural group-based parenting programmes for early-onset conduct problems in children aged 3 to 12 years',
    publisher: 'Cochrane Database of Systematic Reviews',
    year: 2012,
    url: 'https://doi.org/10.1002/14651858.CD008225.pub2',
  },
  sdq: {
    id: 'sdq',
    title: 'Strengths and Difficulties Questionnaire (SDQ)',
    publisher: 'California Evidence-Based Clearinghouse for Child Welfare, United States',
    year: 2023,
    url: 'https://www.cebc4cw.org/assessment-tool/strengths-and-difficulties-questionnaire/',
    note: 'The paper form is free. Scoring it online costs a fee. It screens and does not diagnose.',
  },
  whoParenting: {
    id: 'who-parenting',
    title: 'Parenting for Lifelong Health',
    publisher: 'World Health Organization',
    year: 2020,
    url: 'https://www.who.int/teams/social-determinants-of-health/parenting-for-lifelong-health',
    note: 'The programmes were made to prevent violence at home. They are not a treatment for a diagnosed disorder.',
  },
} as const satisfies Readonly<Record<string, Source>>;
