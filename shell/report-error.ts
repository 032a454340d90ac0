/** Where things went wrong, for whoever reads the console or collects its events. */
export type ErrorPlace = 'start' | 'remote' | 'mount' | 'dialog' | 'navigate';

/**
 * The one place the shell reports errors to. It tells the console and dispatches `shell:error` on the
 * document, which monitoring may listen to. Nothing a visitor typed is ever part of it.
 */
export function reportError(place: ErrorPlace, error: unknown, remote?: string): void {
  const message = error instanceof Error ? error.message : String(error);
  // oxlint-disable-next-line no-console -- this is the sink everything else reports to
  console.warn(`[shell] ${place}${remote ? ` ${remote}` : ''}: ${message}`);
  document.dispatchEvent(new CustomEvent('shell:error', { detail: { place, remote, message } }));
  // Whoever waits for the live page need not wait any longer.
  if (place === 'start') document.dispatchEvent(new Event('shell:failed'));
}
