import path from 'node:path';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { beginCanary } from '@site/desk/canary/begin-canary.ts';
import { canaryExtension } from '@site/desk/canary/watch-visitors.ts';
import { stopCanary } from '@site/desk/canary/change-canary.ts';
import { browserIdOf } from '@site/delivery/releases/release.ts';
import { publicFolder } from '@site/delivery/host/served-tree.ts';
import { createHost } from '@site/delivery/host/create-host.ts';
import { describe, type FakeRelease, openTestSite } from '@site/delivery/testing/open-test-site.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startNginx } from '../support/start-nginx.ts';
import { expect, serverTest as test } from '../support/test.ts';

const home = (words: string): FakeRelease => ({ name: 'mfe-home', pages: { '/': words } });

/** Cleanups that run whether a test passed or not. */
const opened: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

test('while a canary runs, nginx proxies pages and serves immutable files; if no host answers, it serves the live version', async () => {
  const site = await openTestSite();
  opened.push(site.close);
  const { stores } = site;
  await site.goLive({ name: 'shell' }, home('Old words'));
  const file = path.join(stores.dataDir, 'site.sqlite');
  const database = await openDatabase({ dialect: 'sqlite', file });
  opened.push(database.close);
  await migrateDatabase(database);
  const logger = createServerLogger({ write: () => {} });
  const host = await createHost({
    stores,
    database,
    logger,
    trustedProxies: 1,
    extensions: [canaryExtension()],
  });
  opened.push(() => host.close());
  const origin = await host.listen({ host: '127.0.0.1', port: 0 });
  const nginx = await startNginx({
    publicDir: publicFolder(stores.dataDir),
    hosts: [origin],
  });
  opened.push(nginx.close);

  /** Returns the responses that many browsers get. */
  const answers = (exactPath: string) =>
    Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        sendRaw(nginx.origin, exactPath, { headers: { 'user-agent': `Browser/${number}` } }),
      ),
    );
  const withWords = async (words: string) =>
    (await answers('/')).filter(({ body }) => body.toString().includes(words)).length;
  expect(await withWords('Old words')).toBe(40);

  await site.lay(home('New words'));
  const parts = [{ name: 'mfe-home', id: null }] as const;
  await beginCanary(stores, { parts, share: 50 });
  // The host notices on its next request.
  await expect
    .poll(async () => (await host.inject('/'), withWords('New words')))
    .toBeGreaterThan(0);
  const chosen = await withWords('New words');
  expect(chosen).toBeLessThan(40);
  expect(await withWords('New words')).toBe(chosen);
  const [page] = await answers('/');
  expect(page?.headers['cache-control']).toBe('private, no-cache');
  expect(page?.headers['server-timing']).toMatch(/^page;desc=50\.(canary|live)\./);
  expect(page?.headers['content-security-policy']).toContain("default-src 'none'");
  const missing = await answers('/nowhere');
  expect(new Set(missing.map(({ status }) => status))).toEqual(new Set([404]));
  for (const words of ['Old words', 'New words']) {
    const scripts = await answers(`/r/mfe-home/${browserIdOf(describe(home(words)))}/entry.js`);
    expect(new Set(scripts.map(({ status }) => status))).toEqual(new Set([200]));
    expect(scripts[0]?.headers['cache-control']).toContain('public');
    expect(scripts[0]?.headers['site-version']).toBeUndefined();
  }

  await stopCanary(stores, {});
  await expect.poll(async () => (await host.inject('/'), withWords('New words'))).toBe(0);
  const [after] = await answers('/');
  expect(after?.headers['cache-control']).toBe('no-cache');

  await beginCanary(stores, { parts, share: 50 });
  await expect
    .poll(async () => (await host.inject('/'), withWords('New words')))
    .toBeGreaterThan(0);
  await host.close();
  expect(await withWords('Old words')).toBe(40);
});
