import { Icon } from '@site/kit/ui/icon.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { socialNetworks } from '../content/navigation.ts';
import { words } from '../content/words.ts';

type Props = { site: SiteConfig; ground: 'light' | 'dark' };

/** The brand on social networks, each opening a new tab. */
export function SocialLinks({ site, ground }: Props) {
  return (
    <ul className={ground === 'dark' ? 'social social-on-dark' : 'social'}>
      {socialNetworks.map(({ name, icon, link }) => (
        <li key={link}>
          <a
            href={site.links.social[link]}
            target="_blank"
            rel="noopener"
            aria-label={words.social
              .replace('{product}', site.product.name)
              .replace('{network}', name)}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
