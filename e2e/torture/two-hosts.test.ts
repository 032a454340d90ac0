import { describe, expect, test } from '@jest/globals';
import { createTestDatabase } from '@site/api/testing/test-postgres.ts';
import { isSwiftInstalled, NO_SWIFT } from '@site/delivery/testing/start-swift.ts';
import { findNginx } from '../support/find-nginx.ts';
import { twoHosts } from './two-hosts.ts';

const nginx = findNginx({ install: false });
const missing = [
  ...(isSwiftInstalled() ? [] : [NO_SWIFT]),
  ...(nginx.kind === 'missing' ? [nginx.message] : []),
];
for (const sentence of missing) process.stderr.write(`${sentence}\n`);

/** Most of it is starting five servers and seven hosts; the limit only ends what hangs. */
const LONGEST_MS = 900_000;

(missing.length === 0 ? describe : describe.skip)('two hosts', () => {
  test(
    'answer every visitor from one version, whatever ships, ends or is away',
    async () => {
      const databaseUrl = await createTestDatabase();
      // Other tests run beside this one, and need the processor as well.
      const report = await twoHosts({ databaseUrl, awayMs: 1500, rounds: 1, pauseMs: 100 });
      expect(report.failures).toEqual([]);
      expect(report.answers).toBeGreaterThan(100);
      expect(report.versionsSeen).toBeGreaterThan(3);
    },
    LONGEST_MS,
  );
});
