import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import {
  type AuditEntry,
  type Ending,
  endings,
  type JournalEntry,
  type JournalFilter,
  type NumberedEntry,
  type RegistryContext,
} from './journal-entry.ts';
import type { RegistryTables } from './registry-tables.ts';

const textsSchema = v.array(v.string());
const commitsSchema = v.record(v.string(), v.string());

/** `who` is the actor unless the entry names one. */
type Facts = { who: string; at: number; outcome: Ending };

/** Writes an entry. The caller must hold the lock on the live pointer's row, so that positions are unique. */
export async function writeEntry(
  tables: Kysely<RegistryTables>,
  { what, details, sections = [], why, commits = {}, who }: AuditEntry,
  rest: Facts & { before: string | null; after: string | null },
): Promise<void> {
  await tables
    .insertInto('delivery_journal')
    .values({
      position: sql<number>`(select coalesce(max(position), 0) + 1 from delivery_journal)`,
      what,
      details: JSON.stringify(details),
      sections: JSON.stringify(sections),
      why: why ?? null,
      commits: JSON.stringify(commits),
      ...rest,
      ...(who !== undefined && { who }),
    })
    .execute();
}

/** Like `writeEntry`, for an action that leaves the live version in place. */
export async function writeCurrentEntry(
  tables: Kysely<RegistryTables>,
  entry: AuditEntry,
  facts: Facts,
): Promise<void> {
  const { version } = await tables
    .selectFrom('delivery_live')
    .select('version')
    .executeTakeFirstOrThrow();
  await writeEntry(tables, entry, { ...facts, before: version, after: version });
}

/** The audit log. */
export function journalMethods(
  db: Kysely<RegistryTables>,
  { inTurn, addEntry }: Pick<RegistryContext, 'inTurn' | 'addEntry'>,
) {
  const add = (entry: AuditEntry, outcome: Exclude<Ending, 'live'>) =>
    inTurn((tables) => addEntry(tables, entry, outcome));

  async function read(
    filter: JournalFilter,
    { skip = 0, most }: { skip?: number; most: number },
  ): Promise<NumberedEntry[]> {
    const newest = matching(db, filter).selectAll().orderBy('position', 'desc');
    return (await newest.limit(most).offset(skip).execute()).map(entryIn);
  }

  return {
    /** Logs a rejected order. */
    refuse: (entry: AuditEntry) => add(entry, 'refused'),
    /** Logs an order that only lacks approvals. */
    noteWaiting: (entry: AuditEntry) => add(entry, 'waiting'),
    /** Logs an action that doesn't move the pointer. */
    note: (entry: AuditEntry) => add(entry, 'done'),

    /** Returns entries of the audit log, newest first. */
    journal: async (most: number, filter: JournalFilter = {}): Promise<JournalEntry[]> =>
      (await read(filter, { most })).map(({ position: _position, ...entry }) => entry),

    /** Returns a page of the matching entries, newest first, and the total number of matches. */
    async journalPage(page: { skip: number; most: number }, filter: JournalFilter = {}) {
      const { total } = await matching(db, filter)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { entries: await read(filter, page), total };
    },

    /** Returns everybody who appears as an actor, sorted by name. */
    async journalPeople() {
      const actors = db.selectFrom('delivery_journal').select('who').distinct().orderBy('who');
      return (await actors.execute()).map(({ who }) => who);
    },
  };
}

function matching(
  db: Kysely<RegistryTables>,
  { naming, sections, who, outcome, position }: JournalFilter,
): SelectQueryBuilder<RegistryTables, 'delivery_journal', object> {
  let query = db.selectFrom('delivery_journal');
  if (naming !== undefined) {
    const pattern = containing(naming);
    query = query.where(({ or }) =>
      or(
        (['what', 'details', 'who', 'why'] as const).map(
          (column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
        ),
      ),
    );
  }
  if (sections) {
    query = query.where(({ or }) =>
      or(
        sections.map(
          (section) => sql<boolean>`sections like ${containing(`"${section}"`)} escape '\\'`,
        ),
      ),
    );
  }
  if (who !== undefined) query = query.where('who', '=', who);
  if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  if (position !== undefined) query = query.where('position', '=', position);
  return query;
}

function entryIn(row: Selectable<RegistryTables['delivery_journal']>): NumberedEntry {
  return {
    position: row.position,
    at: new Date(row.at),
    who: row.who,
    what: row.what,
    outcome: endings.find((ending) => ending === row.outcome) ?? 'refused',
    before: row.before,
    after: row.after,
    details: v.parse(textsSchema, JSON.parse(row.details)),
    sections: v.parse(textsSchema, JSON.parse(row.sections)),
    why: row.why,
    commits: v.parse(commitsSchema, JSON.parse(row.commits)),
  };
}

/** Returns a LIKE pattern for texts that contain this one. */
function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}
