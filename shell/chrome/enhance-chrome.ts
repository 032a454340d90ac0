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
 * Turns the header's drawer into a menu. Returns a function that marks the current section after navigation. The header
 * is not hydrated, because nothing else in it changes; see decision 001.
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
 * Makes the drawer behave as a menu: arrow keys move between links, and Tab closes it and returns focus to its button,
 * so that the specified "closes on Tab" keeps every link reachable. Following a link closes it too, and so does
 * widening the window: focus then moves to the same link in the header.
 */
export function enhanceDrawer(drawer: HTMLElement): void {
  // A browser without popovers shows the drawer below the header (`styles.css`).
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
    if (target instanceof Element && target.closest('nav a')) drawer.hidePopover();
  });

  // Recorded here, because a browser drops focus as soon as the element is hidden.
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

/** The header's counterpart of a drawer link, or else the brand. */
function sameLinkInBar(drawer: HTMLElement, link: Element | null): HTMLElement | undefined {
  const href = link?.getAttribute('href');
  const bar = [...(drawer.parentElement?.querySelectorAll<HTMLElement>('a') ?? [])].filter(
    (one) => !drawer.contains(one),
  );
  return bar.findLast((one) => one.getAttribute('href') === href) ?? bar[0];
}
