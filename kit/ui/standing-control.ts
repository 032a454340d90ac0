/**
 * What stands for `control` in the page now: itself, or, where a carousel has drawn its cards anew or turned this one out
 * of reach meanwhile, the one in reach that leads to the same and reads the same; `null` when there is none.
 */
export function standingControl(control: HTMLElement | null): HTMLElement | null {
  if (!control || isInReach(control)) return control;
  const like = [...document.querySelectorAll<HTMLElement>(control.localName)].filter(
    (other) =>
      other.textContent === control.textContent &&
      other.getAttribute('href') === control.getAttribute('href'),
  );
  return like.find(isInReach) ?? null;
}

/** Whether an element is in the page and can have the focus. */
function isInReach(element: HTMLElement): boolean {
  return element.isConnected && !element.closest('[inert]');
}
