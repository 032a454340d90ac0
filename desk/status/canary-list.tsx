import { ENOUGH, evidenceOf } from '../canary/evidence.ts';
import { describeParts } from '@site/delivery/promotion/rebase-canaries.ts';
import type { CountedCanary } from '../canary/canary-counts.ts';
import { DataTable } from './data-table.tsx';
import { indianMinute } from './indian-minute.ts';
import type { SiteStatus } from './site-status.ts';

export function CanaryList({ canaries }: Pick<SiteStatus, 'canaries'>) {
  if (canaries.length === 0) {
    return <p>There was no canary yet: all visitors get the same version.</p>;
  }
  return canaries.map((each) => <CanaryFacts key={each.canary.id} {...each} />);
}

function CanaryFacts({ canary, stages }: CountedCanary) {
  const { parts, share, who, startedAt, endedAt, ending } = canary;
  const begun = `Started ${indianMinute(startedAt)} by ${who}.`;
  return (
    <>
      <p>
        <strong>{describeParts(parts)}</strong>
      </p>
      <p>
        {endedAt
          ? `${begun} Ended ${indianMinute(endedAt)}, when ${share} in 100 visitors had it: ${ending ?? ''}. All visitors get the same version.`
          : `${share} in 100 visitors get it. ${begun}`}
      </p>
      {stages.length > 0 && (
        <>
          <DataTable
            caption="Page views, and networks that reported a failure, of visitors with the canary and of all others."
            columns={[
              { title: 'Visitors' },
              { title: 'Views', isNumber: true },
              { title: 'Failures', isNumber: true },
            ]}
            rows={stages.flatMap(({ share: at, views, failures }) =>
              (['canary', 'live'] as const).map((side) => ({
                key: `${at} ${side}`,
                cells: [
                  `at ${at}%, ${side === 'canary' ? 'with it' : 'without'}`,
                  views[side],
                  failures[side],
                ],
              })),
            )}
          />
          <p>
            Evidence that it fails more often: {evidenceOf(stages).toPrecision(2)}. It is rolled
            back at {ENOUGH}.
          </p>
        </>
      )}
    </>
  );
}
