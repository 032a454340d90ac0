import type { SiteConfig } from '../site.ts';
import { lineDrawing } from './icon.tsx';
import { newTab } from './new-tab.tsx';
import { socialLabel, socialNetworks } from '../social-networks.ts';

type SocialLinksProps = {
  site: SiteConfig;
  /** The look of the list, which depends on the ground it stands on. */
  className: string;
};

/** The brand on social networks, each opening a new tab. */
export function SocialLinks({ site, className }: SocialLinksProps) {
  return (
    <ul className={className}>
      {socialNetworks.map(({ name, link, path }) => (
        <li key={link}>
          <a
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
