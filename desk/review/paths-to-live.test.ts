import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';
import { storeConfig } from '@site/delivery/promotion/plan.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import {
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { canonicalJson } from '@site/delivery/versions/site-version.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { DeliveryTarget } from '../delivery/target.ts';
import { ownTarget } from '../delivery/own-target.ts';
import { testPreviews } from '../testing/open-test-service.ts';
import { userStore } from '../web/accounts/users.ts';
import { reviewStore } from './review-store.ts';

const shell: FakeRelease = { name: 'shell' };
const medical: FakeRelease = {
  name: 'mfe-assessments',
  pages: { '/assessments/adhd': 'Give 0.5 ml.' },
  prefixes: ['/assessments'],
};
const cited = (title: string) => `${title}</h1><ol><li id="source-1">WHO</li></ol><h1>`;
const blog: FakeRelease = {
  name: 'mfe-blog',
  pages: { '/blog': 'newest' },
  prefixes: ['/blog'],
};
const author = { who: 'Asha', person: 'user:asha' };

let site: TestSite;
/** The titles of the published posts. */
let posts: string[];

const takePosts = async () => {
  const { blobs } = site.stores;
  const entries = posts.map(async (title) => ({
    overview: { blogId: title, title: cited(title), author: '', thumbnail: '', updatedAt: '' },
    hash: await blobs.put(Buffer.from(canonicalJson({ title }))),
    row: title,
    pictures: [],
  }));
  return blobs.put(Buffer.from(canonicalJson({ posts: await Promise.all(entries), pictures: {} })));
};
const put = (fake: FakeRelease) => site.lay(fake);
const other = () => put({ ...medical, pages: { '/assessments/adhd': 'Give 0.8 ml.' } });

beforeEach(async () => {
  site = await openTestSite();
  const { stores } = site;
  posts = ['Fever', 'Sleep'];
  await site.goLive(shell, { ...medical, pages: { '/assessments/adhd': 'Give 0.2 ml.' } }, blog);
  await site.goLive(medical);
  await promote(stores, { data: takePosts });
  const milder = { ...configuredSite(), copyrightYear: 2031 };
  await promote(stores, { config: await storeConfig(stores, milder) });
  const user = { name: 'Dr Nair', email: 'nair@pebble.example', roles: ['clinician' as const] };
  await userStore(stores.registry).add(user);
});

afterEach(() => site.close());

type Way = (target: DeliveryTarget) => Promise<{ kind: string }>;

const needing: Readonly<Record<string, Way>> = {
  'promoting a release': async (target) =>
    target.promote({ parts: [{ name: 'mfe-assessments', id: await other() }] }),
  'beginning a canary': async (target) =>
    target.canary.begin({
      parts: [{ name: 'mfe-assessments', id: await other() }],
      share: 10,
    }),
  'widening a canary whose approval was withdrawn': async (target) => {
    const id = await other();
    const reviewed = { section: 'mfe-assessments', id } as const;
    const parts = [{ name: 'mfe-assessments' as const, id }];
    await ownTarget(site.stores, {
      takePosts,
      previewAddress: testPreviews,
      withoutApproval: 'a test',
    }).canary.begin({ parts, share: 10 });
    await reviewStore(site.stores.registry).noteAuthor({ ...reviewed, ...author });
    return target.canary.step(100, undefined);
  },
  'promoting posts with a new one': (target) => {
    posts = ['Rash', ...posts];
    return target.promote({ parts: [], posts: true });
  },
  'promoting posts with a new one, while another is withdrawn': (target) => {
    posts = ['Rash', 'Sleep'];
    return target.promote({ parts: [], posts: true });
  },
  'promoting a configuration with other rules': (target) =>
    target.promote({ parts: [], config: { ...configuredSite(), reviews: [] } }),
};

const free: Readonly<Record<string, Way>> = {
  'promoting posts after withdrawing one': (target) => {
    posts = ['Sleep'];
    return target.promote({ parts: [], posts: true });
  },
  'promoting a configuration that changes no reviewed text': (target) =>
    target.promote({ parts: [], config: { ...configuredSite(), copyrightYear: 2040 } }),
  'promoting a shell': async (target) =>
    target.promote({ parts: [{ name: 'shell', id: await put({ ...shell, words: 'new' }) }] }),
  'rolling a section back': (target) => target.rollBack('mfe-assessments', 'A dose is wrong'),
  'rolling the configuration back': (target) => target.rollBack('config', undefined),
  'ending a canary': async (target) => {
    const parts = [{ name: 'shell' as const, id: await put({ ...shell, words: 'new' }) }];
    expect(await target.canary.begin({ parts, share: 10 })).toMatchObject({
      kind: 'begun',
    });
    return target.canary.stop('Wrong');
  },
  'removing a section with its pages': (target) =>
    target.changeSections({ kind: 'remove', name: 'mfe-assessments' }, 'It has ended'),
  'adding a section': (target) =>
    target.changeSections(
      { kind: 'add', section: { name: 'mfe-new', prefixes: ['/new'], owner: 'growth' } },
      undefined,
    ),
};

const targets = {
  'at the desk or with a key': () => ({ who: author.who, person: author.person }),
  'on the site’s own machine': () => ({}),
};

describe.each(Object.entries(targets))('%s', (_where, asker) => {
  const target = () =>
    ownTarget(site.stores, { ...asker(), takePosts, previewAddress: testPreviews });

  test.each(Object.entries(needing))('%s needs an approval', async (_name, way) => {
    const before = await site.stores.registry.live();
    const outcome = await way(target());
    expect(outcome).toMatchObject({
      kind: 'refused',
      problems: expect.arrayContaining([expect.stringContaining('must be approved')]),
    });
    expect((await site.stores.registry.live()).id).toBe(before.id);
  });

  test.each(Object.entries(free))('%s needs no approval', async (_name, way) => {
    expect(await way(target())).not.toMatchObject({ kind: 'refused' });
  });
});

test('the live version and canaries are changed only where approvals are checked', () => {
  const moving = ['cli', 'desk', 'delivery'].flatMap((folder) =>
    readdirSync(path.join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|node_modules/.test(file))
      .filter((file) =>
        /registry\.goLive\(\{|canaries\.(?:begin|step)\(\{/.test(
          readFileSync(path.join(repositoryRoot, file), 'utf8'),
        ),
      ),
  );
  expect(moving.toSorted()).toEqual([
    // Called by `promote`, with the policy of its caller.
    'delivery/promotion/promote.ts',
    'desk/canary/begin-canary.ts',
    'desk/canary/change-canary.ts',
  ]);
});
