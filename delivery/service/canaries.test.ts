import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { actions } from '../access/rights.ts';
import { openTestService, type TestService } from '../testing/open-test-service.ts';
import type { FakeRelease } from '../testing/open-test-site.ts';

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

test('a team gives its release to some visitors, to more, and to all', async () => {
  const { call, upload, site } = service;
  const key = await ofHome();
  const { id } = await upload(key, nextHome);
  expect(await call('GET', '/v1/canaries', { key })).toMatchObject({ body: { latest: null } });
  const order = {
    parts: [{ section: 'mfe-home', release: null }],
    share: 10,
    steps: [{ share: 25, afterMs: 3_600_000 }],
    why: 'new words',
  };
  expect(await call('POST', '/v1/canaries', { key, body: order })).toMatchObject({
    status: 200,
    body: { kind: 'begun', what: `mfe-home ${id}`, share: 10, pages: { changed: ['/'] } },
  });
  expect(await call('POST', '/v1/canaries', { key, body: order })).toMatchObject({
    status: 422,
    body: { problems: [expect.stringContaining('A canary of mfe-home')] },
  });
  expect(await call('GET', '/v1/canaries', { key })).toMatchObject({
    body: {
      latest: {
        canary: { share: 10, who: 'key growth-ci', endedAt: null, parts: [{ release: id }] },
        stages: [],
      },
    },
  });
  const step = (share: number) => call('POST', '/v1/canary-shares', { key, body: { share } });
  expect(await step(50)).toMatchObject({ status: 200, body: { kind: 'stepped', share: 50 } });
  expect(await step(50)).toMatchObject({ status: 422 });
  expect(await step(100)).toMatchObject({ status: 200, body: { share: 100 } });
  expect(await site.readPublic('index.html')).toContain('New words');
  const entries = await site.stores.registry.journal(9);
  expect(entries.slice(0, 5).map(({ who, what, outcome }) => [who, what, outcome])).toEqual([
    ['key growth-ci', `canary mfe-home ${id} for 100%`, 'live'],
    ['key growth-ci', `canary mfe-home ${id} for 50%`, 'done'],
    ['key growth-ci', 'canary mfe-home', 'refused'],
    ['key growth-ci', `canary mfe-home ${id} for 10%`, 'done'],
    ['key growth-ci', `release mfe-home ${id}`, 'done'],
  ]);
});

test('nobody begins, steps or stops the canary of another team', async () => {
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
  const before = await site.stores.registry.canaries.current();
  expect(await asStranger('/v1/canary-shares', { share: 100 })).toMatchObject(refused);
  expect(await asStranger('/v1/canary-ends', {})).toMatchObject(refused);
  expect(await site.stores.registry.canaries.current()).toEqual(before);
  expect(await call('POST', '/v1/canary-ends', { key, body: { why: 'a typo' } })).toMatchObject({
    status: 200,
    body: { kind: 'stopped', share: 10 },
  });
  expect(await call('POST', '/v1/canary-ends', { key, body: {} })).toMatchObject({ status: 422 });
});

test.each([
  [{ parts: [], share: 10 }],
  [{ parts: [{ section: 'config', release: null }], share: 10 }],
  [{ parts: [{ section: 'mfe-home', release: null }], share: 100 }],
  [{ parts: [{ section: 'mfe-home', release: null }], share: 0 }],
  [{ parts: [{ section: 'mfe-home', release: null }], share: 2.5 }],
  [
    {
      parts: [{ section: 'mfe-home', release: null }],
      share: 10,
      steps: [
        { share: 50, afterMs: 2 },
        { share: 25, afterMs: 3 },
      ],
    },
  ],
])('%j is no order', async (body) => {
  const key = await ofHome();
  expect((await service.call('POST', '/v1/canaries', { key, body })).status).toBe(400);
});
