import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pictureStore, publicPictures } from '../compose/compose.ts';
import { databaseServices } from '../compose/database-services.ts';
import { repositoryRoot } from '../config.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { promoted, readRegistry, writeRegistry } from '../registry/registry.ts';
import { finishChanges, promote } from '../registry/ship.ts';
import { openYard, type Yard } from '../testing/open-yard.ts';
import { openPictureHost } from '../testing/picture-host.ts';
import { publishPost, type PublishSurroundings, unpublishPost } from './publish-post.ts';

let yard: Yard;
let database: DatabaseHandle;
let site: SiteConfig;
let surroundings: PublishSurroundings;
let desk = '';

/** A blog section whose page of the post can be drawn, or cannot. */
async function layBlog(digit: string, page: string): Promise<void> {
  const id = await yard.lay({
    name: 'mfe-blog',
    digit,
    prefixes: ['/blog'],
    pages: { '/blog/ears': page },
    touched: ['/blog/ears'],
  });
  await promote(surroundings.ship, [{ name: 'mfe-blog', id }]);
}

async function write(name: string, changes: Readonly<Record<string, string>> = {}) {
  const front = {
    title: 'Ears in winter',
    author: 'Asha Rao',
    summary: 'What to do at home.',
    date: '2026-11-20',
    thumbnail: 'cap.png',
    alt: 'A cap',
    ...changes,
  };
  const lines = Object.entries(front).map(([field, words]) => `${field}: ${words}`);
  const file = path.join(desk, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `---\n${lines.join('\n')}\n---\n\nWords\n`);
  return file;
}

beforeEach(async () => {
  yard = await openYard();
  desk = path.join(yard.dataDir, 'desk');
  await mkdir(desk);
  await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toFile(path.join(desk, 'cap.png'));
  database = await openDatabase({
    dialect: 'sqlite',
    file: path.join(yard.dataDir, 'site.sqlite'),
  });
  await migrateDatabase(database);
  site = await readSiteConfig(path.join(repositoryRoot, 'site.config.json'));
  const ship = { dataDir: yard.dataDir, site, services: databaseServices(database) };
  surroundings = { ship, database, today: '2026-11-21' };
  const shell = await yard.lay({ name: 'shell', digit: 'a' });
  await promote(ship, [{ name: 'shell', id: shell }]);
});

afterEach(async () => {
  await database.close();
  await yard.close();
});

const storedPost = () => databaseServices(database).blog('ears');
const filesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : []);

test('a published post is stored, drawn and has its pictures; taken back, nothing of it is left to see', async () => {
  await layBlog('b', 'Ears');
  expect(await publishPost(surroundings, await write('ears.md'))).toMatchObject({
    kind: 'done',
    blogId: 'ears',
  });
  expect(await yard.readPublic('blog/ears/index.html')).toContain('<h1>Ears</h1>');
  const post = await storedPost();
  expect(post).toMatchObject({
    title: 'Ears in winter',
    summary: 'What to do at home.',
    description: '<p>Words</p>\n',
    details: { picture: { alt: 'A cap', width: 40, height: 30 } },
  });
  const shown = await filesIn(publicPictures(yard.dataDir));
  expect(shown).toHaveLength(3);
  expect(shown).toEqual(await filesIn(pictureStore(yard.dataDir)));
  expect(shown).toContain(path.basename(post?.thumbnail ?? ''));

  expect(await unpublishPost(surroundings, 'ears')).toMatchObject({ kind: 'done' });
  expect(await storedPost()).toBeNull();
  expect(await filesIn(publicPictures(yard.dataDir))).toEqual([]);
  expect(await filesIn(pictureStore(yard.dataDir))).toEqual([]);
});

/** Makes a release live whose page of the post cannot be drawn. */
async function breakBlog(): Promise<void> {
  const { dataDir } = yard;
  const id = await yard.lay({
    name: 'mfe-blog',
    digit: 'c',
    pages: { '/blog/ears': 'throws' },
    touched: ['/blog/ears'],
  });
  await writeRegistry(dataDir, promoted(await readRegistry(dataDir), 'mfe-blog', id));
}

test('when its page cannot be drawn, a new post leaves nothing behind', async () => {
  await breakBlog();
  await expect(publishPost(surroundings, await write('ears.md'))).rejects.toThrow(
    'cannot be drawn',
  );
  expect(await createBlogStore(database).list()).toMatchObject({ blogs: [] });
  expect(await filesIn(publicPictures(yard.dataDir))).toEqual([]);
  expect(await filesIn(pictureStore(yard.dataDir))).toEqual([]);
});

test('when its page cannot be drawn anew, a published post stays as it was', async () => {
  await layBlog('b', 'Ears');
  await publishPost(surroundings, await write('ears.md'));
  const before = { post: await storedPost(), tree: await yard.publicTree() };
  await breakBlog();
  const changed = await write('ears.md', { title: 'New' });
  await expect(publishPost(surroundings, changed)).rejects.toThrow('cannot be drawn');
  await expect(unpublishPost(surroundings, 'ears')).rejects.toThrow('cannot be drawn');
  expect({ post: await storedPost(), tree: await yard.publicTree() }).toEqual(before);
});

/** Runs `npm run blog` as a program of its own. */
function blogCommand(...words: string[]) {
  const {
    JEST_WORKER_ID: _jest,
    DATABASE_URL: _other,
    NODE_OPTIONS: _loaders,
    ...env
  } = process.env;
  return promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'delivery/commands/blog.ts', ...words],
    { cwd: repositoryRoot, env: { ...env, DATA_DIR: yard.dataDir } },
  );
}

test('a post that was stored by a program that was killed gets its page from the next one', async () => {
  await layBlog('b', 'kills');
  const file = await write('ears.md');
  await expect(blogCommand('publish', file)).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect(await storedPost()).toMatchObject({ title: 'Ears in winter' });
  const page = path.join(yard.dataDir, 'public/blog/ears/index.html');
  await rm(page);

  // Whatever the next command is about, and whether or not it is refused.
  await expect(blogCommand('unpublish', 'nothing')).rejects.toMatchObject({
    stdout: expect.stringContaining('Finished what an earlier command had left: 1 pages.'),
    stderr: expect.stringContaining('No post called nothing is published.'),
  });
  expect(existsSync(page)).toBe(true);
  expect(await finishChanges(surroundings.ship)).toBe(0);
});

test('a wrong file is refused with name, line and reason, and nothing is stored', async () => {
  const file = await write('ears.md', { thumbnail: 'nowhere.png' });
  const name = path.relative(process.cwd(), file);
  expect(await publishPost(surroundings, file)).toEqual({
    kind: 'refused',
    problems: [`${name}:6: the picture nowhere.png is not there`],
  });
  expect(await storedPost()).toBeNull();
});

test('an id belongs to one file, and those of the site to the site', async () => {
  await layBlog('b', 'Ears');
  await publishPost(surroundings, await write('ears.md'));
  await mkdir(path.join(desk, 'other'));
  await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toFile(path.join(desk, 'other/cap.png'));
  const reasons = [
    [await write('other/ears.md'), 'belongs to another file'],
    [await write('104.md'), 'the id 104 belongs to a page of the site'],
    [await write('unknown.md'), 'the id unknown belongs to a page of the site'],
  ] as const;
  for (const [file, reason] of reasons) {
    expect(await publishPost(surroundings, file)).toEqual({
      kind: 'refused',
      problems: [expect.stringContaining(reason)],
    });
  }
  expect(await publishPost(surroundings, await write('ears.md', { title: 'New' }))).toMatchObject({
    kind: 'done',
  });
  expect(await storedPost()).toMatchObject({ title: 'New' });
});

test('what is not published cannot be taken back', async () => {
  expect(await unpublishPost(surroundings, 'nothing')).toEqual({
    kind: 'refused',
    problems: ['No post called nothing is published.'],
  });
  expect(await unpublishPost(surroundings, '104')).toEqual({
    kind: 'refused',
    problems: ['104 is part of the site and cannot be taken back.'],
  });
});

test('a picture at an https address is fetched once, made anew and served by the site', async () => {
  await layBlog('b', 'Ears');
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const host = await openPictureHost((request, response) => {
    if (request.url === '/scarf.jpg') response.end(picture);
    else response.writeHead(404).end();
  });
  const withHost = { ...surroundings, network: host.network };
  const address = 'https://pictures.example/scarf.jpg';

  const gone = await write('ears.md', { thumbnail: 'https://pictures.example/gone.jpg' });
  expect(await publishPost(withHost, gone)).toEqual({
    kind: 'refused',
    problems: [
      expect.stringMatching(
        /ears\.md:6: the picture https:\/\/pictures\.example\/gone\.jpg could not be fetched: its host answered 404$/,
      ),
    ],
  });
  expect(await publishPost(withHost, await write('ears.md', { thumbnail: address }))).toMatchObject(
    {
      kind: 'done',
    },
  );
  await host.close();
  const post = await storedPost();
  expect(post?.thumbnail).toMatch(/^\/website\/assets\/posts\/[0-9a-f]{16}-60\.webp$/);
  expect(post?.details).toMatchObject({
    picture: { alt: 'A cap', width: 60, height: 40 },
    socialPicture: expect.stringContaining('.jpg'),
  });
  expect(await filesIn(publicPictures(yard.dataDir))).toContain(
    path.basename(post?.thumbnail ?? ''),
  );
});

test('a picture in a network that is not public is refused before anybody is asked', async () => {
  const file = await write('ears.md', { thumbnail: 'https://127.0.0.1/cap.png' });
  expect(await publishPost(surroundings, file)).toEqual({
    kind: 'refused',
    problems: [expect.stringContaining('is in a network that is not public')],
  });
});
