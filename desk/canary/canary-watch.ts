import { errorFacts } from '@site/api/http/error-facts.ts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Canary, CanarySide } from '@site/delivery/registry/canaries.ts';
import type { Live } from '@site/delivery/registry/versions.ts';
import { approvalsFor, type Asker } from '../review/review-policy.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { ENOUGH, evidenceOf, isWorse } from './evidence.ts';
import { pageToken, readPageToken, type SentPage } from './page-token.ts';
import { stopCanary } from './change-canary.ts';
import { networksAround, type AnonymousVisitor, sideOf } from '@site/delivery/host/visitor-side.ts';
import { type CanaryCounts, canaryCounts, type CanaryStage } from './canary-counts.ts';

/** How often counts are flushed and canaries judged, in milliseconds. */
const LOOK_EVERY_MS = 5000;

/** How many networks with a failure a host remembers. It evicts the oldest first. */
const MAX_NETWORKS = 100_000;

/**
 * The maximum number of page views counted per group of networks, so that nobody can mask failures with views of their
 * own. A group is 16 bits of a keyed hash of a /24 or /48, too coarse to identify anyone.
 */
const MAX_VIEWS_OF_GROUP = 100;
const GROUPS = 2 ** 16;

/** The actor in the audit log when a canary is rolled back automatically. */
const THE_SITE = 'the site';

/**
 * A host's role in the running canary: counts views and failures, and rolls the canary back if it is worse than the
 * live version. `running` returns the canary that this host currently serves, or `null`. `served` is the id of the canary
 * that a page belongs to, or `null` for the live version.
 */
export function createCanaryWatch({
  stores,
  running,
  log,
  everyMs = LOOK_EVERY_MS,
}: {
  stores: Stores;
  running: () => Canary | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The interval of `start`. */
  everyMs?: number | undefined;
}) {
  const counter = createCounter();
  const judge = createJudge(stores);
  let isAway = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let working: Promise<void> = Promise.resolve();

  /** Flushes the counts and judges the canary. Never rejects. */
  async function look(): Promise<void> {
    try {
      if (running() === null && counter.isEmpty()) return;
      await counter.flush(canaryCounts(stores.registry));
      await judge();
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn(errorFacts(error), 'could not judge the canary');
      isAway = true;
    }
  }

  /** The running canary and the visitor's side, if that is what the page was served from. */
  function comparison(visitor: AnonymousVisitor, served: string | null) {
    const canary = running();
    if (!canary) return null;
    const side = sideOf(canary, visitor);
    // The host may have switched trees since choosing one for this request.
    if (served !== (side === 'canary' ? canary.id : null)) return null;
    return { canary, page: { side, share: canary.share } };
  }

  return {
    /** The token to send with a page; `null` if the page doesn't count. */
    tokenFor(visitor: AnonymousVisitor, served: string | null) {
      const compared = comparison(visitor, served);
      return compared && pageToken(compared.canary, visitor, { ...compared.page, now: Date.now() });
    },
    /** Counts a page, as a view and, if this host failed to send it, as a failure. */
    notePage(visitor: AnonymousVisitor, served: string | null, { isSent }: { isSent: boolean }) {
      const compared = comparison(visitor, served);
      if (!compared) return;
      const { canary, page } = compared;
      counter.addView(canary, visitor, page.side);
      if (!isSent) counter.addFailure(canary, visitor, page);
    },
    /** Counts a failure reported by a browser, if the token proves that a host sent the page to the browser's network. */
    noteFailure(visitor: AnonymousVisitor, token = '') {
      const canary = running();
      const page = canary && readPageToken(canary, visitor, { token, now: Date.now() });
      if (page) counter.addFailure(canary, visitor, page);
    },
    look,
    /** Repeats `look` until `stop`. */
    start() {
      timer = setInterval(() => {
        // Serialises the calls, even if the database is slow.
        working = working.then(look);
      }, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await working;
      await look();
    },
  };
}

/** Counts views and failures in memory until they are flushed. */
function createCounter() {
  /** Keyed by canary and share, because counts from different shares cannot be combined. */
  const waiting = new Map<string, { id: string; stage: CanaryStage }>();
  /** The number of counted failures per network, keyed by the network's mark. */
  const failuresOf = new LRUCache<string, number>({ max: MAX_NETWORKS });
  let views = { of: '', groups: new Uint8Array(GROUPS) };

  function add(
    { id, share }: Pick<Canary, 'id' | 'share'>,
    counted: Pick<CanaryStage, 'views' | 'failures'>,
  ): void {
    const key = `${id} ${share}`;
    const before = waiting.get(key)?.stage ?? { views: none, failures: none };
    const stage = {
      share,
      views: sum(before.views, counted.views),
      failures: sum(before.failures, counted.failures),
    };
    waiting.set(key, { id, stage });
  }

  return {
    isEmpty: () => waiting.size === 0,
    addView(canary: Canary, visitor: AnonymousVisitor, side: CanarySide): void {
      if (views.of !== canary.id) views = { of: canary.id, groups: new Uint8Array(GROUPS) };
      const mark = networksAround(canary, visitor).at(-1)?.mark ?? '';
      const group = Buffer.from(mark, 'base64url').readUInt16BE();
      const before = views.groups[group] ?? 0;
      if (before === MAX_VIEWS_OF_GROUP) return;
      views.groups[group] = before + 1;
      add(canary, { views: one(side), failures: none });
    },
    /** Counts only the first failure of each network, and only a few in each larger network around it. */
    addFailure(canary: Canary, visitor: AnonymousVisitor, { side, share }: SentPage): void {
      const networks = networksAround(canary, visitor).map(({ mark, max }) => {
        const before = failuresOf.get(mark) ?? 0;
        return { mark, before, isFull: before >= max };
      });
      if (networks.some(({ isFull }) => isFull)) return;
      for (const { mark, before } of networks) failuresOf.set(mark, before + 1);
      add({ id: canary.id, share }, { views: none, failures: one(side) });
    },
    async flush(counts: CanaryCounts): Promise<void> {
      const taken = [...waiting.values()];
      waiting.clear();
      for (const [index, { id, stage }] of taken.entries()) {
        try {
          await counts.count(id, stage);
        } catch (error) {
          for (const left of taken.slice(index))
            add({ id: left.id, share: left.stage.share }, left.stage);
          throw error;
        }
      }
    },
  };
}

/** Returns a function that rolls back the running canary if it lost its approval or is worse than the live version. */
function createJudge(stores: Stores): () => Promise<void> {
  const { registry } = stores;
  /** The pointer's fence when approvals were last checked. Withdrawing an approval increments the fence. */
  let approvedAt: number | null = null;

  /** Rolls back a canary whose approval was withdrawn. Returns whether it continues. */
  async function isApproved(canary: Canary, live: Live): Promise<boolean> {
    if (live.fence === approvedAt) return true;
    const { version } = canary;
    const move = { from: live.version, to: version, isRollback: false };
    const { problems } = await approvalsFor(stores, { ...move, ...askerOf(canary) });
    if (problems.length === 0) {
      approvedAt = live.fence;
      return true;
    }
    // The comparison may have mixed two states. The next call compares again.
    if ((await registry.fence()) !== live.fence) return false;
    const why = problems.map(({ message }) => message).join(' ');
    await stopCanary(stores, { id: canary.id, who: THE_SITE, why });
    return false;
  }

  return async () => {
    const live = await registry.live();
    const canary = await registry.canaries.running();
    if (!canary || !(await isApproved(canary, live))) return;
    const stages = await canaryCounts(registry).stages(canary.id);
    if (!isWorse(stages)) return;
    const why = 'It fails more often than the live version.';
    await stopCanary(stores, { id: canary.id, who: THE_SITE, why, details: linesFor(stages) });
  };
}

type Counts = CanaryStage['views'];

const none: Counts = { canary: 0, live: 0 };

/** A canary that was started without its approvals continues without them. */
function askerOf({ who, person }: Canary): Asker {
  if (person !== undefined) return { who, person };
  return { who, withoutApproval: 'the canary was started without it' };
}

function one(side: CanarySide): Counts {
  return { ...none, [side]: 1 };
}

function sum(counts: Counts, more: Counts): Counts {
  return { canary: counts.canary + more.canary, live: counts.live + more.live };
}

/** Formats the counts for the audit log. */
function linesFor(stages: readonly CanaryStage[]): string[] {
  return [
    ...stages.map(
      ({ share, views, failures }) =>
        `at ${share}%: failures from ${failures.canary} networks in ${views.canary} page views with it, from ${failures.live} in ${views.live} without`,
    ),
    `evidence ${evidenceOf(stages).toPrecision(3)}, of which ${ENOUGH} is enough`,
  ];
}
