import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseHandle } from '../database/database-handle.ts';
import type { Schema } from '../database/schema.ts';
import { errorFacts } from '../http/error-facts.ts';
import { type ClaimedJob, createJobStore, LEASE_MS, type Settlement } from './job-store.ts';
import { afterFailure } from './retry-schedule.ts';

/** How often to poll for jobs that are due or were added by another process, in milliseconds. */
const POLL_INTERVAL_MS = 5000;

/** Concurrent jobs per process; more than one, so that a slow one doesn't block the rest. */
const CONCURRENCY = 2;

/** How long jobs may continue after stopping, in milliseconds, before their signal aborts. */
const STOP_TIMEOUT_MS = 3000;

/**
 * The result of an attempt. `outcome` is a status or a kind of failure, never any content. `also` runs in the transaction
 * that stores the result. `not-yet`: run it again at `at`, which is no failure.
 */
export type JobResult =
  | { kind: 'done'; also?: (transaction: Kysely<Schema>) => Promise<void> }
  | { kind: 'not-yet'; at: number }
  | { kind: 'refused'; outcome: string }
  | { kind: 'failed'; outcome: string; retryAfterMs?: number };

/** How to run the jobs of a kind. */
export type JobHandler = {
  /** The name of a job in the log, such as `deletion request`. */
  what: string;
  /** Runs a job, until `signal` aborts. An error counts as a failed attempt. */
  run: (job: ClaimedJob, signal: AbortSignal) => Promise<JobResult>;
  /** Returns the time of the next run of a repeating job, in epoch milliseconds. Such a job is retried forever. */
  nextRun?: (now: number) => number;
  /** Whether a repeating job runs for the first time now; otherwise it waits for `nextRun`. */
  runsFirstNow?: boolean;
};

/** The result of one step. `none`: nothing is due. `unavailable`: the database is unavailable. */
type JobStep = 'done' | 'failed' | 'taken' | 'none' | 'unavailable';

/** Runs background work. */
export type JobRunner = {
  /** Leases one due job, runs it and stores the result. Never throws. */
  step: () => Promise<JobStep>;
  start: () => void;
  /** Looks for due jobs without waiting for the next poll. */
  wake: () => void;
  /** Starts no more jobs, and aborts those that still run after three seconds. */
  stop: () => Promise<void>;
};

/** Creates a runner without starting it. Several processes can each run one on the same database. */
export function createJobRunner(
  database: Pick<DatabaseHandle, 'db'>,
  handlers: Readonly<Record<string, JobHandler>>,
  {
    log,
    now = Date.now,
    random = Math.random,
    pollMs = POLL_INTERVAL_MS,
  }: {
    log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
    now?: (() => number) | undefined;
    random?: () => number;
    /** How often to look for due jobs; at least every five seconds. */
    pollMs?: number | undefined;
  },
): JobRunner {
  const jobs = createJobStore(database, { now });
  const stopping = new AbortController();
  const aborting = new AbortController();
  const waiters = new Set<() => void>();
  let working: Promise<void> = Promise.resolve();

  async function resultOf(job: ClaimedJob, handler: JobHandler): Promise<JobResult> {
    const renewing = setInterval(() => {
      // A job whose lease can't be renewed is run again by another process, which its receiver tolerates.
      jobs
        .renew(job)
        .catch((error: unknown) => log.warn(errorFacts(error), 'could not renew a lease'));
    }, LEASE_MS / 3).unref();
    try {
      return await handler.run(job, aborting.signal);
    } catch (error) {
      log.error({ ...errorFacts(error), job: job.id }, `${handler.what} failed`);
      return { kind: 'failed', outcome: errorFacts(error).code ?? errorFacts(error).name };
    } finally {
      clearInterval(renewing);
    }
  }

  function settlementOf(job: ClaimedJob, handler: JobHandler, result: JobResult): Settlement {
    const { nextRun } = handler;
    switch (result.kind) {
      case 'done':
        return nextRun ? { kind: 'next', at: nextRun(now()) } : { kind: 'done' };
      case 'not-yet':
        return { kind: 'next', at: result.at };
      case 'refused':
        return result;
      case 'failed': {
        const { outcome, retryAfterMs = 0 } = result;
        const next = afterFailure(job, {
          now: now(),
          random: random(),
          retryAfterMs,
          isRepeating: nextRun !== undefined,
        });
        return next.kind === 'again'
          ? { kind: 'retry', at: next.at, outcome }
          : { kind: 'dead', outcome };
      }
    }
  }

  async function run(job: ClaimedJob): Promise<JobStep> {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`No handler runs jobs of the kind ${job.kind}.`);
    const result = await resultOf(job, handler);
    const settlement = settlementOf(job, handler, result);
    const facts = { job: job.id, attempts: job.attempts };
    try {
      const also = result.kind === 'done' ? result.also : undefined;
      const isOurs = await jobs.settle(job, settlement, also);
      if (!isOurs) log.warn(facts, 'another process took over this job, or it was deleted');
    } catch (error) {
      // The lease will expire, and the job is then run again with the same id.
      log.error(
        { ...facts, ...errorFacts(error) },
        `could not store the result of a ${handler.what}`,
      );
      return 'unavailable';
    }
    report(handler.what, facts, settlement);
    return settlement.kind === 'done' || settlement.kind === 'next' ? 'done' : 'failed';
  }

  function report(what: string, facts: object, settlement: Settlement): void {
    switch (settlement.kind) {
      case 'done':
        log.info(facts, `${what} done`);
        break;
      case 'retry':
        log.warn({ ...facts, outcome: settlement.outcome }, `${what} failed, will retry`);
        break;
      case 'dead':
      case 'refused': {
        const how = settlement.kind === 'dead' ? 'given up' : 'rejected';
        log.error(
          { ...facts, outcome: settlement.outcome },
          `${what} ${how}, needs manual handling`,
        );
        break;
      }
      case 'next':
    }
  }

  async function step(): Promise<JobStep> {
    try {
      const claim = await jobs.claim(Object.keys(handlers));
      return claim.kind === 'claimed' ? await run(claim.job) : claim.kind;
    } catch (error) {
      log.error(errorFacts(error), 'could not read the jobs');
      return 'unavailable';
    }
  }

  async function scheduleRepeating(): Promise<boolean> {
    try {
      for (const [kind, { nextRun, runsFirstNow = false }] of Object.entries(handlers)) {
        if (nextRun) await jobs.repeat(kind, nextRun(now()), { isFirstNow: runsFirstNow });
      }
      return true;
    } catch (error) {
      log.error(errorFacts(error), 'could not schedule the repeating jobs');
      return false;
    }
  }

  /** Waits for `wake` or the next poll. Doesn't keep the process alive. */
  function waitForWork(): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        waiters.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, Math.min(pollMs, POLL_INTERVAL_MS)).unref();
      waiters.add(wakeUp);
    });
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const done = await step();
      const isIdle = done === 'none' || done === 'unavailable';
      if (isIdle && !stopping.signal.aborted) await waitForWork();
    }
  }

  async function startWorking(): Promise<void> {
    while (!stopping.signal.aborted && !(await scheduleRepeating())) await waitForWork();
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  }

  function wake(): void {
    for (const wakeUp of waiters) wakeUp();
  }

  return {
    step,
    start: () => {
      working = startWorking();
    },
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      const timeout = setTimeout(() => aborting.abort(), STOP_TIMEOUT_MS);
      await working;
      clearTimeout(timeout);
    },
  };
}
