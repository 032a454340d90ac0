/** Repeats a click or submission on an element, or on its replacement. */
export function replayPress(pressed: HTMLElement, submitter: HTMLElement | null): void {
  const target = currentControl(pressed) ?? pressed;
  if (target instanceof HTMLFormElement) target.requestSubmit(matchingButton(submitter, target));
  else target.click();
}

/** Returns the button, or its counterpart in `form` if that has replaced the button's form. */
function matchingButton(submitter: HTMLElement | null, form: HTMLFormElement): HTMLElement | null {
  if (submitter === null || form.contains(submitter)) return submitter;
  return (
    [...form.elements].find((other): other is HTMLElement => other.isEqualNode(submitter)) ?? null
  );
}

/**
 * Returns `control` if it is still reachable, or the first reachable control that matches it, or `null`. A carousel may
 * have re-rendered its cards or moved this one out of reach, and a part of the page may have reverted to plain HTML.
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

/** Whether an element is in the document and not inert. */
function isInReach(element: HTMLElement): boolean {
  return element.isConnected && !element.closest('[inert]');
}

/**
 * Returns the attributes and text of a control that don't change when a translated page is re-rendered instead of
 * hydrated. Other attributes change then, and so does a form's text.
 */
function identityOf(control: HTMLElement): string {
  const attributes = ['class', 'aria-label', 'href', 'action'].map((name) =>
    control.getAttribute(name),
  );
  return [...attributes, control instanceof HTMLFormElement ? '' : control.textContent].join();
}
