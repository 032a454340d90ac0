import { answered, type DatabaseHandle } from '@site/api/database/database-handle.ts';
import { createInboxStore } from '@site/api/inbox/inbox-store.ts';
import { submissionKinds, type SubmissionKind } from '@site/api/inbox/submission.ts';
import { indianDay } from '@site/api/signals/indian-day.ts';
import { createSignalStore } from '@site/api/signals/signal-store.ts';
import type { SignalCountRow } from '@site/api/database/schema.ts';
import { MEASURED_ONE_IN, type VitalName } from '@site/kit/signals/page-signal.ts';
import { p75Of } from '@site/kit/signals/vital-buckets.ts';
import type { JournalEntry } from '../registry/journal.ts';
import type { Registry } from '../registry/registry.ts';
import { partNamesIn } from '../releases/release.ts';

/** How many days of signals, and how many shippings, the status tells of. */
export const STATUS_DAYS = 7;
const SHIPPINGS = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What browsers told of one release. */
export type ReleaseHealth = {
  part: string;
  release: string;
  /** About as many page views as there were: those that were measured, times `MEASURED_ONE_IN`. */
  views: number;
  /** How often each kind of failure was told, the most frequent first. */
  failures: readonly (readonly [kind: string, count: number])[];
};

/** How quick the pages of a route are: what three quarters of the measured views stay within. */
export type RouteVitals = {
  route: string;
  measured: number;
  p75: Readonly<Record<VitalName, ReturnType<typeof p75Of>>>;
};

/** How the site is, for its owner. */
export type SiteStatus = {
  /** The live version; `null` before anything was shipped. */
  version: string | null;
  parts: readonly { name: string; release: string | null; releasedAt: Date | null }[];
  /** The latest first. */
  shippings: readonly JournalEntry[];
  releases: readonly ReleaseHealth[];
  routes: readonly RouteVitals[];
  policies: readonly (readonly [directive: string, count: number])[];
  forms: readonly { kind: SubmissionKind; count: number }[];
};

/** Reads how the site is. Rejects when the database does not answer. Reads counts alone of what visitors sent. */
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
  const inbox = createInboxStore(database);
  const forms = [];
  for (const kind of submissionKinds) {
    forms.push({ kind, count: answered(await inbox.count([kind])).rows });
  }
  const since = indianDay(now() - (STATUS_DAYS - 1) * DAY_MS);
  const { rows } = answered(await createSignalStore(database).since(since));
  return {
    version: id,
    parts,
    shippings: await registry.journal(SHIPPINGS),
    releases: releasesIn(rows),
    routes: routesIn(rows),
    policies: countsBy(
      rows.filter(({ subject }) => subject === 'policy'),
      ({ name }) => name,
    ),
    forms,
  };
}

function releasesIn(rows: readonly SignalCountRow[]): ReleaseHealth[] {
  const told = rows.filter(({ subject }) => subject === 'failure' || subject === 'view');
  return groups(told, ({ part, release }) => `${part} ${release}`).map(([name, group]) => {
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
    const measured = sumOf(group.filter(({ subject }) => subject === 'view'));
    if (measured === 0) return [];
    const p75 = (name: VitalName) => {
      const vitals = group.filter((row) => row.subject === 'vital' && row.name === name);
      const buckets = groups(vitals, ({ bucket }) => String(bucket));
      return p75Of(name, new Map(buckets.map(([bucket, each]) => [Number(bucket), sumOf(each)])));
    };
    return [
      {
        route,
        measured,
        p75: {
          lcp: p75('lcp'),
          inp: p75('inp'),
          cls: p75('cls'),
          ttfb: p75('ttfb'),
          live: p75('live'),
        },
      },
    ];
  });
}

/** The sum of rows by a name, the largest first. */
function countsBy(
  rows: readonly SignalCountRow[],
  nameOf: (row: SignalCountRow) => string,
): [string, number][] {
  return groups(rows, nameOf)
    .map(([name, group]): [string, number] => [name, sumOf(group)])
    .toSorted(([, one], [, other]) => other - one);
}

/** Rows by a name, in the order of names. */
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
