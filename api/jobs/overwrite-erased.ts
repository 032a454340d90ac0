import type { DatabaseHandle } from '../database/database-handle.ts';
import { scrubDatabase } from '../database/scrub-database.ts';
import { errorFacts } from '../http/error-facts.ts';
import type { JobHandler } from './run-jobs.ts';

/** The kind of job that overwrites the traces of erased rows. It is added in the transaction that erases them. */
export const OVERWRITE_JOB = 'overwrite-erased';

/** Overwrites the traces of erased rows in the database files. */
export function overwriteErased(database: DatabaseHandle): JobHandler {
  return {
    what: 'overwriting of erased rows',
    run: async () => {
      const scrubbed = await scrubDatabase(database);
      if (scrubbed.kind === 'scrubbed') return { kind: 'done' };
      const { code, name } = errorFacts(scrubbed.error);
      return { kind: 'failed', outcome: code ?? (name === 'Error' ? 'database in use' : name) };
    },
  };
}
