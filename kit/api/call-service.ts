/** How long a call may take, in milliseconds, before it counts as failed. */
const TIMEOUT_MS = 15_000;

/**
 * Why nothing usable came back: the device is offline, the service could not be reached, it did not answer in
 * time, too many messages came in a short while, or the answer says or means failure.
 */
export type Unavailable = {
  kind: 'unavailable';
  reason: 'offline' | 'network' | 'timeout' | 'busy' | 'server';
};

type Answer = { kind: 'answer'; status: number; data: unknown } | Unavailable;

/** Calls the service and reads its answer, whatever it says. Never throws for a failed call. */
export async function callService(url: string, init: RequestInit = {}): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      ...init,
      signal: timeout,
      // The public site sets no cookie; a preview needs its own.
      credentials: 'same-origin',
      redirect: 'error',
    });
    return { kind: 'answer', status: response.status, data: parseJson(await response.text()) };
  } catch {
    if (timeout.aborted) return { kind: 'unavailable', reason: 'timeout' };
    // Node does not say. A browser that says it is online may be right: then our own service is down.
    const isOffline = 'onLine' in navigator && !navigator.onLine;
    return { kind: 'unavailable', reason: isOffline ? 'offline' : 'network' };
  }
}

/** What a JSON text says; `undefined`, which no schema takes for an answer, when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
