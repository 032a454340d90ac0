/** The names of pages above others, as their trails and links show them. */
export const trailWords = {
  home: 'Home',
  assessments: 'All conditions from A to Z',
  topics: { behavioural: 'Behavioural', learning: 'Learning', physical: 'Physical' },
  offerings: 'Offerings',
  vision: '{product} Vision',
} as const;
