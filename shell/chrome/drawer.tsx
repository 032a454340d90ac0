import { contentOf } from '@site/kit/content/content-of.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { SocialLinks } from '@site/kit/ui/social-links.tsx';
import { iconButton } from '@site/kit/ui/button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import type { Words } from '../content/words-schema.ts';
import wordsDocument from '../content/words.yaml';
import { NavigationLinks } from './navigation-links.tsx';

const words = contentOf<Words>(wordsDocument);

type Props = { site: SiteConfig; pathname: string };

export const DRAWER_ID = 'site-menu';

/**
 * The menu on small screens. It is a popover, so that it works without JavaScript; browsers without popover support
 * show it inline below the header. `enhance-chrome.ts` adds keyboard navigation.
 */
export function Drawer({ site, pathname }: Props) {
  return (
    <div
      id={DRAWER_ID}
      popover="auto"
      className="group fixed inset-y-0 right-0 left-auto h-dvh w-[min(320px,86vw)] translate-x-[102%] overflow-y-auto overscroll-contain bg-surface px-5 pt-3 pb-6 text-ink shadow-lift transition-[translate,overlay,display] duration-240 transition-discrete backdrop:bg-scrim open:translate-none starting:open:translate-x-[102%] lg:hidden no-popover:static no-popover:h-auto no-popover:w-auto no-popover:translate-none"
    >
      <p className="absolute top-5 right-21 left-5 leading-snug text-ink-quiet opacity-0 group-has-focus-visible:opacity-100 no-popover:hidden">
        {words.menuHint}
      </p>
      <button
        type="button"
        className={cn(iconButton, 'mb-3 ml-auto no-popover:hidden')}
        aria-label={words.closeMenu}
        popoverTarget={DRAWER_ID}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
      <nav aria-label={words.mainNavigation}>
        <NavigationLinks site={site} pathname={pathname} place="drawer" />
      </nav>
      <SocialLinks site={site} className="mt-6" />
    </div>
  );
}
