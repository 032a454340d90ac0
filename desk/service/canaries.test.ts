import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { actions } from '../access/rights.ts';
import { openTestService, type TestService } from '../testing/open-test-service.ts';
import type { FakeRelease } from '@site/delivery/testing/open-test-site.ts';

const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
const nextHome: FakeRelease = { ...home, pages: { '/': 'New words' } };

let service: TestService;

beforeEach(async () => {
  service = await openTestService();
  await service.site.goLive({ name: 'shell' }, home);
});

afterEach(async () => {
  await service.close();
});

const ofHome = () => service.keyFor('growth-ci', { sections: ['mfe-home'], actions: [...actions] });

test('a key cannot start, widen or stop another team’s canary', async () => {
  const { call, upload, site } = service;
  const key = await ofHome();
  const stranger = await service.keyFor('blog-ci', {
    sections: ['mfe-blog'],
    actions: [...actions],
  });
  await upload(key, nextHome);
  const begin = { parts: [{ section: 'mfe-home', release: null }], share: 10 };
  const refused = { status: 403 };
  const asStranger = (url: string, body: object) => call('POST', url, { key: stranger, body });
  expect(await asStranger('/v1/canaries', begin)).toMatchObject(refused);
  await call('POST', '/v1/canaries', { key, body: begin });
  const before = await site.stores.registry.canaries.running();
  expect(await asStranger('/v1/canary-shares', { share: 100 })).toMatchObject(refused);
  expect(await asStranger('/v1/canary-ends', {})).toMatchObject(refused);
  expect(await site.stores.registry.canaries.running()).toEqual(before);
  expect(await call('POST', '/v1/canary-ends', { key, body: { why: 'a typo' } })).toMatchObject({
    status: 200,
    body: { kind: 'stopped', share: 10 },
  });
  expect(await call('POST', '/v1/canary-ends', { key, body: {} })).toMatchObject({ status: 422 });
});

test('a key can see and change the canaries of its own sections, and must name one if several are running', async () => {
  const { call, upload } = service;
  const blog: FakeRelease = { name: 'mfe-blog', pages: { '/blog': 'Posts' }, prefixes: ['/blog'] };
  const nextBlog = { ...blog, pages: { '/blog': 'New posts' } };
  await service.site.goLive(blog);
  const rights = { actions: [...actions] };
  const growth = await ofHome();
  const content = await service.keyFor('blog-ci', { ...rights, sections: ['mfe-blog'] });
  const lead = await service.keyFor('lead', { ...rights, sections: ['mfe-home', 'mfe-blog'] });
  await upload(growth, nextHome);
  await upload(content, nextBlog);
  const begin = (key: string, section: string) =>
    call('POST', '/v1/canaries', {
      key,
      body: { parts: [{ section, release: null }], share: 10 },
    });
  expect(await begin(growth, 'mfe-home')).toMatchObject({ status: 200 });
  expect(await begin(content, 'mfe-blog')).toMatchObject({ status: 200 });
  const seen = async (key: string) => (await call('GET', '/v1/canaries', { key })).body;
  const of = (section: string) => ({ canary: { parts: [{ section }] } });
  expect(await seen(growth)).toMatchObject({ canaries: [of('mfe-home')] });
  expect(await seen(content)).toMatchObject({ canaries: [of('mfe-blog')] });
  expect(await seen(lead)).toMatchObject({ canaries: [of('mfe-blog'), of('mfe-home')] });

  const step = (key: string, body: object) =>
    call('POST', '/v1/canary-shares', { key, body: { share: 20, ...body } });
  expect(await step(growth, {})).toMatchObject({
    body: { what: expect.stringContaining('mfe-home') },
  });
  expect(await step(lead, {})).toMatchObject({
    status: 422,
    body: {
      problems: [
        expect.stringMatching(/^Several canaries are running: mfe-home .+; mfe-blog .+\./),
      ],
    },
  });
  expect(await step(content, { section: 'mfe-home' })).toMatchObject({ status: 403 });
  expect(await step(lead, { section: 'mfe-blog' })).toMatchObject({
    body: { what: expect.stringContaining('mfe-blog') },
  });
  const end = { key: content, body: { why: 'a typo' } };
  expect(await call('POST', '/v1/canary-ends', end)).toMatchObject({ body: { share: 20 } });
  expect(await seen(growth)).toMatchObject({ canaries: [{ canary: { endedAt: null } }] });
});

const parts = [{ section: 'mfe-home', release: null }];
const falling = [
  { share: 50, afterMs: 2 },
  { share: 25, afterMs: 3 },
];

test.each([
  { parts: [], share: 10 },
  { parts: [{ section: 'config', release: null }], share: 10 },
  { parts, share: 100 },
  { parts, share: 0 },
  { parts, share: 2.5 },
  { parts, share: 10, steps: falling },
])('rejects %j', async (body) => {
  const key = await ofHome();
  expect((await service.call('POST', '/v1/canaries', { key, body })).status).toBe(400);
});
