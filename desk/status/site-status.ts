import { DAY_MS } from '@site/kit/durations.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { submissionKinds, type SubmissionKind } from '@site/api/submissions/submission.ts';
import { indianDay } from '@site/api/indian-time.ts';
import { createClockGuard } from '@site/api/jobs/clock-guard.ts';
import { countByKind } from '@site/api/submissions/list-submissions.ts';
import { createSignalStore } from '@site/api/signals/signal-store.ts';
import type { SignalCountRow } from '@site/api/database/schema.ts';
import { MEASURED_ONE_IN, type VitalName } from '@site/kit/signals/page-signal.ts';
import { p75Of } from '@site/api/signals/vital-buckets.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { type CountedCanary, latestCanary } from '../canary/canary-counts.ts';
import { bucketsOf, countOf } from './release-speed.ts';

/** The number of days of signals that the status covers. */
export const STATUS_DAYS = 7;

/** Browser reports for one release. */
export type ReleaseHealth = {
  part: string;
  release: string;
  /** The estimated number of page views: those measured, times `MEASURED_ONE_IN`. */
  views: number;
  /** How often each kind of failure was reported, most frequent first. */
  failures: readonly (readonly [kind: string, count: number])[];
};

/** Page speed: the 75th percentile of the measured views. */
export type MeasuredVitals = {
  measured: number;
  p75: Readonly<Record<VitalName, ReturnType<typeof p75Of>>>;
};

/** The measured views of a route, and its page speed by the release each visit started with. */
type RouteVitals = {
  route: string;
  measured: number;
  releases: readonly (MeasuredVitals & { part: string; release: string })[];
};

/** Reports and measurements of a day in India. */
type DayStatus = MeasuredVitals & {
  day: string;
  /** Estimated, as in `ReleaseHealth`. */
  views: number;
  failures: number;
};

/** The status of the site, for its owner. */
export type SiteStatus = {
  /** The live version; `null` before the first promotion. */
  version: string | null;
  /** The live release of each part. */
  live: Readonly<Record<string, string>>;
  /** The latest canary, running or ended. */
  canary: CountedCanary | null;
  /** Newest first; days without reports are left out. */
  days: readonly DayStatus[];
  releases: readonly ReleaseHealth[];
  routes: readonly RouteVitals[];
  policies: readonly (readonly [directive: string, count: number])[];
  forms: readonly { kind: SubmissionKind; count: number }[];
  /** Why data past its retention period is not being deleted; `null` if deletion works. */
  retentionHeld: string | null;
};

/** Reads the site's status. Rejects if the database does not answer. Reads visitors' submissions only as counts. */
export async function readSiteStatus(
  registry: Registry,
  database: DatabaseHandle,
  { now = Date.now }: { now?: () => number } = {},
): Promise<SiteStatus> {
  const { id, version } = await registry.live();
  const parts = Object.entries(version?.parts ?? {});
  const counts = await countByKind(database);
  const forms = submissionKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
  const since = indianDay(now() - (STATUS_DAYS - 1) * DAY_MS);
  const signals = createSignalStore(database);
  return {
    version: id,
    live: Object.fromEntries(parts.map(([name, { release }]) => [name, release])),
    canary: await latestCanary(registry),
    days: daysIn(await signals.sums(since, ['day', 'subject', 'name', 'bucket'])),
    releases: releasesIn(await signals.sums(since, ['part', 'release', 'subject', 'name'])),
    routes: routesIn(
      await signals.sums(since, ['route', 'part', 'release', 'subject', 'name', 'bucket']),
    ),
    policies: mostFrequent(await signals.sums(since, ['subject', 'name']), 'policy'),
    forms,
    retentionHeld: await createClockGuard(database, 'retention').heldReason(),
  };
}

type Sum<Column extends keyof SignalCountRow> = Pick<SignalCountRow, Column | 'count'>;

function daysIn(sums: readonly Sum<'day' | 'subject' | 'name' | 'bucket'>[]): DayStatus[] {
  const days = [...Map.groupBy(sums, ({ day }) => day)];
  return days.toReversed().map(([day, own]) => {
    const vitals = vitalsIn(own);
    const views = vitals.measured * MEASURED_ONE_IN;
    return { day, views, failures: countOf(own, 'failure'), ...vitals };
  });
}

function releasesIn(
  sums: readonly Sum<'part' | 'release' | 'subject' | 'name'>[],
): ReleaseHealth[] {
  const reported = sums.filter(({ subject }) => subject === 'failure' || subject === 'view');
  return byRelease(reported).map(({ part, release, own }) => ({
    part,
    release,
    views: countOf(own, 'view') * MEASURED_ONE_IN,
    failures: mostFrequent(own, 'failure'),
  }));
}

function routesIn(
  sums: readonly Sum<'route' | 'part' | 'release' | 'subject' | 'name' | 'bucket'>[],
): RouteVitals[] {
  return [...Map.groupBy(sums, ({ route }) => route)].flatMap(([route, group]) => {
    const measured = countOf(group, 'view');
    if (measured === 0) return [];
    const releases = byRelease(group).map(({ own, ...of }) => ({ ...of, ...vitalsIn(own) }));
    return [{ route, measured, releases: releases.filter((each) => each.measured > 0) }];
  });
}

/** Groups sums by release, in the given order. */
function byRelease<Row extends Sum<'part' | 'release'>>(sums: readonly Row[]) {
  const groups = Map.groupBy(sums, ({ part, release }) => `${part} ${release}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ part: first.part, release: first.release, own }] : [];
  });
}

function vitalsIn(sums: readonly Sum<'subject' | 'name' | 'bucket'>[]): MeasuredVitals {
  const p75 = (name: VitalName) => p75Of(name, bucketsOf(sums, name));
  return {
    measured: countOf(sums, 'view'),
    p75: {
      lcp: p75('lcp'),
      inp: p75('inp'),
      cls: p75('cls'),
      ttfb: p75('ttfb'),
      live: p75('live'),
    },
  };
}

/** Counts by name, largest first. */
function mostFrequent(
  sums: readonly Sum<'subject' | 'name'>[],
  subject: SignalCountRow['subject'],
): [name: string, count: number][] {
  return sums
    .filter((row) => row.subject === subject)
    .map(({ name, count }): [string, number] => [name, count])
    .toSorted(([, one], [, other]) => other - one);
}
