import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { startRendererInThisProcess } from '../testing/renderer-in-this-process.ts';
import { type FakeRelease, openTestSite, type TestSite } from '../testing/open-test-site.ts';
import { createMessageReader, encodeMessage, MAX_MESSAGE_BYTES } from './messages.ts';
import type { ReleaseRenderer, RendererOrder } from './release-renderer.ts';
import { type RenderLimits, startRenderProcess } from './render-process.ts';
import { unsandboxedReason } from './sandbox.ts';

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

/** Starts the renderer of a section whose page `/blog` has this text, which may simulate a failure. */
async function startSection(
  text: string,
  { limits, ...order }: { limits?: Partial<RenderLimits> } & Partial<RendererOrder> = {},
): Promise<ReleaseRenderer> {
  const release: FakeRelease = { name: 'mfe-blog', pages: { '/blog': text, '/blog/1': 'Sleep' } };
  return startFrom(await testSite.lay(release), limits, order);
}

/** Starts a renderer with this source code. */
async function startCode(code: string, limits?: Partial<RenderLimits>): Promise<ReleaseRenderer> {
  const files = { 'node/renderer.cjs': code };
  return startFrom(await testSite.lay({ name: 'mfe-blog', files }), limits);
}

async function startFrom(
  id: string,
  limits: Partial<RenderLimits> = {},
  order: Partial<RendererOrder> = {},
): Promise<ReleaseRenderer> {
  const { dataDir } = testSite.stores;
  const renderer = await startRenderProcess(
    { dataDir, name: 'mfe-blog', id, services, ...order },
    {
      cpu: { reserveMs: 15_000, perAnswerMs: 0 },
      idle: { reserveMs: 15_000, perAnswerMs: 0 },
      memoryMb: 256,
      ...limits,
    },
  );
  started.push(renderer);
  return renderer;
}

test('renders a section from its release, with the data it requests', async () => {
  const section = await startSection('Words');
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

test('returns the same results as the in-process renderer for tests', async () => {
  const pages = { '/blog': 'newest', '/blog/1': 'throws' };
  const id = await testSite.lay({ name: 'mfe-blog', pages, searchable: { '/blog': 'Sleep' } });
  const order = { dataDir: testSite.stores.dataDir, name: 'mfe-blog', id, services } as const;
  const sandboxed = await startFrom(id);
  const [there, here] = await Promise.all(
    [sandboxed, await startRendererInThisProcess(order)].map(async (section) => ({
      routes: section.routes,
      read: [section.hasReadData(), await section.render('/blog', site), section.hasReadData()],
      search: await section.searchEntries(site),
      failure: await section.render('/blog/1', site).catch((error: Error) => error.message),
    })),
  );
  expect(here).toEqual(there);
  expect(here?.read).toMatchObject([false, { status: 200 }, true]);
});

test('documents, search entries and data are optional', async () => {
  const plain = await startCode('exports.renderer = { paths: async () => [] };');
  expect(await plain.documents(site)).toEqual([]);
  expect(await plain.searchEntries(site)).toEqual([]);
  expect(await plain.touchedBy({ kind: 'blog', blogId: '1' }, site)).toEqual([]);
});

describe('an error names the release, page and cause', () => {
  test('when a page throws, and other pages still render', async () => {
    const section = await startSection('throws');
    await expect(section.render('/blog', site)).rejects.toThrow(
      /^mfe-blog [0-9a-f]{16} failed on \/blog: out of ink$/,
    );
    expect(await section.render('/blog/1', site)).toMatchObject({ status: 200 });
  });

  test('when data cannot be read', async () => {
    const publishedBlogs = async () => {
      throw new Error('the database is down');
    };
    const section = await startSection('newest', { services: { ...services, publishedBlogs } });
    await expect(section.render('/blog', site)).rejects.toThrow('the database is down');
  });

  test('when the result is invalid', async () => {
    const section = await startSection('floods');
    await expect(section.render('/blog', site)).rejects.toThrow(
      'failed on /blog: invalid result (html)',
    );
    const wrong = await startCode("exports.renderer = { paths: async () => ['no slash'] };");
    await expect(wrong.paths(site)).rejects.toThrow(
      'failed on its list of pages: invalid result (0)',
    );
  });

  test('when it writes what a terminal would obey', async () => {
    const escape = String.raw`\u001B]52;c;cm0=\u0007\u202E`;
    const told = await startCode(
      `exports.renderer = { paths: async () => { throw new Error('${escape}out of ink'); } };`,
    );
    await expect(told.paths(site)).rejects.toThrow(': �]52;c;cm0=��out of ink');
    await expect(startCode(`throw new Error('${escape}out of ink');`)).rejects.toThrow(
      /It said: .*�\]52;c;cm0=��out of ink/,
    );
  });

  test('when the code exports no renderer', async () => {
    await expect(startCode('exports.something = 1;')).rejects.toThrow(/It said: .*TypeError/);
  });
});

const describeSandboxed = unsandboxedReason === null ? describe : describe.skip;

/** A renderer that reports in its list of pages whether an action was allowed. */
const attempt = (action: string) => `
  const attempt = async () => { ${action} };
  exports.renderer = {
    paths: () => attempt().then(
      () => ['/allowed'],
      ({ name, message, code }) =>
        name === 'NotCapable' || /Requires \\w+ access|EPERM|EBADF|Bad file/.test(message + code)
          ? ['/refused'] : ['/' + name + ': ' + message],
    ),
  };`;

/** A renderer that runs code when its pages are listed. */
const onCall = (code: string) => `exports.renderer = { paths: async () => { ${code} } };`;

/** Resolves when a socket or descriptor opens. */
const connects = `new Promise((resolve, reject) => {
  const socket = require('node:net').connect(9, '127.0.0.1', resolve);
  socket.on('error', reject);
})`;

describeSandboxed('a renderer cannot', () => {
  test.each([
    ['read the environment', 'JSON.stringify(process.env)'],
    ['read files outside its release', "require('node:fs').readFileSync('/etc/hostname')"],
    ['read /proc about its process', "require('node:fs').readFileSync('/proc/self/maps')"],
    ['import files', "await import('file:///etc/passwd')"],
    ['require files', "require('/etc/hostname')"],
    ['write files', "require('node:fs').writeFileSync('/tmp/written', '')"],
    ['write to an inherited descriptor', "require('node:fs').writeSync(3, 'x')"],
    ['start programs', "require('node:child_process').spawnSync('/bin/true')"],
    ['signal its parent', "process.kill(process.ppid, 'SIGUSR1')"],
    ['kill another process', "process.kill(1, 'SIGKILL')"],
    ['open the inspector', "require('node:inspector').open(9229)"],
    ['connect to this machine', `await ${connects}`],
    ['fetch', "await fetch('http://127.0.0.1:4444/')"],
    ['resolve names', "await require('node:dns/promises').lookup('localhost')"],
    ['listen', 'Deno.listen({ port: 0 })'],
    ['load native code', "Deno.dlopen('libc.so.6', {})"],
    [
      'ask for a permission',
      "if ((await Deno.permissions.request({ name: 'net' })).state !== 'granted') throw Object.assign(new Error('EPERM'))",
    ],
  ])('%s', async (_what, action) => {
    const renderer = await startCode(attempt(action));
    expect(await renderer.paths(site)).toEqual(['/refused']);
  });
});

/** A message that claims to be 1.5 GB long. */
const longMessage = 'process.stdout.write(Buffer.from([0x59, 0x68, 0x2f, 0x00]))';

describeSandboxed('a hostile renderer is stopped', () => {
  test.each([
    [
      'hoards buffers',
      onCall('const all = []; while (true) all.push(Buffer.alloc(2 ** 24, 1));'),
      /allocation failed|while it was needed/,
    ],
    [
      'starts threads endlessly',
      onCall(
        "while (true) new (require('node:worker_threads').Worker)('setInterval(() => {}, 1e3)', { eval: true });",
      ),
      /while it was needed/,
    ],
    ['exits', onCall('process.exit(0);'), /exited with code 0 while it was needed/],
    [
      'sends a message of 1.5 GB',
      onCall(`${longMessage}; await new Promise((resolve) => setTimeout(resolve, 1e4));`),
      /sent more than 8 MB at once and was stopped/,
    ],
    [
      'sends something other than messages',
      onCall(
        "process.stdout.write('\\0\\0\\0\\u0003abc'); await new Promise((resolve) => setTimeout(resolve, 1e4));",
      ),
      /sent something other than messages and was stopped/,
    ],
    [
      'writes to stderr endlessly',
      onCall("while (true) process.stderr.write('x'.repeat(1e5));"),
      /wrote too much to stderr and was stopped/,
    ],
    [
      'responds to calls that nobody made',
      onCall(
        "const body = Buffer.from(JSON.stringify({ kind: 'returned', number: 99 })); const header = Buffer.alloc(4); header.writeUInt32BE(body.length); process.stdout.write(Buffer.concat([header, body])); await new Promise((resolve) => setTimeout(resolve, 1e4));",
      ),
      /answered a call that was not made/,
    ],
    [
      'lets SQLite write temporary files',
      onCall(`
        const { DatabaseSync } = require('node:sqlite');
        const database = new DatabaseSync(':memory:');
        database.exec("PRAGMA temp_store = 1; PRAGMA temp_store_directory = '/tmp'; PRAGMA cache_size = 1");
        database.exec('CREATE TEMP TABLE hoard (bytes BLOB)');
        for (let row = 0; row < 64; row += 1) {
          database.exec('INSERT INTO hoard VALUES (randomblob(1000000))');
        }
        return [];`),
      /was ended by SIGXFSZ while it was needed/,
    ],
    [
      'requests data endlessly',
      "exports.renderer = { paths: async ({ services }) => { await Promise.all(Array.from({ length: 1e5 }, () => services.blog('1'))); } };",
      /asked too many questions at once/,
    ],
  ])('when it %s', async (_what, code, reason) => {
    const before = process.resourceUsage().maxRSS;
    const slowBlog = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 100));
    const id = await testSite.lay({ name: 'mfe-blog', files: { 'node/renderer.cjs': code } });
    const renderer = await startFrom(id, {}, { services: { ...services, blog: slowBlog } });
    await expect(renderer.paths(site)).rejects.toThrow(reason);
    await expect(renderer.paths(site)).rejects.toThrow(/^mfe-blog [0-9a-f]{16} /);
    // In kilobytes. The composer buffers at most one message of a renderer.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(64 * 1024);
  });

  const brief = { reserveMs: 1000, perAnswerMs: 0 };

  test.each([
    ['loops', 'while (true);', { cpu: brief }, 'took more than 1 s of CPU time'],
    [
      'never responds',
      'await new Promise(() => setInterval(() => {}, 1e3));',
      { idle: brief },
      'took more than 1 s without work',
    ],
  ])('when it %s, which only one kind of time can tell', async (_what, code, limits, excess) => {
    const renderer = await startCode(onCall(code), limits);
    await expect(renderer.paths(site)).rejects.toThrow(
      `${excess}, plus 0 s for each answer, over its list of pages and was stopped.`,
    );
  });

  test.each([
    ['loops', 'while (true);', /took more than 1 s of CPU time, .* over its start/],
    ['kills itself', "process.kill(process.pid, 'SIGKILL');", /was ended by SIGKILL/],
  ])('when its code %s while it loads', async (_what, code, reason) => {
    await expect(startCode(code, { cpu: brief })).rejects.toThrow(reason);
  });
});

test('a renderer’s console output does not corrupt its messages', async () => {
  const code =
    "exports.renderer = { paths: async () => { console.log('hello'); return ['/blog']; } };";
  expect(await (await startCode(code)).paths(site)).toEqual(['/blog']);
});

test('reassembles messages regardless of how the stream is split', () => {
  const messages = [1, 2, 3].map((number) => ({ kind: 'returned' as const, number, value: 'é' }));
  const stream = Buffer.concat(messages.map(encodeMessage));
  for (const size of [1, 3, 7, stream.length]) {
    const read = createMessageReader();
    const received = [];
    for (let at = 0; at < stream.length; at += size) {
      received.push(...read(stream.subarray(at, at + size)));
    }
    expect(received).toEqual(messages);
  }
  expect(() => createMessageReader()(encodeMessage('x'.repeat(MAX_MESSAGE_BYTES)))).toThrow(
    'sent more than 8 MB at once',
  );
});

test('a renderer has a fixed clock and a fixed seed, so its words do not depend on when it runs', async () => {
  const code = `
    const { randomBytes, randomInt, randomUUID } = require('node:crypto');
    const html = () => [
      Date.now(), new Date().getTime(), new (new Date().constructor)().getTime(), Date(),
      new Intl.DateTimeFormat('en-IN').format(), performance.now(), process.hrtime.bigint(),
      globalThis.Temporal?.Now.plainDateISO(),
      Math.random(), crypto.randomUUID(), crypto.getRandomValues(new Uint32Array(2)),
      randomUUID(), randomInt(1000), randomBytes(4).toString('hex'),
      new Date('2026-11-27').getTime(), new Date(2026, 0).getFullYear(),
    ].join(' ');
    const head = { title: '', description: '', canonicalPath: '/' };
    exports.renderer = {
      prefixes: [], routes: [], contractVersion: ${CONTRACT_VERSION},
      paths: async () => [],
      render: async () => {
        const before = html();
        await new Promise((resolve) => setTimeout(resolve, 5));
        return { html: before + html(), preloads: [], head, status: 200 };
      },
    };`;
  const first = await startCode(code);
  const [one, other] = await Promise.all([first.render('/', site), first.render('/', site)]);
  const { html } = await (await startCode(code)).render('/', site);
  expect([one.html, other.html]).toEqual([html, html]);
  expect(html).toContain('946684800000 946684800000 946684800000 Sat Jan 01 2000');
  expect(html).toContain('1795737600000 2026');
});
