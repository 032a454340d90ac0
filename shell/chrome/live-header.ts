import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { mainNavigation } from '../content/navigation.ts';
import { isCurrentSection } from './is-current-section.ts';
import { bringDrawerToLife } from './live-drawer.ts';

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
      const item = mainNavigation.find((one) => withProductSlug(one.path, site) === path);
      const current = item && isCurrentSection(item, pathname, site);
      if (current) link.setAttribute('aria-current', String(current));
      else link.removeAttribute('aria-current');
    }
  };
}
