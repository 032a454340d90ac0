import type { PartRelease } from '@site/kit/signals/page-signal.ts';

/** Where things went wrong, for whoever reads the console or collects its events. */
export type ErrorPlace = 'start' | 'remote' | 'mount' | 'dialog' | 'navigate';

/** What `shell:error` carries. Without a `part` it is the shell's own affair, or nobody knows. */
export type ReportedError = { place: ErrorPlace; message: string; part?: PartRelease | undefined };

declare global {
  interface DocumentEventMap {
    'shell:error': CustomEvent<ReportedError>;
  }
}

/**
 * The one place the shell reports errors to. It tells the console and dispatches `shell:error` on the
 * document, which monitoring may listen to. Nothing a visitor typed is ever part of it.
 */
export function reportError(place: ErrorPlace, error: unknown, part?: PartRelease): void {
  const message = error instanceof Error ? error.message : String(error);
  // oxlint-disable-next-line no-console -- this is the sink everything else reports to
  console.warn(`[shell] ${place}${part ? ` ${part.name}` : ''}: ${message}`);
  const detail: ReportedError = { place, message, part };
  document.dispatchEvent(new CustomEvent('shell:error', { detail }));
  // Whoever waits for the live page need not wait any longer.
  if (place === 'start') document.dispatchEvent(new Event('shell:failed'));
}
