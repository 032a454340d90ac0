/** What can be pressed. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Notes what the visitor presses. Gives a function that tells what was pressed last, or what has the focus when it has
 * moved since. The focus alone does not tell: some browsers give none to what a mouse presses, and a carousel that can be
 * dragged takes it from its cards.
 */
export function notePresses(document: Document): () => HTMLElement | null {
  let pressed: HTMLElement | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      pressed = control instanceof HTMLElement ? control : null;
    },
    true,
  );
  document.addEventListener('focusin', () => (pressed = null), true);
  return () => {
    const { activeElement, body } = document;
    if (pressed?.isConnected) return pressed;
    return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
  };
}

/**
 * What stands for `control` in the page now: itself, or, where a carousel has drawn its cards anew or turned this one out
 * of reach meanwhile, the one in reach that leads to the same and reads the same; `null` when there is none.
 */
export function standing(control: HTMLElement | null): HTMLElement | null {
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
