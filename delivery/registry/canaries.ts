import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { partName, type PartName } from '../releases/release.ts';
import { canonicalJson, type SiteVersion, siteVersionSchema } from '../versions/site-version.ts';
import { type AuditEntry, writeEntry } from './journal.ts';
import { keepVersion } from './keep-version.ts';
import { movePointer } from './move-pointer.ts';
import type { RegistryTables } from './registry-tables.ts';

/** One step of a schedule: the share of visitors, in percent, and how long after the beginning, in milliseconds. */
export type CanaryStep = { share: number; afterMs: number };

/** Releases that a share of visitors gets before all do. */
export type Canary = {
  id: string;
  parts: readonly { name: PartName; id: string }[];
  /** What is live, with these releases in it. */
  version: SiteVersion;
  /** How many of a hundred visitors get it. */
  share: number;
  /** When more are to get it without being asked for; in the order of shares. */
  steps: readonly CanaryStep[];
  /** Decides, with a visitor's network and browser, who is among them; known to hosts alone. */
  salt: string;
  who: string;
  /** Which person began it, whose approvals are asked for; `undefined` for whoever did so on the machine of the site. */
  person: string | undefined;
  /** Why links to missing pages are taken, if somebody said so. */
  allowBrokenLinks: string | undefined;
  startedAt: Date;
};

/** A canary as it was, or is: `ending` says how it ended. */
export type CanaryRecord = Pick<
  Canary,
  'id' | 'parts' | 'share' | 'steps' | 'who' | 'startedAt'
> & {
  endedAt: Date | null;
  ending: string | null;
};

/** What is counted of the visitors who get the canary, and of all others. */
export type CanarySide = 'canary' | 'live';

/** What becomes of the canary when something else goes live. */
export type CanaryFate = { kind: 'remade'; version: SiteVersion } | CanaryEnd;

/** The end of a canary: a sentence, and what the journal says of it, unless another line says it already. */
export type CanaryEnd = { kind: 'ended'; ending: string; auditEntry?: AuditEntry };

/** The canaries of a registry; at most one runs at a time. */
export type Canaries = {
  /** The one that runs; `null` when none does. */
  current: () => Promise<Canary | null>;
  /** The one that was begun last; `null` before the first. */
  latest: () => Promise<CanaryRecord | null>;
  /**
   * Begins a canary if the live pointer still has the number `fence`, which rises, and none runs; otherwise nothing has
   * changed and `false` is given.
   */
  begin: (order: {
    fence: number;
    canary: Pick<Canary, 'parts' | 'version' | 'share' | 'steps' | 'person' | 'allowBrokenLinks'>;
    auditEntry: AuditEntry;
  }) => Promise<boolean>;
  /** Gives the canary to another share of visitors, if the pointer still has that number; says whether it had. */
  step: (order: {
    fence: number;
    id: string;
    share: number;
    auditEntry: AuditEntry;
  }) => Promise<boolean>;
  /** Takes the canary back, if the pointer still has that number; says whether it had. */
  end: (order: { fence: number; id: string; end: CanaryEnd }) => Promise<boolean>;
};

type CanariesContext = {
  now: () => number;
  who: string;
  whenFree: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Tells hosts, when a transaction is done, that something has changed. */
  announce: (tables: Kysely<RegistryTables>) => Promise<void>;
};

const SALT_BYTES = 32;

const partsSchema = v.array(v.object({ name: partName, id: v.string() }));
const stepsSchema = v.array(v.object({ share: v.number(), afterMs: v.number() }));

/** The canaries in an open, migrated database. */
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

  /** Does something to the canary in one step with the number of the pointer. */
  const inStep = (
    fence: number,
    id: string | null,
    work: (tables: Kysely<RegistryTables>, live: string | null) => Promise<void>,
  ) =>
    whenFree(() =>
      db.transaction().execute(async (tables) => {
        if (!(await movePointer(tables, fence))) return false;
        // Nobody can end or begin one without the number that we have just raised.
        const present = await running(tables).executeTakeFirst();
        if ((present?.id ?? null) !== id) throw new AnotherCanaryError();
        const { version } = await tables
          .selectFrom('delivery_live')
          .select('version')
          .executeTakeFirstOrThrow();
        await work(tables, version);
        await announce(tables);
        return true;
      }),
    ).catch((error: unknown) => {
      if (error instanceof AnotherCanaryError) return false;
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
      inStep(fence, null, async (tables, live) => {
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
            // The latest is the last by this, whatever the clock says.
            started_at: Math.max(now(), ((await latestRow(tables))?.started_at ?? 0) + 1),
            age: 0,
            ended_at: null,
            ending: null,
          })
          .execute();
        await keepVersion(tables, version, now());
        await note(tables, live, auditEntry);
      }),

    step: ({ fence, id, share, auditEntry }) =>
      inStep(fence, id, async (tables, live) => {
        await tables.updateTable('delivery_canaries').set({ share }).where('id', '=', id).execute();
        await note(tables, live, auditEntry);
      }),

    end: ({ fence, id, end }) =>
      inStep(fence, id, async (tables, live) => {
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

/** Changes the canary as part of a move of the live pointer to the version `live`. */
export async function followFate(
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
    await keepVersion(tables, fate.version, now);
    return;
  }
  await endCanary(tables, fate.ending, now);
  if (!fate.auditEntry) return;
  const rest = { who: fate.auditEntry.who ?? who, at: now, before: live, after: live };
  await writeEntry(tables, fate.auditEntry, { ...rest, outcome: 'done' });
}

/** Without the salt nobody can tell any more who was among its visitors. */
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

/** Another canary runs than the one that was meant, so nothing is done. */
class AnotherCanaryError extends Error {
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
