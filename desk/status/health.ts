import type { Backlog } from '@site/api/jobs/job-store.ts';
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
  const all: Warning[] = [];
  const warn: Warn = (words, isBad = false) => void all.push({ isBad, words });
  const failing = machines.stores.filter(({ trouble }) => trouble !== null);
  for (const { name, trouble } of failing) warn(`${name}: ${trouble}`, true);
  if (status) siteWarnings(warn, status);
  else if (failing.length === 0) warn('The status cannot be read. See the log.', true);
  hostWarnings(warn, { status, machines, now });
  jobWarnings(warn, machines.jobs ?? [], now);
  keepingWarnings(warn, { status, machines, now });
  const warnings = all.toSorted((one, other) => Number(other.isBad) - Number(one.isBad));
  const [worst] = warnings;
  return { health: worst ? (worst.isBad ? 'Down' : 'Attention') : 'Healthy', warnings };
}

type Warn = (words: string, isBad?: boolean) => void;
type Seen = { status: SiteStatus | null; machines: MachineStatus; now: number };

function siteWarnings(warn: Warn, { version, retentionHeld, canary }: SiteStatus): void {
  if (version === null) warn('Nothing is live yet.');
  if (retentionHeld !== null) {
    warn(
      `Nothing past its retention period is deleted: ${retentionHeld} An operator must check the clock.`,
    );
  }
  if (canary?.canary.endedAt === null && isWorse(canary.stages)) {
    const names = canary.canary.parts.map(({ name }) => name).join(' and ');
    warn(`The canary of ${names} fails more often than the live release.`);
  }
}

function hostWarnings(warn: Warn, { status, machines: { hosts }, now }: Seen): void {
  const isServing = hosts.some((host) => host.kind === 'answers' && host.version !== null);
  for (const host of hosts) {
    const { address } = host;
    if (host.kind === 'away') {
      warn(`${address} does not answer: ${host.reason}`, !isServing);
      continue;
    }
    const { version, behindSince, clockAheadMs } = host;
    if (version === null) warn(`${address} has nothing to serve.`, !isServing);
    if (behindSince) {
      const span = spanOf(now - behindSince.getTime());
      warn(
        `${address} has failed to follow the live version for ${span}: files may be damaged, or a store does not answer. See its log.`,
      );
    } else if (version !== null && status && version !== status.version) {
      warn(`${address} serves another version than the live one.`);
    }
    if (clockAheadMs !== null && Math.abs(clockAheadMs) > MAX_CLOCK_MS) {
      const span = spanOf(Math.abs(clockAheadMs));
      warn(
        `The clock of ${address} is ${span} ${clockAheadMs > 0 ? 'ahead of' : 'behind'} the desk’s.`,
      );
    }
  }
}

function jobWarnings(warn: Warn, jobs: readonly Backlog[], now: number): void {
  for (const { kind, failed, triedSince } of jobs) {
    const failingFor = triedSince === null ? 0 : now - triedSince;
    const isStuck = failingFor > MAX_WAIT_MS;
    if (kind === DELETION_JOB) {
      const count = failed === 1 ? 'One deletion request was' : `${failed} deletion requests were`;
      if (failed > 0) warn(`${count} not forwarded. The front desk handles that.`);
      const span = spanOf(failingFor);
      if (isStuck)
        warn(`A deletion request has been retried for ${span}: the webhook does not accept it.`);
    } else if (kind === REPLY_JOB && failed > 0) {
      const count = failed === 1 ? 'One reply was' : `${failed} replies were`;
      warn(`${count} not sent, or may have been. Their messages are open again in the inbox.`);
    } else if (failed > 0) {
      warn(`${jobWords[kind] ?? kind}: ${failed} given up. See the log.`);
    } else if (isStuck) {
      warn(`${jobWords[kind] ?? kind}: has failed for ${spanOf(failingFor)}. See the log.`);
    }
  }
}

function keepingWarnings(warn: Warn, { status, machines, now }: Seen): void {
  const { disk, lastBackup, usedSince } = machines;
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
}

/** Formats a duration in the largest unit of which it has at least two. */
export function spanOf(ms: number): string {
  if (ms >= 48 * HOUR_MS) return `${Math.floor(ms / (24 * HOUR_MS))} days`;
  if (ms >= 2 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} hours`;
  if (ms >= 2 * MINUTE_MS) return `${Math.floor(ms / MINUTE_MS)} minutes`;
  return `${Math.round(ms / 1000)} seconds`;
}
