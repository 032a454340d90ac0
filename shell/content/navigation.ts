/** A link to a page of the site. */
export type PageLink = {
  label: string;
  /** Where it leads; `{product}` stands for the configured slug. */
  path: string;
};

/** One place in the header or the drawer. */
export type NavigationItem = PageLink & {
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

/** The footer's links under "Get help", after the ways to reach us. */
export const helpLinks: readonly PageLink[] = [
  { label: 'Search all conditions', path: '/assessments' },
  { label: 'Questions and answers', path: '/company/faq' },
  { label: 'Find a clinic', path: '/clinic' },
];

/** The footer's links under "Our policies". */
export const policyLinks: readonly PageLink[] = [
  { label: 'Privacy policy', path: '/privacy-policy' },
  { label: 'Refund policy', path: '/refund-policy' },
  { label: 'Delete My Data', path: '/delete-data' },
  { label: 'Accessibility', path: '/company/accessibility' },
  { label: 'How we make our content', path: '/company/how-we-make-content' },
];
