import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import * as v from 'valibot';
import { actions, type Section } from '../access/rights.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import { openTestService, releaseToSend, type TestService } from '../testing/open-test-service.ts';
import type { FakeRelease } from '@site/delivery/testing/open-test-site.ts';
import { keyStore } from '../access/key-store.ts';
import { startRenderProcess } from '@site/delivery/render/render-process.ts';
import { RenderError } from '@site/delivery/render/rendered.ts';

const shell: FakeRelease = { name: 'shell', words: 'first shell' };
const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
const blog: FakeRelease = {
  name: 'mfe-blog',
  pages: { '/blog': 'First words' },
  prefixes: ['/blog'],
};
const nextBlog: FakeRelease = {
  ...blog,
  pages: { '/blog': 'Other words' },
  gitRevision: 'bbb222',
};

let service: TestService;

beforeEach(async () => {
  service = await openTestService();
});

afterEach(async () => {
  await service.close();
});

const ofBlog = () =>
  service.keyFor('content-ci', { sections: ['mfe-blog'], actions: [...actions] });
const post = (url: string, key: string, body: unknown) => service.call('POST', url, { key, body });
const journal = (most: number) => service.site.stores.registry.journal(most);
const releasesUrl = '/v1/sections/mfe-blog/releases';

/** Everything that a caller could have changed. */
const state = async () => ({
  live: await service.site.stores.registry.live(),
  releases: await Promise.all(
    (['shell', 'mfe-home', 'mfe-blog', 'config'] as const).map((name) =>
      service.site.stores.registry.releases(name),
    ),
  ),
});

test('ships a configuration and rejects an invalid one', async () => {
  const { site } = service;
  await site.goLive(shell, home);
  const key = await service.keyFor('owner', { sections: ['config'], actions: ['promote'] });
  const config = configuredSite();
  const changed = { ...config, contact: { ...config.contact, phone: '+91 80 0000 1111' } };
  const wrong = { config: { ...config, contact: 1 } };
  expect(await post('/v1/promotions', key, wrong)).toMatchObject({
    status: 422,
    body: { kind: 'refused' },
  });
  expect(await post('/v1/promotions', key, { config: changed })).toMatchObject({
    status: 200,
  });
  expect(await site.readPublic('index.html')).toContain('+91 80 0000 1111');
  expect(await post('/v1/promotions', key, {})).toMatchObject({ status: 400 });
});

/** Everything that ships, and a section that no site has yet. */
const everySection: readonly Section[] = [
  ...ownParts(),
  'mfe-vaccines',
  'config',
  'posts',
  'sections',
];

type Attempt = readonly [method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown];

/** Requests that a key for every other section must not succeed with. */
function attemptsAt(section: Section): readonly Attempt[] {
  const rollBack: Attempt = ['POST', '/v1/rollbacks', { section }];
  if (section === 'sections') {
    return [['POST', '/v1/section-changes', { change: { kind: 'remove', name: 'mfe-blog' } }]];
  }
  if (section === 'posts') return shipping({ posts: true });
  if (section === 'config') return [...shipping({ config: configuredSite() }), rollBack];
  const url = `/v1/sections/${section}`;
  return [
    ...shipping({ parts: [{ section, release: null }] }),
    rollBack,
    ['POST', `${url}/releases`, Buffer.from('an archive')],
    ['GET', `${url}/releases`],
  ];

  /** Alone, and together with the key's own sections. */
  function shipping(order: {
    parts?: readonly object[];
    posts?: boolean;
    config?: object;
  }): readonly Attempt[] {
    const own = { section: section === 'shell' ? 'mfe-home' : 'shell', release: null };
    return [
      ['POST', '/v1/promotions', order],
      ['POST', '/v1/dry-runs', order],
      ['POST', '/v1/promotions', { ...order, parts: [own, ...(order.parts ?? [])] }],
      ['POST', '/v1/previews', order],
    ];
  }
}

test.each(['mfe-blog', 'mfe-vaccines', 'config', 'posts', 'sections'] as const)(
  'a key for every section except %s has no access to it',
  async (section) => {
    const { call, keyFor, site } = service;
    await site.lay(blog);
    const others = everySection.filter((name) => name !== section);
    const key = await keyFor('others', { sections: others, actions: [...actions] });
    const before = await state();
    const attempts = attemptsAt(section);
    for (const [method, url, body] of attempts) {
      const sent = { key, ...(body !== undefined && { body }) };
      expect(await call(method, url, sent)).toMatchObject({
        status: 403,
        body: { kind: 'not-allowed' },
      });
    }
    expect(await state()).toEqual(before);
    expect(existsSync(path.join(site.stores.dataDir, 'uploads'))).toBe(false);
    const entries = await journal(99);
    expect(entries).toHaveLength(attempts.length);
    for (const entry of entries)
      expect(entry).toMatchObject({ who: 'key others', outcome: 'refused' });
  },
);

const methods = v.picklist(['GET', 'POST', 'PUT']);

test('a key without an action cannot take it on its own section', async () => {
  const attempts = [
    ['release', ['POST', releasesUrl, Buffer.from('an archive')]],
    ['preview', ['POST', '/v1/previews', { parts: [{ section: 'mfe-blog', release: null }] }]],
    ['promote', ['POST', '/v1/promotions', { parts: [{ section: 'mfe-blog', release: null }] }]],
    ['rollback', ['POST', '/v1/rollbacks', { section: 'mfe-blog' }]],
    ['approve', ['POST', `/v1/reviews/${releaseToSend(blog).id}/approvals`, {}]],
  ] as const;
  await service.site.lay(blog);
  for (const [action, [method, url, body]] of attempts) {
    const rest = actions.filter((each) => each !== action);
    const key = await service.keyFor(`no-${action}`, { sections: ['mfe-blog'], actions: rest });
    expect(await service.call(method, url, { key, body })).toMatchObject({ status: 403 });
  }
});

test('a key sees only audit entries about its sections', async () => {
  const { call, keyFor, site } = service;
  const note = (what: string, about: string[]) =>
    site.stores.registry.note({ what, details: [], sections: about });
  await note('release mfe-blog 1', ['mfe-blog']);
  await note('release mfe-home 1', ['mfe-home']);
  await note('add key owner', ['config']);
  await note('promote mfe-home, mfe-blog', ['mfe-home', 'mfe-blog']);
  const key = await keyFor('content-ci', { sections: ['mfe-blog'], actions: ['read'] });
  const { body } = await call('GET', '/v1/history?naming=mfe', { key });
  expect(body).toMatchObject({
    entries: [{ what: 'promote mfe-home, mfe-blog' }, { what: 'release mfe-blog 1' }],
  });
  expect(await call('GET', '/v1/history?most=1e9', { key })).toMatchObject({ status: 400 });
});

test.each([
  ['no key at all', undefined, 'nothing-shown'],
  ['arbitrary text', 'open sesame', 'no-key'],
  ['an unknown key', `delivery_${'0'.repeat(16)}_${'A'.repeat(43)}`, 'unknown-key'],
])('rejects %s', async (_what, key, reason) => {
  const headers: Record<string, string> =
    key === undefined ? {} : { authorization: `Bearer ${key}` };
  const answer = await service.call('GET', '/v1/me', { headers });
  expect(answer).toMatchObject({ status: 401, body: { kind: 'not-signed-in' } });
  expect(answer.headers).toMatchObject({
    'www-authenticate': 'Bearer',
    'cache-control': 'no-store',
  });
  // The audit log cannot be truncated, so strangers must not write to it.
  expect(await journal(9)).toEqual([]);
  expect(await counted()).toMatchObject({ [reason]: 1 });
});

/** The refusal counts, which any valid key may read. */
async function counted(): Promise<unknown> {
  const key = await service.keyFor('looker', { sections: ['shell'], actions: ['read'] });
  const { body } = await service.call('GET', '/v1/refusals', { key });
  return v.parse(v.object({ refused: v.unknown() }), body).refused;
}

test('rejects expired and revoked keys and wrong secrets, with an audit entry that names the key', async () => {
  const { keyFor, site } = service;
  const rights = { sections: ['mfe-blog'], actions: ['promote'] } as const;
  const expired = await keyFor('old-ci', rights, -1);
  const revoked = await keyFor('lost-ci', rights);
  await keyStore(site.stores.registry).revoke('lost-ci');
  const good = await keyFor('good-ci', rights);
  const wrong = good.slice(0, -2) + (good.endsWith('AA') ? 'BB' : 'AA');
  const body = { parts: [{ section: 'mfe-blog', release: null }] };
  for (const key of [expired, revoked, wrong]) {
    expect(await post('/v1/promotions', key, body)).toMatchObject({ status: 401 });
  }
  expect((await journal(9)).map(({ who, details }) => [who, details[0]])).toEqual([
    ['key lost-ci', 'The key lost-ci was revoked.'],
    ['key old-ci', expect.stringMatching(/^The key old-ci expired 20/)],
  ]);
  expect(await counted()).toEqual({ 'expired-key': 1, 'revoked-key': 1, 'wrong-secret': 1 });
  // Neither the log nor the audit log has the credential.
  const written = JSON.stringify([service.log, await journal(9)]);
  for (const key of [expired, revoked, wrong]) expect(written).not.toContain(key.slice(-20));
});

test('stops logging a client’s failures beyond the limit, while valid keys still work', async () => {
  await service.close();
  service = await openTestService({ failureLimit: { max: 3, windowMs: 60_000 } });
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1) {
    answers.push(await service.call('GET', '/v1/me', { key: 'guess' }));
  }
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429, 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect(await journal(99)).toEqual([]);
  expect(await service.call('GET', '/v1/me', { key: await ofBlog() })).toMatchObject({
    status: 200,
  });
});

test('rejects an upload that is no release of the section, and stores nothing', async () => {
  const { call, site } = service;
  const key = await ofBlog();
  const { id } = await service.upload(await ofHome(), home);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  const url = releasesUrl;
  expect(await call('POST', url, { key, body: Buffer.from('not an archive') })).toMatchObject({
    status: 422,
    body: { kind: 'wrong-release', problems: ['The archive is damaged or incomplete.'] },
  });
  expect(await call('POST', url, { key, body: { not: 'bytes' } })).toMatchObject({ status: 415 });
  expect(await call('POST', url, { key, body: Buffer.alloc(65 * 1024 * 1024) })).toMatchObject({
    status: 413,
    body: { kind: 'too-large' },
  });
  expect(await call('GET', url, { key })).toMatchObject({ body: { releases: [] } });
  expect(await site.stores.registry.releases('mfe-blog')).toEqual([]);
});

test('rejects a reason that is empty, too long or has control characters', async () => {
  const key = await ofBlog();
  for (const why of ['a\nb', '\u001b[2Jgone', '\u202eback', '', 'x'.repeat(501)]) {
    expect(await post('/v1/rollbacks', key, { section: 'mfe-blog', why })).toMatchObject({
      status: 400,
      body: { problems: [expect.stringMatching(/^why: /)] },
    });
  }
});

test('only keys that could have created a preview can see and end it', async () => {
  const { call, keyFor, site } = service;
  await site.goLive(shell, home, blog);
  const id = await site.lay(nextBlog);
  const both = { sections: ['mfe-blog', 'mfe-home'], actions: ['preview'] } as const;
  const key = await keyFor('both', both);
  const body = {
    parts: [
      { section: 'mfe-blog', release: id },
      { section: 'mfe-home', release: null },
    ],
  };
  const made = await post('/v1/previews', key, body);
  expect(made).toMatchObject({ status: 201, body: { preview: { who: 'key both' } } });
  const { preview } = v.parse(v.object({ preview: v.looseObject({ id: v.string() }) }), made.body);
  const end = '/v1/ended-previews';
  const ended = { preview: preview.id };
  for (const rights of [
    { ...both, sections: ['mfe-blog'] } as const,
    { ...both, actions: ['read', 'promote', 'release'] } as const,
  ]) {
    const other = await keyFor(`other-${rights.actions.length}`, rights);
    expect(await call('GET', '/v1/previews', { key: other })).toMatchObject({
      body: { previews: [] },
    });
    expect(await post(end, other, ended)).toMatchObject({ status: 404 });
  }
  expect(await call('GET', '/v1/previews', { key })).toMatchObject({
    body: { previews: [{ id: preview.id }] },
  });
  expect(await post(end, key, ended)).toMatchObject({ status: 204 });
  for (const wrong of [{}, { parts: [] }, { ...body, days: 31 }, { ...body, days: 0.5 }]) {
    expect(await post('/v1/previews', key, wrong)).toMatchObject({ status: 400 });
  }
  expect(await site.readPublic('blog/index.html')).toContain('First words');
});

test('rejects malformed orders', async () => {
  const key = await ofBlog();
  const send = async (payload: string, type = 'application/json') => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': type };
    const order = { method: 'POST', url: '/v1/promotions', headers, payload } as const;
    const answer = await service.server.inject(order);
    return [answer.statusCode, answer.headers['content-type']];
  };
  const problem = 'application/problem+json; charset=utf-8';
  expect(await send('{')).toEqual([400, problem]);
  expect(await send('{"__proto__": {"posts": true}}')).toEqual([400, problem]);
  expect(await send('{"posts": "yes"}')).toEqual([400, problem]);
  expect(await send('{"parts": [], "canary": 10}')).toEqual([400, problem]);
  expect(await send('parts=shell', 'application/x-www-form-urlencoded')).toEqual([415, problem]);
});

test('answers an unknown address with a problem document', async () => {
  for (const url of ['/v1', '/v1/me/', '/v1/keys']) {
    expect(await service.call('GET', url)).toMatchObject({
      status: 404,
      body: { kind: 'nothing-here' },
    });
  }
});

test('the OpenAPI document describes every operation, and those that require a key reject requests without one', async () => {
  const { server, call } = service;
  const described = v.parse(
    v.looseObject({
      openapi: v.literal('3.1.1'),
      paths: v.record(
        v.string(),
        v.record(v.string(), v.looseObject({ security: v.array(v.unknown()) })),
      ),
    }),
    (await call('GET', '/openapi.json')).body,
  );
  const listed = Object.entries(described.paths).flatMap(([where, operations]) =>
    Object.keys(operations).map((method) => `${where} (${method.toUpperCase()})`),
  );
  // A printed tree, in which an address may continue from the lines above.
  const above: string[] = [];
  const own: string[] = [];
  for (const [, indent = '', piece = '', methods] of server
    .printRoutes({ commonPrefix: false })
    .matchAll(/^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/gm)) {
    above.length = indent.length / 4;
    above.push(piece);
    const url = above.join('').replaceAll(/:(\w+)/g, '{$1}');
    own.push(...(methods?.split(', ') ?? []).map((method) => `${url} (${method})`));
  }
  expect(own.length).toBeGreaterThan(8);
  expect(listed.toSorted()).toEqual(own.toSorted());
  for (const [where, operations] of Object.entries(described.paths)) {
    for (const [method, { security }] of Object.entries(operations)) {
      const url = where
        .replace('{section}', 'mfe-blog')
        .replace(/\{(id|version)\}/, '0'.repeat(16));
      const { status } = await call(v.parse(methods, method.toUpperCase()), url);
      expect({ where, status }).toEqual({ where, status: security.length === 0 ? 200 : 401 });
    }
  }
});

test('a slow section delays neither a rollback nor another team’s promotion', async () => {
  const { site, upload, keyFor } = service;
  await site.goLive(shell, home, blog);
  await site.goLive({ ...home, pages: { '/': 'Newer' } });
  const slow = await keyFor('slow', { sections: ['mfe-blog'], actions: ['release', 'promote'] });
  const other = await keyFor('other', {
    sections: ['mfe-home'],
    actions: ['release', 'promote', 'rollback'],
  });
  const { id } = await upload(slow, { ...blog, pages: { '/blog': 'Slow' } });
  const { promise: slowPage, reject: stop } = Promise.withResolvers<never>();
  const { startRenderer } = site.stores;
  site.stores.startRenderer = async (order) => {
    const renderer = await (startRenderer ?? startRenderProcess)(order);
    return order.id === id ? { ...renderer, render: () => slowPage } : renderer;
  };
  let isRefused = false;
  const hanging = post('/v1/promotions', slow, { parts: [{ section: 'mfe-blog', release: id }] });
  void hanging.then(() => (isRefused = true));

  expect(await post('/v1/rollbacks', other, { section: 'mfe-home' })).toMatchObject({
    status: 200,
  });
  const newest = await upload(other, { ...home, pages: { '/': 'Newest' } });
  const parts = [{ section: 'mfe-home', release: newest.id }];
  expect(await post('/v1/promotions', other, { parts })).toMatchObject({ status: 200 });
  expect(isRefused).toBe(false);
  stop(new RenderError('It used too much time and was stopped.'));
  expect(await hanging).toMatchObject({ status: 422 });
});

test('refuses uploads on a machine that cannot sandbox renderers', async () => {
  const sandboxProblem = 'This machine cannot sandbox renderers.';
  const unsafe = await openTestService({ sandboxProblem });
  const key = await unsafe.keyFor('team', { sections: ['mfe-blog'], actions: ['release'] });
  await expect(unsafe.upload(key, blog)).rejects.toThrow(sandboxProblem);
  await unsafe.close();
});

const nextHome: FakeRelease = { ...home, pages: { '/': 'New words' } };
const ofHome = () => service.keyFor('growth-ci', { sections: ['mfe-home'], actions: [...actions] });

test('a key cannot start, widen or stop another team’s canary', async () => {
  const { call, upload, site } = service;
  await site.goLive(shell, home);
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

test('a key sees and changes a canary only if it covers all of its sections', async () => {
  const { call, upload } = service;
  await service.site.goLive(shell, home, blog);
  const rights = { actions: [...actions] };
  const growth = await ofHome();
  const lead = await service.keyFor('lead', { ...rights, sections: ['mfe-home', 'mfe-blog'] });
  await upload(growth, nextHome);
  await upload(lead, nextBlog);
  const parts = ['mfe-home', 'mfe-blog'].map((section) => ({ section, release: null }));
  const begin = { key: lead, body: { parts, share: 10 } };
  expect(await call('POST', '/v1/canaries', begin)).toMatchObject({ status: 200 });
  const seen = async (key: string) => (await call('GET', '/v1/canaries', { key })).body;
  expect(await seen(growth)).toEqual({ latest: null });
  expect(await seen(lead)).toMatchObject({ latest: { canary: { share: 10, endedAt: null } } });
  const step = (key: string) => call('POST', '/v1/canary-shares', { key, body: { share: 20 } });
  expect(await step(growth)).toMatchObject({ status: 403 });
  expect(await step(lead)).toMatchObject({ body: { share: 20 } });
});

test('rejects malformed canaries', async () => {
  const key = await ofHome();
  const parts = [{ section: 'mfe-home', release: null }];
  for (const body of [
    { parts: [], share: 10 },
    { parts: [{ section: 'config', release: null }], share: 10 },
    { parts, share: 100 },
    { parts, share: 0 },
    { parts, share: 2.5 },
    { parts, share: 10, schedule: [] },
  ]) {
    expect([body, (await post('/v1/canaries', key, body)).status]).toEqual([body, 400]);
  }
});
