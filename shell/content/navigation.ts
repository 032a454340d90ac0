/** One place in the header or the drawer. */
export type NavigationItem = {
  label: string;
  /** Where it leads; `{product}` stands for the configured slug. */
  path: string;
  /** Path prefixes under which the visitor is in this part of the site. */
  section: readonly string[];
};

/** The header's links, in order. */
export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Home', path: '/', section: [] },
  {
    label: 'Offerings',
    path: '/{product}-offerings/doctors',
    section: ['/{product}-offerings', '/assessments'],
  },
  { label: 'School', path: '/school', section: ['/school'] },
  { label: 'Clinic', path: '/clinic', section: ['/clinic'] },
  { label: 'Feed', path: '/feed', section: ['/feed'] },
  {
    label: 'About us',
    path: '/about-us',
    section: ['/about-us', '/company/leadershipTeam', '/company/careers'],
  },
];
