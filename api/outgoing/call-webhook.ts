import type { WebhookConfig } from '../config.ts';
import { isError } from '../is-error.ts';
import { parseRetryAfter } from '../jobs/retry-schedule.ts';
import type { JobResult } from '../jobs/run-jobs.ts';
import { webhookHeaders } from './sign-webhook.ts';

/** Timeout of one call, in milliseconds; well below a job's lease. */
export const CALL_TIMEOUT_MS = 10_000;

/**
 * Statuses that are not retried. 413 and 422 reject this particular request for its size or content, and 410 means
 * that the endpoint is permanently gone. Any other status, including 400 and 404, may be due to a wrong URL or secret,
 * which an operator can fix.
 */
const FINAL_STATUSES: readonly number[] = [410, 413, 422];

/**
 * Posts signed JSON to a webhook. Any 2xx is success. Redirects are failures: following one would send personal data to
 * a URL that nobody configured. Never throws.
 */
export async function postSigned(
  { url, key }: WebhookConfig,
  { id, body, headers = {} }: { id: string; body: string; headers?: Record<string, string> },
  { signal, now }: { signal: AbortSignal; now: () => number },
): Promise<JobResult> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...webhookHeaders(key, { id, body, now: now() }),
        ...headers,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    });
    const { ok, status } = response;
    // Only the status matters, so ignore errors in the body.
    await response.body?.cancel().catch(() => undefined);
    if (ok) return { kind: 'done' };
    const outcome = `status ${status}`;
    if (FINAL_STATUSES.includes(status)) return { kind: 'refused', outcome };
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now());
    return { kind: 'failed', outcome, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  } catch (error) {
    if (signal.aborted) return { kind: 'failed', outcome: 'stopped' };
    if (timeout.aborted) return { kind: 'failed', outcome: 'no answer in time' };
    return { kind: 'failed', outcome: `no connection${codeOf(error)}` };
  }
}

/** The system's error code, such as ` (ECONNREFUSED)`, or an empty string. */
function codeOf(error: unknown): string {
  const cause = isError(error) ? error.cause : undefined;
  const code = isError(cause) && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? ` (${code})` : '';
}
