import { type VitalName } from '@site/kit/signals/page-signal.ts';
import { vitalBuckets } from '@site/kit/signals/vital-buckets.ts';
import { type Column, ColumnTitles } from './data-table.tsx';
import { shownVitals } from './release-speed.ts';
import type { MeasuredVitals, RouteVitals } from './site-status.ts';

/** The maximum number of listed routes, by views. */
const MAX_ROUTES = 20;

/** How many digits of a release id are shown; the table of failures has all of them. */
const SHORT_ID = 8;

const columns: readonly Column[] = [
  { title: 'Release' },
  { title: 'Views', isNumber: true },
  { title: 'LCP', isNumber: true },
  { title: 'INP', isNumber: true },
  { title: 'CLS', isNumber: true },
];

/** Page speed by route and release. */
export function VitalsTable({
  routes,
  caption,
}: {
  routes: readonly RouteVitals[];
  caption: string;
}) {
  const most = routes.toSorted((one, other) => other.measured - one.measured);
  const rest = most.length - MAX_ROUTES;
  return (
    <>
      <table className="ui-status-table">
        <caption>{caption}</caption>
        <ColumnTitles of={columns} />
        {most.slice(0, MAX_ROUTES).map(({ route, releases }) => (
          <tbody key={route}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {route}
              </th>
            </tr>
            {releases.map(({ part, release, ...vitals }) => (
              <VitalsRow
                key={`${part} ${release}`}
                name={`${part} ${release.slice(0, SHORT_ID)}`}
                vitals={vitals}
              />
            ))}
          </tbody>
        ))}
      </table>
      {rest > 0 && <p className="text-quiet">And {rest} more pages with fewer views.</p>}
    </>
  );
}

function VitalsRow({ name, vitals }: { name: string; vitals: MeasuredVitals }) {
  const { measured, p75 } = vitals;
  return (
    <tr>
      <th scope="row">
        <span className="ui-status-id">{name}</span>
      </th>
      <td className="ui-status-number">{measured}</td>
      {shownVitals.map((vital) => (
        <td key={vital} className="ui-status-number">
          <Vital name={vital} value={p75[vital]} />
        </td>
      ))}
    </tr>
  );
}

/** Shows a value, with a rating if it is not good. */
function Vital({ name, value }: { name: VitalName; value: MeasuredVitals['p75'][VitalName] }) {
  if (value === null) return <>none</>;
  const { good = Number.POSITIVE_INFINITY, poor = good } = vitalBuckets[name];
  const number = value === 'infinite' ? Number.POSITIVE_INFINITY : value;
  return (
    <>
      {vitalWords(name, value)}
      {number > poor && <span className="ui-status-verdict ui-status-poor">poor</span>}
      {number > good && number <= poor && (
        <span className="ui-status-verdict ui-status-fair">fair</span>
      )}
    </>
  );
}

/** Formats a value with its unit. */
export function vitalWords(name: VitalName, value: number | 'infinite'): string {
  if (value !== 'infinite') return withUnit(name, value);
  return `over ${withUnit(name, vitalBuckets[name].edges.at(-1) ?? 0)}`;
}

/** Adds the unit; a layout shift has none. */
function withUnit(name: VitalName, value: number): string {
  if (name === 'cls') return String(value);
  return value < 1000 ? `${value} ms` : `${value / 1000} s`;
}
