import type { FastifyBaseLogger } from 'fastify';
import { errorFacts } from '../http/error-facts.ts';
import type { CallResult, WebhookCall } from './call-webhook.ts';
import type { ClaimedEvent, OutboxStore } from './outbox-store.ts';
import { afterFailure } from './retry-schedule.ts';

/** How often to poll for events that are due or were stored by another process, in milliseconds. */
const POLL_INTERVAL_MS = 5000;

/** Concurrent deliveries per process, so that one slow response doesn't block the rest. */
const CONCURRENCY = 2;

/** How long calls in flight may continue after stopping, in milliseconds. */
const STOP_TIMEOUT_MS = 3000;

/** `none`: nothing is due. `taken`: another process was faster. `unavailable`: the database failed. */
export type RelayStep = 'delivered' | 'failed' | 'taken' | 'none' | 'unavailable';

/** Delivers stored deletion requests to the webhook. */
export type Relay = {
  /** Delivers one due event. Never throws. */
  step: () => Promise<RelayStep>;
  start: () => void;
  /** Starts delivering a new event without waiting for the next poll. */
  wake: () => void;
  /** Starts no more calls and waits up to three seconds for those in flight. */
  stop: () => Promise<void>;
};

export type RelayDependencies = {
  outbox: OutboxStore;
  call: WebhookCall;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now?: () => number;
  random?: () => number;
};

/** Several processes may each run a relay on the same database. */
export function createRelay(dependencies: RelayDependencies): Relay {
  const { outbox, call, log, now = Date.now, random = Math.random } = dependencies;
  const callAbort = new AbortController();
  const stopping = new AbortController();
  let workers: Promise<void>[] = [];
  const waiters = new Set<() => void>();

  async function settle(event: ClaimedEvent): Promise<RelayStep> {
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
        'could not store the result of a webhook call',
      );
      return 'unavailable';
    }
    if (settled.kind === 'lost') log.warn(facts, 'another process took over this event');
    if (result.kind === 'delivered') {
      log.info(facts, 'deletion request delivered');
      return 'delivered';
    }
    const { outcome } = result;
    switch (next.kind) {
      case 'again':
        log.warn({ ...facts, outcome }, 'deletion request not delivered, will retry');
        break;
      case 'give-up':
        log.error({ ...facts, outcome }, 'gave up on a deletion request, needs manual handling');
        break;
      case 'refused':
        log.error(
          { ...facts, outcome },
          'webhook rejected a deletion request, needs manual handling',
        );
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
  event: ClaimedEvent,
  result: CallResult,
  moment: { now: number; random: number },
): ReturnType<typeof afterFailure> | { kind: 'refused' } {
  if (result.kind === 'refused') return { kind: 'refused' };
  const { retryAfterMs = 0 } = result.kind === 'failed' ? result : {};
  return afterFailure(event, { ...moment, retryAfterMs });
}
