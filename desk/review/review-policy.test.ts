import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Order, storeConfig } from '@site/delivery/promotion/plan.ts';
import { promote, rollBack } from '@site/delivery/promotion/promote.ts';
import { startRenderProcess } from '@site/delivery/render/render-process.ts';
import { siteSectionsSchema } from '@site/delivery/sections/site-section.ts';
import {
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';
import type { ReviewRule } from '@site/kit/site.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import * as v from 'valibot';
import { keyStore } from '../access/key-store.ts';
import { userStore } from '../web/accounts/users.ts';
import { approve, withdraw } from './decisions.ts';
import { reviewPolicy } from './review-policy.ts';
import { type Author, reviewStore } from './review-store.ts';
import { waiting } from './reviews.ts';

const shell: FakeRelease = { name: 'shell', words: 'first shell' };
const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
const medical: FakeRelease = {
  name: 'mfe-assessments',
  pages: { '/adhd': 'Give the usual dose.', '/autism': 'About autism' },
  prefixes: ['/adhd', '/autism'],
};
const next: FakeRelease = {
  ...medical,
  pages: { ...medical.pages, '/adhd': 'Nobody is to blame.' },
};
const other: FakeRelease = { ...medical, pages: { ...next.pages, '/autism': 'On autism' } };
const cited = (words: string) => `${words}</h1><ol><li id="source-1">WHO</li></ol><h1>`;
const blogOf = (pages: Readonly<Record<string, string>> = {}): FakeRelease => ({
  name: 'mfe-blog',
  pages: { '/blog': 'Articles', '/blog/fever': 'Fever', '/blog/fete': 'A fête', ...pages },
  prefixes: ['/blog'],
});

const team = { who: 'key content-ci', person: 'asha-rao' };
const nair = { who: 'key dr-nair', person: 'dr-nair', roles: ['clinical'] };

let site: TestSite;

beforeEach(async () => {
  site = await openTestSite();
  await site.goLive(shell, home, medical, blogOf());
});

afterEach(() => site.close());

const config = (change: object) => storeConfig(site.stores, { ...configuredSite(), ...change });
const ship = (order: Order, by: Author = team) =>
  promote(site.stores, { ...order, who: by.who }, reviewPolicy(site.stores, by));
const shipPart = (id: string, name: FakeRelease['name'] = 'mfe-assessments') =>
  ship({ parts: [{ name, id }] });
const noteAuthor = (id: string, by: Author = team) =>
  reviewStore(site.stores.registry).noteAuthor({ section: 'mfe-assessments', id, ...by });
const released = async (fake: FakeRelease, by = team) => {
  const id = await site.lay(fake);
  await noteAuthor(id, by);
  return id;
};
const of = (id: string) => ({ section: 'mfe-assessments', id }) as const;
const allow = (id: string, section: 'mfe-assessments' | 'config' | 'shell' = 'mfe-assessments') =>
  approve(site.stores, { section, id }, { ...nair, why: undefined });
const page = () => site.readPublic('adhd/index.html');
const shipped = { kind: 'shipped' };
const refusedFor = (...words: string[]) => ({
  kind: 'refused',
  problems: words.map((each) => expect.stringContaining(each)),
});

/** Makes all renderers show other words from now on, as one that counts or tells the time could. */
async function renderOther(was: string, is: string) {
  const { stores } = site;
  const { startRenderer: start = startRenderProcess } = stores;
  stores.startRenderer = async (order) => {
    const renderer = await start(order);
    return {
      ...renderer,
      async render(path, configured) {
        const found = await renderer.render(path, configured);
        return { ...found, html: found.html.replaceAll(was, is) };
      },
    };
  };
  await stores.registry.connection.db.deleteFrom('delivery_rendered').execute();
  return async () => {
    stores.startRenderer = start;
    await stores.registry.connection.db.deleteFrom('delivery_rendered').execute();
  };
}

type Change = { live: FakeRelease; next: FakeRelease; rules?: readonly ReviewRule[] };
const feverPages: readonly ReviewRule[] = [
  { of: ['mfe-blog'], paths: ['/blog/fe*r'], by: 'clinical', why: 'Fever.' },
];
const high = blogOf({ '/blog/fever': cited('High fever') });

test.each<[string, Change, string | null]>([
  ['text of a named section', { live: medical, next }, 'by someone other than key content-ci'],
  ['a page without sources', { live: blogOf(), next: blogOf({ '/blog/fete': 'Two' }) }, null],
  ['a page that gets sources', { live: blogOf(), next: high }, 'A page that lists sources'],
  ['a page that loses its sources', { live: high, next: blogOf() }, 'A page that lists sources'],
  [
    'the markup alone of a page with sources',
    { live: high, next: blogOf({ '/blog/fever': cited('High\n fever') }) },
    null,
  ],
  [
    'a page that a rule names by its path',
    { rules: feverPages, live: blogOf(), next: blogOf({ '/blog/fever': 'High fever' }) },
    'Fever.',
  ],
  [
    'a page beside the one that a rule names',
    { rules: feverPages, live: blogOf(), next: blogOf({ '/blog/fete': 'Two fêtes' }) },
    null,
  ],
])('the live rules decide whether a change to %s needs approval', async (_what, change, reason) => {
  if (change.rules) await promote(site.stores, { config: await config({ reviews: change.rules }) });
  await site.goLive(change.live);
  const outcome = await shipPart(await released(change.next), change.next.name);
  expect(outcome).toMatchObject(reason === null ? shipped : refusedFor(reason));
});

test('the first medical page of a section that no rule names needs approval', async () => {
  const listed = ['mfe-home', 'mfe-assessments', 'mfe-blog', 'mfe-vaccines'].map((name) => ({
    name,
    prefixes: [name === 'mfe-home' ? '/' : `/${name.slice('mfe-'.length)}`],
    owner: 'growth',
  }));
  const sections = v.parse(siteSectionsSchema, listed);
  await promote(site.stores, { sections: { kind: 'begin', sections } });
  const id = await site.lay({ name: 'mfe-vaccines', pages: { '/vaccines': cited('Measles') } });
  expect(await shipPart(id, 'mfe-vaccines')).toMatchObject(refusedFor('A page that lists sources'));
});

type Case = (id: string) => Promise<unknown>;
const notCovering: Readonly<Record<string, [Case, string]>> = {
  'was withdrawn': [
    (id) => withdraw(site.stores, of(id), { ...nair, why: 'A dose is wrong' }),
    'must be approved in the role clinical',
  ],
  'came from somebody who then released the same files': [
    (id) => noteAuthor(id, nair),
    'other than key content-ci and key dr-nair',
  ],
  'covered words that the release no longer shows': [
    () => renderOther('Nobody is', 'You are'),
    'was approved by key dr-nair, but /adhd would show other words than the approved ones',
  ],
};

test.each(Object.entries(notCovering))(
  'an approval that %s does not count',
  async (_what, [happen, reason]) => {
    const id = await released(next);
    expect(await allow(id)).toMatchObject({ kind: 'approved', roles: ['clinical'] });
    await happen(id);
    expect(await shipPart(id)).toMatchObject(refusedFor(reason));
    expect(await page()).toContain('usual dose');
  },
);

const covering: Readonly<Record<string, Case>> = {
  'when its release is promoted': async () => {},
  'after another release was uploaded and refused': async () => {
    const changed = await released(other);
    expect(await shipPart(changed)).toMatchObject(
      refusedFor(`mfe-assessments ${changed} must be approved`),
    );
  },
  'after it was withdrawn and given again': async (id) => {
    await withdraw(site.stores, of(id), { ...nair, why: 'A dose is wrong' });
    await allow(id);
  },
  'after something else went live beside it': async () => {
    const { contact } = configuredSite();
    const changed = { ...contact, phone: '+91 80 0000 1111' };
    expect(await ship({ config: await config({ contact: changed }) })).toMatchObject(shipped);
    await site.goLive({ ...shell, words: 'second shell' });
  },
  'after its renderer showed other words for a while': async (id) => {
    const restore = await renderOther('Nobody is', 'You are');
    expect(await shipPart(id)).toMatchObject({ kind: 'refused' });
    await restore();
  },
};

test.each(Object.entries(covering))('an approval still counts %s', async (_what, happen) => {
  const id = await released(next);
  await allow(id);
  await happen(id);
  expect(await shipPart(id)).toMatchObject(shipped);
  expect(await page()).toContain('Nobody is to blame');
});

test('every role that the rules name must approve', async () => {
  const reviews = ['clinical', 'legal'].map((by) => ({ of: [next.name], by, why: 'It is read.' }));
  await promote(site.stores, { config: await config({ reviews }) });
  const id = await released(next);
  await allow(id);
  expect(await shipPart(id)).toMatchObject(refusedFor('must be approved in the role legal'));
  const counsel = { who: 'key counsel', person: 'counsel', roles: ['legal'] };
  await approve(site.stores, of(id), { ...counsel, why: undefined });
  expect(await shipPart(id)).toMatchObject(shipped);
});

test('a release of unknown origin counts as the work of the person who promotes it', async () => {
  const id = await site.lay(next);
  await allow(id);
  expect(await ship({ parts: [{ name: 'mfe-assessments', id }] }, nair)).toMatchObject(
    refusedFor('other than key dr-nair'),
  );
});

test('what needs no approval or cannot go live cannot be approved', async () => {
  expect(await allow(await site.lay({ ...shell, words: 'second' }), 'shell')).toMatchObject({
    problems: [expect.stringContaining('needs no approval')],
  });
  const broken = await released({ ...next, pages: { '/adhd': 'throws' } });
  expect(await allow(broken)).toMatchObject({ kind: 'refused' });
});

test('weaker rules need the approvals of the live rules, alone or with other changes', async () => {
  const id = await released(next);
  const milder = await config({ reviews: [] });
  // Together with the release that they would permit, and alone.
  expect(await ship({ config: milder, parts: [{ name: 'mfe-assessments', id }] })).toMatchObject(
    refusedFor(`mfe-assessments ${id} must be approved`, 'who must approve what'),
  );
  expect(await ship({ config: milder })).toMatchObject(refusedFor(`config ${milder} must be`));
  expect(await waiting(site.stores)).toMatchObject([
    of(id),
    { section: 'config', id: milder, roles: [{ why: 'It changes who must approve what.' }] },
  ]);
  expect(await allow(milder, 'config')).toMatchObject({ kind: 'approved' });
  expect(await ship({ config: milder })).toMatchObject(shipped);
  expect(await shipPart(id)).toMatchObject(shipped);
});

test('rejects a rule about an unknown section', async () => {
  const reviews = [{ of: ['mfe-assesments'], by: 'clinical', why: 'A slip of the pen.' }];
  expect(await ship({ config: await config({ reviews }) })).toMatchObject(
    refusedFor('mfe-assesments is not one of'),
  );
});

test('rolling back to a configuration with weaker rules keeps the live rules', async () => {
  const { stores } = site;
  await promote(stores, { config: await config({ reviews: [], copyrightYear: 2029 }) });
  await promote(stores, { config: await config({ copyrightYear: 2030 }) });
  expect(await rollBack(stores, 'config', {}, reviewPolicy(stores, team))).toMatchObject(shipped);
  const { version } = await stores.registry.live();
  const { copyrightYear, reviews } = await readConfig(stores.blobs, version?.config ?? '');
  expect({ copyrightYear, reviews }).toEqual({
    copyrightYear: 2029,
    reviews: configuredSite().reviews,
  });
  for (const file of Object.keys(await site.publicTree())) {
    expect(await site.readPublic(file)).not.toContain('makes medical claims');
  }
});

test('a renderer cannot put other words live with somebody else’s promotion', async () => {
  const restore = await renderOther('usual dose', '10 times the dose');
  expect(await ship({ config: await config({ copyrightYear: 2031 }) })).toMatchObject(
    refusedFor('must be approved in the role clinical'),
  );
  // Other sections are not held up by a configuration that changes no medical words.
  await restore();
  expect(await ship({ config: await config({ copyrightYear: 2032 }) })).toMatchObject(shipped);

  // A new shell reuses the fragments; if these are lost, the renderer runs again.
  await renderOther('usual dose', '10 times the dose');
  const welcome = await site.lay({ ...home, pages: { '/': 'Welcome' } });
  expect(await shipPart(welcome, 'mfe-home')).toMatchObject(
    refusedFor(
      'mfe-assessments shows other words on /adhd than before, although nothing of it has changed',
    ),
  );
  expect(await page()).toContain('usual dose');
});

const byUser = ({ registry }: TestSite['stores']) =>
  userStore(registry).add({ name: 'Dr Nair', email: 'nair@pebble.example', roles: ['clinician'] });
const byKey = ({ registry }: TestSite['stores'], expiresAt: Date) => {
  const rights = { sections: [next.name], actions: ['approve'], roles: ['clinical'] } as const;
  const key = { name: 'dr-nair', kind: 'key', rights, madeBy: 'a test', expiresAt } as const;
  return keyStore(registry).add(key);
};

test.each([
  ['a user of the desk', byUser],
  ['the owner of a key', (stores: TestSite['stores']) => byKey(stores, new Date('2999-01-01'))],
  ['the owner of an expired key', (stores: TestSite['stores']) => byKey(stores, new Date(1))],
])(
  'on the site’s own machine, a release needs approval once %s has the role',
  async (_who, add) => {
    const { stores } = site;
    const journal = async () => (await stores.registry.journal(1))[0]?.details;
    const here = (id: string, policy = reviewPolicy(stores)) =>
      promote(stores, { parts: [{ name: next.name, id }] }, policy);
    expect(await here(await site.lay(next))).toMatchObject(shipped);
    expect(await journal()).toContainEqual(
      expect.stringContaining('without approval, because nobody here has the role clinical'),
    );

    await add(stores);
    const id = await site.lay(other);
    expect(await here(id)).toMatchObject({
      kind: 'refused',
      awaits: [id],
      problems: [
        expect.stringMatching(/must be approved in the role clinical .*--without-approval/),
      ],
    });
    const withoutApproval = 'A child could be harmed until Monday';
    expect(await here(id, reviewPolicy(stores, { withoutApproval }))).toMatchObject(shipped);
    expect(await journal()).toContain(`without approval: ${withoutApproval}`);
  },
);

test('only what awaits a decision is in the list', async () => {
  await site.lay(blogOf({ '/blog/fete': 'Two fêtes' }));
  await released({ ...next, pages: { '/adhd': 'throws' } });
  expect(await waiting(site.stores)).toEqual([]);
  const id = await released(next);
  expect(await waiting(site.stores)).toMatchObject([of(id)]);
  await allow(id);
  await shipPart(id);
  await rollBack(site.stores, 'mfe-assessments');
  const pruned = { id: 'e'.repeat(64), since: new Date(), title: 'Gone', dueAt: null };
  expect(await waiting(site.stores, { awaitedPosts: [pruned] })).toEqual([]);
});
