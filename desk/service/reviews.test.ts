import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import * as v from 'valibot';
import type { Rights } from '../access/rights.ts';
import { createCanaryWatch } from '../canary/canary-watch.ts';
import { storeConfig } from '@site/delivery/promotion/plan.ts';
import { startRenderProcess } from '@site/delivery/render/render-process.ts';
import type { Stores } from '@site/delivery/stores.ts';
import { siteSectionsSchema } from '@site/delivery/sections/site-section.ts';
import { promote as promoteInCore } from '@site/delivery/promotion/promote.ts';
import { reviewPolicy } from '../review/review-policy.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';
import { canonicalJson } from '@site/delivery/versions/site-version.ts';
import { userStore } from '../web/accounts/users.ts';
import { openTestService, type TestService } from '../testing/open-test-service.ts';
import type { FakeRelease } from '@site/delivery/testing/open-test-site.ts';

const shell: FakeRelease = { name: 'shell', words: 'first shell' };
const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
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
const other: FakeRelease = { ...medical, pages: { ...next.pages, '/autism': 'On autism' } };
const blog: FakeRelease = {
  name: 'mfe-blog',
  pages: { '/blog': 'Articles', '/blog/fever': 'Fever', '/blog/fete': 'A fête' },
  prefixes: ['/blog'],
};
const cited = (words: string) => `${words}</h1><ol><li id="source-1">WHO</li></ol><h1>`;

let service: TestService;
let startRenderer: Stores['startRenderer'];
/** Keys of the content team, the clinical lead and an auditor. */
let content = '';
let clinical = '';
let auditor = '';

beforeEach(async () => {
  startRenderer = undefined;
  service = await openTestService();
  await service.site.goLive(shell, home, medical, blog);
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

/** Makes all renderers show other words from now on, as one that counts or tells the time could. */
async function renderLater(was: string, is: string) {
  const { stores } = service.site;
  startRenderer ??= stores.startRenderer;
  const start = startRenderer ?? startRenderProcess;
  stores.startRenderer = async (order) => {
    const renderer = await start(order);
    return {
      ...renderer,
      async render(path, site) {
        const found = await renderer.render(path, site);
        return { ...found, html: found.html.replaceAll(was, is) };
      },
    };
  };
  await stores.registry.connection.db.deleteFrom('delivery_rendered').execute();
}

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

test('authors cannot approve their own release, not even with another key', async () => {
  const actions = ['release', 'approve', 'promote'] as const;
  const first = await approver('dr-rao', { actions, person: 'asha-rao' });
  const second = await approver('night-shift', { actions, person: 'Asha-Rao' });
  const { id } = await service.upload(first, next);
  for (const key of [first, second]) {
    expect(await approve(key, id)).toMatchObject(refusedFor('is the same person'));
    expect((await journal(1))[0]).toMatchObject({ what: `approve mfe-assessments ${id}` });
    expect(await promotePart(key, 'mfe-assessments', id)).toMatchObject(
      refusedFor('must be approved'),
    );
  }
});

test('an approver who then releases the same files counts as an author', async () => {
  const { id } = await service.upload(content, next);
  await approve(clinical, id);
  const builder = await approver('dr-nair-laptop', { actions: ['release'], person: 'dr-nair' });
  await service.upload(builder, next);
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject(
    refusedFor('other than key content-ci and key dr-nair-laptop'),
  );
});

test('a release of unknown origin is authored by the key that promotes it', async () => {
  const id = await service.site.lay(next);
  expect(await approve(clinical, id)).toMatchObject({ status: 200 });
  expect(await promotePart(clinical, 'mfe-assessments', id)).toMatchObject(
    refusedFor('other than key dr-nair'),
  );
});

test('a key without the role, the action or the section cannot approve', async () => {
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
  expect(await get(`reviews/${id}`, elsewhere)).toMatchObject({
    status: 403,
  });
  expect(await get('reviews', elsewhere)).toMatchObject({
    body: { waiting: [] },
  });
  expect(await journal(5)).toMatchObject(Array.from({ length: 5 }, () => ({ outcome: 'refused' })));
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject({ status: 422 });
});

test('an approval covers one release only', async () => {
  const { id } = await service.upload(content, next);
  await approve(clinical, id);
  const { id: changed } = await service.upload(content, other);
  expect(await promotePart(content, 'mfe-assessments', changed)).toMatchObject(
    refusedFor(`mfe-assessments ${changed} must be approved`),
  );
  expect(await approve(clinical, 'f'.repeat(16))).toMatchObject({ status: 404 });
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject({ status: 200 });
});

test('an approval can be withdrawn and given again', async () => {
  const { id } = await service.upload(content, next);
  await approve(clinical, id);
  const withdraw = (key: string) =>
    post(`reviews/${id}/withdrawals`, key, { why: 'A dose is wrong' });
  const colleague = await approver('dr-iyer');
  const fence = await service.site.stores.registry.fence();
  expect(await withdraw(colleague)).toMatchObject({ status: 200, body: { kind: 'withdrawn' } });
  // A promotion in progress has to check again.
  expect(await service.site.stores.registry.fence()).toBeGreaterThan(fence);
  expect((await journal(1))[0]).toMatchObject({ who: 'key dr-iyer', why: 'A dose is wrong' });
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject({ status: 422 });
  expect(await withdraw(colleague)).toMatchObject(refusedFor('has no approval as'));
  const editor = await approver('editor', { roles: [] });
  expect(await withdraw(editor)).toMatchObject({ status: 403 });
  await approve(clinical, id);
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject({ status: 200 });
});

test('a rollback needs no approval', async () => {
  const { id } = await service.upload(content, next);
  await approve(clinical, id);
  await promotePart(content, 'mfe-assessments', id);
  const body = { section: 'mfe-assessments', why: 'a dose is wrong' };
  expect(await post('rollbacks', content, body)).toMatchObject({
    status: 200,
  });
  expect(await page('adhd/index.html')).toContain('not your fault');
});

const config = (change: object) => ({ ...configuredSite(), ...change });

test('weaker rules need the approvals of the live rules, alone or with other changes', async () => {
  const { id } = await service.upload(content, next);
  const milder = config({ reviews: [] });
  const parts = [{ section: 'mfe-assessments', release: id }];
  // Together with the release that they would permit, and alone.
  expect(await promote(content, { config: milder, parts })).toMatchObject({
    status: 422,
    body: {
      problems: [
        expect.stringContaining(`mfe-assessments ${id} must be approved`),
        expect.stringMatching(/^config [0-9a-f]{64} must be approved .* who must approve what\.$/),
      ],
    },
  });
  const refused = await promote(content, { config: milder });
  const { problems } = v.parse(v.object({ problems: v.array(v.string()) }), refused.body);
  const configId = /^config (\S+)/.exec(problems[0] ?? '')?.[1] ?? '';
  const { body } = await get('reviews', clinical);
  expect(body).toMatchObject({
    waiting: [
      { section: 'mfe-assessments', id },
      {
        section: 'config',
        id: configId,
        roles: [{ role: 'clinical', why: 'It changes who must approve what.' }],
      },
    ],
  });
  expect(await approve(clinical, configId)).toMatchObject({ status: 200 });
  expect(await promote(content, { config: milder })).toMatchObject({ status: 200 });
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject({ status: 200 });
});

test('rolling back to a configuration with weaker rules needs no approval and keeps the live rules', async () => {
  const { stores } = service.site;
  const milder = config({ reviews: [], copyrightYear: 2029 });
  await promoteInCore(stores, { config: await storeConfig(stores, milder) });
  await promoteInCore(stores, {
    config: await storeConfig(stores, config({ copyrightYear: 2030 })),
  });
  expect(await post('rollbacks', content, { section: 'config' })).toMatchObject({ status: 200 });
  const { version } = await stores.registry.live();
  const { copyrightYear, reviews } = await readConfig(stores.blobs, version?.config ?? '');
  expect({ copyrightYear, reviews }).toEqual({
    copyrightYear: 2029,
    reviews: configuredSite().reviews,
  });
});

test('a changed phone number needs no approval, and no page reveals who approves what', async () => {
  const { contact } = configuredSite();
  const changed = config({ contact: { ...contact, phone: '+91 80 0000 1111' } });
  expect(await promote(content, { config: changed })).toMatchObject({ status: 200 });
  for (const file of Object.keys(await service.site.publicTree())) {
    expect(await page(file)).not.toContain('makes medical claims');
  }
});

test('rejects a rule about an unknown section', async () => {
  const reviews = [{ of: ['mfe-assesments'], by: 'clinical', why: 'A slip of the pen.' }];
  expect(await promote(content, { config: config({ reviews }) })).toMatchObject(
    refusedFor('mfe-assesments is not one of'),
  );
});

test('in other sections only text changes on pages with sources need approval', async () => {
  const { pages } = blog;
  const fete = { ...blog, pages: { ...pages, '/blog/fete': 'Two fêtes' } };
  const uncited = await service.upload(content, fete);
  expect(await promotePart(content, 'mfe-blog', uncited.id)).toMatchObject({ status: 200 });

  const fever = { ...fete, pages: { ...fete.pages, '/blog/fever': cited('High fever') } };
  const medicalPost = await service.upload(content, fever);
  expect(await promotePart(content, 'mfe-blog', medicalPost.id)).toMatchObject(
    refusedFor('A page that lists sources'),
  );
  expect(await approve(clinical, medicalPost.id)).toMatchObject({ status: 200 });
  expect(await promotePart(content, 'mfe-blog', medicalPost.id)).toMatchObject({ status: 200 });

  const marked = { ...fever, pages: { ...fever.pages, '/blog/fever': cited('High\n fever') } };
  const markup = await service.upload(content, marked);
  expect(await promotePart(content, 'mfe-blog', markup.id)).toMatchObject({ status: 200 });
  const { id } = await service.upload(content, fete);
  expect(await promotePart(content, 'mfe-blog', id)).toMatchObject({ status: 422 });
});

test('medical posts wait unchanged for a reviewer', async () => {
  await service.close();
  const postOf = (title: string, hash: string) => ({
    overview: {
      blogId: 'fever',
      title,
      author: 'Asha Rao',
      thumbnail: '',
      updatedAt: '2026-11-22T10:00:00.000Z',
    },
    hash,
    row: title,
    pictures: [],
    hasForeignPictures: false,
  });
  let title = cited('Fever');
  const takePosts = async () => {
    const { blobs } = service.site.stores;
    const hash = await blobs.put(Buffer.from(JSON.stringify({ title })));
    return blobs.put(Buffer.from(canonicalJson({ posts: [postOf(title, hash)], pictures: {} })));
  };
  service = await openTestService({ takePosts });
  const posts = { pages: { '/blog/fever': 'newest' }, touched: ['/blog/fever'] };
  await service.site.goLive(shell, home, { ...blog, ...posts });
  const own = ['posts'] as const;
  const desk = await service.keyFor('desk', { sections: own, actions: ['promote'] });
  const lead = await approver('dr-nair', { sections: own });
  const asked = await promote(desk, { posts: true });
  expect(asked).toMatchObject(refusedFor('posts'));
  const { problems } = v.parse(v.object({ problems: v.array(v.string()) }), asked.body);
  const id = /^posts (\S+)/.exec(problems[0] ?? '')?.[1] ?? '';
  expect(await get(`reviews/${id}`, lead)).toMatchObject({
    body: { section: 'posts', authors: [{ person: 'desk' }], pages: [{ path: '/blog/fever' }] },
  });
  expect(await approve(lead, id)).toMatchObject({ status: 200 });
  title = cited('High fever');
  expect(await promote(desk, { posts: true })).toMatchObject({ status: 422 });
  title = cited('Fever');
  expect(await promote(desk, { posts: true })).toMatchObject({ status: 200 });
});

test('the first medical page of a section that no rule names needs approval', async () => {
  const { stores } = service.site;
  const listed = ([home, medical, blog, { name: 'mfe-vaccines' }] as const).map(({ name }) => ({
    name,
    prefixes: [name === 'mfe-home' ? '/' : `/${name.slice('mfe-'.length)}`],
    owner: 'growth',
  }));
  await promoteInCore(stores, {
    sections: { kind: 'begin', sections: v.parse(siteSectionsSchema, listed) },
  });
  const growth = await service.keyFor('growth-ci', {
    sections: ['mfe-vaccines'],
    actions: ['release', 'promote'],
  });
  const vaccines: FakeRelease = { name: 'mfe-vaccines', pages: { '/vaccines': cited('Measles') } };
  const { id } = await service.upload(growth, vaccines);
  expect(await promotePart(growth, 'mfe-vaccines', id)).toMatchObject(
    refusedFor('A page that lists sources'),
  );
});

test('rules can apply to single pages', async () => {
  const reviews = [{ of: ['mfe-blog'], paths: ['/blog/fe*r'], by: 'clinical', why: 'Fever.' }];
  const { stores } = service.site;
  await promoteInCore(stores, { config: await storeConfig(stores, config({ reviews })) });
  const fete = { ...blog, pages: { ...blog.pages, '/blog/fete': 'Two fêtes' } };
  const { id } = await service.upload(content, fete);
  expect(await promotePart(content, 'mfe-blog', id)).toMatchObject({ status: 200 });
  const fever = { ...fete, pages: { ...fete.pages, '/blog/fever': 'High fever' } };
  const { id: high } = await service.upload(content, fever);
  expect(await promotePart(content, 'mfe-blog', high)).toMatchObject(refusedFor('Fever.'));
});

test('on the site’s own machine, a release needs approval once somebody at the desk could give it', async () => {
  const { stores, lay } = service.site;
  const here = (policy = reviewPolicy(stores)) => ({
    promote: (id: string) => promoteInCore(stores, { parts: [{ name: next.name, id }] }, policy),
  });
  expect(await here().promote(await lay(next))).toMatchObject({ kind: 'shipped' });
  expect((await journal(1))[0]?.details).toContainEqual(
    expect.stringContaining('without approval, because nobody here has the role clinical'),
  );

  const user = { name: 'Dr Nair', email: 'nair@pebble.example', roles: ['clinician' as const] };
  await userStore(stores.registry).add(user);
  const id = await lay(other);
  expect(await here().promote(id)).toMatchObject({
    kind: 'refused',
    awaits: [id],
    problems: [expect.stringMatching(/must be approved in the role clinical .*--without-approval/)],
  });
  const withoutApproval = 'A child could be harmed until Monday';
  const forced = here(reviewPolicy(stores, { withoutApproval }));
  expect(await forced.promote(id)).toMatchObject({ kind: 'shipped' });
  expect((await journal(1))[0]?.details).toContain(`without approval: ${withoutApproval}`);
});

test('a renderer that shows other words later cannot put them live with somebody else’s promotion', async () => {
  const pages = { ...medical.pages, '/adhd': 'Give the usual dose.' };
  const { id } = await service.upload(content, { ...medical, pages });
  await approve(clinical, id);
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject({ status: 200 });

  await renderLater('usual dose', '10 times the dose');
  const renewed = config({ copyrightYear: 2031 });
  expect(await promote(content, { config: renewed })).toMatchObject(
    refusedFor('must be approved in the role clinical'),
  );
  expect(await page('adhd/index.html')).toContain('usual dose');

  // Other sections are not held up by a configuration that changes no medical words.
  await renderLater('', '');
  expect(await promote(content, { config: config({ copyrightYear: 2032 }) })).toMatchObject({
    status: 200,
  });

  // A new shell reuses the fragments; if these are lost, the renderer runs again.
  await renderLater('usual dose', '10 times the dose');
  const growth = await service.keyFor('growth', {
    sections: ['mfe-home'],
    actions: ['release', 'promote'],
  });
  const { id: homeId } = await service.upload(growth, { ...home, pages: { '/': 'Welcome' } });
  expect(await promotePart(growth, 'mfe-home', homeId)).toMatchObject(
    refusedFor(
      'mfe-assessments shows other words on /adhd than before, although nothing of it has changed',
    ),
  );
  expect(await page('adhd/index.html')).toContain('usual dose');
});

test('an approval covers the words that were read, not what the release shows afterwards', async () => {
  const { id } = await service.upload(content, next);
  const read = v.parse(
    v.looseObject({ seen: v.string() }),
    (await get(`reviews/${id}`, clinical)).body,
  );
  expect(await approve(clinical, id, { seen: 'another text' })).toMatchObject(
    refusedFor('Its text has changed since you opened this page'),
  );
  expect(await approve(clinical, id, { seen: read.seen })).toMatchObject({ status: 200 });

  await renderLater('Nobody is', 'You are');
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject(
    refusedFor(
      'was approved by key dr-nair, but /adhd would show other words than the approved ones',
    ),
  );
  expect(await get(`reviews/${id}`, clinical)).toMatchObject({
    body: { needs: [{ role: 'clinical', approvedBy: null }] },
  });
  await renderLater('', '');
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject({ status: 200 });
});

test('an approval still covers a release after something else went live beside it', async () => {
  const { id } = await service.upload(content, next);
  await approve(clinical, id);
  const { contact } = configuredSite();
  const renewed = config({ contact: { ...contact, phone: '+91 80 0000 1111' } });
  expect(await promote(content, { config: renewed })).toMatchObject({ status: 200 });
  await service.site.goLive({ ...shell, words: 'second shell' });
  expect(await promotePart(content, 'mfe-assessments', id)).toMatchObject({ status: 200 });
});

test('only what awaits a decision is in the list', async () => {
  const listed = async () => (await get('reviews', clinical)).body;
  const fete = { ...blog, pages: { ...blog.pages, '/blog/fete': 'Two fêtes' } };
  await service.upload(content, fete);
  expect(await listed()).toEqual({ waiting: [] });
  await service.upload(content, { ...next, pages: { '/adhd': 'throws' } });
  expect(await listed()).toEqual({ waiting: [] });
  const { id } = await service.upload(content, next);
  expect(await listed()).toMatchObject({ waiting: [{ id }] });
  await approve(clinical, id);
  await promotePart(content, 'mfe-assessments', id);
  await post('rollbacks', content, { section: 'mfe-assessments' });
  expect(await listed()).toEqual({ waiting: [] });
});

test('rejects approving what cannot go live or needs no approval', async () => {
  const broken = { ...next, pages: { '/adhd': 'throws' } };
  const { id } = await service.upload(content, broken);
  expect(await approve(clinical, id)).toMatchObject({ status: 422 });
  expect(await get(`reviews/${id}`, clinical)).toMatchObject({
    status: 422,
  });
  const owner = await approver('owner', {
    sections: ['shell'],
    actions: ['release', 'approve'],
  });
  const { id: shellId } = await service.upload(owner, { ...shell, words: 'second shell' });
  expect(await approve(owner, shellId)).toMatchObject(refusedFor('needs no approval'));
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

test('a canary of medical text needs an approval and is rolled back when that is withdrawn', async () => {
  const { id } = await service.upload(content, next);
  const { stores } = service.site;
  const parts = [{ section: 'mfe-assessments', release: id }];
  const begin = () => post('canaries', content, { parts, share: 10, steps: [] });
  expect(await begin()).toMatchObject(refusedFor('in the role clinical by someone other than'));
  expect(await stores.registry.canaries.running()).toEqual([]);

  await approve(clinical, id);
  expect(await begin()).toMatchObject({ status: 200, body: { kind: 'begun' } });
  expect((await journal(1))[0]?.details).toContain(
    'mfe-assessments was approved by key dr-nair as clinical',
  );

  await post(`reviews/${id}/withdrawals`, clinical);
  expect(await post('canary-shares', content, { share: 100 })).toMatchObject(
    refusedFor('in the role clinical by someone other than'),
  );
  expect(await page('adhd/index.html')).toContain('not your fault');
  const canaries = await stores.registry.canaries.running();
  const watch = createCanaryWatch({ stores, running: () => canaries, log: { warn: () => {} } });
  await watch.look();
  expect(await stores.registry.canaries.running()).toEqual([]);
  expect((await journal(1))[0]).toMatchObject({
    who: 'the site',
    what: `canary mfe-assessments ${id} rolled back from 10%`,
    details: [expect.stringContaining('must be approved in the role clinical')],
  });
});
