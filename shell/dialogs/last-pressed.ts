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
