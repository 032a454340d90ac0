import { writeFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createClockGuard } from '@site/api/jobs/clock-guard.ts';
import { judgeRun } from '@site/api/submissions/retention-clock.ts';
import { createSubmissionStore } from '@site/api/submissions/store-submission.ts';
import { BACKED_UP } from '@site/delivery/registry/journal-entry.ts';
import { publicFolder } from '@site/delivery/host/served-tree.ts';
import { openTestSite, type TestSite } from '@site/delivery/testing/open-test-site.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { HOUR_MS } from '@site/kit/durations.ts';
import { openTestDesk, type TestDesk } from '../../testing/open-test-desk.ts';
import { statusSection } from './status-section.tsx';

let site: TestSite;
let desk: TestDesk;
let host: FastifyInstance;
/** The host's response to readiness checks. */
let answer: { body: object; aheadMs: number };

beforeEach(async () => {
  site = await openTestSite();
  await site.goLive({ name: 'shell' }, { name: 'mfe-home', pages: { '/': 'Home' } });
  const { id } = await site.stores.registry.live();
  answer = { body: { siteVersion: id }, aheadMs: 0 };
  host = Fastify();
  host.get('/readyz', (_request, reply) =>
    reply.header('date', new Date(Date.now() + answer.aheadMs).toUTCString()).send(answer.body),
  );
  const address = await host.listen({ host: '127.0.0.1', port: 0 });
  desk = await openTestDesk(
    ({ database }) => [statusSection({ stores: site.stores, database, hosts: [address] })],
    { registry: site.stores.registry },
  );
});

afterEach(async () => {
  jest.restoreAllMocks();
  await host.close();
  await desk.close();
  await site.close();
});

/** What the page with the status says, without its markup. */
async function statusFor(browser: Awaited<ReturnType<TestDesk['signIn']>>): Promise<string> {
  const { status, body } = await browser.get('/status');
  expect(status).toBe(200);
  return body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a healthy site lists its hosts and stores', async () => {
  await site.stores.registry.note({ what: BACKED_UP, details: [] });
  const operator = await desk.signIn('operator');
  const words = await statusFor(operator);
  expect(words).toContain('Healthy Machines');
  expect(words).toMatch(/serving [\da-f]+ \(live\) in sync/);
  expect(words).toContain('Forms available');
  expect(words).toMatch(/Last backup \d+ \w+ \d{4}, /);
  expect(words).toContain('0 pending, 0 failed');
  expect(words).toContain('Nothing was measured yet.');
});

test('reports lagging and unreachable hosts, clock skew, old backups and paused retention', async () => {
  const operator = await desk.signIn('operator');
  const { database } = desk;
  const request = { name: 'Asha', email: 'asha@example.in' };
  await createSubmissionStore(database).store('deletion', request);
  const failed = { state: 'dead', outcome: 'status 500' } as const;
  await database.db.updateTable('jobs').set(failed).execute();
  const planned = { due: 1, total: 1, hasOldCounts: false };
  for (const daysAgo of [0, 3]) {
    const now = () => Date.now() - daysAgo * 24 * HOUR_MS;
    const guard = createClockGuard(database, 'retention', { now });
    await guard.check((moment, last) => judgeRun(planned, moment, last));
  }
  await site.stores.registry.note({ what: BACKED_UP, details: [] });
  const { id } = await site.stores.registry.live();
  const since = new Date(Date.now() - HOUR_MS);
  answer = {
    body: { siteVersion: id, cannotFollowSince: since.toISOString() },
    aheadMs: HOUR_MS,
  };
  const words = await statusFor(operator);
  expect(words).toContain('Attention');
  expect(words).toContain('has failed to follow the live version for 60 minutes');
  expect(words).toMatch(/The clock of \S+ is \d+ minutes ahead of the desk’s/);
  expect(words).toContain(
    'Nothing past its retention period is deleted: The clock is 3 days behind',
  );
  expect(words).toContain('One deletion request was not forwarded.');
  expect(words).not.toContain('asha');

  answer = { body: { siteVersion: '0'.repeat(16) }, aheadMs: 0 };
  expect(await statusFor(operator)).toContain('serves another version than the live one');
  const later = Date.now() + 72 * HOUR_MS;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  expect(await statusFor(await desk.signIn('operator'))).toContain('The last backup is');
});

test('an operator who has checked the clock ends the hold on retention', async () => {
  let clock = Date.now();
  const guard = createClockGuard(desk.database, 'retention', { now: () => clock });
  const run = { due: 1, total: 400, hasOldCounts: true };
  const check = () => guard.check((moment, last) => judgeRun(run, moment, last));
  await check();
  clock += 3 * 365 * 24 * HOUR_MS;
  await check();
  const growth = await desk.signIn('growth');
  expect(await statusFor(growth)).not.toContain('delete what is due');
  expect((await growth.post('/status/clock')).status).toBe(403);
  const operator = await desk.signIn('operator');
  expect(await statusFor(operator)).toContain('delete what is due');
  await operator.post('/status/clock');
  expect(await statusFor(operator)).not.toContain('Nothing past its retention period');
  expect(await check()).toBeNull();
  const [last] = await desk.registry.journal(1);
  expect(last).toMatchObject({ what: 'confirm the clock for retention' });
});

test('a site without a working host or forms database is down', async () => {
  const operator = await desk.signIn('operator');
  answer = { body: { siteVersion: null }, aheadMs: 0 };
  expect(await statusFor(operator)).toMatch(/Down http:\S+ has nothing to serve/);
  await host.close();
  await desk.database.close();
  const words = await statusFor(operator);
  expect(words).toMatch(/Down .* does not answer/);
  expect(words).toContain('Forms: The database does not answer.');
  expect(desk.log.join('')).toContain('could not read the status');
});

test('lists damaged files of the live version', async () => {
  const operator = await desk.signIn('operator');
  expect((await operator.get('/status/files')).body).toContain('files are intact');
  const page = path.join(publicFolder(site.stores.dataDir), 'index.html');
  await rm(page);
  await writeFile(page, 'something else');
  const { body } = await operator.get('/status/files');
  expect(body).toContain('These files are damaged.');
  expect(body).toContain('index.html');
});

test('an operator downloads a complete backup, which the audit log records', async () => {
  const operator = await desk.signIn('operator');
  expect(await statusFor(operator)).toContain('Last backup never');
  const { status, headers } = await operator.post('/status/backup');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-disposition': expect.stringMatching(/^attachment; filename="backup-[\d-]+\.tar\.gz"$/),
  });
  const [made, asked] = await site.stores.registry.journal(2);
  expect(asked).toMatchObject({ what: 'download a backup' });
  expect(made).toMatchObject({ what: BACKED_UP, who: expect.stringContaining('Person 1') });
  expect(await statusFor(operator)).not.toContain('Last backup never');
});

test('nobody but an operator downloads a backup', async () => {
  const growth = await desk.signIn('growth');
  expect(await statusFor(growth)).not.toContain('Download a backup');
  expect((await growth.post('/status/backup')).status).toBe(403);
});
