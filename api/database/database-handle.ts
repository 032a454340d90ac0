import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** An open database. Whoever opened it closes it. */
export type DatabaseHandle = {
  db: Kysely<Schema>;
  dialect: 'sqlite' | 'postgres';
  /** The settings that make a committed row safe, as the database itself reported them. */
  durability: Readonly<Record<string, string | number>>;
  /** Lets running queries end and gives back every connection; a second call does nothing. */
  close: () => Promise<void>;
};

/** What came of work on the database that it refused or could not do; `error` is for the log alone. */
export type DatabaseUnavailable = { kind: 'unavailable'; error: unknown };

/** Does work on the database, and gives its failure as a value. */
export async function attempt<Result>(
  work: () => Promise<Result>,
): Promise<Result | DatabaseUnavailable> {
  try {
    return await work();
  } catch (error) {
    return { kind: 'unavailable', error };
  }
}
