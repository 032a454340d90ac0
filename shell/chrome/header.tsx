import { Icon } from '@site/kit/ui/icon.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { bookingWords } from '@site/kit/appointment/booking-words.ts';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { words } from '../content/words.ts';
import { BrandMark } from './brand-mark.tsx';
import { Drawer, DRAWER_ID } from './drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';

const barSize = 'min-h-11 px-3.5 py-2 text-16 whitespace-nowrap xl:px-5.5 xl:text-18';

type Props = { site: SiteConfig; pathname: string };

/** The bar at the top of every page. */
export function Header({ site, pathname }: Props) {
  return (
    <header className="ui-header">
      <div className="ui-container ui-header-row">
        <a
          className="ui-brand"
          href="/"
          aria-label={words.brandHome.replace('{product}', site.product.name)}
        >
          <BrandMark ground="light" />
          <b>{site.product.name}</b>
        </a>
        <nav className="ui-header-links" aria-label={words.mainNavigation}>
          <NavigationLinks site={site} pathname={pathname} />
        </nav>
        <BookVisit site={site} />
        <button
          type="button"
          className="ui-menu-button"
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

/**
 * The way to a visit from everywhere. Live it opens the booking desk (`live-booking.ts`); without scripts it leads to the
 * page that says how to book, and the line about the desk is not shown.
 */
function BookVisit({ site }: { site: SiteConfig }) {
  const { appointment } = site.thirdParties;
  return (
    <div className="ui-header-booking">
      <a
        className={cn(buttonLook('main', barSize), 'ui-header-action')}
        href="/contactUs"
        data-live=""
      >
        {words.bookVisit}
      </a>
      {appointment && (
        <output id="top-book-note" className="ui-header-booking-note">
          {bookingWords.whoIsContacted.replace('{name}', appointment.name)}
        </output>
      )}
    </div>
  );
}
