import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import { copyProject } from '../support/copy-project.ts';
import { freePort } from '../support/free-port.ts';
import { root } from '../support/site.ts';
import { untilAnswers } from '../support/until-answers.ts';
import { untilCompressedWell } from '../support/until-compressed-well.ts';
import * as v from 'valibot';
import type { Values } from './figures.ts';

/*
 * All that the bench knows of delivery: the project's own commands, what a data folder holds, and what the
 * commands print.
 */

const POSTS = 1000;

/** A running site. */
export type Served = { origin: string; close: () => void };

/** Builds every part into a new data folder, and composes the site there. */
export async function buildSite(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  const parts = ownParts();
  for (const part of parts) await run(['release', part], dataDir);
  await run(['promote', 'config', ...parts], dataDir);
}

/** Serves the site of a data folder, compressed as well as it gets, until it is closed, or this program ends. */
export async function serveSite(dataDir: string): Promise<Served> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const [program, ...args] = commandLine(['serve'], root);
  const env = {
    ...environment(dataDir),
    HOST: '127.0.0.1',
    RUN_AS_ROOT: 'yes',
    PORT: String(port),
    TRUSTED_PROXIES: '1',
  };
  const server = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const close = () => void server.kill('SIGTERM');
  process.once('exit', close);
  await untilAnswers(origin);
  await untilCompressedWell(path.join(dataDir, 'public'));
  return { origin, close };
}

/** Composes a site with 1,000 posts twice from nothing; the slower time counts, and both must be the same bytes. */
export async function measureCompose(folder: string, dataDir: string): Promise<Values> {
  const first = path.join(folder, 'first');
  const second = path.join(folder, 'second');
  const composed = [
    await composeWithPosts(dataDir, first),
    await composeWithPosts(dataDir, second),
  ];
  const [one, other] = [await hashesOf(first), await hashesOf(second)];
  const files = new Set([...one.keys(), ...other.keys()]);
  return {
    composedPages: composed[0]?.pages ?? NaN,
    compose: Math.max(...composed.map(({ milliseconds }) => milliseconds)),
    composeChanges: [...files].filter((file) => one.get(file) !== other.get(file)).length,
  };
}

/**
 * Publishes a post beside 1,000, promotes a change of one page and rolls it back, and promotes another word on the
 * pages of all posts, each timed from the start of the command until the running site shows it.
 */
export async function measurePublish(folder: string, dataDir: string): Promise<Values> {
  const site = path.join(folder, 'site');
  await composeWithPosts(dataDir, site);
  const post = await writePost(folder);
  const project = path.join(folder, 'project');
  await rm(project, { recursive: true, force: true });
  await copyProject(project, 'same');
  const source = path.join(project, 'mfe-company/content/faq.ts');
  const heading = 'Measured answers';
  const changed = (await readFile(source, 'utf8')).replace(
    /heading: '[^']+'/,
    `heading: '${heading}'`,
  );
  await writeFile(source, changed);
  const { origin, close } = await serveSite(site);
  const timed = async (command: readonly string[], pathname: string, isShown: Check) => {
    const startedAt = performance.now();
    await Promise.all([run(command, site, project), untilShown(origin + pathname, isShown)]);
    return performance.now() - startedAt;
  };
  const publish = await timed(['blog', 'publish', post], '/blog/measured', ({ ok }) => ok);
  await run(['release', 'mfe-company'], site, project);
  const hasChange = (html: string) => html.includes(heading);
  const promote = await timed(['promote', 'mfe-company'], '/company/faq', ({ html }) =>
    hasChange(html),
  );
  const rollBack = await timed(
    ['rollback', 'mfe-company'],
    '/company/faq',
    ({ html }) => !hasChange(html),
  );
  const words = path.join(project, 'mfe-blog/content/blog-words.ts');
  const share = 'Share this post';
  await writeFile(words, (await readFile(words, 'utf8')).replace(share, 'Pass it on'));
  await run(['release', 'mfe-blog'], site, project);
  const section = await timed(['promote', 'mfe-blog'], '/blog/post-1', ({ html }) =>
    html.includes('Pass it on'),
  );
  close();
  return { publish, promote, rollBack, section };
}

/** Composes 100,000 generated pages in a program of its own, and says what it took. */
export async function measureManyPages(): Promise<Values> {
  const program = path.join(import.meta.dirname, 'compose-many-pages.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program]);
  const { pages, milliseconds, bytes } = v.parse(manyPages, JSON.parse(stdout));
  return { manyPages: pages, manyPagesTime: milliseconds, manyPagesMemory: bytes };
}

const manyPages = v.object({ pages: v.number(), milliseconds: v.number(), bytes: v.number() });

type Check = (response: { ok: boolean; html: string }) => boolean;

/** Waits until a page shows a change. Throws after two minutes. */
async function untilShown(url: string, isShown: Check): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < 120_000;) {
    const response = await fetch(url);
    if (isShown({ ok: response.ok, html: await response.text() })) return;
    await sleep(20);
  }
  throw new Error(`${url} does not show the change.`);
}

/** Composes a site in a new data folder from the live releases of another and 1,000 posts. */
async function composeWithPosts(
  dataDir: string,
  folder: string,
): Promise<{ pages: number; milliseconds: number }> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(path.join(dataDir, 'releases'), path.join(folder, 'releases'), { recursive: true });
  await savePosts(path.join(folder, 'site.sqlite'));
  const printed = await run(
    ['promote', 'config', 'posts', ...(await liveReleases(dataDir))],
    folder,
  );
  const [, seconds, pages] = /live after ([\d.]+) s: (\d+) pages rendered/.exec(printed) ?? [];
  if (!pages || !seconds) throw new Error('The promotion did not say how long it took.');
  return { pages: Number(pages), milliseconds: Number(seconds) * 1000 };
}

/** The parts of the live site, each with the id of its release, as the promote command takes them. */
async function liveReleases(dataDir: string): Promise<string[]> {
  const printed = await run(['releases'], dataDir);
  let part = '';
  return printed.split('\n').flatMap((line) => {
    if (/^\S/.test(line)) part = line.trim();
    const id = /^ +live +([0-9a-f]{16})/.exec(line)?.[1];
    return id ? [part, id] : [];
  });
}

/** Puts posts of a usual length into a database, a day apart. */
async function savePosts(file: string): Promise<void> {
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

/** A post dated in the middle of the others, so that it has neighbours on both sides. */
async function writePost(folder: string): Promise<string> {
  const picture = 'hearing-check.svg';
  await cp(path.join(root, 'shell/assets/illustrations', picture), path.join(folder, picture));
  const file = path.join(folder, 'measured.md');
  const front = `title: A measured post
author: A parent
summary: A post whose way to its readers is measured.
date: 2024-01-05
thumbnail: ${picture}
alt: A doctor shows a child how an ear is checked`;
  await writeFile(file, `---\n${front}\n---\n\nWords for parents.\n`);
  return file;
}

/** The hash of every public file, by its path. */
async function hashesOf(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(dataDir, 'public');
  const hashes = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    hashes.set(
      path.relative(folder, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return hashes;
}

/** Runs a command of the project to its end; returns what it printed. Throws with that when it fails. */
async function run(command: readonly string[], dataDir: string, project = root): Promise<string> {
  const [program, ...args] = commandLine(command, project);
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: project,
    env: environment(dataDir),
  });
  return stdout;
}

function commandLine([name, ...args]: readonly string[], project: string): [string, ...string[]] {
  return [
    process.execPath,
    '--import',
    'tsx',
    path.join(project, `delivery/commands/${name}.ts`),
    ...args,
  ];
}

/** Production mode and the embedded database, whatever this shell has set. */
function environment(dataDir: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _ignored, ...inherited } = process.env;
  return { ...inherited, NODE_ENV: 'production', DATA_DIR: dataDir };
}
