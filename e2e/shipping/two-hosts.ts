import { setTimeout as pause } from 'node:timers/promises';
import { rollBack } from '@site/delivery/promotion/promote.ts';
import { browserIdOf, isPartName } from '@site/delivery/releases/release.ts';
import { readRelease } from '@site/delivery/releases/release-store.ts';
import {
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { newBucket } from '@site/delivery/testing/start-swift.ts';
import { layLine } from '../support/cuttable-line.ts';
import { type HostProcess, hostProcess } from '../support/host-process.ts';
import { startNginx } from '../support/start-nginx.ts';
import { type Seen, sendVisitors } from './visitors.ts';

/** How long the database and the storage are unavailable each time, in milliseconds. */
const AWAY_MS = 1500;

/** What visitors saw while the two hosts went through the failures below. */
export type TwoHostsReport = {
  answers: number;
  /** Wrong responses; empty if all went well. */
  failures: readonly string[];
  versionsSeen: number;
};

const pages = Array.from({ length: 8 }, (_, number) => `/blog/${number}`);

/** A release in which every page contains these words. */
const saying = (words: string): FakeRelease => ({
  name: 'mfe-blog',
  prefixes: ['/blog'],
  pages: Object.fromEntries(pages.map((page) => [page, words])),
  files: { 'browser/button.js': `say('${words}');` },
});

const shell: FakeRelease = { name: 'shell', files: { 'browser/loader.js': 'load();' } };

/** The timeout for a host to serve the live version, in milliseconds; only stops a hanging test. */
const LONGEST_MS = 90_000;

/**
 * Two hosts with their own disks behind nginx, one PostgreSQL, one bucket, and constant visitors. A section is promoted
 * and rolled back; each host is killed and restarted, one of them with an empty disk; and the database and the storage
 * are unavailable in turn, each during a promotion. Finally both are unavailable while a host starts.
 */
export async function twoHosts(databaseUrl: string, storageUrl: string): Promise<TwoHostsReport> {
  const toClose: (() => Promise<unknown>)[] = [];
  try {
    const bucket = newBucket(storageUrl);
    const site = await openTestSite({
      database: { dialect: 'postgres', url: databaseUrl },
      bucket,
    });
    toClose.push(site.close);
    await site.goLive(shell, saying('Words 0'));

    const database = new URL(databaseUrl);
    const databaseLine = await layLine(Number(database.port));
    database.port = String(databaseLine.port);
    const storage = new URL(storageUrl);
    const storageLine = await layLine(Number(storage.port));
    storage.port = String(storageLine.port);
    toClose.push(databaseLine.cut, storageLine.cut);
    const environment = {
      DATABASE_URL: database.href,
      BLOBS: `s3://${bucket.bucket}/${bucket.prefix}`,
      AWS_ENDPOINT_URL: storage.origin,
      AWS_ACCESS_KEY_ID: bucket.credentials?.accessKeyId ?? '',
      AWS_SECRET_ACCESS_KEY: bucket.credentials?.secretAccessKey ?? '',
      TRUSTED_PROXIES: '1',
    };
    const one = await hostProcess(environment);
    const other = await hostProcess(environment);
    for (const host of [one, other]) {
      toClose.push(async () => {
        await host.kill();
        await host.wipe();
      });
    }
    await Promise.all([one.start(), other.start()]);
    const nginx = await startNginx({ hosts: [one.origin, other.origin] });
    toClose.push(nginx.close);

    const visitors = sendVisitors(nginx.origin, pages);
    toClose.push(visitors.stop);
    const failures: string[] = [];
    const expect = (isSo: boolean, sentence: string) => {
      if (!isSo) failures.push(sentence);
    };
    let number = 0;
    const promote = async () => {
      number += 1;
      const outcome = await site.goLive(saying(`Words ${number}`));
      expect(outcome.kind === 'shipped', `Words ${number} were not promoted.`);
    };

    await promote();
    await promote();
    expect((await rollBack(site.stores, 'mfe-blog')).kind === 'shipped', 'not rolled back');
    await untilLive(site, [one, other]);

    // A host is killed and restarted.
    await one.kill();
    await promote();
    await untilLive(site, [other]);
    await one.start();
    await untilLive(site, [one, other]);

    // The other one is killed, and starts with an empty disk.
    await other.kill();
    await other.wipe();
    await promote();
    await other.start();
    await untilLive(site, [one, other]);

    // The database is unreachable.
    await databaseLine.cut();
    await promote();
    await pause(AWAY_MS);
    await databaseLine.mend();
    await untilLive(site, [one, other]);

    // The storage is unavailable.
    await storageLine.cut();
    const before = await versionOf(one);
    await promote();
    await pause(AWAY_MS);
    expect((await versionOf(one)) === before, 'A host went on without having the new version.');
    const health = await (await fetch(`${one.origin}/api/health`)).text();
    expect(health.includes('cannotFollowSince'), `The health check says nothing: ${health}`);
    expect(one.said().includes('could not update'), 'The log says nothing.');
    await storageLine.mend();
    await untilLive(site, [one, other]);

    // Both are unavailable, and a host starts.
    await Promise.all([databaseLine.cut(), storageLine.cut()]);
    await one.kill();
    await one.start();
    const { id } = await site.stores.registry.live();
    expect((await versionOf(one)) === id, 'A host did not begin with what it served last.');
    await Promise.all([databaseLine.mend(), storageLine.mend()]);
    await promote();
    await untilLive(site, [one, other]);

    await visitors.stop();
    const { seen } = visitors;
    failures.push(...visitors.failures, ...(await mixed(site, [...seen.values()])));
    return {
      answers: visitors.answers(),
      failures,
      versionsSeen: new Set([...seen.values()].map(({ version }) => version)).size,
    };
  } finally {
    for (const close of toClose.toReversed()) await close();
  }
}

async function versionOf({ origin }: HostProcess): Promise<string | null> {
  const answer = await fetch(`${origin}${pages[0]}`);
  await answer.arrayBuffer();
  return answer.headers.get('site-version');
}

/** Waits until every host serves the live version. */
async function untilLive({ stores }: TestSite, hosts: readonly HostProcess[]): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  const { id } = await stores.registry.live();
  for (const host of hosts) {
    while ((await versionOf(host)) !== id) {
      if (performance.now() > until)
        throw new Error(`A host has not followed the live version: ${host.said()}`);
      await pause(100);
    }
  }
}

/**
 * Finds inconsistent responses: with text of another version, or with parts from releases that are not in the version.
 */
async function mixed({ stores }: TestSite, seen: readonly Seen[]): Promise<string[]> {
  const known = new Map(
    (await stores.registry.versions(1000)).map(({ id, version }) => [id, version] as const),
  );
  const words = new Map<string, string>();
  const problems = seen.map(async (each) => {
    const version = known.get(each.version);
    if (!version) return [`An answer names version ${each.version}, which was never live.`];
    const parts = Object.entries(version.parts);
    const own = await Promise.all(
      parts.map(async ([name, { release }]) => {
        const built = isPartName(name) && (await readRelease(stores.dataDir, name, release));
        if (!built) throw new Error(`There is no release ${release} of ${name}.`);
        return `${name}/${browserIdOf(built)}`;
      }),
    );
    const foreign = each.releases.filter((release) => !own.includes(release));
    const said = words.get(each.version) ?? each.words;
    words.set(each.version, said);
    return [
      ...foreign.map((release) => `A page of version ${each.version} has parts of ${release}.`),
      ...(said === each.words ? [] : [`Version ${each.version} says ${said} and ${each.words}.`]),
      ...(each.releases.length === own.length ? [] : [`A page of ${each.version} lacks parts.`]),
    ];
  });
  return (await Promise.all(problems)).flat();
}
