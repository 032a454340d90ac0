import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BlogStore, createBlogStore } from '@site/api/blogs/blog-store.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { dataServices } from '../../compose/data-services.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { testSiteForEach } from '../../testing/test-site-for-each.ts';
import { openPictureHost, type PictureHost } from '../../testing/picture-host.ts';
import { readData } from '../../versions/read-version.ts';
import { pictureStore } from '../picture-store.ts';
import { createRevision } from '../data-revisions.ts';
import { createPictureKeeper } from './picture-keeper.ts';

const cap = 'https://pictures.example/cap.jpg';

const testSite = testSiteForEach();
let dataDir = '';
let database: DatabaseHandle;
let store: BlogStore;
let host: PictureHost;
let now = 0;
/** The host's files by path. Any other path gets 404. */
let kept: Record<string, Buffer> = {};

beforeEach(async () => {
  ({ dataDir } = testSite.stores);
  database = await openTestDatabase(dataDir);
  store = createBlogStore(database);
  const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: 'teal' } });
  const located = picture.withExif({ IFD0: { Artist: 'Somebody at home' } });
  kept = {
    '/cap.jpg': await located.jpeg().toBuffer(),
    '/dot.gif': await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .gif()
      .toBuffer(),
    '/drawing.svg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    ),
  };
  host = await openPictureHost((request, response) => {
    const bytes = kept[request.url ?? ''];
    if (bytes) response.end(bytes);
    else response.writeHead(404).end();
  });
  now = Date.UTC(2026, 10, 22);
});

afterEach(async () => {
  await host.close();
  await database.close();
});

/** Stores a post directly in the database, without publishing it. */
const put = (thumbnail: string, description: string, blogId = 'ears') =>
  store.save({
    blogId,
    title: 'Ears',
    author: 'A',
    thumbnail,
    updatedAt: 0,
    published: true,
    description,
  });

/** The services that a new process composes pages with. */
async function services() {
  const { stores } = testSite;
  const keeper = createPictureKeeper({
    dataDir,
    site: configuredSite(),
    store,
    network: host.network,
    now: () => now,
  });
  const revision = await readData(stores.blobs, await createRevision(stores, store, keeper));
  return dataServices(revision, stores.blobs);
}

const files = async (folder: string) =>
  existsSync(folder) ? (await readdir(folder)).toSorted() : [];

test('composes posts written directly to the database with our own copies of their pictures', async () => {
  await put(cap, `<p><img src="${cap}" alt="A cap"></p>`);
  const post = await (await services()).blog('ears');
  expect(post?.thumbnail).toMatch(/^\/website\/assets\/posts\/[0-9a-f]{16}-800\.webp$/);
  expect(post?.details?.picture).toMatchObject({ width: 800, height: 400 });
  expect(post?.description).toContain(`<img src="${post?.thumbnail}" alt="A cap" width="800"`);
  expect(JSON.stringify(post)).not.toContain('pictures.example');
  const [overview] = await (await services()).publishedBlogs('all');
  expect(overview?.thumbnail).toBe(post?.thumbnail);

  const made = await files(pictureStore(dataDir));
  expect(made).toHaveLength(2);
  for (const name of made) {
    const { format, exif } = await sharp(path.join(pictureStore(dataDir), name)).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
  }
});

test('fetches a picture once, however often pages are composed', async () => {
  await put(cap, '<p>Words</p>');
  for (let time = 0; time < 2; time += 1) {
    expect((await (await services()).publishedBlogs({ newest: 4 }))[0]?.thumbnail).toMatch(
      /^\/website/,
    );
  }
  expect(host.asked).toEqual(['pictures.example/cap.jpg']);
});

test('keeps the remote URL of a picture that fails to load, and retries after an hour', async () => {
  await put('', '<p><img src="https://pictures.example/gone.jpg" alt=""></p>');
  const first = await (await services()).blog('ears');
  expect(first?.description).toContain('https://pictures.example/gone.jpg');
  now += 3_599_000;
  await (await services()).blog('ears');
  expect(host.asked).toHaveLength(1);
  now += 1000;
  kept['/gone.jpg'] = kept['/cap.jpg'] ?? Buffer.alloc(0);
  expect((await (await services()).blog('ears'))?.description).not.toContain('pictures.example');
  expect(host.asked).toHaveLength(2);
});

test('retries a failed picture after the clock was set back by years', async () => {
  await put('', '<p><img src="https://pictures.example/gone.jpg" alt=""></p>');
  await (await services()).blog('ears');
  now -= 3 * 365 * 86_400_000;
  await (await services()).blog('ears');
  expect(host.asked).toHaveLength(2);
});

test.each(['dot.gif', 'drawing.svg'])('doesn’t serve %s', async (name) => {
  await put('', `<p><img src="https://pictures.example/${name}" alt=""></p>`);
  expect((await (await services()).blog('ears'))?.description).toContain('pictures.example');
  expect(await files(pictureStore(dataDir))).toEqual([]);
});

test('fetches at most thirty pictures per post', async () => {
  const many = Array.from({ length: 40 }, (_, n) => `<img src="${cap}?${n}" alt="">`);
  await put('', many.join(''));
  await (await services()).blog('ears');
  expect(host.asked).toHaveLength(30);
});

test('gives up on an unresponsive host after two attempts', async () => {
  await host.close();
  await put('', Array.from({ length: 9 }, (_, n) => `<img src="${cap}?${n}" alt="">`).join(''));
  await (await services()).blog('ears');
  const read = await store.readRow('ears');
  const noted = read.kind === 'read' ? (read.row?.fetched_pictures ?? '') : '';
  expect(noted.match(/"failed"/g)).toHaveLength(2);
});

test('deletes copies that no post shows anymore', async () => {
  await put(cap, '<p>Words</p>');
  await put(cap, '<p>Words</p>', 'eyes');
  await (await services()).publishedBlogs('all');
  const rewrite = (id: string) =>
    database.db
      .updateTable('blogs')
      .set({ thumbnail: 'https://pictures.example/other.jpg' })
      .where('id', '=', id)
      .execute();
  kept['/other.jpg'] = await sharp({
    create: { width: 20, height: 20, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer();
  await rewrite('ears');
  await (await services()).publishedBlogs('all');
  expect(await files(pictureStore(dataDir))).toHaveLength(3);
  await rewrite('eyes');
  await (await services()).publishedBlogs('all');
  expect(await files(pictureStore(dataDir))).toHaveLength(1);
});

test('refetches a lost copy', async () => {
  await put(cap, '<p>Words</p>');
  await (await services()).blog('ears');
  await rm(pictureStore(dataDir), { recursive: true });
  await (await services()).blog('ears');
  expect(await files(pictureStore(dataDir))).toHaveLength(2);
  expect(host.asked).toHaveLength(2);
});
