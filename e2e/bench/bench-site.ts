import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import { openStores } from '@site/delivery/stores.ts';
import { type HostProcess, hostProcess } from '../support/host-process.ts';
import { root } from '../support/site.ts';
import { untilCompressedWell } from '../support/until-compressed-well.ts';

const POSTS = 1000;

/** Runs one of the project's commands for a data folder; returns what it printed, and throws with that when it fails. */
export async function runCommandFor(dataDir: string, name: string, ...words: string[]) {
  const program = path.join(root, `delivery/commands/${name}.ts`);
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', program, ...words],
    { cwd: root, env },
  );
  return stdout;
}

/** Builds every part into a new data folder, and composes the site there. */
export async function buildSite(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  const parts = ownParts();
  for (const part of parts) await runCommandFor(dataDir, 'release', part);
  await runCommandFor(dataDir, 'promote', 'config', ...parts);
}

/** Serves the site of a data folder, compressed as well as it gets, until it is killed or this program ends. */
export async function serveSite(dataDir: string): Promise<HostProcess> {
  const host = await hostProcess({ TRUSTED_PROXIES: '1' }, dataDir);
  await host.start();
  await untilCompressedWell(path.join(dataDir, 'public'));
  return host;
}

/** Composes a site in a new data folder from the live releases of another and 1,000 posts; returns what that printed. */
export async function composeWithPosts(dataDir: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(path.join(dataDir, 'releases'), path.join(folder, 'releases'), { recursive: true });
  await savePosts(folder);
  const { registry } = await openStores(dataDir, { dialect: 'sqlite', file: '' });
  const { version } = await registry.live();
  await registry.close();
  const parts = Object.entries(version?.parts ?? {}).map(([name, { release }]) => [name, release]);
  return runCommandFor(folder, 'promote', 'config', 'posts', ...parts.flat());
}

/** Puts 1,000 posts of a usual length into the database of a data folder, a day apart. */
export async function savePosts(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'site.sqlite');
  const database = await openDatabase({ dialect: 'sqlite', file });
  await migrateDatabase(database);
  const store = createBlogStore(database);
  const paragraph = `<p>${'Words for parents, one after another. '.repeat(12)}</p>`;
  for (let number = 1; number <= POSTS; number += 1) {
    const saved = await store.save({
      blogId: `post-${number}`,
      title: `Post ${number} of many`,
      author: 'A parent',
      summary: 'What the post is about, in a sentence.',
      thumbnail: '',
      updatedAt: Date.UTC(2024, 0, number),
      description: `<h2>Part ${number}</h2>${paragraph.repeat(8)}`,
      published: true,
    });
    if (saved.kind === 'unavailable') throw saved.error;
  }
  await database.close();
}
