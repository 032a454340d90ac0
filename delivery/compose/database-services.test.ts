import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { databaseServices } from './database-services.ts';

let folder = '';
let database: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'services-'));
  database = await openDatabase({ dialect: 'sqlite', file: path.join(folder, 'site.sqlite') });
  await migrateDatabase(database);
  const store = createBlogStore(database);
  const post = { author: 'A', thumbnail: '', description: '<p>Words</p>', updatedAt: 0 };
  await store.save({ ...post, blogId: 'sleep', title: 'Sleep', published: true });
  await store.save({ ...post, blogId: 'draft', title: 'Draft', published: false });
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('pages are composed with the published posts', async () => {
  const services = databaseServices(database);
  expect((await services.publishedBlogs('all')).map(({ blogId }) => blogId)).toEqual(['sleep']);
  expect(await services.blog('sleep')).toMatchObject({ title: 'Sleep' });
});

test('a post that is not there or not published is none', async () => {
  const services = databaseServices(database);
  expect(await services.blog('play')).toBeNull();
  expect(await services.blog('draft')).toBeNull();
});

test('a database that does not answer stops the composing', async () => {
  const services = databaseServices(database);
  await database.db.schema.dropTable('blogs').execute();
  const complaint = { message: expect.stringContaining('blogs') };
  await expect(services.publishedBlogs('all')).rejects.toMatchObject(complaint);
  await expect(services.blog('sleep')).rejects.toMatchObject(complaint);
});
