import { liveWords } from '../content/live-words.ts';

/** How long a visitor waits for a page before a word about it appears, in milliseconds. */
const WAITING_WORD_MS = 300;

/** Gives what says, in an element, that the next page is on its way, when it takes long enough to wonder. */
export function waitingSign(element: HTMLElement): (waiting: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function show(waiting: boolean): void {
    clearTimeout(timer);
    if (!waiting) element.textContent = '';
    else timer = setTimeout(() => (element.textContent = liveWords.waiting), WAITING_WORD_MS);
  }
  // A document that the browser stores for Back must not come back waiting.
  window.addEventListener('pagehide', () => show(false));
  return show;
}
