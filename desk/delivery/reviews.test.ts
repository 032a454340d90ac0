import { afterEach, beforeEach, expect, test } from '@jest/globals';
import * as v from 'valibot';
import type { Rights } from '../access/rights.ts';
import { createCanaryWatch } from '../canary/canary-watch.ts';
import { openTestService, type TestService } from '../testing/open-test-service.ts';
import type { FakeRelease } from '@site/delivery/testing/open-test-site.ts';

const medical: FakeRelease = {
  name: 'mfe-assessments',
  pages: { '/adhd': 'It is not your fault.', '/autism': 'About autism' },
  prefixes: ['/adhd', '/autism'],
};
const next: FakeRelease = {
  ...medical,
  pages: { '/adhd': 'Nobody is to blame.', '/autism': 'About autism' },
  gitRevision: 'ccc333',
};

let service: TestService;
/** Keys of the content team, the clinical lead and an auditor. */
let content = '';
let clinical = '';
let auditor = '';

beforeEach(async () => {
  service = await openTestService();
  await service.site.goLive(
    { name: 'shell' },
    { name: 'mfe-home', pages: { '/': 'Home' } },
    medical,
  );
  const own = ['mfe-assessments', 'mfe-blog', 'config'] as const;
  content = await service.keyFor('content-ci', {
    sections: own,
    actions: ['release', 'promote', 'rollback'],
    person: 'asha-rao',
  });
  clinical = await approver('dr-nair', { sections: own, actions: ['approve', 'promote'] });
  auditor = await service.keyFor('auditor', { sections: own, actions: ['read'] });
});

afterEach(async () => {
  await service.close();
});

const post = (url: string, key: string, body: object = {}) =>
  service.call('POST', `/v1/${url}`, { key, body });
const get = (url: string, key: string) => service.call('GET', `/v1/${url}`, { key });
const promote = (key: string, body: object) => post('promotions', key, body);
const promotePart = (key: string, section: string, release: string) =>
  promote(key, { parts: [{ section, release }] });
const approve = (key: string, id: string, body: object = {}) =>
  post(`reviews/${id}/approvals`, key, body);
/** Adds a key for another clinical reviewer. */
const approver = (name: string, rights: Partial<Rights & { person: string }> = {}) =>
  service.keyFor(name, {
    sections: ['mfe-assessments'],
    actions: ['approve'],
    roles: ['clinical'],
    ...rights,
  });
const journal = (most: number) => service.site.stores.registry.journal(most);
const page = (file: string) => service.site.readPublic(file);

const refusedFor = (words: string) => ({
  status: 422,
  body: { kind: 'refused', problems: [expect.stringContaining(words)] },
});

test('medical text goes live once another person with the role has read and approved it', async () => {
  const { id } = await service.upload(content, next);
  const asked = `mfe-assessments ${id} must be approved in the role clinical by someone other than key content-ci: npx site review ${id} --approve.`;
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject(refusedFor(asked));
  expect(await page('adhd/index.html')).toContain('not your fault');
  expect((await journal(1))[0]).toMatchObject({
    who: 'key content-ci',
    outcome: 'waiting',
    details: [expect.stringContaining(asked)],
  });

  expect(await get('reviews', clinical)).toMatchObject({
    body: {
      waiting: [
        {
          section: 'mfe-assessments',
          id,
          authors: [{ person: 'asha-rao', who: 'key content-ci' }],
          roles: [{ role: 'clinical', approvedBy: null }],
        },
      ],
    },
  });
  expect(await get(`reviews/${id}`, clinical)).toMatchObject({
    body: {
      section: 'mfe-assessments',
      isLive: false,
      needs: [{ role: 'clinical', approvedBy: null }],
      preview: null,
      pages: [
        {
          path: '/adhd',
          kind: 'changed',
          words: [
            {
              before: '[Title: It is not your fault.]',
              after: '[Title: Nobody is to blame.]',
            },
            { before: 'It is not your fault.', after: 'Nobody is to blame.' },
          ],
        },
      ],
    },
  });
  expect(await approve(clinical, id, { why: 'As the guideline has it' })).toMatchObject({
    status: 200,
    body: { kind: 'approved', roles: ['clinical'] },
  });
  expect((await journal(1))[0]).toMatchObject({
    who: 'key dr-nair',
    what: `approve mfe-assessments ${id} as clinical`,
    outcome: 'done',
    why: 'As the guideline has it',
    sections: ['mfe-assessments'],
  });
  const order = { parts: [{ section: 'mfe-assessments', release: id }], why: 'kinder words' };
  expect(await promote(content, order)).toMatchObject({ status: 200 });
  expect(await page('adhd/index.html')).toContain('Nobody is to blame');
  expect((await get('reviews', clinical)).body).toEqual({
    waiting: [],
  });

  const text = 'nobody  is to BLAME';
  const found = await get(`sentences?${new URLSearchParams({ text })}`, auditor);
  expect(found).toMatchObject({
    body: {
      brought: [
        {
          paths: ['/adhd'],
          entry: {
            who: 'key content-ci',
            why: 'kinder words',
            commits: { 'mfe-assessments': 'ccc333' },
            details: [
              'changed /adhd',
              'mfe-assessments was released by key content-ci',
              'mfe-assessments was approved by key dr-nair as clinical: As the guideline has it',
            ],
          },
        },
      ],
    },
  });
  const { id: version } = await service.site.stores.registry.live();
  const words = await get(`shippings/${version}/words`, auditor);
  expect(words).toMatchObject({ body: { pages: [{ path: '/adhd' }] } });
});

test('rejects an approval by the author, or by a key without the role, action or section', async () => {
  const { id } = await service.upload(content, next);
  expect(await approve(await approver('editor', { roles: [] }), id)).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('the key has no role, but clinical is required') },
  });
  const elsewhere = await approver('elsewhere', { sections: ['mfe-blog'] });
  for (const key of [
    await approver('lawyer', { roles: ['legal'] }),
    await approver('reader', { actions: ['read'] }),
    elsewhere,
  ]) {
    expect(await approve(key, id)).toMatchObject({ status: 403 });
  }
  expect(await get(`reviews/${id}`, elsewhere)).toMatchObject({ status: 403 });
  expect(await get('reviews', elsewhere)).toMatchObject({ body: { waiting: [] } });
  const own = await approver('night-shift', { person: 'Asha-Rao' });
  expect(await approve(own, id)).toMatchObject(refusedFor('is the same person'));
  expect(await journal(6)).toMatchObject(Array.from({ length: 6 }, () => ({ outcome: 'refused' })));
  expect(await approve(clinical, 'f'.repeat(16))).toMatchObject({ status: 404 });
  expect(await approve(clinical, id, { seen: 'another text' })).toMatchObject(
    refusedFor('Its text has changed since you opened this page'),
  );
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject({ status: 422 });
});

test('a review includes the link to its preview once the preview exists', async () => {
  const { id } = await service.upload(content, next);
  const url = `reviews/${id}/preview`;
  expect(await post(url, auditor)).toMatchObject({ status: 403 });
  const made = await post(url, clinical);
  const { link } = v.parse(v.object({ link: v.string() }), made.body);
  expect(link).toMatch(/^https?:\/\/[\w.-]*[0-9a-f]{10}\./);
  expect(await get(`reviews/${id}`, clinical)).toMatchObject({ body: { preview: link } });
  const { config: configId = '' } = (await service.site.stores.registry.live()).version ?? {};
  expect(await post(`reviews/${configId}/preview`, clinical)).toMatchObject(
    refusedFor('There are no previews of config'),
  );
});

test('a canary of medical text is rolled back when its approval is withdrawn', async () => {
  const { id } = await service.upload(content, next);
  const { stores } = service.site;
  const parts = [{ section: 'mfe-assessments', release: id }];
  const begin = () => post('canaries', content, { parts, share: 10 });
  await approve(clinical, id);
  expect(await begin()).toMatchObject({ status: 200, body: { kind: 'begun' } });
  expect((await journal(1))[0]?.details).toContain(
    'mfe-assessments was approved by key dr-nair as clinical',
  );

  const withdraw = (key: string) =>
    post(`reviews/${id}/withdrawals`, key, { why: 'A dose is wrong' });
  expect(await withdraw(await approver('editor', { roles: [] }))).toMatchObject({ status: 403 });
  const colleague = await approver('dr-iyer');
  const fence = await stores.registry.fence();
  expect(await withdraw(colleague)).toMatchObject({ status: 200, body: { kind: 'withdrawn' } });
  // A promotion in progress has to check again.
  expect(await stores.registry.fence()).toBeGreaterThan(fence);
  expect((await journal(1))[0]).toMatchObject({ who: 'key dr-iyer', why: 'A dose is wrong' });
  expect(await withdraw(colleague)).toMatchObject(refusedFor('has no approval as'));
  expect(await page('adhd/index.html')).toContain('not your fault');
  const canary = await stores.registry.canaries.running();
  const watch = createCanaryWatch({ stores, running: () => canary, log: { warn: () => {} } });
  await watch.look();
  expect(await stores.registry.canaries.running()).toBeNull();
  expect((await journal(1))[0]).toMatchObject({
    who: 'the site',
    what: `canary mfe-assessments ${id} rolled back from 10%`,
    details: [expect.stringContaining('must be approved in the role clinical')],
  });
});
