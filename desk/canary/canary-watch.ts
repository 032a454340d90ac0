import { errorFacts } from '@site/api/http/error-facts.ts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Canary, CanarySide } from '@site/delivery/registry/canaries.ts';
import type { CanaryStage } from './canary-counts.ts';
import type { Live } from '@site/delivery/registry/registry.ts';
import { approvalsFor, type Asker } from '../review/approvals-for.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { ENOUGH, evidenceOf, isWorse } from './evidence.ts';
import { pageToken, readPageToken, type SentPage, TOKEN_SEPARATOR } from './page-token.ts';
import { dueShare } from './schedule.ts';
import { stepCanary } from './step-canary.ts';
import { stopCanary } from './stop-canary.ts';
import { networksAround, type AnonymousVisitor, sideOf } from '@site/delivery/host/visitor-side.ts';
import { canaryCounts } from './canary-counts.ts';

/** How often counts are flushed and canaries judged, in milliseconds. */
const LOOK_EVERY_MS = 5000;

/** How many networks with a failure a host remembers across all canaries. It evicts the oldest first. */
const MAX_NETWORKS = 100_000;

/**
 * The maximum number of page views counted per group of networks, so that nobody can mask failures with views of their
 * own. A group is 16 bits of a keyed hash of a /24 or /48, too coarse to identify anyone.
 */
const MAX_VIEWS_OF_GROUP = 100;
const GROUPS = 2 ** 16;

/** The actor in the audit log when a canary is widened or rolled back automatically. */
const THE_SITE = 'the site';

/**
 * A host's role in running canaries: it counts views and failures, and rolls back a canary that is worse than the live
 * version. `served` is the id of the canary that a page belongs to, or `null` for the live version.
 */
export type CanaryWatch = {
  /** The token to send with a page; `null` if the page counts for no canary. */
  tokenFor: (visitor: AnonymousVisitor, served: string | null) => string | null;
  /** Counts a sent page. */
  noteView: (visitor: AnonymousVisitor, served: string | null) => void;
  /** Counts a page that this host failed to send, as a view and a failure. */
  noteUnsent: (visitor: AnonymousVisitor, served: string | null) => void;
  /** Counts a failure reported by a browser, if the token proves that a host sent the page to the browser's network. */
  noteFailure: (visitor: AnonymousVisitor, token: string | undefined) => void;
  /** Flushes the counts, judges each canary, and takes the next step of its schedule when due. Never rejects. */
  look: () => Promise<void>;
  /** Repeats `look` until `stop`. */
  start: () => void;
  stop: () => Promise<void>;
};

/** `running` returns the canaries that this host currently serves. */
export function createCanaryWatch({
  stores,
  running,
  log,
  now = Date.now,
  uptime = () => performance.now(),
  everyMs = LOOK_EVERY_MS,
}: {
  stores: Stores;
  running: () => readonly Canary[];
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
  uptime?: () => number;
  /** The interval of `start`. */
  everyMs?: number | undefined;
}): CanaryWatch {
  const { canaries } = stores.registry;
  const counts = canaryCounts(stores.registry);
  /** Keyed by canary and share, because counts from different shares cannot be combined. */
  const waiting = new Map<string, { id: string; stage: CanaryStage }>();
  /** The number of counted failures per network, keyed by the network's mark. */
  const failuresOf = new LRUCache<string, number>({ max: MAX_NETWORKS });
  const notes = new Map<string, Notes>();
  let isAway = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let working: Promise<void> = Promise.resolve();

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

  function notesOf({ id }: Canary): Notes {
    const noted = notes.get(id) ?? { views: new Uint8Array(GROUPS), approvedAt: null, age: null };
    notes.set(id, noted);
    return noted;
  }

  function addView(canary: Canary, visitor: AnonymousVisitor, side: CanarySide): void {
    const { views } = notesOf(canary);
    const mark = networksAround(canary, visitor).at(-1)?.mark ?? '';
    const group = Buffer.from(mark, 'base64url').readUInt16BE();
    const before = views[group] ?? 0;
    if (before === MAX_VIEWS_OF_GROUP) return;
    views[group] = before + 1;
    add(canary, { views: one(side), failures: none });
  }

  /** Counts only the first failure of each network, and only a few in each larger network around it. */
  function addFailure(canary: Canary, visitor: AnonymousVisitor, { side, share }: SentPage): void {
    const networks = networksAround(canary, visitor).map(({ mark, max }) => {
      const before = failuresOf.get(mark) ?? 0;
      return { mark, before, isFull: before >= max };
    });
    if (networks.some(({ isFull }) => isFull)) return;
    for (const { mark, before } of networks) failuresOf.set(mark, before + 1);
    add({ id: canary.id, share }, { views: none, failures: one(side) });
  }

  async function write(): Promise<void> {
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
  }

  async function judge(): Promise<void> {
    const live = await stores.registry.live();
    const present = await canaries.running();
    for (const id of notes.keys()) {
      if (!present.some((canary) => canary.id === id)) notes.delete(id);
    }
    const sound: Canary[] = [];
    for (const canary of present) if (await goesOn(canary, live)) sound.push(canary);
    for (const canary of sound) await takeDueStep(canary);
  }

  /** Rolls back a canary that lost its approval or is worse than the live version. Returns whether it continues. */
  async function goesOn(canary: Canary, live: Live): Promise<boolean> {
    if (!(await isApproved(canary, live))) return false;
    const stages = await counts.stages(canary.id);
    if (!isWorse(stages)) return true;
    const why = 'It fails more often than the live version.';
    await stopCanary(stores, canary, { who: THE_SITE, why, details: linesFor(stages) });
    return false;
  }

  async function takeDueStep(canary: Canary): Promise<void> {
    if (canary.steps.length === 0) return;
    const due = dueShare(canary, await ageOf(canary));
    if (due === null) return;
    // Hosts never render, and promoting would recompose the other canaries. So the step to 100% waits until no other
    // canary runs, or somebody promotes this one.
    const isAlone = (await canaries.running()).length === 1;
    const share = due === 100 && !isAlone ? 99 : due;
    if (share <= canary.share) return;
    await stepCanary(stores, canary, { share, ...askerOf(canary), who: THE_SITE });
  }

  /**
   * How long hosts have watched a canary, in milliseconds of a monotonic clock. One host adds the elapsed time. The
   * others only watch the age grow, and one of them takes over when it stops growing.
   */
  async function ageOf(canary: Canary): Promise<number> {
    const noted = notesOf(canary);
    const at = uptime();
    const before = noted.age ?? { ms: 0, at };
    const ms = await counts.grow(canary.id, { from: before.ms, by: at - before.at });
    noted.age = { ms, at };
    return ms;
  }

  /** Rolls back a canary whose approval was withdrawn. Returns whether it continues. */
  async function isApproved(canary: Canary, live: Live): Promise<boolean> {
    const noted = notesOf(canary);
    if (live.fence === noted.approvedAt) return true;
    const { version } = canary;
    const move = { from: live.version, to: version, isRollback: false, ...askerOf(canary) };
    const { problems } = await approvalsFor(stores, move);
    if (problems.length === 0) {
      noted.approvedAt = live.fence;
      return true;
    }
    // The comparison may have mixed two states. The next call compares again.
    if ((await stores.registry.fence()) !== live.fence) return false;
    const why = problems.map(({ message }) => message).join(' ');
    await stopCanary(stores, canary, { who: THE_SITE, why });
    return false;
  }

  async function look(): Promise<void> {
    try {
      if (running().length === 0 && waiting.size === 0) return;
      await write();
      await judge();
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn(errorFacts(error), 'could not judge the canaries');
      isAway = true;
    }
  }

  return {
    tokenFor(visitor, served) {
      const tokens = comparisonsOf(running(), visitor, served).map(({ canary, side }) =>
        pageToken(canary, visitor, { side, share: canary.share, now: now() }),
      );
      return tokens.length === 0 ? null : tokens.join(TOKEN_SEPARATOR);
    },
    noteView(visitor, served) {
      for (const { canary, side } of comparisonsOf(running(), visitor, served)) {
        addView(canary, visitor, side);
      }
    },
    noteUnsent(visitor, served) {
      for (const { canary, side } of comparisonsOf(running(), visitor, served)) {
        addView(canary, visitor, side);
        addFailure(canary, visitor, { side, share: canary.share });
      }
    },
    noteFailure(visitor, tokens = '') {
      for (const token of tokens.split(TOKEN_SEPARATOR)) {
        for (const canary of running()) {
          const page = readPageToken(canary, visitor, { token, now: now() });
          if (page) addFailure(canary, visitor, page);
        }
      }
    },
    look,
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

/** The state that a host keeps for a canary. */
type Notes = {
  /** The number of counted views by group of networks. */
  views: Uint8Array;
  /** The pointer's number when approvals were last checked. Withdrawing an approval raises that number. */
  approvedAt: number | null;
  /** The canary's age in milliseconds, and when the age was read. */
  age: { ms: number; at: number } | null;
};

/**
 * The canaries that a page counts towards, and its side in each. A visitor who gets a canary counts only towards that
 * canary; a visitor who gets none counts towards all of them. A visitor covered by several shares counts towards none:
 * they get the first canary, which is no evidence about the others. So each canary is compared as if it ran alone, with
 * its share as the probability that a visitor is on its side.
 */
function comparisonsOf(
  canaries: readonly Canary[],
  visitor: AnonymousVisitor,
  served: string | null,
): { canary: Canary; side: CanarySide }[] {
  const covering = canaries.filter((canary) => sideOf(canary, visitor) === 'canary');
  // The host may have switched trees since choosing one for this request.
  if (covering.length > 1 || (covering[0]?.id ?? null) !== served) return [];
  const side = served === null ? 'live' : 'canary';
  return (served === null ? canaries : covering).map((canary) => ({ canary, side }));
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
