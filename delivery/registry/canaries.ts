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

/** What becomes of a canary when something else goes live. */
export type CanaryFate = { kind: 'remade'; id: string; version: SiteVersion } | CanaryEnd;

/** The end of a canary: a sentence, and what the journal says of it, unless another line says it already. */
export type CanaryEnd = { kind: 'ended'; id: string; ending: string; auditEntry?: AuditEntry };

/** The canaries of a registry. A part is in one running canary at most. */
export type Canaries = {
  /** Those that run, the first begun first. Who reads the fence before them knows whether they still do. */
  running: () => Promise<readonly Canary[]>;
  /** The latest canary of each part, the last begun first. Those that run are among them. */
  latest: () => Promise<readonly CanaryRecord[]>;
  /** Begins a canary if the live pointer still has the number `fence`, which rises; says whether it had. */
  begin: (order: {
    fence: number;
    canary: Pick<Canary, 'parts' | 'version' | 'share' | 'steps' | 'person' | 'allowBrokenLinks'>;
    auditEntry: AuditEntry;
  }) => Promise<boolean>;
  /** Gives a canary to another share of visitors, if the pointer still has that number; says whether it had. */
  step: (order: {
    fence: number;
    id: string;
    share: number;
    auditEntry: AuditEntry;
  }) => Promise<boolean>;
  /** Takes a canary back, if the pointer still has that number; says whether it had. */
  end: (order: { fence: number; end: CanaryEnd }) => Promise<boolean>;
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
  /** Does something to a canary in one step with the number of the pointer. */
  const inStep = (
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
        const rows = await db
          .selectFrom('delivery_canaries')
          .selectAll()
          .where('ended_at', 'is', null)
          .orderBy('started_at')
          .execute();
        return rows.map(canaryIn);
      }),

    latest: () =>
      whenFree(async () => {
        const rows = await db
          .selectFrom('delivery_canaries')
          .select(['id', 'parts', 'share', 'steps', 'who', 'started_at', 'ended_at', 'ending'])
          .orderBy('started_at', 'desc')
          .execute();
        const seen = new Set<PartName>();
        const isLatest = ({ parts }: CanaryRecord) => {
          const isNew = parts.some(({ name }) => !seen.has(name));
          for (const { name } of parts) seen.add(name);
          return isNew;
        };
        return rows.map(recordIn).filter(isLatest);
      }),

    begin: ({ fence, canary, auditEntry }) =>
      inStep(fence, async (tables, live) => {
        const { parts, version, share, steps, person, allowBrokenLinks } = canary;
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
            steps: JSON.stringify(steps),
            salt: randomBytes(SALT_BYTES).toString('hex'),
            who: auditEntry.who ?? who,
            person: person ?? null,
            allow_broken_links: allowBrokenLinks ?? null,
            // The latest is the last by this, whatever the clock says.
            started_at: Math.max(now(), (last?.startedAt ?? 0) + 1),
            age: 0,
            ended_at: null,
            ending: null,
          })
          .execute();
        await keepVersion(tables, version, now());
        await note(tables, live, auditEntry);
      }),

    step: ({ fence, id, share, auditEntry }) =>
      inStep(fence, async (tables, live) => {
        await tables.updateTable('delivery_canaries').set({ share }).where('id', '=', id).execute();
        await note(tables, live, auditEntry);
      }),

    end: ({ fence, end }) =>
      inStep(fence, async (tables, live) => {
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

/** Changes a canary as part of a move of the live pointer to the version `live`. */
export async function followFate(
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
    await keepVersion(tables, fate.version, now);
    return;
  }
  await endCanary(tables, fate, now);
  if (!fate.auditEntry) return;
  const rest = { who: fate.auditEntry.who ?? who, at: now, before: live, after: live };
  await writeEntry(tables, fate.auditEntry, { ...rest, outcome: 'done' });
}

/** Without the salt nobody can tell any more who was among its visitors. */
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

type FactsRow = Pick<CanaryRow, 'id' | 'parts' | 'share' | 'steps' | 'who' | 'started_at'>;

function factsIn({ id, parts, share, steps, who, started_at }: FactsRow) {
  return {
    id,
    parts: v.parse(partsSchema, JSON.parse(parts)),
    share,
    steps: v.parse(stepsSchema, JSON.parse(steps)),
    who,
    startedAt: new Date(started_at),
  };
}
