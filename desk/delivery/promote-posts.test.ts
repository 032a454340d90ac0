import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { createPostStore } from '@site/api/posts/post-store.ts';
import {
  type PublishContext,
  publishPost,
  putBuiltInBack,
  unpublishPost,
  withdrawBuiltIn,
} from '@site/api/posts/publish-post.ts';
import { publicFolder } from '@site/delivery/host/served-tree.ts';
import type { Shipped } from '@site/delivery/promotion/plan.ts';
import type { FakeRelease } from '@site/delivery/testing/open-test-site.ts';
import { openTestDatabase } from '@site/delivery/testing/open-test-database.ts';
import { postInFolder } from '@site/delivery/testing/post-in-folder.ts';
import { testSiteForEach } from '@site/delivery/testing/test-site-for-each.ts';
import { readData } from '@site/delivery/versions/read-version.ts';
import sharp from 'sharp';
import { promotePostsOf } from './promote-posts.ts';

const testSite = testSiteForEach();
let dataDir = '';
let database: DatabaseHandle;
let context: PublishContext<Shipped>;
let desk = '';

/** A blog section with a page for the post, and one that shows the newest post. */
const blog = (words: string): FakeRelease => ({
  name: 'mfe-blog',
  prefixes: ['/blog'],
  pages: { '/blog/ears': words, '/blog': 'newest' },
});

async function write(name: string, changes: Readonly<Record<string, string>> = {}, body = 'Words') {
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
  await writeFile(file, `---\n${lines.join('\n')}\n---\n\n${body}\n`);
  return postInFolder(file);
}

beforeEach(async () => {
  ({ dataDir } = testSite.stores);
  desk = path.join(dataDir, 'desk');
  await mkdir(desk);
  await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toFile(path.join(desk, 'cap.png'));
  database = await openTestDatabase(dataDir);
  const promotePosts = promotePostsOf(database, testSite.stores, { policy: {} });
  context = { database, today: '2026-11-21', promotePosts };
  await testSite.goLive({ name: 'shell' }, blog('Ears'));
});

afterEach(async () => {
  await database.close();
});

const storedPost = () => createPostStore(database).byId('ears');
/** The file names of the public post pictures. */
const publicPictures = () => filesIn(path.join(publicFolder(dataDir), 'website/assets/posts'));
/** The names of the stored pictures. */
const storedPictures = async () => {
  const rows = await database.db
    .selectFrom('post_pictures')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};
const filesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : []);

test('publishing stores and renders a post with its pictures; unpublishing removes everything', async () => {
  expect(await publishPost(context, await write('ears.md', { danger: 'illness' }))).toMatchObject({
    kind: 'done',
    id: 'ears',
  });
  expect(await testSite.readPublic('blog/ears/index.html')).toContain('<h1>Ears</h1>');
  const post = await storedPost();
  expect(post).toMatchObject({
    title: 'Ears in winter',
    summary: 'What to do at home.',
    description: '<p>Words</p>\n',
    details: { danger: 'illness', picture: { alt: 'A cap', width: 40, height: 30 } },
  });
  const shown = await publicPictures();
  expect(shown).toHaveLength(2);
  expect(shown).toEqual(await storedPictures());
  expect(shown).toContain(path.basename(post?.thumbnail ?? ''));

  expect(await unpublishPost(context, 'ears')).toMatchObject({ kind: 'done' });
  expect(await storedPost()).toBeNull();
  expect(await publicPictures()).toEqual([]);
  expect(await storedPictures()).toEqual([]);
});

test('unpublishing a post keeps pictures that another post shows', async () => {
  await publishPost(context, await write('ears.md'));
  await publishPost(context, await write('eyes.md', { title: 'Eyes' }));
  await unpublishPost(context, 'ears');
  expect(await storedPictures()).toHaveLength(2);
  await unpublishPost(context, 'eyes');
  expect(await storedPictures()).toEqual([]);
});

test('a built-in post is withdrawn from every section, stays withdrawn, and can be put back', async () => {
  const builtIn = ['104', '105'].map((blogId) => ({
    blogId,
    title: `Post ${blogId}`,
    author: '{product}',
    thumbnail: '',
    updatedAt: '2024-06-17',
  }));
  const home: FakeRelease = { name: 'mfe-home', prefixes: ['/'], pages: { '/': 'built-in' } };
  await testSite.goLive({ ...blog('Ears'), posts: builtIn }, home);
  const shown = async () => /<h1>(.*)<\/h1>/.exec(await testSite.readPublic('index.html'))?.[1];
  expect(await shown()).toBe('Post 104, Post 105');
  const withdrawal = { id: '104', at: 1, who: 'Asha', reason: 'A wrong dose' };
  expect(await withdrawBuiltIn(context, withdrawal)).toMatchObject({ kind: 'shipped' });
  expect(await shown()).toBe('Post 105');
  await publishPost(context, await write('ears.md'));
  expect(await shown()).toBe('Post 105');
  expect(await putBuiltInBack(context, withdrawal)).toMatchObject({ kind: 'shipped' });
  expect(await shown()).toBe('Post 104, Post 105');
});

/** A section that fails to render any post. */
const failing = blog('throws with a post');

test('rejects a new post whose page fails to render, and leaves nothing behind', async () => {
  await testSite.goLive(failing);
  const before = await testSite.publicTree();
  expect(await publishPost(context, await write('ears.md'))).toEqual({
    kind: 'refused',
    problems: [expect.stringContaining('failed on /blog/ears: out of ink')],
  });
  expect(await createPostStore(database).rows()).toEqual([]);
  expect(await testSite.publicTree()).toEqual(before);
  expect(await storedPictures()).toEqual([]);
});

test('keeps the published post if its new page fails to render', async () => {
  await publishPost(context, await write('ears.md'));
  const before = { post: await storedPost(), tree: await testSite.publicTree() };
  // Makes a release live without any checks.
  const id = await testSite.lay(failing);
  const { registry } = testSite.stores;
  const live = await registry.live();
  if (!live.version) throw new Error('Nothing is live.');
  const { 'mfe-blog': part, ...others } = live.version.parts;
  if (!part) throw new Error('No blog is live.');
  const parts = { ...others, 'mfe-blog': { ...part, release: id } };
  const auditEntry = { what: 'by hand', details: [] };
  await registry.goLive({ from: live, to: { ...live.version, parts }, auditEntry });
  const changed = await write('ears.md', { title: 'New' });
  expect(await publishPost(context, changed)).toMatchObject({ kind: 'refused' });
  expect({ post: await storedPost(), tree: await testSite.publicTree() }).toEqual(before);
});

test('the next publication renders a post stored by a process that was killed', async () => {
  await publishPost(context, await write('ears.md'));
  const store = createPostStore(database);
  const kept = await store.read('ears');
  if (!kept) throw new Error('The post was not stored.');
  // A process that was killed leaves a row that no version shows.
  await unpublishPost(context, 'ears');
  await store.put({ ...kept, id: 'eyes', title: 'Eyes in winter' });
  expect(await testSite.readPublic('blog/index.html')).toContain('No posts');

  await publishPost(context, await write('nose.md', { title: 'Nose', date: '2026-11-10' }));
  expect(await testSite.readPublic('blog/index.html')).toContain('Eyes in winter');
});

test('concurrent publications all go live', async () => {
  const given = await Promise.all(
    ['ears', 'eyes', 'nose'].map((name) => write(`${name}.md`, { title: name })),
  );
  const outcomes = await Promise.all(given.map((post) => publishPost(context, post)));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
  const { version } = await testSite.stores.registry.live();
  const { posts } = await readData(testSite.stores.blobs, version?.data ?? '');
  expect(posts.map(({ overview }) => overview.blogId).toSorted()).toEqual(['ears', 'eyes', 'nose']);
});

test('a section released before a post shows it when promoted again', async () => {
  await testSite.goLive(blog('Ears'));
  await publishPost(context, await write('ears.md'));
  await testSite.goLive(blog('Other words'));
  await publishPost(context, await write('nose.md', { title: 'Nose', date: '2026-11-21' }));
  await testSite.goLive(blog('Ears'));
  expect(await testSite.readPublic('blog/index.html')).toContain('Nose');
});

test('an id belongs to a single file, and built-in ids are reserved', async () => {
  await publishPost(context, await write('ears.md'));
  await mkdir(path.join(desk, 'other'));
  await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toFile(path.join(desk, 'other/cap.png'));
  const reasons = [
    [await write('other/ears.md'), 'is used by another file'],
    [await write('104.md'), 'the id 104 is used by a page of the site'],
    [await write('unknown.md'), 'the id unknown is used by a page of the site'],
  ] as const;
  for (const [post, reason] of reasons) {
    expect(await publishPost(context, post)).toEqual({
      kind: 'refused',
      problems: [expect.stringContaining(reason)],
    });
  }
  expect(await publishPost(context, await write('ears.md', { title: 'New' }))).toMatchObject({
    kind: 'done',
  });
  expect(await storedPost()).toMatchObject({ title: 'New' });
});

test('rejects unpublishing a post that is not published', async () => {
  expect(await unpublishPost(context, 'nothing')).toEqual({
    kind: 'refused',
    problems: ['No published post has the id nothing.'],
  });
  expect(await unpublishPost(context, '104')).toEqual({
    kind: 'refused',
    problems: ['104 comes with the site. Withdraw it at the desk, under Posts.'],
  });
});

test('rejects pictures that are missing, on other sites or no pictures, each at its line', async () => {
  await writeFile(path.join(desk, 'drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const address = 'https://pictures.example/scarf.jpg';
  expect(await publishPost(context, await write('ears.md', { thumbnail: 'none.png' }))).toEqual({
    kind: 'refused',
    problems: [
      'ears.md:6: the picture none.png did not come with the post, or is larger than 20 MB',
    ],
  });
  const remote = await write('ears.md', {}, `Words\n\n![A scarf](${address})`);
  expect(await publishPost(context, remote)).toEqual({
    kind: 'refused',
    problems: [expect.stringContaining(`ears.md:12: the picture ${address} is on another site`)],
  });
  expect(await publishPost(context, await write('ears.md', { thumbnail: address }))).toEqual({
    kind: 'refused',
    problems: [expect.stringMatching(/ears\.md:6: thumbnail must be the name of a picture/)],
  });
  expect(await publishPost(context, await write('ears.md', { thumbnail: 'drawing.png' }))).toEqual({
    kind: 'refused',
    problems: [expect.stringMatching(/ears\.md:6: .* is not a JPEG, PNG, WebP, AVIF or GIF/)],
  });
});

test('a revision contains the post details that the home page features', async () => {
  await publishPost(context, await write('ears.md', { category: 'Hearing' }));
  const { version } = await testSite.stores.registry.live();
  const { posts } = await readData(testSite.stores.blobs, version?.data ?? '');
  expect(posts[0]?.overview).toMatchObject({
    summary: 'What to do at home.',
    details: { category: { label: 'Hearing', topic: 'general' } },
  });
});
