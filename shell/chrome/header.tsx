import { wordsOf } from '@site/kit/content/content-of.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { bookingWords } from '@site/kit/appointment/booking-note.tsx';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import wordsDocument from '../content/words.yaml';
import { Brand } from './brand.tsx';
import { BOOKING_NOTE_ID } from './chrome-ids.ts';
import { Drawer, DRAWER_ID } from './drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';

const words = wordsOf(wordsDocument);

const barSize = 'min-h-11 px-3.5 py-2 text-16 whitespace-nowrap xl:px-5.5 xl:text-18';

type Props = { site: SiteConfig; pathname: string };

export function Header({ site, pathname }: Props) {
  return (
    // With large text the header wraps to several rows, and on a low screen one row is a third of it. It would cover too
    // much of the page, so it isn't sticky then.
    <header className="sticky top-[clamp(-100vh,(100vh-20rem)*999,0px)] z-20 border-b border-line bg-paper lg:top-[clamp(-100vh,min(100vw-42rem,100vh-20rem)*999,0px)] print:hidden">
      <div className="relative mx-auto box-content flex min-h-17 max-w-page flex-wrap items-center gap-1.5 pr-3 pl-gutter xs:gap-3 xs:pr-gutter">
        <Brand site={site} ground="light" />
        <nav className="hidden lg:block xl:mr-3" aria-label={words('mainNavigation')}>
          <NavigationLinks site={site} pathname={pathname} place="bar" />
        </nav>
        <BookVisit site={site} />
        <button
          type="button"
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-input p-2 hover:bg-teal-100 lg:hidden no-popover:hidden"
          aria-label={words('openMenu')}
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
 * The booking link, on every page. Once the page is live it opens the booking widget (`enhance-booking.ts`); without
 * scripts it links to the page on how to book, and the note is hidden.
 */
function BookVisit({ site }: { site: SiteConfig }) {
  const { appointment } = site.thirdParties;
  return (
    <div>
      <a className={buttonLook('main', barSize)} href="/contactUs" data-live="">
        {words('bookVisit')}
      </a>
      {appointment && (
        // Appears below the button while the button is hovered, focused by keyboard, or loading.
        <output
          id={BOOKING_NOTE_ID}
          className="invisible absolute top-[calc(100%-4px)] right-gutter z-1 w-max max-w-[min(280px,80vw)] rounded-input border border-line-strong bg-surface px-3 py-2 leading-snug shadow-lift data-dismissed:hidden [[aria-describedby]:is(:hover,:focus-visible,[aria-disabled])+&]:visible"
        >
          {bookingWords.whoIsContacted.replace('{name}', appointment.name)}
        </output>
      )}
    </div>
  );
}
