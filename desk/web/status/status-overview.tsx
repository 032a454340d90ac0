import { DELETION_JOB } from '@site/api/submissions/submission.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { ReactNode } from 'react';
import { type Health, healthOf, spanOf } from '../../status/health.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import type { HostStatus, MachineStatus } from '../../status/machine-status.ts';
import type { SiteStatus } from '../../status/site-status.ts';
import { PostButton } from '../page/buttons.tsx';
import { Heading } from '../page/heading.tsx';
import { ListTable } from '../page/list-table.tsx';
import { BrowserFailures, KeptForms, PageSpeed, PolicyReports, Week } from './status-tables.tsx';

type StatusOverviewProps = {
  /** The site's status; `null` if it cannot be read. */
  status: SiteStatus | null;
  machines: MachineStatus;
  now: Date;
  /** Whether the reader may confirm the clock while retention is on hold. */
  mayConfirm: boolean;
  mayBackUp: boolean;
};

const looks = {
  Healthy: { icon: 'check', ground: 'bg-leaf-100', words: 'text-leaf-700' },
  Attention: { icon: 'alert', ground: 'bg-marigold-100', words: 'text-marigold-700' },
  Down: { icon: 'close', ground: 'bg-coral-100', words: 'text-coral-700' },
} as const satisfies Record<Health, object>;

const GIB = 2 ** 30;

/** Overall health in one word, then warnings, then details. */
export function StatusOverview({
  status,
  machines,
  now,
  mayConfirm,
  mayBackUp,
}: StatusOverviewProps) {
  const { health, warnings } = healthOf(status, machines, now.getTime());
  const { icon, ground, words } = looks[health];
  const { hosts, stores } = machines;
  return (
    <>
      <Heading lead={`As of ${indianMinute(now)}. Reload for the latest state.`}>Status</Heading>
      <div className={cn('mb-6 grid gap-3 rounded-card p-4 lg:p-6', ground)}>
        <p className={cn('flex items-center gap-3 font-head text-30 font-bold', words)}>
          <Icon name={icon} size={32} />
          {health}
        </p>
        {warnings.length > 0 && (
          <ul className="grid list-disc gap-1 ps-5">
            {warnings.map(({ words: said }) => (
              <li key={said} className="wrap-anywhere">
                {said}
              </li>
            ))}
          </ul>
        )}
        {mayConfirm && status && status.retentionHeld !== null && (
          <PostButton action="/status/clock">
            It is {indianMinute(now)} in India: delete what is due
          </PostButton>
        )}
      </div>
      <Part title="Machines">
        <Facts machines={machines} />
        {mayBackUp && (
          <div className="grid justify-items-start gap-2">
            <PostButton action="/status/backup" downloads icon="download">
              Download a backup
            </PostButton>
            <p className="text-quiet">
              It contains personal data and hashes of keys. Protect it as you would the site.
            </p>
          </div>
        )}
        {hosts.length > 0 && (
          <ListTable
            caption="Hosts and the versions they serve"
            columns={['Host', 'State', 'Version', 'Clock']}
            rows={hosts.map((host) => ({ key: host.address, cells: cellsOf(host, status) }))}
          />
        )}
        <ListTable
          caption="Stores"
          columns={['Store', 'State']}
          rows={stores.map(({ name, trouble }) => ({
            key: name,
            cells: [name, trouble ?? 'available'],
          }))}
        />
        <p>
          <a href="/status/files">Verify all files of the live version</a>
        </p>
      </Part>
      {status && (
        <>
          <Part title="The last week">
            <Week status={status} />
          </Part>
          <Part title="Browser failures">
            <BrowserFailures status={status} />
          </Part>
          <Part title="Page speed">
            <PageSpeed status={status} />
          </Part>
          <Part title="Submissions">
            <KeptForms status={status} />
          </Part>
          <Part title="Blocked by browsers">
            <PolicyReports status={status} />
          </Part>
        </>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Facts({ machines: { jobs, disk, lastBackup } }: Pick<StatusOverviewProps, 'machines'>) {
  const deletions = jobs?.find(({ kind }) => kind === DELETION_JOB) ?? { waiting: 0, failed: 0 };
  const facts = [
    ['Disk of this machine', `${gib(disk.free)} of ${gib(disk.size)} GiB free`],
    ['Last backup', lastBackup ? indianMinute(lastBackup) : 'never'],
    [
      'Deletion requests',
      jobs ? `${deletions.waiting} pending, ${deletions.failed} failed` : 'unknown',
    ],
  ] as const;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="rounded-card border border-line bg-surface px-4 py-3">
          <dt className="text-quiet">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function cellsOf(host: HostStatus, status: SiteStatus | null): readonly ReactNode[] {
  if (host.kind === 'away') return [host.address, 'not responding', null, null];
  const { address, version, behindSince, clockAheadMs } = host;
  const isLive = version !== null && version === status?.version;
  return [
    address,
    behindSince ? `out of date since ${indianMinute(behindSince)}` : 'serving',
    version === null ? 'none' : `${version}${isLive ? ' (live)' : ''}`,
    clockAheadMs === null ? 'unknown' : clockWords(clockAheadMs),
  ];
}

function clockWords(aheadMs: number): string {
  // Date headers have a resolution of one second.
  if (Math.abs(aheadMs) < 2000) return 'in sync';
  return `${spanOf(Math.abs(aheadMs))} ${aheadMs > 0 ? 'ahead' : 'behind'}`;
}

function gib(bytes: number): string {
  return (bytes / GIB).toFixed(bytes < 10 * GIB ? 1 : 0);
}
