import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** How many clients one limit remembers; the one that was counted longest ago is forgotten first. */
const MOST_CLIENTS = 5000;

/**
 * Counts requests for `@fastify/rate-limit` on the process's own clock. The plugin's own store goes by the system clock: when
 * that goes back, whoever has used up a limit waits until it has caught up, which may be years.
 */
export const RateLimitStore: FastifyRateLimitStoreCtor = class implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  incr(
    key: string,
    callback: Parameters<FastifyRateLimitStore['incr']>[1],
    windowMs: number,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    window.count += 1;
    // A map keeps the order in which keys were set.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MOST_CLIENTS && oldest !== undefined) this.#windows.delete(oldest);
    callback(null, { current: window.count, ttl: window.endsAt - now });
  }

  child(): FastifyRateLimitStore {
    return new RateLimitStore({});
  }
};
