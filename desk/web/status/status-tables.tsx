import { MEASURED_ONE_IN, type VitalName, vitalNames } from '@site/kit/signals/page-signal.ts';
import { vitalBuckets } from '@site/api/signals/vital-buckets.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { shownVitals, vitalWords } from '../../status/release-speed.ts';
import {
  type MeasuredVitals,
  type ReleaseHealth,
  type SiteStatus,
  STATUS_DAYS,
} from '../../status/site-status.ts';
import { ListTable } from '../page/list-table.tsx';
import { titleOf } from '../page/section-title.ts';

const sent = {
  message: 'Messages',
  'call-back': 'Call-back requests',
  waitlist: 'Waitlist',
  deletion: 'Deletion requests',
} as const;

/** The maximum number of listed routes, by views. */
const MAX_ROUTES = 20;

/** How many digits of a release id are shown; the table of failures has all of them. */
const SHORT_ID = 8;

/** Failures and page speed, day by day. */
export function Week({ status: { days } }: { status: Pick<SiteStatus, 'days'> }) {
  if (days.length === 0) return <p>No reports.</p>;
  return (
    <>
      <p className="text-quiet">
        Page views are estimated: one in {MEASURED_ONE_IN} is measured. Speed is the 75th
        percentile.
      </p>
      <ListTable
        caption="Failures and page speed by day, newest first"
        columns={['Day', 'Views', 'Failures', ...vitalTitles]}
        rows={days.map(({ day, views, failures, ...vitals }) => ({
          key: day,
          cells: [day, counted(views), counted(failures), ...vitalCells(vitals)],
        }))}
      />
    </>
  );
}

/** Browser failures by release. */
export function BrowserFailures({
  status: { live, releases },
}: {
  status: Pick<SiteStatus, 'live' | 'releases'>;
}) {
  if (releases.length === 0) return <p>No reports.</p>;
  return (
    <ListTable
      caption={`Failures by release, ${STATUS_DAYS} days`}
      columns={['Release', 'Views', 'Failures']}
      rows={releases.map((health) => ({
        key: `${health.part} ${health.release}`,
        cells: [
          <>
            {titleOf(health.part)} {health.release}{' '}
            {live[health.part] === health.release && <Chip>live</Chip>}
          </>,
          counted(health.views),
          <Failures key="failures" of={health} />,
        ],
      }))}
    />
  );
}

function Failures({ of: { failures, views } }: { of: ReleaseHealth }) {
  if (failures.length === 0) return <>none</>;
  const all = failures.reduce((sum, [, count]) => sum + count, 0);
  return (
    <>
      {failures.map(([kind, count]) => `${counted(count)} ${kind}`).join(', ')}
      {views > 0 && (
        <span className="text-quiet"> ({((all * 1000) / views).toFixed(1)} in 1,000 views)</span>
      )}
    </>
  );
}

const vitalTitles = shownVitals.map((name) => name.toUpperCase());

function vitalCells(
  { p75 }: Pick<MeasuredVitals, 'p75'>,
  names: readonly VitalName[] = shownVitals,
) {
  return names.map((name) => <Vital key={name} name={name} value={p75[name]} />);
}

/** Page speed by route and release. */
export function PageSpeed({ status: { routes } }: { status: Pick<SiteStatus, 'routes'> }) {
  if (routes.length === 0) return <p>Nothing was measured yet.</p>;
  const most = routes.toSorted((one, other) => other.measured - one.measured);
  const rest = most.length - MAX_ROUTES;
  return (
    <>
      <p className="text-quiet">
        75th percentile of the measured views by page and release, {STATUS_DAYS} days. Ratings
        “fair” and “poor” follow web.dev; values without a rating are good. “Ready” is when the page
        reacts to its reader.
      </p>
      <ListTable
        caption="Page speed by page and release"
        columns={['Page', 'Release', 'Views', ...vitalTitles, 'TTFB', 'Ready']}
        rows={most.slice(0, MAX_ROUTES).flatMap(({ route, releases }) =>
          releases.map(({ part, release, measured, ...vitals }) => ({
            key: `${route} ${part} ${release}`,
            cells: [
              route,
              `${titleOf(part)} ${release.slice(0, SHORT_ID)}`,
              counted(measured),
              ...vitalCells(vitals, vitalNames),
            ],
          })),
        )}
      />
      {rest > 0 && <p className="text-quiet">And {rest} more pages with fewer views.</p>}
    </>
  );
}

/** Shows a value, with a rating if it is not good. */
function Vital({ name, value }: { name: VitalName; value: MeasuredVitals['p75'][VitalName] }) {
  if (value === null) return <>none</>;
  const { good = Number.POSITIVE_INFINITY, poor = good } = vitalBuckets[name];
  const number = value === 'infinite' ? Number.POSITIVE_INFINITY : value;
  const isPoor = number > poor;
  return (
    <>
      {vitalWords(name, value)}
      {number > good && (
        <span className={cn('font-semibold', isPoor ? 'text-coral-700' : 'text-marigold-700')}>
          {isPoor ? ' poor' : ' fair'}
        </span>
      )}
    </>
  );
}

/** How many submissions of each kind are stored. */
export function KeptForms({ status: { forms } }: { status: Pick<SiteStatus, 'forms'> }) {
  return (
    <>
      <p className="text-quiet">How many are kept now. The inbox alone shows what they say.</p>
      <ListTable
        caption="Kept submissions by form"
        columns={['Form', 'Kept']}
        rows={forms.map(({ kind, count }) => ({
          key: kind,
          cells: [sent[kind], counted(count)],
        }))}
      />
    </>
  );
}

/** Content that our policies blocked in browsers. */
export function PolicyReports({ status: { policies } }: { status: Pick<SiteStatus, 'policies'> }) {
  if (policies.length === 0) {
    return <p>In {STATUS_DAYS} days, browsers reported nothing that our pages may not load.</p>;
  }
  return (
    <>
      <p className="text-quiet">
        What browsers did not let our pages load, by rule of the content security policy,{' '}
        {STATUS_DAYS} days.
      </p>
      <ListTable
        caption="Blocked content by rule"
        columns={['Rule', 'Reports']}
        rows={policies.map(([directive, count]) => ({
          key: directive,
          cells: [directive, counted(count)],
        }))}
      />
    </>
  );
}

/** A number with Indian digit grouping: 1,23,456. */
function counted(number: number): string {
  return number.toLocaleString('en-IN');
}
