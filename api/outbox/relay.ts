import type { FastifyBaseLogger } from 'fastify';
import { errorFacts } from '../http/error-facts.ts';
import type { DatabaseUnavailable } from '../database/database-handle.ts';
import type { CallResult } from './call-webhook.ts';
import { afterFailure } from './retry-schedule.ts';

/** How often to poll for events that are due or were stored by another process, in milliseconds. */
const POLL_INTERVAL_MS = 5000;

/** Concurrent deliveries per process, so that one slow response doesn't block the rest. */
const CONCURRENCY = 2;

/** How long calls in flight may continue after stopping, in milliseconds. */
const STOP_TIMEOUT_MS = 3000;

/** An event that this process may try to deliver. */
export type Tried = {
  id: string;
  /** Tries so far, with the one that begins now. */
  attempts: number;
  /** When the first of them began, in epoch milliseconds. */
  firstTriedAt: number;
  /** Shows that the event is still this claim's. */
  leaseToken: string;
};

/** What came of noting a result. `lost`: the lease had run out and somebody else has the event now. */
export type Settled = { kind: 'settled' } | { kind: 'lost' } | DatabaseUnavailable;

/** Events that are to be delivered, in a database that several processes share. */
export type Outbox<Event extends Tried> = {
  /** Takes one event that is due; nobody else gets it until the lease runs out. `taken`: another process was quicker, and there may be more. */
  claim: () => Promise<
    { kind: 'claimed'; event: Event } | { kind: 'none' } | { kind: 'taken' } | DatabaseUnavailable
  >;
  settleDelivered: (event: Event) => Promise<Settled>;
  /** Notes a failed try: `again` at a moment in epoch milliseconds, or never by itself. */
  settleFailed: (
    event: Event,
    failure: {
      outcome: string;
      next: { kind: 'again'; at: number } | { kind: 'give-up' } | { kind: 'refused' };
    },
  ) => Promise<Settled>;
};

/** What one step came to. `none`: nothing is due. `unavailable`: the database did not answer. */
export type RelayStep = 'delivered' | 'failed' | 'taken' | 'none' | 'unavailable';

/** Passes on what is in an outbox. */
export type Relay = {
  /** Takes one event that is due, delivers it and notes what came of it. Never throws. */
  step: () => Promise<RelayStep>;
  start: () => void;
  /** Starts delivering a new event without waiting for the next poll. */
  wake: () => void;
  /** Starts no more calls and waits up to three seconds for those in flight. */
  stop: () => Promise<void>;
};

/** What a relay works with; the clock and chance may be replaced. */
export type RelayDependencies<Event extends Tried> = {
  outbox: Outbox<Event>;
  /** Delivers one event; gives up when `signal` says so. Never throws. */
  call: (event: Event, signal: AbortSignal) => Promise<CallResult>;
  /** What an event is called in the log, such as `a deletion request`. */
  what: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now?: () => number;
  random?: () => number;
};

/** Makes a relay that is not running yet. Several processes may each run one on the same database. */
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
      // The lease expires and the event is retried with the same id.
      log.error(
        { ...facts, ...errorFacts(settled.error) },
        `what came of passing on ${what} could not be stored`,
      );
      return 'unavailable';
    }
    if (settled.kind === 'lost') log.warn(facts, 'another process took over this event');
    if (result.kind === 'delivered') {
      log.info(facts, `${what} was passed on`);
      return 'delivered';
    }
    const { outcome } = result;
    switch (next.kind) {
      case 'again':
        log.warn({ ...facts, outcome }, `${what} could not be passed on yet`);
        break;
      case 'give-up':
        log.error({ ...facts, outcome }, `${what} was given up and waits for a person`);
        break;
      case 'refused':
        log.error({ ...facts, outcome }, `${what} was refused and waits for a person`);
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
