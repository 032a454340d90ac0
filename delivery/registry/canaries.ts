import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { partName, type PartName } from '../releases/release.ts';
import { canonicalJson, type SiteVersion, siteVersionSchema } from '../versions/site-version.ts';
import { type AuditEntry, writeEntry } from './journal.ts';
import { saveVersion } from './save-version.ts';
import { movePointer } from './move-pointer.ts';
import type { RegistryTables } from './registry-tables.ts';

/** A step of a schedule: the share of visitors in percent, and its delay from the start in milliseconds. */
export type CanaryStep = { share: number; afterMs: number };

/** Releases served to a share of visitors. */
export type Canary = {
  id: string;
  parts: readonly { name: PartName; id: string }[];
  /** The live version with these releases. */
  version: SiteVersion;
  /** The share of visitors in percent. */
  share: number;
  /** Scheduled increases, in order. */
  steps: readonly CanaryStep[];
  /** Keys the hash that assigns visitors to sides; only known to hosts. */
  salt: string;
  who: string;
  /** The person who started it, for approvals; `undefined` if started on the site's own machine. */
  person: string | undefined;
  /** Why broken links are accepted, if they are. */
  allowBrokenLinks: string | undefined;
  startedAt: Date;
};

/** A current or former canary; `ending` says how it ended. */
export type CanaryRecord = Pick<
  Canary,
  'id' | 'parts' | 'share' | 'steps' | 'who' | 'startedAt'
> & {
  endedAt: Date | null;
  ending: string | null;
};

/** Which of the two versions a visitor gets. */
export type CanarySide = 'canary' | 'live';

/** What happens to the canary when something else goes live. */
export type CanaryFate = { kind: 'remade'; version: SiteVersion } | CanaryEnd;

/** The end of a canary, with an audit entry unless another entry covers it. */
export type CanaryEnd = { kind: 'ended'; ending: string; auditEntry?: AuditEntry };

/** At most one canary runs at a time. */
export type Canaries = {
  /** The running canary, or `null`. */
  current: () => Promise<Canary | null>;
  /** The most recently started canary, or `null`. */
  latest: () => Promise<CanaryRecord | null>;
  /**
   * Starts a canary if the live pointer still has this `fence`, which it increments, and no other is running.
   * Otherwise changes nothing and returns `false`.
   */
  begin: (order: {
    fence: number;
    canary: Pick<Canary, 'parts' | 'version' | 'share' | 'steps' | 'person' | 'allowBrokenLinks'>;
    auditEntry: AuditEntry;
  }) => Promise<boolean>;
  /** Changes the share if the pointer still has this fence; returns whether it did. */
  step: (order: {
    fence: number;
    id: string;
    share: number;
    auditEntry: AuditEntry;
  }) => Promise<boolean>;
  /** Ends the canary if the pointer still has this fence; returns whether it did. */
  end: (order: { fence: number; id: string; end: CanaryEnd }) => Promise<boolean>;
};

type CanariesContext = {
  now: () => number;
  who: string;
  whenFree: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Notifies hosts after the transaction commits. */
  announce: (tables: Kysely<RegistryTables>) => Promise<void>;
};

const SALT_BYTES = 32;

const partsSchema = v.array(v.object({ name: partName, id: v.string() }));
const stepsSchema = v.array(v.object({ share: v.number(), afterMs: v.number() }));

export function createCanaries(
  db: Kysely<RegistryTables>,
  { now, who, whenFree, announce }: CanariesContext,
): Canaries {
  const running = (tables: Kysely<RegistryTables>) =>
    tables.selectFrom('delivery_canaries').selectAll().where('ended_at', 'is', null);

  const latestRow = (tables: Kysely<RegistryTables>) =>
    tables
      .selectFrom('delivery_canaries')
      .selectAll()
      .orderBy('started_at', 'desc')
      .executeTakeFirst();

  /** Changes the canary in one transaction with a move of the pointer. */
  const withFence = (
    fence: number,
    id: string | null,
    work: (tables: Kysely<RegistryTables>, live: string | null) => Promise<void>,
  ) =>
    whenFree(() =>
      db.transaction().execute(async (tables) => {
        if (!(await movePointer(tables, fence))) return false;
        // We hold the fence, so no one else can start or end a canary.
        const current = await running(tables).executeTakeFirst();
        if ((current?.id ?? null) !== id) throw new UnexpectedCanaryError();
        const { version } = await tables
          .selectFrom('delivery_live')
          .select('version')
          .executeTakeFirstOrThrow();
        await work(tables, version);
        await announce(tables);
        return true;
      }),
    ).catch((error: unknown) => {
      if (error instanceof UnexpectedCanaryError) return false;
      throw error;
    });

  return {
    current: () =>
      whenFree(async () => {
        const row = await running(db).executeTakeFirst();
        return row ? canaryIn(row) : null;
      }),

    latest: () =>
      whenFree(async () => {
        const row = await latestRow(db);
        if (!row) return null;
        const { version: _version, salt: _salt, person: _person, ...canary } = canaryIn(row);
        const endedAt = row.ended_at === null ? null : new Date(row.ended_at);
        return { ...canary, endedAt, ending: row.ending };
      }),

    begin: ({ fence, canary, auditEntry }) =>
      withFence(fence, null, async (tables, live) => {
        const { parts, version, share, steps, person, allowBrokenLinks } = canary;
        await tables
          .insertInto('delivery_canaries')
          .values({
            id: randomUUID(),
            parts: JSON.stringify(parts),
            version: canonicalJson(version),
            share,
            steps: JSON.stringify(steps),
            salt: randomBytes(SALT_BYTES).toString('hex'),
            who: auditEntry.who ?? who,
            person: person ?? null,
            allow_broken_links: allowBrokenLinks ?? null,
            // Strictly increasing, whatever the clock says.
            started_at: Math.max(now(), ((await latestRow(tables))?.started_at ?? 0) + 1),
            age: 0,
            ended_at: null,
            ending: null,
          })
          .execute();
        await saveVersion(tables, version, now());
        await note(tables, live, auditEntry);
      }),

    step: ({ fence, id, share, auditEntry }) =>
      withFence(fence, id, async (tables, live) => {
        await tables.updateTable('delivery_canaries').set({ share }).where('id', '=', id).execute();
        await note(tables, live, auditEntry);
      }),

    end: ({ fence, id, end }) =>
      withFence(fence, id, async (tables, live) => {
        await endCanary(tables, end.ending, now());
        if (end.auditEntry) await note(tables, live, end.auditEntry);
      }),
  };

  async function note(
    tables: Kysely<RegistryTables>,
    live: string | null,
    auditEntry: AuditEntry,
  ): Promise<void> {
    const rest = { who: auditEntry.who ?? who, at: now(), before: live, after: live };
    await writeEntry(tables, auditEntry, { ...rest, outcome: 'done' });
  }
}

/** Updates the canary in the transaction that makes the version `live` go live. */
export async function applyCanaryFate(
  tables: Kysely<RegistryTables>,
  fate: CanaryFate,
  { now, who, live }: { now: number; who: string; live: string },
): Promise<void> {
  if (fate.kind === 'remade') {
    await tables
      .updateTable('delivery_canaries')
      .set({ version: canonicalJson(fate.version) })
      .where('ended_at', 'is', null)
      .execute();
    await saveVersion(tables, fate.version, now);
    return;
  }
  await endCanary(tables, fate.ending, now);
  if (!fate.auditEntry) return;
  const rest = { who: fate.auditEntry.who ?? who, at: now, before: live, after: live };
  await writeEntry(tables, fate.auditEntry, { ...rest, outcome: 'done' });
}

/** Deletes the salt, so that nobody can tell any more who was in the canary. */
async function endCanary(
  tables: Kysely<RegistryTables>,
  ending: string,
  now: number,
): Promise<void> {
  await tables
    .updateTable('delivery_canaries')
    .set({ ended_at: now, ending, salt: '' })
    .where('ended_at', 'is', null)
    .execute();
}

/** A different canary is running than the caller expected. */
class UnexpectedCanaryError extends Error {
  override name = 'AnotherCanaryError';
}

function canaryIn(row: Selectable<RegistryTables['delivery_canaries']>): Canary {
  return {
    id: row.id,
    parts: v.parse(partsSchema, JSON.parse(row.parts)),
    version: v.parse(siteVersionSchema, JSON.parse(row.version)),
    share: row.share,
    steps: v.parse(stepsSchema, JSON.parse(row.steps)),
    salt: row.salt,
    who: row.who,
    person: row.person ?? undefined,
    allowBrokenLinks: row.allow_broken_links ?? undefined,
    startedAt: new Date(row.started_at),
  };
}
