/** Timeout in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Why there is no usable response: the device is offline, the service is unreachable, it timed out, we were rate
 * limited, or the response was an error.
 */
export type Unavailable = {
  kind: 'unavailable';
  reason: 'offline' | 'network' | 'timeout' | 'busy' | 'server';
};

type Answer = { kind: 'answer'; status: number; data: unknown } | Unavailable;

/** Calls the service and parses its response, whatever the status. A failed call is a result, not an exception. */
export async function callService(url: string, init: RequestInit = {}): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      ...init,
      signal: timeout,
      // The public site sets no cookies; previews need theirs.
      credentials: 'same-origin',
      redirect: 'error',
    });
    return { kind: 'answer', status: response.status, data: parseJson(await response.text()) };
  } catch {
    if (timeout.aborted) return { kind: 'unavailable', reason: 'timeout' };
    // `onLine` is missing in Node. It can also be wrongly true, in which case we report our own service as down.
    const isOffline = 'onLine' in navigator && !navigator.onLine;
    return { kind: 'unavailable', reason: isOffline ? 'offline' : 'network' };
  }
}

/** Returns `undefined`, which no response schema accepts, for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
