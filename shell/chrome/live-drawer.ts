/** Where the links stand in the bar and there is no drawer: the width of `styles.css`. */
const WIDE = '(width >= 761px)';

/**
 * Makes the drawer behave as a menu: arrow keys move between links, and Tab closes it and gives focus back to its
 * button, so that the specified "closes on Tab" leaves every link within reach. Following a link closes it too, and
 * so does a window that grows too wide for it: who was on a link is then on the same link in the bar.
 */
export function bringDrawerToLife(drawer: HTMLElement): void {
  // A browser without popovers shows the drawer below the bar (`styles.css`).
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

  // Noted here, because a browser forgets the focus as soon as its element is no longer shown.
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

/** The link of the bar that leads where a link of the drawer leads; the brand when the bar has none. */
function sameLinkInBar(drawer: HTMLElement, link: Element | null): HTMLElement | undefined {
  const href = link?.getAttribute('href');
  const bar = [...(drawer.parentElement?.querySelectorAll<HTMLElement>('a') ?? [])].filter(
    (one) => !drawer.contains(one),
  );
  return bar.findLast((one) => one.getAttribute('href') === href) ?? bar[0];
}
