import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClockGuard } from '@site/api/jobs/clock-guard.ts';
import { judgeRun } from '@site/api/submissions/retention-clock.ts';
import { createSignalStore, type SignalKey } from '@site/api/signals/signal-store.ts';
import { bucketOf } from '@site/api/signals/vital-buckets.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openStores, type Stores } from '@site/delivery/stores/stores.ts';
import { openTestDatabase } from '@site/delivery/testing/open-test-database.ts';
import { readSiteStatus } from './site-status.ts';
import { statusText } from './status-text.ts';

const release = '0123456789abcdef';
const now = () => Date.UTC(2026, 10, 22, 12);
const key = (changes: Partial<SignalKey>): SignalKey => ({
  subject: 'view',
  name: 'measured',
  part: 'mfe-blog',
  release,
  route: '/blog/:id',
  bucket: 0,
  ...changes,
});

let folder: string;
let stores: Stores;
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'status-'));
  stores = await openStores(folder, { dialect: 'sqlite', file: '' });
  database = await openTestDatabase(folder);
});

afterEach(async () => {
  await database.close();
  await stores.registry.close();
  await rm(folder, { recursive: true });
});

const text = async () => statusText(await readSiteStatus(stores.registry, database, { now }));

test('shows the status of a site without visitors', async () => {
  const lines = await text();
  expect(lines[0]).toBe('Version none: nothing is live yet');
  expect(lines).toContain('  no reports');
  expect(lines).toContain('  no measurements yet');
});

test('shows that retention is paused, and what to do', async () => {
  let clock = now();
  const guard = createClockGuard(database, 'retention', { now: () => clock });
  const run = { due: 1, total: 400, hasOldCounts: true };
  expect((await text()).join(' ')).not.toContain('Nothing is deleted');
  const check = () => guard.check((moment, last) => judgeRun(run, moment, last));
  await check();
  clock += 3 * 365 * 86_400_000;
  await check();
  const lines = await text();
  expect(lines.join(' ')).toContain(
    'Nothing is deleted: The clock is 1095 days ahead of the last run,',
  );
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

test('shows failures by release and the 75th percentile by page in 80 columns', async () => {
  const store = createSignalStore(database);
  const lcp = (value: number) =>
    key({ subject: 'vital', name: 'lcp', bucket: bucketOf('lcp', value) });
  const longRoute = `/${'assessments/'.repeat(9)}`;
  await store.add('2026-11-22', [
    [key({}), 4],
    [key({ subject: 'failure', name: 'section-failed' }), 3],
    [key({ subject: 'failure', name: 'script-error' }), 5],
    [lcp(400), 1],
    [lcp(5000), 3],
    [key({ route: longRoute }), 1],
    [
      key({ subject: 'policy', name: 'img-src', part: 'other', release: 'other', route: 'none' }),
      2,
    ],
  ]);
  await store.add('2026-11-21', [[key({ subject: 'failure', name: 'section-failed' }), 9]]);
  await store.add('2026-11-01', [[key({ subject: 'failure', name: 'section-failed' }), 1000]]);
  const lines = await text();
  const from = lines.indexOf(`mfe-blog ${release}, about 50 page views`);
  expect(lines.slice(from, from + 3)).toEqual([
    `mfe-blog ${release}, about 50 page views`,
    '     12  section-failed',
    '      5  script-error',
  ]);
  expect(lines.find((line) => line.endsWith('/blog/:id'))).toMatch(/^ {2}6000! +- +- +- +- +4 +/);
  expect(lines).toContain('  2  img-src');
  expect(lines).toContain('  0  waitlist');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});
