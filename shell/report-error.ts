import type { PartRelease } from '@site/kit/signals/page-signal.ts';

/** Where an error happened, for logs and monitoring. */
export type ErrorPlace = 'start' | 'remote' | 'mount' | 'dialog' | 'navigate';

/** The detail of a `shell:error` event. Without `part`, the error is the shell's own or its origin is unknown. */
export type ReportedError = { place: ErrorPlace; message: string; part?: PartRelease | undefined };

declare global {
  interface DocumentEventMap {
    'shell:error': CustomEvent<ReportedError>;
  }
}

/**
 * Handles all of the shell's errors: logs to the console and dispatches `shell:error` on the document for monitoring.
 * Never includes visitor input.
 */
export function reportError(place: ErrorPlace, error: unknown, part?: PartRelease): void {
  const message = error instanceof Error ? error.message : String(error);
  // oxlint-disable-next-line no-console -- this is the sink everything else reports to
  console.warn(`[shell] ${place}${part ? ` ${part.name}` : ''}: ${message}`);
  const detail: ReportedError = { place, message, part };
  document.dispatchEvent(new CustomEvent('shell:error', { detail }));
  // Tell the loader to stop waiting for the live page.
  if (place === 'start') document.dispatchEvent(new Event('shell:failed'));
}
