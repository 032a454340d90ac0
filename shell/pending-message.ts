/** Delay before showing a message about a pending click, in milliseconds. */
const PENDING_MESSAGE_DELAY_MS = 300;

/** Returns the message for a pending click, from the element's data attribute. */
export const openingText = ({ dataset }: HTMLElement): string => dataset['opening'] ?? '';

/** Returns a function that shows or hides a message in an element, after a delay. */
export function pendingMessage(element: HTMLElement, words: string): (waiting: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function show(waiting: boolean): void {
    clearTimeout(timer);
    if (!waiting) element.textContent = '';
    else timer = setTimeout(() => (element.textContent = words), PENDING_MESSAGE_DELAY_MS);
  }
  // A document restored from the back/forward cache must not still show the message.
  window.addEventListener('pagehide', () => show(false));
  return show;
}
