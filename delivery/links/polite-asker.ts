import { setTimeout as pause } from 'node:timers/promises';
import { parseRetryAfter } from '@site/api/outbox/retry-schedule.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ask, type Network } from '../fetching/network.ts';
import type { Ask } from './check-address.ts';

type DevelopOptions = {
  site: Pick<SiteConfig, 'product' | 'siteUrl'>;
  network: Network;
  signal: AbortSignal;
  /** How long an answer is waited for, in milliseconds. */
  answerMs: number;
  /** How long a host is left alone after each question, in milliseconds. */
  betweenMs: number;
};

/** Asks hosts without reading pages and without cookies, says who asks, and asks each host one thing at a time. */
export function politeAsker({ site, network, signal, answerMs, betweenMs }: DevelopOptions): Ask {
  const inTurn = turns(betweenMs, signal);
  const headers = {
    'user-agent': `Mozilla/5.0 (compatible; ${site.product.slug}-links/1.0; +${site.siteUrl})`,
    accept: '*/*',
  };
  return (url, method) =>
    inTurn(url.host, async () => {
      // A name and a password in an address would be sent.
      const bare = Object.assign(new URL(url), { username: '', password: '' });
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
      const response = await ask(bare, { method, headers, signal: inTime }, network);
      response.destroy();
      const { location, 'retry-after': retryAfter = null } = response.headers;
      return {
        status: response.statusCode ?? 0,
        // Node reads a header as Latin-1; browsers read an address in it as UTF-8.
        location: location === undefined ? null : Buffer.from(location, 'latin1').toString(),
        retryAfterMs: parseRetryAfter(retryAfter, Date.now()),
      };
    });
}

/** Has work for the same host done one after another, with a pause between. */
function turns(betweenMs: number, signal: AbortSignal) {
  const last = new Map<string, Promise<void>>();
  return <T>(host: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(host) ?? Promise.resolve()).then(work);
    // A pause that is cut short is no failure.
    const isFree = () => pause(betweenMs, undefined, { signal }).catch(() => {});
    last.set(host, turn.then(isFree, isFree));
    return turn;
  };
}
