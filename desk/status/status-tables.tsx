import { MEASURED_ONE_IN } from '@site/kit/signals/page-signal.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { DataTable } from './data-table.tsx';
import { type ReleaseHealth, type SiteStatus, STATUS_DAYS } from './site-status.ts';
import { VitalsTable } from './vitals-table.tsx';

const sent = {
  message: 'Messages',
  'call-back': 'Call-back requests',
  waitlist: 'Waitlist',
  deletion: 'Deletion requests',
} as const;

/** Browser failures by release. */
export function BrowserFailures({
  status: { parts, releases },
}: {
  status: Pick<SiteStatus, 'parts' | 'releases'>;
}) {
  if (releases.length === 0) return <p>No reports.</p>;
  const isLive = ({ part, release }: ReleaseHealth) =>
    parts.some((each) => each.name === part && each.release === release);
  return (
    <DataTable
      caption={`Failures by release, ${STATUS_DAYS} days. Page views are estimated: one in ${MEASURED_ONE_IN} is measured.`}
      columns={[{ title: 'Release' }, { title: 'Views', isNumber: true }, { title: 'Failures' }]}
      rows={releases.map((health) => ({
        key: `${health.part} ${health.release}`,
        cells: [
          <>
            {health.part} <span className="ui-status-id">{health.release}</span>{' '}
            {isLive(health) && <Chip>live</Chip>}
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
  const all = sumOf(failures);
  return (
    <>
      <ul>
        {failures.map(([kind, count]) => (
          <li key={kind}>
            {counted(count)} {kind}
          </li>
        ))}
      </ul>
      {views > 0 && (
        <span className="text-quiet">{((all * 1000) / views).toFixed(1)} in 1,000 views</span>
      )}
    </>
  );
}

/** Page speed by route and release. */
export function PageSpeed({ status: { routes } }: { status: Pick<SiteStatus, 'routes'> }) {
  if (routes.length === 0) return <p>Nothing was measured yet.</p>;
  return (
    <VitalsTable
      routes={routes}
      caption={`75th percentile of the measured views by page and release, ${STATUS_DAYS} days. Ratings "fair" and "poor" follow web.dev; values without a rating are good.`}
    />
  );
}

/** How many submissions of each kind are stored. */
export function KeptForms({ status: { forms } }: { status: Pick<SiteStatus, 'forms'> }) {
  return (
    <DataTable
      caption="How many are kept now. The inbox alone shows what they say."
      columns={[{ title: 'Form' }, { title: 'Kept', isNumber: true }]}
      rows={forms.map(({ kind, count }) => ({
        key: kind,
        cells: [sent[kind], counted(count)],
      }))}
    />
  );
}

/** Content that our policies blocked in browsers. */
export function PolicyReports({ status: { policies } }: { status: Pick<SiteStatus, 'policies'> }) {
  if (policies.length === 0) {
    return <p>In {STATUS_DAYS} days, browsers reported nothing that our pages may not load.</p>;
  }
  return (
    <DataTable
      caption={`What browsers did not let our pages load, by rule of the content security policy, ${STATUS_DAYS} days.`}
      columns={[{ title: 'Rule' }, { title: 'Reports', isNumber: true }]}
      rows={policies.map(([directive, count]) => ({
        key: directive,
        cells: [directive, counted(count)],
      }))}
    />
  );
}

export function sumOf(counts: ReleaseHealth['failures']): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

/** A number with Indian digit grouping: 1,23,456. */
export function counted(number: number): string {
  return number.toLocaleString('en-IN');
}
