import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { partName, type PartName } from '../releases/release.ts';
import { canonicalJson, type SiteVersion, siteVersionSchema } from '../versions/site-version.ts';
import { writeEntry } from './journal.ts';
import type { AuditEntry } from './journal-entry.ts';
import { saveVersion } from './save-version.ts';
import { movePointer } from './move-pointer.ts';
import type { RegistryTables } from './registry-tables.ts';

/** Releases served to a share of visitors. */
export type Canary = {
  id: string;
  parts: readonly { name: PartName; id: string }[];
  /** The live version with these releases. */
  version: SiteVersion;
  /** The share of visitors in percent. */
  share: number;
  /** Keys the hash that assigns visitors to sides; only known to hosts. */
  salt: string;
  who: string;
  /** The person who started it, for approvals; `undefined` if it was started without its approvals. */
  person: string | undefined;
  /** The reason for accepting broken links, if they are accepted. */
  allowBrokenLinks: string | undefined;
  startedAt: Date;
};

/** A current or former canary. `ending` describes how it ended. */
export type CanaryRecord = Pick<Canary, 'id' | 'parts' | 'share' | 'who' | 'startedAt'> & {
  endedAt: Date | null;
  ending: string | null;
};

/** Which of the two versions a visitor gets. */
export type CanarySide = 'canary' | 'live';

/** The stored ending of a successful canary. */
export const PROMOTED_TO_ALL = 'Promoted to all visitors.';

/** Describes releases for the audit log. */
export function describeParts(parts: Canary['parts']): string {
  return parts.map(({ name, id }) => `${name} ${id}`).join(', ');
}

/** What happens to a canary when another version goes live. */
export type CanaryFate = { kind: 'remade'; id: string; version: SiteVersion } | CanaryEnd;

/** The end of a canary, with an audit entry unless another entry covers it. */
export type CanaryEnd = { kind: 'ended'; id: string; ending: string; auditEntry?: AuditEntry };

/** At most one canary runs at a time. Callers check this between reading the fence and passing it here. */
export type Canaries = {
  /** The running canary, or `null`. */
  running: () => Promise<Canary | null>;
  /** The latest canary, running or ended; `null` if there has been none. */
  latest: () => Promise<CanaryRecord | null>;
  /**
   * Starts a canary if the live pointer's fence still equals `fence`, and increments the fence. Otherwise returns
   * `false`.
   */
  begin: (order: {
    fence: number;
    canary: Pick<Canary, 'parts' | 'version' | 'share' | 'person' | 'allowBrokenLinks'>;
    auditEntry: AuditEntry;
  }) => Promise<boolean>;
  /** Changes the share if the fence still equals `fence`. Otherwise returns `false`. */
  step: (order: {
    fence: number;
    id: string;
    share: number;
    auditEntry: AuditEntry;
  }) => Promise<boolean>;
  /** Ends a canary if the fence still equals `fence`. Otherwise returns `false`. */
  end: (order: { fence: number; end: CanaryEnd }) => Promise<boolean>;
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

export function createCanaries(
  db: Kysely<RegistryTables>,
  { now, who, whenFree, announce }: CanariesContext,
): Canaries {
  /** Changes a canary and increments the fence in one transaction. */
  const withFence = (
    fence: number,
    work: (tables: Kysely<RegistryTables>, live: string | null) => Promise<void>,
  ) =>
    whenFree(() =>
      db.transaction().execute(async (tables) => {
        if (!(await movePointer(tables, fence))) return false;
        const { version } = await tables
          .selectFrom('delivery_live')
          .select('version')
          .executeTakeFirstOrThrow();
        await work(tables, version);
        await announce(tables);
        return true;
      }),
    );

  return {
    running: () =>
      whenFree(async () => {
        const row = await db
          .selectFrom('delivery_canaries')
          .selectAll()
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        return row ? canaryIn(row) : null;
      }),

    latest: () =>
      whenFree(async () => {
        const row = await db
          .selectFrom('delivery_canaries')
          .select(['id', 'parts', 'share', 'who', 'started_at', 'ended_at', 'ending'])
          .orderBy('started_at', 'desc')
          .executeTakeFirst();
        return row ? recordIn(row) : null;
      }),

    begin: ({ fence, canary, auditEntry }) =>
      withFence(fence, async (tables, live) => {
        const { parts, version, share, person, allowBrokenLinks } = canary;
        const last = await tables
          .selectFrom('delivery_canaries')
          .select(({ fn }) => fn.max('started_at').as('startedAt'))
          .executeTakeFirst();
        await tables
          .insertInto('delivery_canaries')
          .values({
            id: randomUUID(),
            parts: JSON.stringify(parts),
            version: canonicalJson(version),
            share,
            salt: randomBytes(SALT_BYTES).toString('hex'),
            who: auditEntry.who ?? who,
            person: person ?? null,
            allow_broken_links: allowBrokenLinks ?? null,
            // Strictly increasing, even if the clock goes back.
            started_at: Math.max(now(), (last?.startedAt ?? 0) + 1),
            ended_at: null,
            ending: null,
          })
          .execute();
        await saveVersion(tables, version, now());
        await note(tables, live, auditEntry);
      }),

    step: ({ fence, id, share, auditEntry }) =>
      withFence(fence, async (tables, live) => {
        await tables.updateTable('delivery_canaries').set({ share }).where('id', '=', id).execute();
        await note(tables, live, auditEntry);
      }),

    end: ({ fence, end }) =>
      withFence(fence, async (tables, live) => {
        await endCanary(tables, end, now());
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

/** Updates a canary in the transaction that makes version `live` go live. */
export async function applyCanaryFate(
  tables: Kysely<RegistryTables>,
  fate: CanaryFate,
  { now, who, live }: { now: number; who: string; live: string },
): Promise<void> {
  if (fate.kind === 'remade') {
    await tables
      .updateTable('delivery_canaries')
      .set({ version: canonicalJson(fate.version) })
      .where('id', '=', fate.id)
      .execute();
    await saveVersion(tables, fate.version, now);
    return;
  }
  await endCanary(tables, fate, now);
  if (!fate.auditEntry) return;
  const rest = { who: fate.auditEntry.who ?? who, at: now, before: live, after: live };
  await writeEntry(tables, fate.auditEntry, { ...rest, outcome: 'done' });
}

/** Ends a canary and deletes the salt, so that nobody can determine any more who was in the canary. */
async function endCanary(
  tables: Kysely<RegistryTables>,
  { id, ending }: CanaryEnd,
  now: number,
): Promise<void> {
  await tables
    .updateTable('delivery_canaries')
    .set({ ended_at: now, ending, salt: '' })
    .where('id', '=', id)
    .execute();
}

type CanaryRow = Selectable<RegistryTables['delivery_canaries']>;

function canaryIn(row: CanaryRow): Canary {
  return {
    ...factsIn(row),
    version: v.parse(siteVersionSchema, JSON.parse(row.version)),
    salt: row.salt,
    person: row.person ?? undefined,
    allowBrokenLinks: row.allow_broken_links ?? undefined,
  };
}

function recordIn(row: FactsRow & Pick<CanaryRow, 'ended_at' | 'ending'>): CanaryRecord {
  const endedAt = row.ended_at === null ? null : new Date(row.ended_at);
  return { ...factsIn(row), endedAt, ending: row.ending };
}

type FactsRow = Pick<CanaryRow, 'id' | 'parts' | 'share' | 'who' | 'started_at'>;

function factsIn({ id, parts, share, who, started_at }: FactsRow) {
  return {
    id,
    parts: v.parse(partsSchema, JSON.parse(parts)),
    share,
    who,
    startedAt: new Date(started_at),
  };
}
