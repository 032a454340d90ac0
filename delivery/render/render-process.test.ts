import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { startRendererInThisProcess } from '../testing/renderer-in-this-process.ts';
import type { FakeRelease } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { createMessageReader, MAX_MESSAGE_BYTES, type Question } from './messages.ts';
import type { ReleaseRenderer, RendererOrder } from './release-renderer.ts';
import { type RenderLimits, startRenderProcess } from './render-process.ts';
import { unsandboxedReason } from './sandbox.ts';

const site = configuredSite();
const services = { publishedBlogs: async () => [], blog: async () => null };

const testSite = testSiteForEach();
const started: ReleaseRenderer[] = [];

afterEach(async () => {
  for (const each of started.splice(0)) each.close();
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

/** No renderer meets it, however busy the machine is. Jest ends a test that hangs. */
const patient = { reserveMs: 600_000, perAnswerMs: 0 };

async function startFrom(
  id: string,
  limits: Partial<RenderLimits> = {},
  order: Partial<RendererOrder> = {},
): Promise<ReleaseRenderer> {
  const { dataDir } = testSite.stores;
  const renderer = await startRenderProcess(
    { dataDir, name: 'mfe-blog', id, services, ...order },
    { cpu: patient, idle: patient, memoryMb: 256, ...limits },
  );
  started.push(renderer);
  return renderer;
}

test('renders a section from its release, with the data it requests', async () => {
  const section = await startSection('newest');
  expect(section.prefixes).toEqual(['/blog', '/blog/1']);
  expect(await section.paths(site)).toEqual(['/blog', '/blog/1']);
  const asked: Question[] = [];
  expect(await section.render('/blog', site, (question) => asked.push(question))).toMatchObject({
    html: expect.stringContaining('<h1>No posts</h1>'),
    status: 200,
    head: { title: 'No posts' },
  });
  expect(asked).toEqual([['publishedBlogs', { newest: 1 }]]);
});

test('returns the same results as the in-process renderer for tests', async () => {
  const pages = { '/blog': 'newest', '/blog/1': 'throws' };
  const id = await testSite.lay({ name: 'mfe-blog', pages, searchable: { '/blog': 'Sleep' } });
  const order = { dataDir: testSite.stores.dataDir, name: 'mfe-blog', id, services } as const;
  const sandboxed = await startFrom(id);
  const [there, here] = await Promise.all(
    [sandboxed, await startRendererInThisProcess(order)].map(async (section) => {
      const asked: Question[] = [];
      return {
        routes: section.routes,
        page: await section.render('/blog', site, (question) => asked.push(question)),
        asked,
        search: await section.searchEntries(site),
        failure: await section.render('/blog/1', site).catch((error: Error) => error.message),
      };
    }),
  );
  expect(here).toEqual(there);
  expect(here).toMatchObject({ page: { status: 200 }, asked: [['publishedBlogs', { newest: 1 }]] });
});

test('documents, search entries and data are optional', async () => {
  const plain = await startCode('exports.renderer = { paths: async () => [] };');
  expect(await plain.documents(site)).toEqual([]);
  expect(await plain.searchEntries(site)).toEqual([]);
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

if (unsandboxedReason !== null) process.stderr.write(`${unsandboxedReason}\n`);
const describeSandboxed = unsandboxedReason === null ? describe : describe.skip;

/** A renderer that runs code when its pages are listed. */
const onCall = (code: string) => `exports.renderer = { paths: async () => { ${code} } };`;

/** Resolves when a socket opens. */
const connects = `new Promise((resolve, reject) => {
  const socket = require('node:net').connect(9, '127.0.0.1', resolve);
  socket.on('error', reject);
})`;

const forbidden: Readonly<Record<string, string>> = {
  'read the environment': 'JSON.stringify(process.env)',
  'read files outside its release': "require('node:fs').readFileSync('/etc/hostname')",
  'read /proc about its process': "require('node:fs').readFileSync('/proc/self/maps')",
  'import files': "await import('file:///etc/passwd')",
  'require files': "require('/etc/hostname')",
  'write files': "require('node:fs').writeFileSync('/tmp/written', '')",
  'write to an inherited descriptor': "require('node:fs').writeSync(3, 'x')",
  'start programs': "require('node:child_process').spawnSync('/bin/true')",
  'signal its parent': "process.kill(process.ppid, 'SIGUSR1')",
  'kill another process': "process.kill(1, 'SIGKILL')",
  'open the inspector': "require('node:inspector').open(9229)",
  'connect to this machine': `await ${connects}`,
  fetch: "await fetch('http://127.0.0.1:4444/')",
  'resolve names': "await require('node:dns/promises').lookup('localhost')",
  listen: 'Deno.listen({ port: 0 })',
  'load native code': "Deno.dlopen('libc.so.6', {})",
  'ask for a permission':
    "if ((await Deno.permissions.request({ name: 'net' })).state !== 'granted') throw Object.assign(new Error('EPERM'))",
};

describeSandboxed('a sandboxed renderer', () => {
  test('cannot reach the machine, other processes or the network', async () => {
    const attempts = Object.entries(forbidden).map(
      ([what, action]) => `await attempt('/${what}', async () => { ${action} });`,
    );
    const renderer = await startCode(`
      const outcomes = [];
      const attempt = (what, action) => action().then(
        () => outcomes.push(what + ' is allowed'),
        ({ name, message, code }) => {
          const isRefused =
            name === 'NotCapable' || /Requires \\w+ access|EPERM|EBADF|Bad file/.test(message + code);
          outcomes.push(what + (isRefused ? ' is refused' : name + ': ' + message));
        },
      );
      ${onCall(`${attempts.join(' ')} return outcomes;`)}`);
    expect(await renderer.paths(site)).toEqual(
      Object.keys(forbidden).map((what) => `/${what} is refused`),
    );
  });
});

/** The highest memory use of this process since the last reset, in kilobytes. */
async function peakMemory(): Promise<number> {
  const [, peak] = /^VmHWM:\s*(\d+) kB$/m.exec(await readFile('/proc/self/status', 'utf8')) ?? [];
  return Number(peak);
}

/** Sets the peak to the current memory use, which it returns. */
async function resetPeakMemory(): Promise<number> {
  await writeFile('/proc/self/clear_refs', '5');
  return peakMemory();
}

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
      'sends a message without an end',
      onCall("while (true) process.stdout.write('x'.repeat(1e6));"),
      /sent more than 8 MB at once and was stopped/,
    ],
    [
      'sends something other than messages',
      onCall(
        "process.stdout.write('abc\\n'); await new Promise((resolve) => setTimeout(resolve, 1e4));",
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
        "process.stdout.write(JSON.stringify({ kind: 'returned', number: 99 }) + '\\n'); await new Promise((resolve) => setTimeout(resolve, 1e4));",
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
    const before = await resetPeakMemory();
    const slowBlog = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 100));
    const id = await testSite.lay({ name: 'mfe-blog', files: { 'node/renderer.cjs': code } });
    const renderer = await startFrom(id, {}, { services: { ...services, blog: slowBlog } });
    await expect(renderer.paths(site)).rejects.toThrow(reason);
    await expect(renderer.paths(site)).rejects.toThrow(/^mfe-blog [0-9a-f]{16} /);
    // This process buffers at most one message of a renderer.
    expect((await peakMemory()) - before).toBeLessThan(64 * 1024);
  });

  test('when it never responds', async () => {
    const renderer = await startCode(
      onCall('await new Promise(() => setInterval(() => {}, 1e3));'),
      { idle: { reserveMs: 1000, perAnswerMs: 0 } },
    );
    await expect(renderer.paths(site)).rejects.toThrow(
      'took more than 1 s without work, plus 0 s for each answer, over its list of pages and was stopped.',
    );
  });

  test.each([
    [
      'loops',
      'while (true);',
      { cpu: { reserveMs: 100, perAnswerMs: 0 } },
      /took more than 0.1 s of CPU time, .* over its start/,
    ],
    ['exits', 'process.exit(3);', {}, /exited with code 3/],
  ])('when its code %s while it loads', async (_what, code, limits, reason) => {
    await expect(startCode(code, limits)).rejects.toThrow(reason);
  });
});

test('a renderer’s console output does not corrupt its messages', async () => {
  const code =
    "exports.renderer = { paths: async () => { console.log('hello'); return ['/blog']; } };";
  expect(await (await startCode(code)).paths(site)).toEqual(['/blog']);
});

test('reassembles messages regardless of how the stream is split', () => {
  const messages = [1, 2, 3].map((number) => ({ kind: 'returned' as const, number, value: 'é' }));
  const stream = Buffer.from(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
  for (const size of [1, 3, 7, stream.length]) {
    const read = createMessageReader();
    const received = [];
    for (let at = 0; at < stream.length; at += size) {
      received.push(...read(stream.subarray(at, at + size)));
    }
    expect(received).toEqual(messages);
  }
  expect(() => createMessageReader()(Buffer.alloc(MAX_MESSAGE_BYTES + 1))).toThrow(
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
