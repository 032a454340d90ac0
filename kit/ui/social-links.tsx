import type { SiteConfig } from '../site.ts';
import { cn } from './cn.ts';
import { lineDrawing } from './icon.tsx';
import { newTab } from './new-tab.tsx';
import { socialLabel, socialNetworks } from '../social-networks.ts';

type SocialLinksProps = {
  site: SiteConfig;
  /** What the list stands on; `light` unless told. */
  ground?: keyof typeof grounds;
  /** The place of the list. */
  className?: string;
};

const grounds = {
  light: 'border-line-strong text-ink hover:bg-teal-100',
  dark: 'border-edge-on-dark text-white hover:bg-veil',
} as const;

/** The brand on social networks, each opening a new tab. */
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
