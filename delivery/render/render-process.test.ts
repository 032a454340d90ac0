import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { startRendererInThisProcess } from '../testing/renderer-in-this-process.ts';
import { type FakeRelease, openTestSite, type TestSite } from '../testing/open-test-site.ts';
import type { ReleaseRenderer } from './release-renderer.ts';
import { type RenderLimits, startRenderProcess } from './render-process.ts';

const site = configuredSite();
const services = { publishedBlogs: async () => [], blog: async () => null };

let testSite: TestSite;
const started: ReleaseRenderer[] = [];

beforeEach(async () => {
  testSite = await openTestSite();
});

afterEach(async () => {
  for (const each of started.splice(0)) each.close();
  await testSite.close();
});

/** Starts the renderer of a section whose page `/blog` does what the words say. */
async function start(words: string, limits?: Partial<RenderLimits>): Promise<ReleaseRenderer> {
  const release: FakeRelease = { name: 'mfe-blog', pages: { '/blog': words, '/blog/1': 'Sleep' } };
  return startFrom(await testSite.lay(release), limits);
}

/** Starts a program of the test's own as a renderer. */
async function startProgram(program: string, limits?: Partial<RenderLimits>) {
  const files = { 'node/renderer.cjs': program };
  return startFrom(await testSite.lay({ name: 'mfe-blog', files }), limits);
}

async function startFrom(id: string, limits: Partial<RenderLimits> = {}): Promise<ReleaseRenderer> {
  const { dataDir } = testSite.stores;
  const section = await startRenderProcess(
    { dataDir, name: 'mfe-blog', id, services },
    { startMs: 20_000, callMs: 15_000, memoryMb: 256, ...limits },
  );
  started.push(section);
  return section;
}

/** What a renderer sees that says what a program of the test's own finds out. */
const saying = (expression: string) =>
  `exports.renderer = { paths: async () => ['/' + (${expression})] };`;

test('a section is rendered by its release, with the data it asks for', async () => {
  const section = await start('Words');
  expect(section.prefixes).toEqual(['/blog', '/blog/1']);
  expect(await section.paths(site)).toEqual(['/blog', '/blog/1']);
  expect(section.hasReadData()).toBe(false);
  expect(await section.render('/blog', site)).toMatchObject({
    html: expect.stringContaining('<h1>Words</h1>'),
    status: 200,
    head: { title: 'Words' },
  });
  expect(section.hasReadData()).toBe(true);
});

test('a page that throws fails alone, with release, page and reason', async () => {
  const section = await start('throws');
  await expect(section.render('/blog', site)).rejects.toThrow(
    /^mfe-blog [0-9a-f]{16} failed over \/blog: out of ink$/,
  );
  expect(await section.render('/blog/1', site)).toMatchObject({ status: 200 });
});

test('a renderer that never answers is stopped, and says over what', async () => {
  const section = await start('hangs', { callMs: 500 });
  await expect(section.render('/blog', site)).rejects.toThrow(
    'took longer than 0.5 s over /blog and was stopped.',
  );
  await expect(section.render('/blog/1', site)).rejects.toThrow('was stopped');
});

test('a renderer that never starts is stopped', async () => {
  await expect(startProgram('while (true);', { startMs: 700 })).rejects.toThrow(
    'did not start within 0.7 s.',
  );
});

test('a renderer that ends is told, whatever its exit code', async () => {
  const section = await start('exits');
  await expect(section.render('/blog', site)).rejects.toThrow('ended by itself with exit code 0');
  await expect(startProgram('process.exit(3)')).rejects.toThrow('exit code 3');
});

test('a renderer that takes too much memory ends alone', async () => {
  const program = `exports.renderer = { paths: async () => {
    const hoard = [];
    while (true) hoard.push(new Array(100_000).fill(Math.random()));
  } };`;
  const section = await startProgram(program, { memoryMb: 32 });
  await expect(section.paths(site)).rejects.toThrow('while it was needed');
});

test('an answer in another form, or a flood, is refused', async () => {
  const section = await start('floods');
  await expect(section.render('/blog', site)).rejects.toThrow('failed over /blog: it gave html');
  const wrong = await startProgram("exports.renderer = { paths: async () => ['no slash'] };");
  await expect(wrong.paths(site)).rejects.toThrow('failed over its list of pages: it gave 0');
});

test('a page of the contract before is read as one of the present', async () => {
  const pages = { '/blog': 'Words' };
  const contractVersion = CONTRACT_VERSION - 1;
  const id = await testSite.lay({ name: 'mfe-blog', pages, contractVersion });
  const page = await (await startFrom(id)).render('/blog', site);
  expect(page).toMatchObject({ preloads: [{ as: 'image', href: '/early.jpg' }], status: 200 });
  expect(page).not.toHaveProperty('hints');
  const present = await start('Words');
  expect(await present.render('/blog', site)).toMatchObject({ preloads: [] });
});

test('a renderer may do without feeds, searching and data', async () => {
  const plain = await startProgram('exports.renderer = { paths: async () => [] };');
  expect(await plain.documents(site)).toEqual([]);
  expect(await plain.searchEntries(site)).toEqual([]);
  expect(await plain.touchedBy({ kind: 'blog', blogId: '1' }, site)).toEqual([]);
});

test('a program that is no renderer is told', async () => {
  await expect(startProgram('exports.something = 1;')).rejects.toThrow('It said: TypeError');
});

test.each([
  ['has no environment', 'Object.keys(process.env).length', '/0'],
  [
    'cannot read other files',
    tried("require('node:fs').readFileSync('/etc/hostname')"),
    '/refused',
  ],
  ['cannot write', tried("require('node:fs').writeFileSync(__filename, '')"), '/refused'],
  ['cannot start programs', tried("require('node:child_process').execSync('id')"), '/refused'],
  [
    'cannot start threads',
    tried("new (require('node:worker_threads').Worker)('', { eval: true })"),
    '/refused',
  ],
])('a renderer %s', async (_what, expression, found) => {
  const section = await startProgram(saying(expression));
  expect(await section.paths(site)).toEqual([found]);
});

/** An expression that says whether something was allowed. */
function tried(action: string): string {
  return `(() => { try { ${action}; return 'allowed'; } catch (error) { return error.code === 'ERR_ACCESS_DENIED' ? 'refused' : String(error); } })()`;
}

test('what data cannot be had fails the page that asked for them', async () => {
  const id = await testSite.lay({ name: 'mfe-blog', pages: { '/blog': 'newest' } });
  const away = async () => {
    throw new Error('the data are away');
  };
  const section = await startRenderProcess({
    dataDir: testSite.stores.dataDir,
    name: 'mfe-blog',
    id,
    services: { ...services, publishedBlogs: away },
  });
  started.push(section);
  await expect(section.render('/blog', site)).rejects.toThrow('the data are away');
});

test('tests whose renderers run in this process get the same', async () => {
  const pages = { '/blog': 'newest', '/blog/1': 'throws' };
  const id = await testSite.lay({ name: 'mfe-blog', pages, searchable: { '/blog': 'Sleep' } });
  const order = { dataDir: testSite.stores.dataDir, name: 'mfe-blog', id, services } as const;
  const apart = await startRenderProcess(order);
  started.push(apart);
  const [there, here] = await Promise.all(
    [apart, await startRendererInThisProcess(order)].map(async (section) => ({
      routes: section.routes,
      read: [section.hasReadData(), await section.render('/blog', site), section.hasReadData()],
      search: await section.searchEntries(site),
      failure: await section.render('/blog/1', site).catch((error: Error) => error.message),
    })),
  );
  expect(here).toEqual(there);
  expect(here?.read).toMatchObject([false, { status: 200 }, true]);
});
