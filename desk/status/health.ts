import { REPLY_JOB } from '@site/api/submissions/handling.ts';
import { HOUR_MS, MINUTE_MS } from '@site/kit/durations.ts';
import { DELETION_JOB } from '@site/api/submissions/submission.ts';
import { isWorse } from '../canary/evidence.ts';
import type { MachineStatus } from './machine-status.ts';
import type { SiteStatus } from './site-status.ts';

/** The overall state of a site. */
export type Health = 'Healthy' | 'Attention' | 'Down';

/** A problem to fix. `isBad` means that visitors notice it. */
export type Warning = { isBad: boolean; words: string };

/** Names of background work. */
const jobWords: Readonly<Record<string, string>> = {
  notice: 'Notifications of the team',
  digest: 'The daily digest',
  expire: 'Deletion of expired data',
  'overwrite-erased': 'Overwriting of erased data',
  [REPLY_JOB]: 'Replies to parents',
  posts: 'Publication of scheduled posts',
  'desk-mail': 'Mails to people who use the desk',
};

/** Tolerated clock skew: HTTP dates have whole seconds and responses take a while. */
const MAX_CLOCK_MS = MINUTE_MS;

/** How long a deletion request may wait to be forwarded. */
const MAX_WAIT_MS = 6 * HOUR_MS;

/** The minimum share of free disk space. */
const LEAST_FREE = 0.1;

/** Backups should be daily; one may be late. */
const OLDEST_BACKUP_MS = 48 * HOUR_MS;

/** How long a site without submissions may do without a first backup. */
const FIRST_BACKUP_MS = 24 * HOUR_MS;

/** The problems of a site, worst first, and its overall state. `status` is `null` if it cannot be read. */
export function healthOf(
  status: SiteStatus | null,
  machines: MachineStatus,
  now: number,
): { health: Health; warnings: readonly Warning[] } {
  const all = [...storeWarnings(status, machines), ...hostWarnings(status, machines, now)];
  all.push(...keepingWarnings(status, machines, now));
  const warnings = all.toSorted((one, other) => Number(other.isBad) - Number(one.isBad));
  const [worst] = warnings;
  return { health: worst ? (worst.isBad ? 'Down' : 'Attention') : 'Healthy', warnings };
}

function storeWarnings(status: SiteStatus | null, { stores }: MachineStatus): Warning[] {
  const failing = stores.flatMap(({ name, trouble }) =>
    trouble === null ? [] : [{ isBad: true, words: `${name}: ${trouble}` }],
  );
  if (status === null && failing.length === 0) {
    failing.push({ isBad: true, words: 'The status cannot be read. See the log.' });
  }
  return failing;
}

function hostWarnings(status: SiteStatus | null, { hosts }: MachineStatus, now: number): Warning[] {
  const isServing = hosts.some((host) => host.kind === 'answers' && host.version !== null);
  return hosts.flatMap((host): Warning[] => {
    const { address } = host;
    if (host.kind === 'away') {
      return [{ isBad: !isServing, words: `${address} does not answer: ${host.reason}` }];
    }
    const { version, behindSince, clockAheadMs } = host;
    return [
      ...(version === null
        ? [{ isBad: !isServing, words: `${address} has nothing to serve.` }]
        : []),
      ...(behindSince
        ? [
            {
              isBad: false,
              words: `${address} has failed to follow the live version for ${spanOf(now - behindSince.getTime())}: files may be damaged, or a store does not answer. See its log.`,
            },
          ]
        : version !== null && status && version !== status.version
          ? [{ isBad: false, words: `${address} serves another version than the live one.` }]
          : []),
      ...(clockAheadMs !== null && Math.abs(clockAheadMs) > MAX_CLOCK_MS
        ? [
            {
              isBad: false,
              words: `The clock of ${address} is ${spanOf(Math.abs(clockAheadMs))} ${clockAheadMs > 0 ? 'ahead of' : 'behind'} the desk’s.`,
            },
          ]
        : []),
    ];
  });
}

function keepingWarnings(
  status: SiteStatus | null,
  { jobs, disk, lastBackup, usedSince }: MachineStatus,
  now: number,
): Warning[] {
  const warnings: Warning[] = [];
  const warn = (words: string) => void warnings.push({ isBad: false, words });
  if (status?.version === null) warn('Nothing is live yet.');
  if (status && status.retentionHeld !== null) {
    warn(
      `Nothing past its retention period is deleted: ${status.retentionHeld} An operator must check the clock.`,
    );
  }
  const latest = status?.canary;
  if (latest?.canary.endedAt === null && isWorse(latest.stages)) {
    const names = latest.canary.parts.map(({ name }) => name).join(' and ');
    warn(`The canary of ${names} fails more often than the live release.`);
  }
  const queue = jobs?.find(({ kind }) => kind === DELETION_JOB);
  if (queue && queue.failed > 0) {
    const count =
      queue.failed === 1 ? 'One deletion request was' : `${queue.failed} deletion requests were`;
    warn(`${count} not forwarded. The front desk handles that.`);
  }
  if (queue && queue.triedSince !== null && now - queue.triedSince > MAX_WAIT_MS) {
    const span = spanOf(now - queue.triedSince);
    warn(`A deletion request has been retried for ${span}: the webhook does not accept it.`);
  }
  for (const { kind, failed, triedSince } of jobs ?? []) {
    if (kind === DELETION_JOB) continue;
    if (kind === REPLY_JOB && failed > 0) {
      const count = failed === 1 ? 'One reply was' : `${failed} replies were`;
      warn(`${count} not sent, or may have been. Their messages are open again in the inbox.`);
      continue;
    }
    const what = jobWords[kind] ?? kind;
    if (failed > 0) warn(`${what}: ${failed} given up. See the log.`);
    else if (triedSince !== null && now - triedSince > MAX_WAIT_MS) {
      warn(`${what}: has failed for ${spanOf(now - triedSince)}. See the log.`);
    }
  }
  if (disk.free < disk.size * LEAST_FREE) {
    warn(`${Math.round((disk.free / disk.size) * 100)}% of the desk’s disk is free.`);
  }
  const hasForms = status?.forms.some(({ count }) => count > 0) ?? false;
  const isOld = usedSince !== null && now - usedSince.getTime() > FIRST_BACKUP_MS;
  if (lastBackup === null && (hasForms || isOld)) {
    warn('No backup has been made yet. Set up a daily npx site backup.');
  }
  if (lastBackup && now - lastBackup.getTime() > OLDEST_BACKUP_MS) {
    warn(`The last backup is ${spanOf(now - lastBackup.getTime())} old.`);
  }
  return warnings;
}

/** Formats a duration in the largest unit of which it has at least two. */
export function spanOf(ms: number): string {
  if (ms >= 48 * HOUR_MS) return `${Math.floor(ms / (24 * HOUR_MS))} days`;
  if (ms >= 2 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} hours`;
  if (ms >= 2 * MINUTE_MS) return `${Math.floor(ms / MINUTE_MS)} minutes`;
  return `${Math.round(ms / 1000)} seconds`;
}
