import type { SiteConfig } from '../site.ts';
import { cn } from './cn.ts';
import { lineDrawing } from './icon.tsx';
import { newTab } from './new-tab.tsx';

type SocialNetwork = {
  name: string;
  /** Key of the network's address in the configuration. */
  link: keyof SiteConfig['links']['social'];
  /** The icon path. */
  path: string;
};

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
    // Drawn as an outline, because two plain strokes would look like the Close icon.
    path: 'M4 4h4.4L20 20h-4.4ZM4.6 20l6.2-6.9M13.3 10.2L19 4',
  },
];

/** The accessible name of a social link. */
const socialLabel = '{product} on {network} (opens in a new tab)';

type SocialLinksProps = {
  site: SiteConfig;
  /** Background of the list; defaults to `light`. */
  ground?: keyof typeof grounds;
  className?: string;
};

const grounds = {
  light: 'border-line-strong text-ink hover:bg-teal-100',
  dark: 'border-edge-on-dark text-white hover:bg-veil',
} as const;

/** Links to the brand's social networks, in new tabs. */
export function SocialLinks({ site, ground = 'light', className }: SocialLinksProps) {
  return (
    <ul className={cn('flex gap-2.5', className)} data-social-links="">
      {socialNetworks.map(({ name, link, path }) => (
        <li key={link}>
          <a
            className={cn(
              'grid h-11 w-12 place-items-center rounded-stone border-[1.5px]',
              grounds[ground],
            )}
            href={site.links.social[link]}
            aria-label={socialLabel
              .replace('{product}', site.product.name)
              .replace('{network}', name)}
            {...newTab}
          >
            <svg
              className={lineDrawing}
              viewBox="0 0 24 24"
              width="24"
              height="24"
              aria-hidden="true"
            >
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
