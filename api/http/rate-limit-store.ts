import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** Clients remembered per limit; the least recently counted is evicted first. */
const MAX_CLIENTS = 5000;

/**
 * Counts requests for `@fastify/rate-limit` by the monotonic clock. With the plugin's own store, which uses the system
 * clock, blocked clients would stay blocked after the clock is set back until it catches up.
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
    // A map iterates in insertion order, so reinserting a client makes it the last to be evicted.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MAX_CLIENTS && oldest !== undefined) this.#windows.delete(oldest);
    callback(null, { current: window.count, ttl: window.endsAt - now });
  }

  child(): FastifyRateLimitStore {
    return new RateLimitStore({});
  }
};
