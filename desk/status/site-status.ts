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
import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import { previewStore, type Preview } from '../previews/preview-store.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import { type CountedCanary, latestCanary } from '../canary/canary-counts.ts';

/** The number of days of signals, and of promotions, that the status covers. */
export const STATUS_DAYS = 7;
const SHIPPINGS = 5;

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

/** The page speed of a route, overall and by the release each visit started with. */
export type RouteVitals = MeasuredVitals & {
  route: string;
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
  parts: readonly { name: string; release: string | null; releasedAt: Date | null }[];
  /** Newest first. */
  shippings: readonly JournalEntry[];
  /** The current previews, newest first. */
  previews: readonly Omit<Preview, 'version'>[];
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
  const parts = [];
  for (const name of partNamesIn(version?.parts ?? {})) {
    const release = version?.parts[name]?.release ?? null;
    const known = (await registry.releases(name)).find((each) => each.id === release);
    parts.push({ name, release, releasedAt: known?.releasedAt ?? null });
  }
  const counts = await countByKind(database);
  const forms = submissionKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
  const since = indianDay(now() - (STATUS_DAYS - 1) * DAY_MS);
  const rows = await createSignalStore(database).since(since);
  return {
    version: id,
    parts,
    shippings: await registry.journal(SHIPPINGS),
    previews: await previewStore(registry).current(),
    canary: await latestCanary(registry),
    days: daysIn(rows),
    releases: releasesIn(rows),
    routes: routesIn(rows),
    policies: countsBy(
      rows.filter(({ subject }) => subject === 'policy'),
      ({ name }) => name,
    ),
    forms,
    retentionHeld: await createClockGuard(database, 'retention').heldReason(),
  };
}

function daysIn(rows: readonly SignalCountRow[]): DayStatus[] {
  return groups(rows, ({ day }) => day)
    .toReversed()
    .map(([day, group]) => {
      const vitals = vitalsIn(group);
      const failures = sumOf(group.filter(({ subject }) => subject === 'failure'));
      return { day, views: vitals.measured * MEASURED_ONE_IN, failures, ...vitals };
    });
}

function releasesIn(rows: readonly SignalCountRow[]): ReleaseHealth[] {
  const reported = rows.filter(({ subject }) => subject === 'failure' || subject === 'view');
  return groups(reported, ({ part, release }) => `${part} ${release}`).map(([name, group]) => {
    const [part = '', release = ''] = name.split(' ');
    return {
      part,
      release,
      views: sumOf(group.filter(({ subject }) => subject === 'view')) * MEASURED_ONE_IN,
      failures: countsBy(
        group.filter(({ subject }) => subject === 'failure'),
        ({ name: kind }) => kind,
      ),
    };
  });
}

function routesIn(rows: readonly SignalCountRow[]): RouteVitals[] {
  return groups(rows, ({ route }) => route).flatMap(([route, group]) => {
    const all = vitalsIn(group);
    if (all.measured === 0) return [];
    const releases = groups(group, ({ part, release }) => `${part} ${release}`).map(
      ([name, ofRelease]) => {
        const [part = '', release = ''] = name.split(' ');
        return { part, release, ...vitalsIn(ofRelease) };
      },
    );
    return [{ route, ...all, releases: releases.filter(({ measured }) => measured > 0) }];
  });
}

function vitalsIn(rows: readonly SignalCountRow[]): MeasuredVitals {
  const p75 = (name: VitalName) => {
    const vitals = rows.filter((row) => row.subject === 'vital' && row.name === name);
    const buckets = groups(vitals, ({ bucket }) => String(bucket));
    return p75Of(name, new Map(buckets.map(([bucket, each]) => [Number(bucket), sumOf(each)])));
  };
  return {
    measured: sumOf(rows.filter(({ subject }) => subject === 'view')),
    p75: {
      lcp: p75('lcp'),
      inp: p75('inp'),
      cls: p75('cls'),
      ttfb: p75('ttfb'),
      live: p75('live'),
    },
  };
}

/** Sums rows by name, largest first. */
function countsBy(
  rows: readonly SignalCountRow[],
  nameOf: (row: SignalCountRow) => string,
): [string, number][] {
  return groups(rows, nameOf)
    .map(([name, group]): [string, number] => [name, sumOf(group)])
    .toSorted(([, one], [, other]) => other - one);
}

/** Groups rows by name, in the order of names. */
function groups(
  rows: readonly SignalCountRow[],
  nameOf: (row: SignalCountRow) => string,
): [string, SignalCountRow[]][] {
  const byName = new Map<string, SignalCountRow[]>();
  for (const row of rows) {
    const group = byName.get(nameOf(row)) ?? [];
    group.push(row);
    byName.set(nameOf(row), group);
  }
  return [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function sumOf(rows: readonly SignalCountRow[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
