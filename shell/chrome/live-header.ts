import { contentOf } from '@site/kit/content/content-of.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Navigation } from '../content/words-schema.ts';
import navigationDocument from '../content/navigation.yaml';
import { isCurrentSection } from './is-current-section.ts';
import { bringDrawerToLife } from './live-drawer.ts';

const navigation = contentOf<Navigation>(navigationDocument);

/**
 * Brings the header to life: its drawer becomes a menu. Gives a function that marks the visitor's part of the site
 * after a move. The HTML stays as it was drawn ahead, because nothing else in it ever changes; see decision 001.
 */
export function bringHeaderToLife(
  header: HTMLElement,
  site: SiteConfig,
): (pathname: string) => void {
  const drawer = header.querySelector<HTMLElement>('[popover]');
  if (drawer) bringDrawerToLife(drawer);
  return (pathname) => {
    for (const link of header.querySelectorAll('nav a')) {
      const path = link.getAttribute('href');
      const item = navigation.links.find((one) => withProductSlug(one.path, site) === path);
      const current = item && isCurrentSection(item, pathname, site);
      if (current) link.setAttribute('aria-current', String(current));
      else link.removeAttribute('aria-current');
    }
  };
}
