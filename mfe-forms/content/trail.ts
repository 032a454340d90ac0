/** The trail above the headings of this section's pages: the page above them all, and names shorter than headings. */
export const trail = {
  home: { label: 'Home', href: '/' },
  interventions: 'Interventions',
} as const;
