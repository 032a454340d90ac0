import { Icon } from '@site/kit/ui/icon.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { SocialLinks } from '@site/kit/ui/social-links.tsx';
import { iconButton } from '@site/kit/ui/icon-button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { words } from '../content/words.ts';
import { NavigationLinks } from './navigation-links.tsx';

type Props = { site: SiteConfig; pathname: string };

export const DRAWER_ID = 'site-menu';

/**
 * The menu of small screens. A popover, so that it opens and closes without any script. What it does
 * besides once the page is live stands in `live-drawer.ts`.
 */
export function Drawer({ site, pathname }: Props) {
  return (
    <div id={DRAWER_ID} popover="auto" className="ui-drawer">
      <p className="ui-drawer-hint">{words.menuHint}</p>
      <button
        type="button"
        className={cn(iconButton, 'ui-drawer-close')}
        aria-label={words.closeMenu}
        popoverTarget={DRAWER_ID}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
      <nav aria-label={words.mainNavigation}>
        <NavigationLinks site={site} pathname={pathname} />
      </nav>
      <SocialLinks site={site} className="ui-social-links" />
    </div>
  );
}
