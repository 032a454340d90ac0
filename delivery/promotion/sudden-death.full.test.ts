import { fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repetitions } from '@site/kit/testing/repetitions.ts';
import { seededRandom } from '@site/kit/testing/seeded-random.ts';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../config.ts';
import sharp from 'sharp';
import { exportTree } from '../host/export-tree.ts';
import { publicFolder } from '../host/served-tree.ts';
import { openVersions } from '../host/tree-files.ts';
import type { FakeRelease } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { rollBack } from './promote.ts';

const KILLS = repetitions(1);
const LONGEST_LIFE_MS = 2500;

const pages = Array.from({ length: 12 }, (_, number) => `/blog/${number}`);

/** A release whose pages name it; one page shows the newest post. */
const saying = (words: string): FakeRelease => ({
  name: 'mfe-blog',
  prefixes: ['/blog'],
  pages: { ...Object.fromEntries(pages.map((page) => [page, words])), '/blog': 'newest' },
});

const site = testSiteForEach();

test.each(['promote', 'rollback', 'config', 'publish', 'prune'])(
  'after a kill at any point of %s, all pages are from one version, and the next promotion succeeds',
  async (action) => {
    const seed = randomInt(2 ** 31);
    process.stdout.write(`kills of ${action}: seed ${seed}\n`);
    const random = seededRandom(seed);
    const { dataDir } = site.stores;
    await site.goLive({ name: 'shell' }, saying('Words 0'));
    const releases: string[] = [];
    for (let number = 1; number <= 20; number += 1) {
      releases.push(await site.lay(saying(`Words ${number}`)));
    }
    const desk = path.join(dataDir, 'desk');
    await writePosts(desk);
    const order = JSON.stringify({ dataDir, action, releases, desk });
    const file = path.join(repositoryRoot, 'delivery/testing/ship-forever.ts');
    for (let kill = 0; kill < KILLS; kill += 1) {
      const program = fork(file, [order], {
        execArgv: [],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      await once(program, 'message');
      await pause(random() * LONGEST_LIFE_MS);
      const gone = once(program, 'exit');
      if (program.exitCode === null && program.kill('SIGKILL')) await gone;
      expect(await said('.')).toHaveLength(1);
      await expectWhole(kill);
    }
  },
);

async function writePosts(desk: string): Promise<void> {
  await mkdir(desk);
  for (const [number, background] of ['teal', 'navy', 'olive'].entries()) {
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toFile(path.join(desk, `${background}.png`));
    await writeFile(
      path.join(desk, `post-${number}.md`),
      `---\ntitle: Post ${number}\nauthor: Asha Rao\nsummary: What to do at home.\ndate: 2026-11-1${number}\nthumbnail: ${background}.png\nalt: A colour\n---\n\nWords\n`,
    );
  }
}

/** Checks the live version and the audit log after a kill, then ships and rolls back. */
async function expectWhole(kill: number): Promise<void> {
  const { stores } = site;
  const live = await stores.registry.live();
  if (!live.version) throw new Error('Nothing is live.');
  const open = await openVersions(stores, live.version);
  const tree = await exportTree(stores, live.version, open);
  const words = await said(path.relative(publicFolder(stores.dataDir), tree));
  expect(words).toHaveLength(1);

  const entries = (await stores.registry.journal(10_000)).toReversed();
  const moves = entries.filter(({ outcome }) => outcome === 'live');
  expect(moves.at(-1)?.after).toBe(live.id);
  expect(moves.map(({ before }) => before)).toEqual([
    null,
    ...moves.slice(0, -1).map(({ after }) => after),
  ]);

  const next = saying(`After kill ${kill}`);
  expect(await site.goLive(next)).toMatchObject({ kind: 'shipped' });
  expect(await said('.')).toEqual([expect.stringContaining(`After kill ${kill} `)]);
  expect(await rollBack(stores, 'mfe-blog')).toMatchObject({ kind: 'shipped' });
  expect(await said('.')).toEqual(words);
}

/** The distinct texts of a tree's pages, each with the phone number below it. */
async function said(folder: string): Promise<readonly string[]> {
  const answers = await Promise.all(
    pages.map(async (page) => {
      const html = await site.readPublic(path.join(folder, page, 'index.html'));
      return `${/<h1>(.*?)<\/h1>/.exec(html)?.[1]} ${/<footer>(.*?)<\/footer>/.exec(html)?.[1]}`;
    }),
  );
  return [...new Set(answers)];
}
