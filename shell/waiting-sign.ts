/** How long a visitor waits before a word about it appears, in milliseconds. */
const WAITING_WORD_MS = 300;

/** The words about a press that is on its way to be answered, as the element for them has them. */
export const openingWords = ({ dataset }: HTMLElement): string => dataset['opening'] ?? '';

/** Gives what says in an element, in these words, that something is on its way, when it takes long enough to wonder. */
export function waitingSign(element: HTMLElement, words: string): (waiting: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function show(waiting: boolean): void {
    clearTimeout(timer);
    if (!waiting) element.textContent = '';
    else timer = setTimeout(() => (element.textContent = words), WAITING_WORD_MS);
  }
  // A document that the browser stores for Back must not come back waiting.
  window.addEventListener('pagehide', () => show(false));
  return show;
}
