import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkOut } from '../host/check-out.ts';
import { type FakeRelease, openTestSite, type TestSite } from '../testing/open-test-site.ts';

/** How often a shipping program is killed. `npm run torture` does it as often as it is told. */
const KILLS = Number(process.env['KILLS'] ?? 4);

const pages = Array.from({ length: 12 }, (_, number) => `/blog/${number}`);

/** A release whose pages all say which one it is. */
const saying = (words: string): FakeRelease => ({
  name: 'mfe-blog',
  prefixes: ['/blog'],
  pages: Object.fromEntries(pages.map((page) => [page, words])),
});

let testSite: TestSite;

beforeEach(async () => {
  testSite = await openTestSite();
  await testSite.goLive({ name: 'shell' }, saying('Words 0'));
});

afterEach(async () => {
  await testSite.close();
});

/** What the pages that visitors get say, each answer once. */
async function said(folder: string): Promise<readonly string[]> {
  const words = await Promise.all(
    pages.map(async (page) => {
      const html = await testSite.readPublic(path.join(folder, page, 'index.html'));
      return /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
    }),
  );
  return [...new Set(words)];
}

test('whenever a shipping program is killed, every page is of one version, and the next ships', async () => {
  const { stores } = testSite;
  const ids: string[] = [];
  for (let number = 1; number <= 40; number += 1) {
    ids.push(await testSite.lay(saying(`Words ${number}`)));
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    const program = fork(
      path.join(__dirname, '../testing/ship-forever.ts'),
      [stores.dataDir, ...ids],
      { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    );
    await once(program, 'message');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1500));
    const gone = once(program, 'exit');
    program.kill('SIGKILL');
    await gone;

    expect(await said('.')).toHaveLength(1);
    const { version } = await stores.registry.live();
    if (!version) throw new Error('nothing is live');
    const tree = await checkOut(stores, version, []);
    const [live, ...others] = await said(path.relative(path.join(stores.dataDir, 'public'), tree));
    expect(others).toEqual([]);
    expect(live).toMatch(/^(Words|After kill) \d+$/);
    expect(await testSite.goLive(saying(`After kill ${kill}`))).toMatchObject({ kind: 'shipped' });
    expect(await said('.')).toEqual([`After kill ${kill}`]);
  }
  const unfinished = await readdir(path.join(stores.dataDir, 'versions'));
  expect(unfinished.length).toBeLessThan(KILLS + 8);
});
