import type { WebhookConfig } from '../config.ts';
import { isError } from '../is-error.ts';
import type { ClaimedEvent } from './outbox-store.ts';
import { webhookHeaders } from './sign-webhook.ts';

/** How long one call may take, in milliseconds; well below the lease of an event. */
export const CALL_TIMEOUT_MS = 10_000;

/**
 * Statuses that are about this one request: it is too large, or its words cannot be taken. All others, 400 and 404
 * too, can come of a wrong address or secret, which somebody mends, and then every request is taken.
 */
const REFUSALS: readonly number[] = [413, 422];

/**
 * What came of a call. `refused`: the webhook has read the request and will never take it. `outcome` is a status or a
 * kind of failure and holds nothing that was sent or answered.
 */
export type CallResult = { kind: 'delivered' } | { kind: 'failed' | 'refused'; outcome: string };

/** Tells the webhook of one event; gives up when `signal` says so. Never throws. */
export type WebhookCall = (event: ClaimedEvent, signal: AbortSignal) => Promise<CallResult>;

/**
 * The call of the configured webhook: `POST {name, email, phone, reason}` (specification, section 7), signed. An
 * answer of 2xx is success and its words are not read. A redirect is a failure: it would carry somebody's details
 * to an address nobody configured.
 */
export function createWebhookCall(
  { url, key }: WebhookConfig,
  { now = Date.now }: { now?: () => number } = {},
): WebhookCall {
  return async ({ id, position, request }, signal) => {
    const { name, email, phone = '', reason = '' } = request;
    const body = JSON.stringify({ name, email, phone, reason });
    const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...webhookHeaders(key, { id, body, now: now() }),
          'webhook-sequence': String(position),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, timeout]),
      });
      const { ok, status } = response;
      // The status has come, so the event is delivered, whatever becomes of words that nobody reads.
      await response.body?.cancel().catch(() => undefined);
      if (ok) return { kind: 'delivered' };
      const kind = REFUSALS.includes(status) ? 'refused' : 'failed';
      return { kind, outcome: `status ${status}` };
    } catch (error) {
      if (signal.aborted) return { kind: 'failed', outcome: 'stopped' };
      if (timeout.aborted) return { kind: 'failed', outcome: 'no answer in time' };
      return { kind: 'failed', outcome: `no connection${codeOf(error)}` };
    }
  };
}

/** The system's name of a network failure, such as ` (ECONNREFUSED)`; empty when there is none. */
function codeOf(error: unknown): string {
  const cause = isError(error) ? error.cause : undefined;
  const code = isError(cause) && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? ` (${code})` : '';
}
