import { setTimeout as pause } from 'node:timers/promises';
import { parseRetryAfter } from '@site/api/jobs/retry-schedule.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { sendRequest, type Network } from './network.ts';
import type { SendRequest } from './check-address.ts';

type ClientOptions = {
  site: Pick<SiteConfig, 'product' | 'siteUrl'>;
  network: Network;
  signal: AbortSignal;
  /** Timeout of a request, in milliseconds. */
  answerMs: number;
  /** Pause between requests to the same host, in milliseconds. */
  betweenMs: number;
};

/** A client that identifies itself, discards bodies, sends no cookies, and makes one request per host at a time. */
export function politeClient({
  site,
  network,
  signal,
  answerMs,
  betweenMs,
}: ClientOptions): SendRequest {
  const serialised = serialiseByHost(betweenMs, signal);
  const headers = {
    'user-agent': `Mozilla/5.0 (compatible; ${site.product.slug}-links/1.0; +${site.siteUrl})`,
    accept: '*/*',
  };
  return (url, method) =>
    serialised(url.host, async () => {
      // Don't send credentials from the URL.
      const withoutCredentials = Object.assign(new URL(url), { username: '', password: '' });
      const signalOrTimeout = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
      const response = await sendRequest(
        withoutCredentials,
        { method, headers, signal: signalOrTimeout },
        network,
      );
      response.destroy();
      const { location, 'retry-after': retryAfter = null } = response.headers;
      return {
        status: response.statusCode ?? 0,
        // Node decodes headers as Latin-1, while browsers decode URLs in them as UTF-8.
        location: location === undefined ? null : Buffer.from(location, 'latin1').toString(),
        retryAfterMs: parseRetryAfter(retryAfter, Date.now()),
      };
    });
}

/** Serialises work per host, with a pause after each task. */
function serialiseByHost(betweenMs: number, signal: AbortSignal) {
  const last = new Map<string, Promise<void>>();
  return <T>(host: string, work: () => Promise<T>): Promise<T> => {
    const request = (last.get(host) ?? Promise.resolve()).then(work);
    // Aborting the pause is not an error.
    const afterPause = () => pause(betweenMs, undefined, { signal }).catch(() => {});
    last.set(host, request.then(afterPause, afterPause));
    return request;
  };
}
