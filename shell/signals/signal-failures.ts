import type { PageLock } from '@site/kit/remote/page-lock.ts';
import {
  type Failure,
  type FailureKind,
  MAX_FAILURES,
  type PartRelease,
  releaseInText,
} from '@site/kit/signals/page-signal.ts';
import type { ErrorPlace, ReportedError } from '../report-error.ts';
import { sendSignal } from './send-signal.ts';

const kindAt: Readonly<Record<ErrorPlace, FailureKind>> = {
  start: 'shell-failed',
  remote: 'section-failed',
  mount: 'section-stuck',
  dialog: 'dialog-failed',
  navigate: 'move-failed',
};

/** Delay before sending a signal in browsers without `requestIdleCallback`, in milliseconds. */
const IDLE_FALLBACK_MS = 2000;

/**
 * Reports failures on this page to our own service when the browser is idle: each kind once per release, and only a few
 * in total. Doesn't send error messages, and ignores errors of scripts that aren't ours, such as browser extensions.
 */
export function signalFailures(
  window: Window,
  { shell, signals }: PageLock,
  sendTo: typeof sendSignal = sendSignal,
): void {
  if (!signals) return;
  const { to, route } = signals;
  const reported = new Set<string>();
  let queue: Failure[] = [];

  function send(): void {
    if (queue.length === 0) return;
    sendTo(to, { route: currentRoute() ?? route, failures: queue });
    queue = [];
  }

  function report(kind: FailureKind, part: PartRelease): void {
    const id = `${kind} ${part.name} ${part.release}`;
    if (reported.has(id) || reported.size === MAX_FAILURES) return;
    reported.add(id);
    queue.push({ kind, ...part });
    if (queue.length > 1) return;
    if ('requestIdleCallback' in window) window.requestIdleCallback(send);
    else setTimeout(send, IDLE_FALLBACK_MS);
  }

  function reportScriptError(kind: FailureKind, source: string): void {
    const part = releaseInText(source, window.location.origin);
    if (part) report(kind, part);
  }

  // Send now, because a failed navigation is followed by a full page load.
  window.addEventListener('pagehide', send);
  window.document.addEventListener('shell:error', ({ detail }) => {
    const { place, part }: ReportedError = detail;
    const failed = part ?? releaseInText(shell.address, '');
    if (failed) report(kindAt[place], failed);
  });
  window.addEventListener('error', ({ filename }) => reportScriptError('script-error', filename));
  window.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) => {
    if (reason instanceof Error) reportScriptError('rejected-promise', reason.stack ?? '');
  });
}

let pattern: string | null = null;

/** Sets the pattern of the current route, such as `/blog/:id`. */
export function setCurrentRoute(next: string): void {
  pattern = next;
}

/** Returns the current route pattern after a navigation, or `null` on the first page. */
function currentRoute(): string | null {
  return pattern;
}
