import type { Kysely } from 'kysely';
import type { RegistryTables } from './registry-tables.ts';

/** The `what` of the entry that records a backup. */
export const BACKED_UP = 'back up the site';

/** An entry to add to the audit log. */
export type AuditEntry = {
  /** An imperative description, such as `promote mfe-blog 0123456789abcdef`. */
  what: string;
  /** What changed, or why it was rejected. */
  details: readonly string[];
  /** Parts, `config` or `posts`; empty for the site as a whole. */
  sections?: readonly string[];
  /** The actor; defaults to the user running this program. */
  who?: string;
  /** The stated reason. */
  why?: string | undefined;
  /** The source revision of each part, if known. */
  commits?: Readonly<Record<string, string>>;
};

/**
 * `live`: visitors get another version. `waiting`: it can go live once somebody approves it. `refused`: rejected without
 * changes. `done`: any other action.
 */
export const endings = ['live', 'waiting', 'refused', 'done'] as const;
export type Ending = (typeof endings)[number];

/** Adds an entry about something that doesn't move the live pointer. */
export type AddEntry = (
  tables: Kysely<RegistryTables>,
  entry: AuditEntry,
  outcome: Exclude<Ending, 'live'>,
) => Promise<void>;

/** What all tables of the registry share. */
export type RegistryContext = {
  now: () => number;
  /** The user running this program. */
  who: string;
  /** Runs a transaction that locks the live pointer's row, so that concurrent writers get distinct positions. */
  inTurn: <Result>(work: (tables: Kysely<RegistryTables>) => Promise<Result>) => Promise<Result>;
  addEntry: AddEntry;
};

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

/** An entry with its permanent number. */
export type NumberedEntry = JournalEntry & { position: number };

/** Selects entries; all if empty. */
export type JournalFilter = {
  /** Only entries that contain this text, ignoring case. */
  naming?: string | undefined;
  /** Only entries about any of these sections. */
  sections?: readonly string[] | undefined;
  /** Only entries of this actor, exactly as recorded. */
  who?: string | undefined;
  outcome?: Ending | undefined;
  /** Only the entry with this number. */
  position?: number | undefined;
};
