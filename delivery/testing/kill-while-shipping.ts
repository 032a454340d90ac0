import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { DatabaseConfig } from '@site/api/config.ts';
import { checkOut, publicFolder, publishLive } from '../host/check-out.ts';
import { rollBack } from '../ship/ship.ts';
import { builtProgram } from './built-program.ts';
import type { ForeverOrder } from './forever-order.ts';
import {
  type FakeRelease,
  openTestSite,
  type TestSite,
  type TestStores,
} from './open-test-site.ts';

/** What a program can be killed over. */
export const deeds = ['promote', 'rollback', 'config', 'publish', 'prune'] as const;
export type KilledDeed = (typeof deeds)[number];

/** How a program that ships is to be killed. */
export type KillOptions = {
  stores: TestStores;
  deed: KilledDeed;
  kills: number;
  /** Numbers from 0 to 1 that decide when. */
  random: () => number;
  /** The moment, by `performance.now()`, after which no other kill is begun. */
  until?: number;
};

/** What came of it; a failure is a sentence. */
export type KillReport = { kills: number; failures: readonly string[] };

const pages = Array.from({ length: 12 }, (_, number) => `/blog/${number}`);

/** How long at most a program goes on before it is killed, in milliseconds. */
const LONGEST_LIFE_MS = 2500;

/** A release whose pages all say which one it is, besides one that shows the newest post. */
const saying = (words: string): FakeRelease => ({
  name: 'mfe-blog',
  prefixes: ['/blog'],
  pages: { ...Object.fromEntries(pages.map((page) => [page, words])), '/blog': 'newest' },
  touched: ['/blog'],
});

/** Starts `ship-forever.ts`, and waits until it has begun. */
export async function startShipping(order: ForeverOrder): Promise<ChildProcess> {
  const file = await builtProgram('delivery/testing/ship-forever.ts');
  const program = fork(file, [JSON.stringify(order)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A run that is broken off leaves no program behind.
  const end = () => void program.kill('SIGKILL');
  process.once('exit', end);
  program.once('exit', () => process.off('exit', end));
  await once(program, 'message');
  return program;
}

/**
 * Kills a program that does one kind of deed over and over, at moments that nobody chose, and looks each time at what
 * it left: every page that visitors get is of one version, a machine that has nothing gets all of that version, the
 * journal knows how it came about, and whoever ships next succeeds.
 */
export async function killWhileShipping(options: KillOptions): Promise<KillReport> {
  const { deed, kills, random, until = Number.POSITIVE_INFINITY } = options;
  const site = await openTestSite(options.stores);
  const failures: string[] = [];
  let number = 0;
  try {
    await site.goLive({ name: 'shell' }, saying('Words 0'));
    const order = await orderFor(site, options);
    for (; number < kills && performance.now() < until; number += 1) {
      const program = await startShipping(order);
      await pause(random() * LONGEST_LIFE_MS);
      const gone = once(program, 'exit');
      if (program.exitCode === null && program.kill('SIGKILL')) await gone;
      const found = await lookAround(site, options.stores, number);
      failures.push(...found.map((sentence) => `${deed}, kill ${number + 1}: ${sentence}`));
    }
  } finally {
    await site.close();
  }
  return { kills: number, failures };
}

async function orderFor(site: TestSite, { stores, deed }: KillOptions): Promise<ForeverOrder> {
  const { dataDir } = site.stores;
  const releases = [];
  for (let number = 1; number <= 20; number += 1) {
    const id = await site.lay(saying(`Words ${number}`));
    releases.push({ name: 'mfe-blog' as const, id });
  }
  const desk = path.join(dataDir, 'desk');
  await writePosts(desk);
  const database = stores.database ?? ({ dialect: 'sqlite', file: '' } as const);
  const posts: DatabaseConfig =
    database.dialect === 'sqlite'
      ? { dialect: 'sqlite', file: path.join(dataDir, 'site.sqlite') }
      : database;
  const { bucket } = stores;
  return {
    dataDir,
    database,
    posts,
    bucket,
    deed,
    releases,
    desk,
    turns: 1000,
    clockAheadMs: 0,
  };
}

async function writePosts(desk: string): Promise<void> {
  await mkdir(desk, { recursive: true });
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

/** Looks at a site after a program that shipped was killed, and ships. Gives what is wrong, a sentence each. */
async function lookAround(site: TestSite, kept: TestStores, kill: number): Promise<string[]> {
  const { stores } = site;
  const problems: string[] = [];
  const expectOne = async (what: string, of: TestSite, folder: string) => {
    const words = await said(of, folder);
    if (words.length !== 1) problems.push(`${what} says ${words.join(' and ')}`);
    return words[0];
  };

  await expectOne('What visitors get', site, '.');
  const live = await stores.registry.live();
  if (!live.version) return [...problems, 'Nothing is live.'];
  const tree = await checkOut(stores, live.version, []);
  const inTree = path.relative(publicFolder(stores.dataDir), tree);
  const words = await expectOne('The live version', site, inTree);

  if (kept.bucket) {
    const empty = await openTestSite(kept);
    await publishLive(empty.stores);
    const elsewhere = await expectOne('A machine with an empty disk', empty, '.');
    if (elsewhere !== words) problems.push(`Elsewhere it says ${elsewhere} in place of ${words}.`);
    await empty.close();
  }

  const moves = (await stores.registry.journal(10_000)).filter(({ outcome }) => outcome === 'live');
  if (moves[0]?.after !== live.id) problems.push('The journal does not end where the pointer is.');
  const isChain = moves.every(({ before }, index) => {
    const earlier = moves[index + 1];
    return earlier ? earlier.after === before : before === null;
  });
  if (!isChain) problems.push('The journal has a gap.');

  const next = await site.goLive(saying(`After kill ${kill}`));
  if (next.kind !== 'shipped') return [...problems, `Nobody can ship: ${next.problems.join(' ')}`];
  const now = await expectOne('After the next promotion the site', site, '.');
  if (!now?.startsWith(`After kill ${kill} `)) problems.push(`The next promotion shows ${now}.`);
  const back = await rollBack(stores, 'mfe-blog');
  if (back.kind !== 'shipped') problems.push('Nobody can go back.');
  else if ((await expectOne('After going back the site', site, '.')) !== words) {
    problems.push('Going back leads elsewhere.');
  }
  return problems;
}

/** What the pages say, and the phone number below, each answer once. */
async function said(site: TestSite, folder: string): Promise<readonly string[]> {
  const answers = await Promise.all(
    pages.map(async (page) => {
      const html = await site.readPublic(path.join(folder, page, 'index.html'));
      const words = /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? 'nothing';
      return `${words} ${/<footer>(.*?)<\/footer>/.exec(html)?.[1] ?? ''}`;
    }),
  );
  return [...new Set(answers)];
}
