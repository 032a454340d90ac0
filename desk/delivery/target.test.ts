import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { actions } from '../access/rights.ts';
import { readRelease } from '@site/delivery/releases/release-store.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import {
  openTestService,
  releaseToSend,
  type TestService,
  testPreviews,
} from '../testing/open-test-service.ts';
import type { SiteSection } from '@site/delivery/sections/site-section.ts';
import {
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { fetchCiToken } from './ci-token.ts';
import { ownTarget } from './own-target.ts';
import { remoteTarget } from './remote-target.ts';

const shell: FakeRelease = { name: 'shell', words: 'first shell' };
const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
const blog = sound({ name: 'mfe-blog', pages: { '/blog': 'First words' }, prefixes: ['/blog'] });
const nextBlog = sound({ ...blog, pages: { '/blog': 'Other words' }, gitRevision: 'bbb222' });

/** A release whose description of its entry is correct, as a build's is. */
function sound(fake: FakeRelease): FakeRelease {
  return { ...fake, integrity: releaseToSend(fake).integrity };
}

let service: TestService;
let team: TestSite;
let url = '';

beforeEach(async () => {
  service = await openTestService();
  team = await openTestSite();
  url = await service.server.listen({ host: '127.0.0.1', port: 0 });
  await service.site.goLive(shell, home, blog);
});

afterEach(async () => {
  await service.close();
  await team.close();
});

/** A team's target, with a key of its own. */
async function teamTarget() {
  const rights = { sections: ['mfe-blog'], actions: [...actions] } as const;
  return remoteTarget(
    { url, key: await service.keyFor('content-ci', rights) },
    team.stores.dataDir,
  );
}

/** The target of a command on the site's own machine. */
const targetHere = () =>
  ownTarget(service.site.stores, {
    takePosts: async () => {
      throw new Error('There are no posts.');
    },
    previewAddress: testPreviews,
  });

/** Builds a release on the team's machine only. */
async function build(fake: FakeRelease) {
  const id = await team.lay(fake);
  const release = await readRelease(team.stores.dataDir, fake.name, id);
  if (!release) throw new Error('There is no release.');
  return release;
}

test('a release from another machine is promoted and rolled back as if it had been built here', async () => {
  const target = await teamTarget();
  const release = await build(nextBlog);
  await target.release(release);
  const promotion = { parts: [{ name: 'mfe-blog', id: null }], why: 'a wrong word' } as const;
  const there = await target.promote(promotion);
  expect(there).toMatchObject({ kind: 'shipped', pages: { changed: ['/blog'] } });
  expect(await service.site.readPublic('blog/index.html')).toContain('Other words');
  expect(await target.parts()).toEqual(['mfe-blog']);

  const own = targetHere();
  expect(await target.releases('mfe-blog')).toEqual(await own.releases('mfe-blog'));
  expect(await target.history(1, 'wrong word')).toEqual(await own.history(1, 'wrong word'));
  expect(await target.history(1, undefined)).toMatchObject([
    { who: 'key content-ci', why: 'a wrong word', commits: { 'mfe-blog': 'bbb222' } },
  ]);
  const back = await target.rollBack('mfe-blog', 'worse than before');
  expect(back).toMatchObject({ kind: 'shipped', rendered: 0 });
  expect(await service.site.readPublic('blog/index.html')).toContain('First words');
  expect(await target.history(1, undefined)).toMatchObject([{ why: 'worse than before' }]);
  const unlike = { rendered: 0, milliseconds: 0 };
  expect({ ...(await own.promote(promotion)), ...unlike }).toEqual({ ...there, ...unlike });
});

test('a dry run reports what a promotion would change or why it would be rejected, and changes nothing', async () => {
  const target = await teamTarget();
  await target.release(await build(nextBlog));
  const live = await service.site.stores.registry.live();
  expect(await target.dryRun({ parts: [{ name: 'mfe-blog', id: null }] })).toMatchObject({
    kind: 'ready',
    pages: { changed: ['/blog'] },
  });
  const unknown = [{ name: 'mfe-blog', id: '0'.repeat(16) }] as const;
  expect(await target.dryRun({ parts: unknown })).toEqual(
    await targetHere().promote({ parts: unknown }),
  );
  expect(await service.site.stores.registry.live()).toEqual(live);
});

test('previews of a release and a configuration are created, listed and ended from another machine', async () => {
  const rights = { sections: ['mfe-blog', 'config'], actions: ['release', 'preview'] } as const;
  const key = await service.keyFor('content-ci', rights);
  const target = remoteTarget({ url, key }, team.stores.dataDir);
  await target.release(await build(nextBlog));
  const config = configuredSite();
  const wanted = {
    parts: [{ name: 'mfe-blog', id: null }],
    config: { ...config, contact: { ...config.contact, phone: '+91 80 0000 1111' } },
    days: 2,
  } as const;
  const made = await target.preview(wanted);
  if (made.kind === 'refused') throw new Error(made.problems.join(' '));
  expect(made.pages.changed).toEqual(['/blog']);
  expect(made.preview).toMatchObject({
    what: expect.stringMatching(/^release \w{16} of mfe-blog and configuration \w{16}$/),
    sections: ['mfe-blog', 'config'],
  });
  const { link } = made.preview;
  expect(link).toMatch(/^https:\/\/preview-[0-9a-f]{10}\.pebble\.example\/.*\?key=[\w-]{43}$/);
  expect(await target.previews()).toEqual([made.preview]);
  expect(await target.endPreview(made.preview.id)).toBe(true);
  expect(await target.endPreview(made.preview.id)).toBe(false);
  expect(
    await target.preview({ ...wanted, parts: [{ name: 'mfe-blog', id: '9'.repeat(16) }] }),
  ).toEqual({ kind: 'refused', problems: [`There is no release ${'9'.repeat(16)} of mfe-blog.`] });
  const said = await service.site.stores.registry.journal(2);
  expect(said.map(({ who, what }) => [who, what])).toEqual([
    ['key content-ci', `end preview ${made.preview.id}`],
    ['key content-ci', `preview ${made.preview.id}`],
  ]);
});

test('a canary is started, widened and stopped from another machine in the same way as locally', async () => {
  const target = await teamTarget();
  await target.release(await build(nextBlog));
  const parts = [{ name: 'mfe-blog', id: null }] as const;
  const order = { parts, share: 10, why: 'a new layout' };
  expect(await target.canary.begin(order)).toMatchObject({ kind: 'begun', share: 10 });
  expect(await target.canary.begin(order)).toMatchObject({ kind: 'refused' });
  expect(await target.canary.step(25, undefined)).toMatchObject({ kind: 'stepped', share: 25 });
  const latest = await target.canary.latest();
  expect(latest).toMatchObject({ canary: { share: 25, endedAt: null } });
  expect(latest).toEqual(await targetHere().canary.latest());
  expect(await target.canary.stop('not yet')).toMatchObject({ kind: 'stopped' });
  expect((await target.canary.latest())?.canary.endedAt).toBeInstanceOf(Date);
  expect(await service.site.stores.registry.journal(1)).toMatchObject([
    { who: 'key content-ci', outcome: 'done' },
  ]);
  expect(await service.site.readPublic('blog/index.html')).toContain('First words');
});

test('sections are added and removed from another machine with a key for the list', async () => {
  const rights = { sections: ['sections'], actions: ['promote'] } as const;
  const key = await service.keyFor('platform', rights);
  const target = remoteTarget({ url, key }, team.stores.dataDir);
  const section: SiteSection = { name: 'mfe-vaccines', prefixes: ['/vaccines'], owner: 'growth' };
  expect(await target.changeSections({ kind: 'add', section }, 'a new team')).toMatchObject({
    kind: 'shipped',
    rendered: 0,
  });
  expect(await target.sections()).toContainEqual({ ...section, live: null });
  expect(await target.changeSections({ kind: 'add', section }, undefined)).toEqual({
    kind: 'refused',
    problems: ['The section mfe-vaccines already exists.'],
  });
  const removal = { kind: 'remove', name: 'mfe-vaccines' } as const;
  await expect((await teamTarget()).changeSections(removal, undefined)).rejects.toThrow(
    'key content-ci may not promote sections',
  );
  expect(await target.changeSections(removal, undefined)).toMatchObject({ kind: 'shipped' });
  expect((await target.sections()).map(({ name }) => name)).not.toContain('mfe-vaccines');
});

test('a site set up through a service starts with the sections of the project', async () => {
  const empty = await openTestService();
  const address = await empty.server.listen({ host: '127.0.0.1', port: 0 });
  const rights = { sections: ['shell', 'mfe-home', 'config'], actions: [...actions] } as const;
  const target = remoteTarget(
    { url: address, key: await empty.keyFor('platform', rights) },
    team.stores.dataDir,
  );
  for (const fake of [shell, home].map(sound)) await target.release(await build(fake));
  const parts = [
    { name: 'shell', id: null },
    { name: 'mfe-home', id: null },
  ] as const;
  expect(await target.promote({ parts, config: configuredSite() })).toMatchObject({
    kind: 'shipped',
  });
  const { version } = await empty.site.stores.registry.live();
  expect(version && (await sectionsOf(empty.site.stores, version))).toEqual(ownSections());
  await empty.close();
});

test('errors name missing rights and the problems of a release', async () => {
  const target = await teamTarget();
  await expect(target.promote({ parts: [{ name: 'shell', id: null }] })).rejects.toThrow(
    'key content-ci may not promote shell: the key is for mfe-blog and to read, release, preview, promote, rollback, approve.',
  );
  await expect(target.releases('shell')).rejects.toThrow('may not read shell');
  const release = await build(nextBlog);
  await expect(target.release({ ...release, entry: 'other.js' })).rejects.toThrow(
    'This is not a release of mfe-blog.\n  The required file browser/other.js is missing.',
  );
});

test('rejects a file that was modified after the build', async () => {
  const target = await teamTarget();
  const release = await build(nextBlog);
  const other = await build(blog);
  // One release's description with another's files.
  await expect(target.release({ ...release, id: other.id })).rejects.toThrow('have the release id');
});

test('reports an unreachable service, and a server that is not a delivery service', async () => {
  const key = 'x';
  const gone = remoteTarget({ url: 'http://127.0.0.1:9', key }, team.stores.dataDir);
  await expect(gone.history(1, undefined)).rejects.toThrow(
    'The delivery service at http://127.0.0.1:9 cannot be reached',
  );
  for (const [status, body] of [
    [200, 'Welcome!'],
    [200, '{"entries": 1}'],
    [404, '<h1>No</h1>'],
  ] as const) {
    const { server, address } = await answering(status, body);
    const other = remoteTarget({ url: address, key }, team.stores.dataDir);
    await expect(other.history(1, undefined)).rejects.toThrow('as a delivery service does');
    server.close();
  }
});

test('does not follow redirects with a key', async () => {
  const seen: unknown[] = [];
  const thief = await answering(200, '{"entries": []}', ({ authorization }) =>
    seen.push(authorization),
  );
  const { server, address } = await answering(307, '', undefined, { location: thief.address });
  const target = remoteTarget({ url: address, key: 'secret' }, team.stores.dataDir);
  await expect(target.history(1, undefined)).rejects.toThrow('cannot be reached');
  expect(seen).toEqual([]);
  server.close();
  thief.server.close();
});

test('requests a token from GitHub with the service as audience', async () => {
  const { server, address } = await answering(200, '{"value": "a.b.c"}');
  const asked: (string | undefined)[] = [];
  server.on('request', ({ url, headers }) => asked.push(url, headers.authorization));
  const audience = 'https://ship.example.in';
  expect(await fetchCiToken({ url: `${address}/?api=1`, requestToken: 'x', audience })).toBe(
    'a.b.c',
  );
  expect(asked).toEqual(['/?api=1&audience=https%3A%2F%2Fship.example.in', 'Bearer x']);
  server.close();
});

/** A server that gives every request the same answer. */
async function answering(
  status: number,
  body: string,
  onRequest: (headers: { authorization?: string | undefined }) => void = () => {},
  headers: Record<string, string> = {},
): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    onRequest(request.headers);
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const where = server.address();
  if (where === null || typeof where === 'string') throw new Error('It does not listen.');
  return { server, address: `http://127.0.0.1:${where.port}` };
}
