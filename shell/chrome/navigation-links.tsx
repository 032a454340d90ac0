import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { mainNavigation } from '../content/navigation.ts';
import { isCurrentSection } from './is-current-section.ts';

type Props = {
  site: SiteConfig;
  pathname: string;
};

/** The header's links as a list; the visitor's part of the site is marked. */
export function NavigationLinks({ site, pathname }: Props) {
  return (
    <ul>
      {mainNavigation.map((item) => (
        <li key={item.path}>
          <a
            href={withProductSlug(item.path, site)}
            aria-current={isCurrentSection(item, pathname, site)}
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
