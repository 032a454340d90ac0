import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { RegistryTables } from './registry-tables.ts';

/** What is written down of something that was asked for. */
export type AuditEntry = {
  /** A sentence without a subject, such as `promote mfe-blog 0123456789abcdef`. */
  what: string;
  /** What changed, or why it was refused, a line each. */
  details: readonly string[];
  /** The sections it was about: parts, `config` and `posts`; none for what concerns the site as a whole. */
  sections?: readonly string[];
  /** Who asked for it; whoever runs this program when left out. */
  who?: string;
  /** The reason that was given. */
  why?: string | undefined;
  /** The revision of the source that each part was built from, as far as it is known. */
  commits?: Readonly<Record<string, string>>;
};

/** How something ended: visitors get another version, nothing has changed, or something else than a version has. */
export type Ending = 'live' | 'refused' | 'done';

/** One line of the journal. */
export type JournalEntry = {
  at: Date;
  who: string;
  what: string;
  outcome: Ending;
  /** The versions that were live before and after; the same when visitors got nothing new. */
  before: string | null;
  after: string | null;
  details: readonly string[];
  sections: readonly string[];
  /** The reason that was given. */
  why: string | null;
  commits: Readonly<Record<string, string>>;
};

/** Which lines are wanted; all when left out. */
export type JournalFilter = {
  /** Those that have this text in what was done, its details, who did it or why; capitals count for nothing. */
  naming?: string | undefined;
  /** Those about any of these sections. */
  sections?: readonly string[] | undefined;
};

const detailsSchema = v.array(v.string());
const sectionsSchema = v.array(v.string());
const commitsSchema = v.record(v.string(), v.string());

/** Adds a line. The caller holds the row of the live pointer, so that no two lines get the same position. */
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

/** Reads lines, the latest first. */
export async function readEntries(
  db: Kysely<RegistryTables>,
  most: number,
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
  const rows = await query.orderBy('position', 'desc').limit(most).execute();
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

/** A pattern for texts that contain another, whose own signs mean nothing. */
function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}
