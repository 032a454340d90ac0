import type { Source } from './medical-text-schema.ts';

/** Publications that both articles about eyes share. */
export const eyeSources = {
  nhsMyopia: {
    id: 'nhs-myopia',
    title: 'Short-sightedness (myopia)',
    publisher: 'National Health Service, United Kingdom',
    year: 2022,
    url: 'https://www.nhs.uk/conditions/short-sightedness/',
  },
  saxena2015: {
    id: 'saxena-2015',
    authors: 'Saxena R and others',
    title:
      'Prevalence of Myopia and Its Risk Factors in Urban School Children in Delhi: The North India Myopia Study (NIM Study)',
    publisher: 'PLoS ONE',
    year: 2015,
    url: 'https://doi.org/10.1371/journal.pone.0117349',
  },
  saxena2017: {
    id: 'saxena-2017',
    authors: 'Saxena R and others',
    title:
      'Incidence and progression of myopia and associated factors in urban school children in Delhi: The North India Myopia Study (NIM Study)',
    publisher: 'PLoS ONE',
    year: 2017,
    url: 'https://doi.org/10.1371/journal.pone.0189774',
  },
  he2015: {
    id: 'he-2015',
    authors: 'He M and others',
    title:
      'Effect of Time Spent Outdoors at School on the Development of Myopia Among Children in China: A Randomized Clinical Trial',
    publisher: 'JAMA',
    year: 2015,
    url: 'https://doi.org/10.1001/jama.2015.10803',
  },
  ho2019: {
    id: 'ho-2019',
    authors: 'Ho CL, Wu WF, Liou YM',
    title:
      'Dose–Response Relationship of Outdoor Exposure and Myopia Indicators: A Systematic Review and Meta-Analysis of Various Research Methods',
    publisher: 'International Journal of Environmental Research and Public Health',
    year: 2019,
    url: 'https://doi.org/10.3390/ijerph16142595',
    note: 'This review also found a small benefit in eyes that already had myopia. Another review, of 2017, did not. The question is open.',
  },
  xiong2017: {
    id: 'xiong-2017',
    authors: 'Xiong S and others',
    title:
      'Time spent in outdoor activities in relation to myopia prevention and control: a meta-analysis and systematic review',
    publisher: 'Acta Ophthalmologica',
    year: 2017,
    url: 'https://doi.org/10.1111/aos.13403',
  },
  jose2009: {
    id: 'jose-2009',
    authors: 'Jose R, Sachdeva S',
    title: 'School eye screening and the National Program for Control of Blindness',
    publisher: 'Indian Pediatrics',
    year: 2009,
    url: 'https://www.indianpediatrics.net/mar2009/mar-205-208.htm',
    note: 'The programme is now called the National Programme for Control of Blindness and Visual Impairment.',
  },
} as const satisfies Readonly<Record<string, Source>>;
