import type { SiteConfig } from '@site/kit/site.ts';

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

/** A social network: its name as read out, its icon and where its address stands in the configuration. */
export type SocialNetwork = {
  name: string;
  icon: 'linkedin' | 'facebook' | 'instagram' | 'x-social';
  link: keyof SiteConfig['links']['social'];
};

/** The social links, in order. */
export const socialNetworks: readonly SocialNetwork[] = [
  { name: 'LinkedIn', icon: 'linkedin', link: 'linkedin' },
  { name: 'Facebook', icon: 'facebook', link: 'facebook' },
  { name: 'Instagram', icon: 'instagram', link: 'instagram' },
  { name: 'X (Twitter)', icon: 'x-social', link: 'x' },
];
