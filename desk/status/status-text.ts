import { printable } from '@site/delivery/render/printable.ts';
import { MEASURED_ONE_IN, type VitalName } from '@site/kit/signals/page-signal.ts';
import { vitalBuckets } from '@site/api/signals/vital-buckets.ts';
import { canaryText } from './canary-text.ts';
import { type RouteVitals, type SiteStatus, STATUS_DAYS } from './site-status.ts';

/** Terminal width. */
const WIDTH = 80;

/** The maximum number of listed routes, by views. */
const MAX_ROUTES = 20;

/** Formats the status for a terminal, at most 80 columns wide. */
export function statusText(status: SiteStatus): string[] {
  return [
    `Version ${status.version ?? 'none: nothing is live yet'}`,
    '',
    'Live releases',
    ...table(
      status.parts.map(({ name, release, releasedAt }) => [
        name,
        release ?? 'none',
        releasedAt ? minute(releasedAt) : '',
      ]),
    ),
    '',
    'Latest promotions',
    ...nonEmptyList(
      table(status.shippings.map(({ at, who, what, outcome }) => [minute(at), outcome, who, what])),
      'no promotions',
    ),
    '',
    'Canary',
    ...canaryText(status.canary).map((line) => `  ${line}`),
    '',
    `Browser failures, ${STATUS_DAYS} days`,
    ...nonEmptyList(
      status.releases.flatMap(({ part, release, views, failures }) => [
        `${part} ${release}, about ${views} page views`,
        ...nonEmptyList(
          failures.map(([kind, count]) => `${String(count).padStart(7)}  ${kind}`),
          '   none',
        ),
      ]),
      'no reports',
    ),
    '',
    `Page speed, ${STATUS_DAYS} days, 75th percentile (one view in ${MEASURED_ONE_IN})`,
    ...vitalsTable(status.routes),
    '',
    `Blocked by browsers, ${STATUS_DAYS} days`,
    ...nonEmptyList(
      table(status.policies.map(([directive, count]) => [String(count), directive])),
      'nothing',
    ),
    '',
    'Submissions',
    ...table(status.forms.map(({ kind, count }) => [String(count), kind])),
    ...(status.retentionHeld === null ? [] : retentionWarning(status.retentionHeld)),
  ].map((line) => fitting(printable(line)));
}

function retentionWarning(reason: string): string[] {
  const words = `Nothing is deleted: ${reason} Check the clock, then confirm it at the desk under Status.`;
  return ['', ...(words.match(/.{1,78}(?: |$)/g) ?? [])];
}

function fitting(line: string): string {
  return line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line;
}

function vitalsTable(routes: readonly RouteVitals[]): readonly string[] {
  if (routes.length === 0) return nonEmptyList([], 'no measurements yet');
  const most = routes.toSorted((one, other) => other.measured - one.measured);
  const named = most.slice(0, MAX_ROUTES);
  const lines = table([
    ['LCP', 'INP', 'CLS', 'TTFB', 'live', 'views', 'page'],
    ...named.map(({ route, measured, p75 }) => [
      vital('lcp', p75.lcp),
      vital('inp', p75.inp),
      vital('cls', p75.cls),
      vital('ttfb', p75.ttfb),
      vital('live', p75.live),
      String(measured),
      route,
    ]),
  ]);
  const rest = most.length - named.length;
  const marks = '  * needs work, ! poor, by web.dev; times in ms';
  return [...lines, marks, ...(rest > 0 ? [`  and ${rest} more pages`] : [])];
}

/** Formats a value, with a mark if it is not good. */
function vital(name: VitalName, value: RouteVitals['p75'][VitalName]): string {
  if (value === null) return '-';
  const { edges, good = Number.POSITIVE_INFINITY, poor = good } = vitalBuckets[name];
  if (value === 'infinite') return `>${edges.at(-1)}${Number.isFinite(poor) ? '!' : ''}`;
  if (value > poor) return `${value}!`;
  return value > good ? `${value}*` : String(value);
}

/** Aligns rows in columns. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

function nonEmptyList(lines: readonly string[], words: string): readonly string[] {
  return lines.length === 0 ? [`  ${words}`] : lines;
}

/** A timestamp to the minute, in UTC, as in the audit log. */
function minute(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
