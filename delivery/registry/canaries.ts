import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { partName, type PartName } from '../releases/release.ts';
import { canonicalJson, type SiteVersion } from '../versions/site-version.ts';
import type { AddEntry, AuditEntry, RegistryContext } from './journal-entry.ts';
import { movePointer, parseVersion, saveVersion } from './live-pointer.ts';
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

const SALT_BYTES = 32;

const partsSchema = v.array(v.object({ name: partName, id: v.string() }));

/**
 * At most one canary runs at a time. Callers check this between reading the live pointer's fence and passing it here:
 * changes return `false` without effect if the fence has moved since, and move it otherwise.
 */
export function canaryMethods(db: Kysely<RegistryTables>, { now, who, addEntry }: RegistryContext) {
  const withFence = (fence: number, work: (tables: Kysely<RegistryTables>) => Promise<void>) =>
    db.transaction().execute(async (tables) => {
      if (!(await movePointer(tables, fence))) return false;
      await work(tables);
      return true;
    });

  return {
    /** Returns the running canary, or `null`. */
    async running(): Promise<Canary | null> {
      const row = await db
        .selectFrom('delivery_canaries')
        .selectAll()
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return row ? canaryIn(row) : null;
    },

    /** Returns the latest canary, running or ended; `null` if there has been none. */
    async latest(): Promise<CanaryRecord | null> {
      const row = await db
        .selectFrom('delivery_canaries')
        .selectAll()
        .orderBy('started_at', 'desc')
        .executeTakeFirst();
      return row ? recordIn(row) : null;
    },

    begin: ({ fence, canary, auditEntry }: BeginOrder) =>
      withFence(fence, async (tables) => {
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
        await addEntry(tables, auditEntry, 'done');
      }),

    /** Changes the share. */
    step: ({ fence, id, share, auditEntry }: StepOrder) =>
      withFence(fence, async (tables) => {
        await tables.updateTable('delivery_canaries').set({ share }).where('id', '=', id).execute();
        await addEntry(tables, auditEntry, 'done');
      }),

    end: ({ fence, end }: { fence: number; end: CanaryEnd }) =>
      withFence(fence, (tables) => applyCanaryFate(tables, end, { now: now(), addEntry })),
  };
}

type BeginOrder = {
  fence: number;
  canary: Pick<Canary, 'parts' | 'version' | 'share' | 'person' | 'allowBrokenLinks'>;
  auditEntry: AuditEntry;
};

type StepOrder = { fence: number; id: string; share: number; auditEntry: AuditEntry };

/**
 * Updates a canary, in the transaction that makes another version go live or ends it. Deletes the salt of a canary that
 * ends, so that nobody can determine any more who was in it.
 */
export async function applyCanaryFate(
  tables: Kysely<RegistryTables>,
  fate: CanaryFate,
  { now, addEntry }: { now: number; addEntry: AddEntry },
): Promise<void> {
  const change =
    fate.kind === 'remade'
      ? { version: canonicalJson(fate.version) }
      : { ended_at: now, ending: fate.ending, salt: '' };
  await tables.updateTable('delivery_canaries').set(change).where('id', '=', fate.id).execute();
  if (fate.kind === 'remade') await saveVersion(tables, fate.version, now);
  else if (fate.auditEntry) await addEntry(tables, fate.auditEntry, 'done');
}

type CanaryRow = Selectable<RegistryTables['delivery_canaries']>;

function canaryIn(row: CanaryRow): Canary {
  return {
    ...factsIn(row),
    version: parseVersion(row.version),
    salt: row.salt,
    person: row.person ?? undefined,
    allowBrokenLinks: row.allow_broken_links ?? undefined,
  };
}

function recordIn(row: CanaryRow): CanaryRecord {
  const endedAt = row.ended_at === null ? null : new Date(row.ended_at);
  return { ...factsIn(row), endedAt, ending: row.ending };
}

function factsIn({ id, parts, share, who, started_at }: CanaryRow) {
  return {
    id,
    parts: v.parse(partsSchema, JSON.parse(parts)),
    share,
    who,
    startedAt: new Date(started_at),
  };
}
