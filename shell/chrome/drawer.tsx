import { useEffect, useRef } from 'react';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { words } from '../content/words.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { SocialLinks } from './social-links.tsx';

type Props = { site: SiteConfig; pathname: string };

export const DRAWER_ID = 'site-menu';

/**
 * The menu of small screens. A popover, so that it opens and closes without any script.
 * Once live it behaves as a menu: arrow keys move between links, and Tab closes it and gives focus
 * back to its button, so that the specified "closes on Tab" leaves every link within reach.
 */
export function Drawer({ site, pathname }: Props) {
  const drawer = useRef<HTMLDivElement>(null);
  const close = () => drawer.current?.hidePopover();

  useEffect(() => (drawer.current ? behaveAsMenu(drawer.current) : undefined), []);

  return (
    <div ref={drawer} id={DRAWER_ID} popover="auto" className="drawer">
      <p className="drawer-hint">{words.menuHint}</p>
      <button
        type="button"
        className="icon-btn drawer-close"
        aria-label={words.closeMenu}
        popoverTarget={DRAWER_ID}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
      <nav aria-label={words.mainNavigation}>
        <NavigationLinks site={site} pathname={pathname} onFollow={close} />
      </nav>
      <SocialLinks site={site} ground="light" />
    </div>
  );
}

/** Adds the keys and the focus of a menu to an open drawer; gives a function that takes them away. */
function behaveAsMenu(drawer: HTMLElement): () => void {
  const links = () => [...drawer.querySelectorAll<HTMLElement>('a')];

  function moveOrClose(event: KeyboardEvent) {
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    const target = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all[(at <= 0 ? all.length : at) - 1],
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      drawer.hidePopover();
    }
  }

  function focusFirstLink(event: Event) {
    if (event instanceof ToggleEvent && event.newState === 'open') links()[0]?.focus();
  }

  drawer.addEventListener('keydown', moveOrClose);
  drawer.addEventListener('toggle', focusFirstLink);
  return () => {
    drawer.removeEventListener('keydown', moveOrClose);
    drawer.removeEventListener('toggle', focusFirstLink);
  };
}
