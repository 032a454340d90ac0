/**
 * What stands for `control` in the page now: the control itself, or the first one in reach that is like it. A carousel may
 * have rendered its cards again or moved this one out of reach, and a part of the page may have become HTML again.
 * `null` when there is none.
 */
export function standingControl<Control extends HTMLElement>(
  control: Control | null,
): Control | null {
  if (!control || isInReach(control)) return control;
  const candidates = [...document.querySelectorAll<Control>(control.localName)].filter(isInReach);
  return (
    candidates.find((other) => other.isEqualNode(control)) ??
    candidates.find((other) => identityOf(other) === identityOf(control)) ??
    null
  );
}

/** Whether an element is in the page and can have the focus. */
function isInReach(element: HTMLElement): boolean {
  return element.isConnected && !element.closest('[inert]');
}

/**
 * What a control keeps when a translated page is rendered again instead of hydrated. Other attributes differ from plain
 * HTML then, and so do the words of a form.
 */
function identityOf(control: HTMLElement): string {
  const attributes = ['class', 'aria-label', 'href', 'action'].map((name) =>
    control.getAttribute(name),
  );
  return [...attributes, control instanceof HTMLFormElement ? '' : control.textContent].join();
}
