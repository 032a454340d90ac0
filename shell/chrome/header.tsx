import { Icon } from '@site/kit/ui/icon.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { words } from '../content/words.ts';
import { BrandMark } from './brand-mark.tsx';
import { Drawer, DRAWER_ID } from './drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';

type Props = { site: SiteConfig; pathname: string };

/** The bar at the top of every page. */
export function Header({ site, pathname }: Props) {
  return (
    <header className="top">
      <div className="wrap top-row">
        <a
          className="brand"
          href="/"
          aria-label={words.brandHome.replace('{product}', site.product.name)}
        >
          <BrandMark ground="light" />
          <b>{site.product.name}</b>
        </a>
        <nav className="top-links" aria-label={words.mainNavigation}>
          <NavigationLinks site={site} pathname={pathname} />
        </nav>
        <a className="btn top-action" href="/contactUs">
          {words.bookVisit}
        </a>
        <button
          type="button"
          className="burger"
          aria-label={words.openMenu}
          popoverTarget={DRAWER_ID}
        >
          <Icon name="menu" />
        </button>
      </div>
      <Drawer site={site} pathname={pathname} />
    </header>
  );
}
