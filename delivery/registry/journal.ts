import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import {
  type AuditEntry,
  type Ending,
  endings,
  type JournalEntry,
  type JournalFilter,
  type NumberedEntry,
} from './journal-entry.ts';
import type { RegistryTables } from './registry-tables.ts';

const detailsSchema = v.array(v.string());
const sectionsSchema = v.array(v.string());
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

/** Reads the newest matching entries, newest first. */
export async function readEntries(
  db: Kysely<RegistryTables>,
  limit: number,
  filter: JournalFilter = {},
): Promise<JournalEntry[]> {
  const rows = await matching(db, filter)
    .selectAll()
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.map(entryIn);
}

/** Reads a page of the matching entries, newest first, and the total number of matches. */
export async function readPage(
  db: Kysely<RegistryTables>,
  { skip, most }: { skip: number; most: number },
  filter: JournalFilter = {},
): Promise<{ entries: readonly NumberedEntry[]; total: number }> {
  const fitting = matching(db, filter);
  const rows = await fitting
    .selectAll()
    .orderBy('position', 'desc')
    .limit(most)
    .offset(skip)
    .execute();
  const { total } = await fitting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = rows.map((row) => ({ ...entryIn(row), position: row.position }));
  return { entries, total };
}

/** Reads everybody who appears as an actor, sorted by name. */
export async function readPeople(db: Kysely<RegistryTables>): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery_journal')
    .select('who')
    .distinct()
    .orderBy('who')
    .execute();
  return rows.map(({ who }) => who);
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

function entryIn(row: Selectable<RegistryTables['delivery_journal']>): JournalEntry {
  return {
    at: new Date(row.at),
    who: row.who,
    what: row.what,
    outcome: endings.find((ending) => ending === row.outcome) ?? 'refused',
    before: row.before,
    after: row.after,
    details: v.parse(detailsSchema, JSON.parse(row.details)),
    sections: v.parse(sectionsSchema, JSON.parse(row.sections)),
    why: row.why,
    commits: v.parse(commitsSchema, JSON.parse(row.commits)),
  };
}

/** Returns a LIKE pattern for texts that contain this one. */
function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}
