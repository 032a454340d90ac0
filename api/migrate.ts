import { readApiConfig } from './config.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openDatabase } from './database/open-database.ts';
import { errorFacts } from './http/error-facts.ts';

/** Brings the configured database's tables up to date and says what it did. */
async function migrate(): Promise<void> {
  const read = readApiConfig();
  if (read.kind === 'invalid') throw new Error(read.problems.join('; '));
  const database = await openDatabase(read.config.database);
  try {
    const steps = await migrateDatabase(database);
    console.log(steps.length === 0 ? 'The tables were up to date.' : `Done: ${steps.join(', ')}.`);
  } finally {
    await database.close();
  }
}

migrate().catch((error: unknown) => {
  console.error(`The database could not be migrated: ${errorFacts(error).message}`);
  process.exitCode = 1;
});
