import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createDraftStore } from '@site/api/posts/draft-store.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { storeConfig } from '@site/delivery/promotion/plan.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import { openTestDatabase } from '@site/delivery/testing/open-test-database.ts';
import { postInFolder } from '@site/delivery/testing/post-in-folder.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import sharp from 'sharp';
import { sendPost } from './remote-target.ts';
import { openTestService, type TestService } from '../testing/open-test-service.ts';
import { fieldsOf } from '../web/posts/post-fields.ts';
import type { PostsContext } from '../web/posts/publish-draft.ts';
import { takePostsAt } from '../web/posts/take-post.ts';
import type { TakePost } from './sent-post.ts';

let service: TestService;
let database: DatabaseHandle;
let folder = '';
let url = '';

beforeEach(async () => {
  const late: { takePost?: TakePost } = {};
  service = await openTestService({
    takePost: (...sent) => {
      if (!late.takePost) throw new Error('The test sends too early.');
      return late.takePost(...sent);
    },
  });
  const { stores } = service.site;
  database = await openTestDatabase(stores.dataDir);
  const context: PostsContext = { stores, database };
  late.takePost = takePostsAt(context);
  await service.site.goLive(
    { name: 'shell' },
    { name: 'mfe-blog', prefixes: ['/blog'], pages: { '/blog': 'newest' } },
  );
  url = await service.server.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(path.join(tmpdir(), 'posts-'));
  await mkdir(path.join(folder, 'pictures'));
  await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toFile(path.join(folder, 'pictures/cap.png'));
});

afterEach(async () => {
  await service.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const rights = { sections: ['posts'], actions: ['promote'] } as const;

async function write(words: string, { thumbnail = 'pictures/cap.png' } = {}) {
  const front = 'title: Ears\nauthor: Asha\nsummary: Warm\ndate: 2026-01-02 # as agreed';
  const picture = `thumbnail: ${thumbnail}\nalt: A cap`;
  const file = path.join(folder, 'ears.md');
  await writeFile(file, `---\r\n${front}\r\n${picture}\r\n---\r\n\r\n${words}\r\n`);
  return postInFolder(file);
}

test('a post sent with a key becomes a draft of the desk and goes live with its pictures', async () => {
  const key = await service.keyFor('writer', rights);
  const file = await write('Keep *warm*.\n\n![A cap](pictures/cap.png)');
  expect(await sendPost({ url, key }, file)).toEqual({ kind: 'published', post: 'ears' });
  expect(await service.site.readPublic('blog/index.html')).toContain('Ears');
  const draft = await createDraftStore(database).findBySlug('ears');
  expect(draft).toMatchObject({ state: 'published', author: { who: 'key writer' } });
  expect(draft?.source).toContain('date: 2026-01-02 # as agreed');
  expect(draft && fieldsOf(draft.source).body).toContain('![A cap](pictures/cap.png)');

  expect(await sendPost({ url, key }, await write('<b>x</b>'))).toMatchObject({
    kind: 'refused',
    problems: [expect.stringMatching(/^ears\.md:10: HTML is not allowed/), expect.anything()],
  });
  expect((await createDraftStore(database).findBySlug('ears'))?.source).toBe(draft?.source);
});

test('takes no picture that did not come with the post, and none in another format', async () => {
  const key = await service.keyFor('writer', rights);
  await writeFile(path.join(folder, 'drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [thumbnail, reason] of [
    ['/dev/zero', 'did not come with the post'],
    ['../../../../etc/passwd', 'did not come with the post'],
    ['drawing.png', 'is not a JPEG, PNG, WebP, AVIF or GIF picture'],
  ] as const) {
    expect(await sendPost({ url, key }, await write('Words', { thumbnail }))).toMatchObject({
      kind: 'refused',
      problems: [expect.stringContaining(reason)],
    });
  }
  expect(await createDraftStore(database).findBySlug('ears')).toBeNull();
});

test('a medical post waits, and the response names the revision to approve', async () => {
  const reviews = [{ of: ['posts'], by: 'clinical', why: 'Posts are about health.' }];
  const { stores } = service.site;
  const config = await storeConfig(stores, { ...configuredSite(), reviews });
  await promote(stores, { config });
  const key = await service.keyFor('writer', rights);
  const sent = await sendPost({ url, key }, await write('Words'));
  expect(sent).toMatchObject({ kind: 'waiting', problems: [expect.stringContaining('clinical')] });
  const draft = await createDraftStore(database).findBySlug('ears');
  expect(sent).toMatchObject({ revision: draft?.waitsFor });
});

test('rejects keys of other sections and invalid posts', async () => {
  const form = (name: string, field = 'post') => {
    const body = new FormData();
    body.append(field, new Blob(['---\ntitle: x\n---\n']), name);
    return body;
  };
  const other = await service.keyFor('team', { ...rights, sections: ['mfe-blog'] });
  const denied = await service.call('POST', '/v1/posts', { key: other, body: form('ears.md') });
  expect(denied.status).toBe(403);
  const key = await service.keyFor('writer', rights);
  for (const [body, status] of [
    [form('../ears.md'), 400],
    [form('ears.md', 'picture'), 400],
    [form('ears.md'), 422],
    [{ post: 'x' }, 415],
  ] as const) {
    expect((await service.call('POST', '/v1/posts', { key, body })).status).toBe(status);
  }
});
