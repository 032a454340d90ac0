/**
 * Makes the drawer behave as a menu: arrow keys move between links, and Tab closes it and gives focus back to its
 * button, so that the specified "closes on Tab" leaves every link within reach. Following a link closes it too.
 */
export function bringDrawerToLife(drawer: HTMLElement): void {
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
}
