import { type Kysely, sql } from 'kysely';
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

export type JournalFilter = {
  /** Entries that contain this text, ignoring case. */
  naming?: string | undefined;
  /** Entries about any of these sections. */
  sections?: readonly string[] | undefined;
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
  { naming, sections }: JournalFilter = {},
): Promise<JournalEntry[]> {
  let query = db.selectFrom('delivery_journal').selectAll();
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
  const rows = await query.orderBy('position', 'desc').limit(limit).execute();
  return rows.map((row) => ({
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
  }));
}

/** A LIKE pattern for texts that contain this one. */
function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}
