/**
 * What stands for `control` in the page now: itself, or, where a carousel has drawn its cards anew or turned this one out
 * of reach meanwhile, or a broken part has become HTML again, the first in reach that is alike; `null` when there is none.
 */
export function standingControl<Control extends HTMLElement>(
  control: Control | null,
): Control | null {
  if (!control || isInReach(control)) return control;
  const candidates = [...document.querySelectorAll<Control>(control.localName)];
  return candidates.find((other) => isInReach(other) && other.isEqualNode(control)) ?? null;
}

/** Whether an element is in the page and can have the focus. */
function isInReach(element: HTMLElement): boolean {
  return element.isConnected && !element.closest('[inert]');
}
