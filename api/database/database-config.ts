import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { optional, parseEnvironment, variable } from '../environment.ts';

/** An embedded database file, or a PostgreSQL server. */
export type DatabaseConfig =
  | { dialect: 'sqlite'; file: string }
  | {
      dialect: 'postgres';
      url: string;
      /** The local data folder, where `installation.json` may exist. */
      folder?: string;
    };

/** Resolves a relative DATA_DIR the same way from any working directory. */
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The variables that select the database. */
export const databaseVariables = {
  DATA_DIR: variable('.data', v.string()),
  DATABASE_URL: optional(
    isPostgresUrl,
    'must look like postgres://user:password@host:5432/database, or be unset',
  ),
};

export function databaseIn({
  DATA_DIR,
  DATABASE_URL,
}: Record<keyof typeof databaseVariables, string>): DatabaseConfig {
  const folder = resolve(projectFolder, DATA_DIR);
  return DATABASE_URL === ''
    ? { dialect: 'sqlite', file: resolve(folder, 'site.sqlite') }
    : { dialect: 'postgres', url: DATABASE_URL, folder };
}

/** Reads the database from the environment, for programs that need none of the API's other settings. */
export function readDatabaseConfig(): DatabaseConfig {
  return databaseIn(parseEnvironment(v.object(databaseVariables), process.env));
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}
