import type { SiteConfig } from './site.ts';

/** A social network. */
type SocialNetwork = {
  /** As read out. */
  name: string;
  /** Where its address stands in the configuration. */
  link: keyof SiteConfig['links']['social'];
  /**
   * Its icon, drawn as those of `icon-paths.ts`. It stands here because an icon named in `kit` would be in every
   * section's scripts.
   */
  path: string;
};

/** The social links, in order. */
export const socialNetworks: readonly SocialNetwork[] = [
  {
    name: 'LinkedIn',
    link: 'linkedin',
    path: 'M6 10v8M6 6v.1M11 18v-8M11 13.5c0-4.5 7-4.5 7 0V18',
  },
  { name: 'Facebook', link: 'facebook', path: 'M15 4h-1.5C11 4 10 5.5 10 8v12M6.5 12H15' },
  {
    name: 'Instagram',
    link: 'instagram',
    path: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7v.1',
  },
  {
    name: 'X (Twitter)',
    link: 'x',
    // The letter's outline: two plain strokes would be the cross of Close.
    path: 'M4 4h4.4L20 20h-4.4ZM4.6 20l6.2-6.9M13.3 10.2L19 4',
  },
];

/** What a social link is called. */
export const socialLabel = '{product} on {network} (opens in a new tab)';
