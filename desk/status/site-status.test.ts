import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSignalStore, type SignalKey } from '@site/api/signals/signal-store.ts';
import { MEASURED_ONE_IN } from '@site/kit/signals/page-signal.ts';
import { bucketOf } from '@site/api/signals/vital-buckets.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openStores, type Stores } from '@site/delivery/stores/stores.ts';
import { openTestDatabase } from '@site/delivery/testing/open-test-database.ts';
import { readSiteStatus } from './site-status.ts';

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

test('groups reports by release, page and day, with the 75th percentile of what was measured', async () => {
  const store = createSignalStore(database);
  const lcp = (value: number) =>
    key({ subject: 'vital', name: 'lcp', bucket: bucketOf('lcp', value) });
  await store.add('2026-11-22', [
    [key({}), 4],
    [key({ subject: 'failure', name: 'section-failed' }), 3],
    [key({ subject: 'failure', name: 'script-error' }), 5],
    [lcp(400), 1],
    [lcp(5000), 3],
    [key({ route: '/' }), 1],
    [
      key({ subject: 'policy', name: 'img-src', part: 'other', release: 'other', route: 'none' }),
      2,
    ],
  ]);
  await store.add('2026-11-21', [[key({ subject: 'failure', name: 'section-failed' }), 9]]);
  await store.add('2026-11-01', [[key({ subject: 'failure', name: 'section-failed' }), 1000]]);
  const { releases, routes, days, policies } = await readSiteStatus(stores.registry, database, {
    now,
  });
  const of = { part: 'mfe-blog', release };
  const views = 5 * MEASURED_ONE_IN;
  const failures = [
    ['section-failed', 12],
    ['script-error', 5],
  ];
  expect(releases).toEqual([{ ...of, views, failures }]);
  expect(routes).toMatchObject([
    { route: '/', measured: 1, releases: [{ ...of, p75: { lcp: null } }] },
    { route: '/blog/:id', measured: 4, releases: [{ ...of, p75: { lcp: 6000, cls: null } }] },
  ]);
  expect(days).toMatchObject([
    { day: '2026-11-22', views, failures: 8, p75: { lcp: 6000 } },
    { day: '2026-11-21', views: 0, failures: 9, p75: { lcp: null } },
  ]);
  expect(policies).toEqual([['img-src', 2]]);
});
