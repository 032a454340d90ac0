import { describe, expect, test } from '@jest/globals';
import { createTestDatabase } from '@site/api/testing/test-postgres.ts';
import { testSwift } from '@site/delivery/testing/test-swift.ts';
import { findNginx } from '../support/find-nginx.ts';
import { twoHosts } from './two-hosts.ts';

const nginx = findNginx({ install: false });
if (nginx.kind === 'missing') process.stderr.write(`${nginx.message}\n`);
const storage = testSwift();

/** Mostly the start of five servers and seven hosts. The timeout only stops a hanging test. */
const LONGEST_MS = 900_000;

(storage !== null && nginx.kind !== 'missing' ? describe : describe.skip)('two hosts', () => {
  test(
    'answer every visitor from one version, whatever is promoted, killed or unavailable',
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
