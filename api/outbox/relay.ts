import type { FastifyBaseLogger } from 'fastify';
import { errorFacts } from '../http/error-facts.ts';
import type { DatabaseUnavailable } from '../database/database-handle.ts';
import type { CallResult } from './call-webhook.ts';
import { afterFailure } from './retry-schedule.ts';

/** How often to poll for events that are due or were stored by another process, in milliseconds. */
const POLL_INTERVAL_MS = 5000;

/** Concurrent deliveries per process; more than one, so that a slow response doesn't block the rest. */
const CONCURRENCY = 2;

/** How long calls in flight may continue after stopping, in milliseconds. */
const STOP_TIMEOUT_MS = 3000;

/** An event leased to this process. */
export type Tried = {
  id: string;
  /** Attempts so far, including the current one. */
  attempts: number;
  /** When the first attempt started, in epoch milliseconds. */
  firstTriedAt: number;
  /** Proves that this process still holds the lease. */
  leaseToken: string;
};

/** The result of settling an event. `lost`: the lease expired and another process took over. */
export type Settled = { kind: 'settled' } | { kind: 'lost' } | DatabaseUnavailable;

/** Events to deliver, in a database that several processes share. */
export type Outbox<Event extends Tried> = {
  /** Leases one due event. `taken`: another process was faster; there may be more. */
  claim: () => Promise<
    { kind: 'claimed'; event: Event } | { kind: 'none' } | { kind: 'taken' } | DatabaseUnavailable
  >;
  settleDelivered: (event: Event) => Promise<Settled>;
  /** Records a failed attempt and when to retry, if at all. */
  settleFailed: (
    event: Event,
    failure: {
      outcome: string;
      next: { kind: 'again'; at: number } | { kind: 'give-up' } | { kind: 'refused' };
    },
  ) => Promise<Settled>;
};

/** The result of one step. `none`: nothing is due. `unavailable`: the database is unavailable. */
export type RelayStep = 'delivered' | 'failed' | 'taken' | 'none' | 'unavailable';

/** Delivers the events of an outbox. */
export type Relay = {
  /** Leases one due event, delivers it and records the result. Never throws. */
  step: () => Promise<RelayStep>;
  start: () => void;
  /** Starts delivering a new event without waiting for the next poll. */
  wake: () => void;
  /** Starts no more calls and waits up to three seconds for those in flight. */
  stop: () => Promise<void>;
};

/** Dependencies of a relay; tests replace the clock and the random numbers. */
export type RelayDependencies<Event extends Tried> = {
  outbox: Outbox<Event>;
  /** Delivers one event, until `signal` aborts. Never throws. */
  call: (event: Event, signal: AbortSignal) => Promise<CallResult>;
  /** The name of an event in the log, such as `deletion request`. */
  what: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now?: () => number;
  random?: () => number;
};

/** Creates a relay without starting it. Several processes can each run one on the same database. */
export function createRelay<Event extends Tried>(dependencies: RelayDependencies<Event>): Relay {
  const { outbox, call, what, log, now = Date.now, random = Math.random } = dependencies;
  const callAbort = new AbortController();
  const stopping = new AbortController();
  let workers: Promise<void>[] = [];
  const waiters = new Set<() => void>();

  async function settle(event: Event): Promise<RelayStep> {
    const { id: event_id, attempts } = event;
    const result = await call(event, callAbort.signal);
    const next = nextAfter(event, result, { now: now(), random: random() });
    const settled =
      result.kind === 'delivered'
        ? await outbox.settleDelivered(event)
        : await outbox.settleFailed(event, { outcome: result.outcome, next });
    const facts = { event: event_id, attempts };
    if (settled.kind === 'unavailable') {
      // The lease will expire, and the event is then retried with the same id.
      log.error(
        { ...facts, ...errorFacts(settled.error) },
        `could not store the result of a ${what}`,
      );
      return 'unavailable';
    }
    if (settled.kind === 'lost') log.warn(facts, 'another process took over this event');
    if (result.kind === 'delivered') {
      log.info(facts, `${what} delivered`);
      return 'delivered';
    }
    const { outcome } = result;
    switch (next.kind) {
      case 'again':
        log.warn({ ...facts, outcome }, `${what} not delivered, will retry`);
        break;
      case 'give-up':
        log.error({ ...facts, outcome }, `gave up on a ${what}, needs manual handling`);
        break;
      case 'refused':
        log.error({ ...facts, outcome }, `${what} rejected, needs manual handling`);
    }
    return 'failed';
  }

  async function step(): Promise<RelayStep> {
    const claim = await outbox.claim();
    if (claim.kind === 'claimed') return settle(claim.event);
    if (claim.kind === 'unavailable') {
      log.error(errorFacts(claim.error), 'could not read the outbox');
    }
    return claim.kind;
  }

  /** Waits for `wake` or the next poll. Doesn't keep the process alive. */
  function waitForWork(): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        waiters.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, POLL_INTERVAL_MS).unref();
      waiters.add(wakeUp);
    });
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const done = await step();
      const idle = done === 'none' || done === 'unavailable';
      if (idle && !stopping.signal.aborted) await waitForWork();
    }
  }

  function wake(): void {
    for (const wakeUp of waiters) wakeUp();
  }

  return {
    step,
    start: () => {
      workers = Array.from({ length: CONCURRENCY }, work);
    },
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      const timeout = setTimeout(() => callAbort.abort(), STOP_TIMEOUT_MS);
      await Promise.all(workers);
      clearTimeout(timeout);
    },
  };
}

/** Only used if delivery failed. */
function nextAfter(
  event: Tried,
  result: CallResult,
  moment: { now: number; random: number },
): ReturnType<typeof afterFailure> | { kind: 'refused' } {
  if (result.kind === 'refused') return { kind: 'refused' };
  const { retryAfterMs = 0 } = result.kind === 'failed' ? result : {};
  return afterFailure(event, { ...moment, retryAfterMs });
}
