import { readApiConfig } from './config.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openDatabase } from './database/open-database.ts';
import { errorFacts } from './http/error-facts.ts';

async function migrate(): Promise<void> {
  const read = readApiConfig();
  if (read.kind === 'invalid') throw new Error(read.problems.join('; '));
  const database = await openDatabase(read.config.database);
  try {
    const steps = await migrateDatabase(database);
    console.log(steps.length === 0 ? 'Already up to date.' : `Applied ${steps.join(', ')}.`);
  } finally {
    await database.close();
  }
}

migrate().catch((error: unknown) => {
  console.error(`Migration failed: ${errorFacts(error).message}`);
  process.exitCode = 1;
});
