import { describe, expect, test } from '@jest/globals';
import { errorFacts } from '../http/error-facts.ts';
import { addJob } from '../jobs/job-store.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';

describe.each(dialects)('on %s', (dialect) => {
  const { open } = useDatabases(dialect);

  test('rejects a job about a submission that does not exist', async () => {
    const { db } = await open();
    const failure: unknown = await db
      .transaction()
      .execute((transaction) => addJob(transaction, { kind: 'a', submissionId: 'none' }, 0))
      .catch((error: unknown) => error);
    expect(errorFacts(failure).message).toMatch(/foreign key/i);
  });
});
