import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { RegistryTables } from './registry-tables.ts';

/** An entry to add to the audit log. */
export type AuditEntry = {
  /** An imperative description, such as `promote mfe-blog 0123456789abcdef`. */
  what: string;
  /** What changed, or why it was rejected. */
  details: readonly string[];
  /** Parts, `config` or `posts`; empty for the site as a whole. */
  sections?: readonly string[];
  /** The actor; by default, the user running this program. */
  who?: string;
  /** The stated reason. */
  why?: string | undefined;
  /** The source revision of each part, where known. */
  commits?: Readonly<Record<string, string>>;
};

/** `live`: visitors get another version. `refused`: rejected without changes. `done`: anything else. */
export type Ending = 'live' | 'refused' | 'done';

/** An entry of the audit log. */
export type JournalEntry = {
  at: Date;
  who: string;
  what: string;
  outcome: Ending;
  /** The live versions before and after; equal if nothing went live. */
  before: string | null;
  after: string | null;
  details: readonly string[];
  sections: readonly string[];
  /** The stated reason. */
  why: string | null;
  commits: Readonly<Record<string, string>>;
};

/** A line with its number, which it keeps. */
export type NumberedEntry = JournalEntry & { position: number };

/** Which lines are wanted; all when left out. */
export type JournalFilter = {
  /** Entries that contain this text, ignoring case. */
  naming?: string | undefined;
  /** Entries about any of these sections. */
  sections?: readonly string[] | undefined;
  /** Those of somebody, as the journal names them. */
  who?: string | undefined;
  outcome?: Ending | undefined;
  /** The one with this number. */
  position?: number | undefined;
};

const detailsSchema = v.array(v.string());
const sectionsSchema = v.array(v.string());
const commitsSchema = v.record(v.string(), v.string());

/** The caller must hold the lock on the live pointer's row, so that positions are unique. */
export async function writeEntry(
  tables: Kysely<RegistryTables>,
  { what, details, sections = [], why, commits = {} }: AuditEntry,
  rest: { who: string; at: number; outcome: Ending; before: string | null; after: string | null },
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
    })
    .execute();
}

/** Newest first. */
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

/** Reads a page of the lines that fit a filter, the latest first, and how many they are in all. */
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

/** Everybody that the journal names, in the order of letters. */
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
    outcome: row.outcome === 'live' || row.outcome === 'done' ? row.outcome : 'refused',
    before: row.before,
    after: row.after,
    details: v.parse(detailsSchema, JSON.parse(row.details)),
    sections: v.parse(sectionsSchema, JSON.parse(row.sections)),
    why: row.why,
    commits: v.parse(commitsSchema, JSON.parse(row.commits)),
  };
}

/** A LIKE pattern for texts that contain this one. */
function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}
