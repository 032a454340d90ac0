/** Where this section keeps, on the visitor's device, that the boards of a host may be shown. */
const KEY = 'blog.boards-shown-from';

/** Whether the visitor has chosen that the boards of this very host are shown at once. */
export function isChosen(host: string): boolean {
  try {
    return localStorage.getItem(KEY) === host;
  } catch {
    // A browser that keeps nothing remembers no choice.
    return false;
  }
}

/** Remembers the choice; a browser that keeps nothing asks again next time. */
export function keepChoice(host: string): void {
  try {
    localStorage.setItem(KEY, host);
  } catch {
    // Nothing is lost but the next visit's press.
  }
}

/** Forgets the choice. */
export function forgetChoice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What could not be kept need not be forgotten.
  }
}
