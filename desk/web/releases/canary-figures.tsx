import type { CountedCanary } from '../../canary/canary-counts.ts';
import { ENOUGH, evidenceOf } from '../../canary/evidence.ts';
import { failureRate } from '../../canary/failure-rate.ts';
import { type ReleaseSpeed, shownVitals, vitalWords } from '../../status/release-speed.ts';
import { ListTable } from '../page/list-table.tsx';

/** With fewer measurements, the 75th percentile has no 95 % confidence interval. */
const FEWEST_MEASURED = 12;

type CanaryFiguresProps = Pick<CountedCanary, 'stages'> & {
  /** Page speed with and without the canary. */
  speed: Readonly<Record<'canary' | 'live', ReleaseSpeed>>;
};

/** Compares a canary with the live release, with confidence intervals. */
export function CanaryFigures({ stages, speed }: CanaryFiguresProps) {
  const sides = [
    { side: 'canary', name: 'Canary' },
    { side: 'live', name: 'Live release' },
  ] as const;
  return (
    <div className="grid gap-3">
      <ListTable
        caption="Failures and speed of the canary and the live release"
        columns={['Visitors', 'Views', 'Failures', 'LCP', 'INP', 'CLS']}
        rows={sides.map(({ side, name }) => {
          const views = stages.reduce((sum, stage) => sum + stage.views[side], 0);
          const failures = stages.reduce((sum, stage) => sum + stage.failures[side], 0);
          return {
            key: side,
            cells: [
              name,
              views.toLocaleString('en-IN'),
              rateWords(failures, views),
              ...shownVitals.map((vital) => speedWords(speed[side], vital)),
            ],
          };
        })}
      />
      <p className="text-quiet">
        Failures count each network once and are per 1,000 views. Speed is the 75th percentile. The
        ranges in brackets are 95% confidence intervals.
      </p>
      <p>{verdictOn(stages)}</p>
    </div>
  );
}

function rateWords(failures: number, views: number): string {
  const rate = failureRate(failures, views);
  if (!rate) return 'none yet';
  const [of, from, to] = [rate.rate, rate.from, rate.to].map((each) => (each * 1000).toFixed(1));
  return `${of} (${from} to ${to})`;
}

function speedWords(
  { measured, vitals }: ReleaseSpeed,
  name: (typeof shownVitals)[number],
): string {
  const { p75, from, to } = vitals[name];
  if (p75 === null || from === null || to === null) return 'no data';
  if (measured < FEWEST_MEASURED) return `${vitalWords(name, p75)} (too few views)`;
  return `${vitalWords(name, p75)} (${vitalWords(name, from)} to ${vitalWords(name, to)})`;
}

/** The verdict in a sentence. */
function verdictOn(stages: CountedCanary['stages']): string {
  if (stages.every(({ views }) => views.canary === 0))
    return 'Nobody has seen the canary yet, so there is no evidence.';
  const evidence = evidenceOf(stages);
  const number = `Evidence: ${evidence.toPrecision(2)} (it is stopped automatically at ${ENOUGH}).`;
  if (evidence >= ENOUGH) return `The canary fails more often than the live release. ${number}`;
  if (evidence >= Math.sqrt(ENOUGH))
    return `The canary may fail more often than the live release. ${number}`;
  return `No sign that the canary fails more often than the live release. ${number}`;
}
