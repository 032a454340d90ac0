import type { PartRelease } from '@site/kit/signals/page-signal.ts';

/** Where an error happened, for logs and monitoring. */
export type ErrorPlace = 'start' | 'remote' | 'mount' | 'dialog' | 'navigate';

/** Detail of `shell:error`. No `part` means the shell itself, or unknown. */
export type ReportedError = { place: ErrorPlace; message: string; part?: PartRelease | undefined };

declare global {
  interface DocumentEventMap {
    'shell:error': CustomEvent<ReportedError>;
  }
}

/**
 * The shell's single error sink. Logs to the console and dispatches `shell:error` on the document for monitoring. Never
 * includes visitor input.
 */
export function reportError(place: ErrorPlace, error: unknown, part?: PartRelease): void {
  const message = error instanceof Error ? error.message : String(error);
  // oxlint-disable-next-line no-console -- this is the sink everything else reports to
  console.warn(`[shell] ${place}${part ? ` ${part.name}` : ''}: ${message}`);
  const detail: ReportedError = { place, message, part };
  document.dispatchEvent(new CustomEvent('shell:error', { detail }));
  // Stop waiting for the live page.
  if (place === 'start') document.dispatchEvent(new Event('shell:failed'));
}
