/** Timeout in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Why there is no usable response: the device is offline, the service is unreachable, the call timed out, the service
 * limited our rate, or the response was an error.
 */
export type Unavailable = {
  kind: 'unavailable';
  reason: 'offline' | 'network' | 'timeout' | 'busy' | 'server';
};

type Answer = { kind: 'answer'; status: number; data: unknown } | Unavailable;

/** Calls the service and parses its response at any status. Returns failures as a result and never throws. */
export async function callService(url: string, init: RequestInit = {}): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      ...init,
      signal: timeout,
      // The public site sets no cookies, but previews need theirs.
      credentials: 'same-origin',
      redirect: 'error',
    });
    return { kind: 'answer', status: response.status, data: parseJson(await response.text()) };
  } catch {
    if (timeout.aborted) return { kind: 'unavailable', reason: 'timeout' };
    // `onLine` is missing in Node. It can also be wrongly true; we then report the service as unreachable.
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
