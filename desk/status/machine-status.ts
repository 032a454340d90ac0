import { statfs } from 'node:fs/promises';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { unavailableReason } from '@site/api/database/unusable-database.ts';
import { createHealthCheck } from '@site/api/http/health-check.ts';
import { type Backlog, createJobStore } from '@site/api/jobs/job-store.ts';
import { BACKED_UP } from '@site/delivery/registry/journal-entry.ts';
import { probePaths } from '@site/delivery/compose/site-addresses.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import * as v from 'valibot';

/** Timeout for a request to a host, in milliseconds. */
const PATIENCE_MS = 3000;

/** A machine or process that serves the live version; `away` if it does not answer. */
export type HostStatus = { address: string } & (
  | { kind: 'away'; reason: string }
  | {
      kind: 'answers';
      /** The version it serves; `null` before the first. */
      version: string | null;
      /** When it stopped following the live version. */
      behindSince: Date | null;
      /** Its clock skew relative to this machine, in milliseconds; `null` if unknown. */
      clockAheadMs: number | null;
    }
);

/** The state of a site's machines and stores. */
export type MachineStatus = {
  hosts: readonly HostStatus[];
  /** Each store, and why it is unusable; `null` if it works. */
  stores: readonly { name: string; trouble: string | null }[];
  /** Background work that waits or has failed, by kind; `null` if unknown. */
  jobs: readonly Backlog[] | null;
  /** Free space and capacity of the disk with the data folder, in bytes. */
  disk: { free: number; size: number };
  /** The last recorded backup; `null` if there is none. */
  lastBackup: Date | null;
  /** When the site was first used, by its oldest audit entry; `null` before that. */
  usedSince: Date | null;
};

const troubles = {
  full: 'The disk is full.',
  damaged: 'The database is damaged.',
  lost: 'The database was removed.',
  unreachable: 'The database does not answer.',
} as const;

/** Checks hosts, stores and the disk. `hosts` are addresses reachable from here, such as `http://10.0.0.2:8080`. */
export async function readMachineStatus(
  stores: Stores,
  database: DatabaseHandle,
  hosts: readonly string[],
): Promise<MachineStatus> {
  const forms = await createHealthCheck(database)();
  const jobs = forms.kind === 'ready' ? await createJobStore(database).backlog() : null;
  const { bavail, blocks, bsize } = await statfs(stores.dataDir);
  // This text search may match other entries.
  const noted = await stores.registry.journal(10, { naming: BACKED_UP });
  const { total } = await stores.registry.journalPage({ skip: 0, most: 1 }, {});
  const oldest = await stores.registry.journalPage({ skip: Math.max(0, total - 1), most: 1 }, {});
  return {
    hosts: await Promise.all(hosts.map(askHost)),
    stores: [
      { name: 'Registry', trouble: null },
      {
        name: 'Forms',
        trouble: forms.kind === 'ready' ? null : troubles[unavailableReason(forms.error)],
      },
      { name: 'Files', trouble: await troubleOfFiles(stores) },
    ],
    jobs,
    disk: { free: bavail * bsize, size: blocks * bsize },
    lastBackup: noted.find(({ what }) => what === BACKED_UP)?.at ?? null,
    usedSince: oldest.entries[0]?.at ?? null,
  };
}

/** Reads the live configuration, without which the live version cannot be served. */
async function troubleOfFiles({ registry, blobs }: Stores): Promise<string | null> {
  const { version } = await registry.live();
  if (!version) return null;
  return blobs.read(version.config).then(
    () => null,
    (error: unknown) => wordsOf(error),
  );
}

const readyAnswer = v.object({
  siteVersion: v.nullable(v.string()),
  cannotFollowSince: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

async function askHost(address: string): Promise<HostStatus> {
  try {
    const askedAt = Date.now();
    const answer = await fetch(new URL(probePaths.ready, address), {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const middle = (askedAt + Date.now()) / 2;
    const hostTime = Date.parse(answer.headers.get('date') ?? '');
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const read = v.safeParse(readyAnswer, isJson ? await answer.json() : null);
    if (!read.success) {
      return {
        address,
        kind: 'away',
        reason: `the response is not from a host (status ${answer.status}).`,
      };
    }
    const { siteVersion, cannotFollowSince } = read.output;
    return {
      address,
      kind: 'answers',
      version: siteVersion,
      behindSince: cannotFollowSince === undefined ? null : new Date(cannotFollowSince),
      clockAheadMs: Number.isNaN(hostTime) ? null : hostTime - middle,
    };
  } catch (error) {
    return { address, kind: 'away', reason: wordsOf(error) };
  }
}

/** The error's message; for a failed fetch, that of its cause, because fetch's own message is unspecific. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
