import { describe, expect, test } from '@jest/globals';
import { createTestDatabase } from '@site/api/testing/test-postgres.ts';
import { testSwift } from '@site/delivery/testing/test-swift.ts';
import { findNginx } from '../support/find-nginx.ts';
import { twoHosts } from './two-hosts.ts';

const nginx = findNginx({ install: false });
if (nginx.kind === 'missing') process.stderr.write(`${nginx.message}\n`);
const storage = testSwift();

/** The test mostly waits for five servers and seven hosts to start. The timeout only stops a hanging test. */
const LONGEST_MS = 900_000;

(storage !== null && nginx.kind !== 'missing' ? describe : describe.skip)('two hosts', () => {
  test(
    'serve every visitor from a single version during promotions, kills and outages',
    async () => {
      const databaseUrl = await createTestDatabase();
      const report = await twoHosts(databaseUrl, storage ?? '');
      expect(report.failures).toEqual([]);
      expect(report.answers).toBeGreaterThan(100);
      expect(report.versionsSeen).toBeGreaterThan(3);
    },
    LONGEST_MS,
  );
});
