import { contentOf } from '@site/kit/content/content-of.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Navigation } from '../content/words-schema.ts';
import navigationDocument from '../content/navigation.yaml';
import { isCurrentSection } from './is-current-section.ts';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';

const navigation = contentOf<Navigation>(navigationDocument);

/**
 * Makes the header's drawer behave as a menu. Returns a function that marks the current section after navigation. The
 * header is not hydrated, because nothing else in it changes; see decision 001.
 */
export function enhanceHeader(header: HTMLElement, site: SiteConfig): (pathname: string) => void {
  const drawer = header.querySelector<HTMLElement>('[popover]');
  if (drawer) enhanceDrawer(drawer);
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

/** Makes "Get in Touch!" open the contact dialog instead of its page. */
export function enhanceFooter(
  footer: HTMLElement,
  openDialog: (request: DialogRequest) => void,
): void {
  footer.querySelector('[data-live]')?.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || !isPlainClick(event)) return;
    event.preventDefault();
    openDialog({ dialog: 'contact', openedFrom: 'footer' });
  });
}

/** The breakpoint of `styles.css` at which links move from the drawer to the header. */
const WIDE = '(width >= 761px)';

/**
 * Makes the drawer behave as a menu: arrow keys move between links, so that every link stays reachable although, as
 * specified, Tab closes the drawer; focus then returns to its button. Following a link closes it too, and so does
 * widening the window, which moves focus to the same link in the header.
 */
export function enhanceDrawer(drawer: HTMLElement): void {
  // Browsers without popover support show the drawer below the header (`styles.css`).
  if (!('hidePopover' in drawer)) return;
  const links = () => [...drawer.querySelectorAll<HTMLElement>('a')];

  drawer.addEventListener('keydown', (event) => {
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
  });

  drawer.addEventListener('toggle', (event) => {
    if (event instanceof ToggleEvent && event.newState === 'open') links()[0]?.focus();
  });

  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="/"]')) drawer.hidePopover();
  });

  // Track focus as it moves, because the browser drops it as soon as the element is hidden.
  let reached: Element | null = null;
  drawer.addEventListener('focusin', ({ target }) => {
    reached = target instanceof Element ? target : null;
  });
  if (!('matchMedia' in window)) return;
  window.matchMedia(WIDE).addEventListener('change', ({ matches }) => {
    if (!matches || !drawer.matches(':popover-open')) return;
    drawer.hidePopover();
    sameLinkInBar(drawer, reached)?.focus();
  });
}

/** Returns the link in the header with the same address as a drawer link, or the brand link if there is none. */
function sameLinkInBar(drawer: HTMLElement, link: Element | null): HTMLElement | undefined {
  const href = link?.getAttribute('href');
  const bar = [...(drawer.parentElement?.querySelectorAll<HTMLElement>('a') ?? [])].filter(
    (one) => !drawer.contains(one),
  );
  return bar.findLast((one) => one.getAttribute('href') === href) ?? bar[0];
}
