/**
 * The current equivalent of `control`: itself, or the first reachable one like it. A carousel may have re-rendered its
 * cards or moved this one out of reach, and a part of the page may have reverted to HTML. `null` if there is none.
 */
export function currentControl<Control extends HTMLElement>(
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

/** Whether an element is in the page and focusable. */
function isInReach(element: HTMLElement): boolean {
  return element.isConnected && !element.closest('[inert]');
}

/**
 * What stays the same on a control when a translated page is re-rendered instead of hydrated. Other attributes change
 * then, and so does a form's text.
 */
function identityOf(control: HTMLElement): string {
  const attributes = ['class', 'aria-label', 'href', 'action'].map((name) =>
    control.getAttribute(name),
  );
  return [...attributes, control instanceof HTMLFormElement ? '' : control.textContent].join();
}
