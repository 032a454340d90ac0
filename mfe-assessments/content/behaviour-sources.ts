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
} as const satisfies Readonly<Record<string, Source>>;
