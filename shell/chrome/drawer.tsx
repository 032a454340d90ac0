import { wordsOf } from '@site/kit/content/content-of.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { SocialLinks } from '@site/kit/ui/social-links.tsx';
import { buttonLook, buttonSizes, iconButton } from '@site/kit/ui/button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import wordsDocument from '../content/words.yaml';
import { NavigationLinks } from './navigation-links.tsx';

const words = wordsOf(wordsDocument);

type Props = { site: SiteConfig; pathname: string };

export const DRAWER_ID = 'site-menu';

/** The page with the search box. */
const SEARCH_PATH = '/assessments';

/**
 * The menu on small screens. It is a popover, so that it works without JavaScript; browsers without popover support
 * show it inline below the header. `enhance-chrome.ts` adds keyboard navigation.
 */
export function Drawer({ site, pathname }: Props) {
  const { contact } = site;
  return (
    <div
      id={DRAWER_ID}
      popover="auto"
      className="group fixed inset-y-0 right-0 left-auto h-dvh w-[min(320px,86vw)] translate-x-[102%] flex-col overflow-y-auto overscroll-contain bg-surface px-5 pt-3 pb-6 text-ink shadow-lift transition-[translate,overlay,display] duration-240 transition-discrete backdrop:bg-scrim open:flex open:translate-none starting:open:translate-x-[102%] lg:hidden no-popover:static no-popover:h-auto no-popover:w-auto no-popover:translate-none"
    >
      <div className="mb-3 flex items-start gap-4 no-popover:hidden">
        <p className="grow leading-snug text-ink-quiet opacity-0 group-has-focus-visible:opacity-100">
          {words('menuHint')}
        </p>
        <button
          type="button"
          className={iconButton}
          aria-label={words('closeMenu')}
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={words('mainNavigation')}>
        <NavigationLinks site={site} pathname={pathname} place="drawer" />
      </nav>
      <a
        className={buttonLook('second', cn(buttonSizes.wide, 'mt-6 flex-none'))}
        href={SEARCH_PATH}
      >
        <Icon name="search" size={22} />
        {words('search')}
      </a>
      <a
        className="mt-4 flex items-center gap-3 rounded-card bg-teal-100 px-3.5 py-3.5 text-ink no-underline hover:bg-teal-200"
        href={contact.phoneLink}
      >
        <Icon name="phone" className="flex-none text-teal-700" />
        <span className="leading-snug">
          <span className="block font-head text-20 font-semibold">
            {words('callUs').replace('{phone}', contact.phone)}
          </span>
          <span className="block">{contact.hours}</span>
        </span>
      </a>
      <SocialLinks site={site} className="mt-auto pt-6" />
    </div>
  );
}
