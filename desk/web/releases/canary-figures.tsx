import { ENOUGH, evidenceOf } from '../../canary/evidence.ts';
import { failureRate } from '../../canary/failure-rate.ts';
import { type ReleaseSpeed, shownVitals } from '../../status/release-speed.ts';
import { vitalWords } from '../../status/vitals-table.tsx';
import { ListTable } from '../page/list-table.tsx';
import type { RunningCanary } from './running-canaries.ts';

/** With fewer measurements there is no interval of 95 % around what three quarters stay within. */
const FEWEST_MEASURED = 12;

type CanaryFiguresProps = Pick<RunningCanary, 'stages'> & {
  /** How quick pages are, with the canary and without. */
  speed: Readonly<Record<'canary' | 'live', ReleaseSpeed>>;
};

/** How a canary compares with what is live, with how sure that is. */
export function CanaryFigures({ stages, speed }: CanaryFiguresProps) {
  const sides = [
    { side: 'canary', name: 'With the canary' },
    { side: 'live', name: 'All others' },
  ] as const;
  return (
    <div className="grid gap-3">
      <ListTable
        caption="Failures and speed with the canary and without"
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
        Failures are networks from which a first failure was told, in 1,000 views. Of speed, three
        quarters of the measured views stay within the value. What is in brackets holds the true
        value with a probability of 95%.
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
  if (p75 === null || from === null || to === null) return 'not measured';
  if (measured < FEWEST_MEASURED) return `${vitalWords(name, p75)} (too few to say)`;
  return `${vitalWords(name, p75)} (${vitalWords(name, from)} to ${vitalWords(name, to)})`;
}

/** What the counts say, in a sentence. */
function verdictOn(stages: RunningCanary['stages']): string {
  const evidence = evidenceOf(stages);
  const number = `Evidence that it fails more often: ${evidence.toPrecision(2)}. It is taken back from ${ENOUGH} on.`;
  if (evidence >= ENOUGH) return number;
  if (evidence >= Math.sqrt(ENOUGH)) return `It may fail more often than what is live. ${number}`;
  return `So far nothing says that it fails more often than what is live. ${number}`;
}
