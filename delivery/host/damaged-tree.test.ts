import { existsSync } from 'node:fs';
import { chmod, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { createServerLogger } from '@site/api/logging.ts';
import { formAnswerPaths, PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { UNFINISHED } from '@site/api/database/durable-file.ts';
import { openStores, type Stores } from '../stores/stores.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { composeVersion } from '../compose/compose-version.ts';
import { publicFolder } from './check-out.ts';
import { createHost, type HostOptions } from './create-host.ts';
import { repairTree } from './repair-tree.ts';

const WORDS = 'Words that everybody may read. '.repeat(20);
const { check } = formAnswerPaths.contact;

const testSite = testSiteForEach(
  { name: 'shell' },
  {
    name: 'mfe-home',
    pages: { '/': WORDS, '/school': WORDS },
    files: { 'browser/run.js': 'run();' },
  },
  { name: 'mfe-forms', pages: { [check]: `<ul>${PROBLEMS_MARKER}</ul>` } },
);
let database: HostOptions['database'];
let server: FastifyInstance | undefined;
let logged: string[] = [];

beforeEach(async () => {
  logged = [];
  database = await openTestDatabase(testSite.stores.dataDir);
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await database.close();
});

async function openHost(stores = testSite.stores): Promise<FastifyInstance> {
  const logger = createServerLogger({ write: (line) => void logged.push(line) });
  server = await createHost({ stores, database, logger, trustedProxies: 0 });
  return server;
}

const inTree = (file: string) => path.join(publicFolder(testSite.stores.dataDir), file);

/** Flips one bit of a file, like a failing disk. */
async function flip(file: string, position = 0.5): Promise<void> {
  const bytes = await readFile(inTree(file));
  const index = Math.floor(bytes.length * position);
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  await chmod(inTree(file), 0o644);
  await writeFile(inTree(file), bytes);
}

/** Damages a file and its compressed forms, after the host has finished compressing it. */
async function flipEveryForm(file: string): Promise<void> {
  if (existsSync(inTree(`${file}.gz`))) {
    while (!existsSync(inTree(`${file}.br`))) await pause(20);
  }
  for (const form of [file, `${file}.br`, `${file}.gz`]) {
    if (existsSync(inTree(form))) await flip(form);
  }
}

async function entryFile(): Promise<string> {
  const { parts } = await testSite.liveVersion();
  return `r/mfe-home/${parts['mfe-home']?.release}/entry.js`;
}

test('a host repairs damaged files from another encoding, and starts', async () => {
  const files = ['index.html', 'school/index.html.gz', '404.html', 'registry.json.gz'].map(inTree);
  const before = await Promise.all(files.map((file) => readFile(file)));
  for (const file of files) await flip(path.relative(inTree('.'), file));
  await openHost();
  expect(await Promise.all(files.map((file) => readFile(file)))).toEqual(before);
});

test('a host restores a page missing from its tree', async () => {
  await rm(inTree('school/index.html'));
  expect((await (await openHost()).inject('/school')).body).toContain(WORDS);
});

test('a host does not start if the only version has a damaged script', async () => {
  const entry = await entryFile();
  await flip(entry);
  await expect(openHost()).rejects.toThrow(
    new RegExp(`of the live version were changed or are damaged[^]*${entry}[^]*npx site verify`),
  );
});

test('a host reports a damaged version and serves the previous one until the damage is repaired', async () => {
  const newer = 'Newer words. '.repeat(20);
  await testSite.goLive({
    name: 'mfe-home',
    pages: { '/': newer, '/school': newer },
    files: { 'browser/run.js': 'runFaster();' },
  });
  const entry = await entryFile();
  await flip(entry);
  const opened = await openHost();
  expect((await opened.inject('/school')).body).toContain(WORDS);
  expect(logged.join('')).toContain(entry);
  expect((await opened.inject('/api/health')).json()).toHaveProperty('cannotFollowSince');

  await flip(entry);
  let body = '';
  while (!body.includes(newer)) {
    await pause(50);
    ({ body } = await opened.inject('/school'));
  }
  expect((await opened.inject('/api/health')).json()).not.toHaveProperty('cannotFollowSince');
});

describe('when a manifest of the live version is damaged', () => {
  const newer = 'Newer words. '.repeat(20);
  let stores: Stores;

  /** The manifest of the live home page, or the list of site-wide files. */
  async function fileOf(what: 'manifest' | 'siteFiles'): Promise<string> {
    const { parts, siteFiles } = await testSite.liveVersion();
    const hash = what === 'manifest' ? parts['mfe-home']?.manifest : siteFiles;
    const file = testSite.stores.blobs.fileOf(hash ?? '');
    await chmod(file, 0o644);
    return file;
  }

  const shipNewer = () =>
    testSite.goLive({ name: 'mfe-home', pages: { '/': newer, '/school': newer } });

  beforeEach(async () => {
    // A separate process, with empty caches.
    stores = await openStores(testSite.stores.dataDir, { dialect: 'sqlite', file: '' });
  });

  afterEach(() => stores.registry.close());

  /** Opens a host on stores with empty caches, and returns what it serves and whether it is behind. */
  async function served() {
    const opened = await openHost(stores);
    const health: object = (await opened.inject('/api/health')).json();
    const { body } = await opened.inject('/school');
    return { body, isBehind: 'cannotFollowSince' in health };
  }

  test('a host keeps serving its last version, even after a restart', async () => {
    await (await openHost()).close();
    await writeFile(await fileOf('manifest'), '{}');
    expect(await served()).toEqual({ body: expect.stringContaining(WORDS), isBehind: true });
  });

  test('a new host serves the previous version', async () => {
    await shipNewer();
    await truncate(await fileOf('manifest'));
    expect(await served()).toEqual({ body: expect.stringContaining(WORDS), isBehind: true });
  });

  test('a host follows newer versions again', async () => {
    await rm(await fileOf('siteFiles'));
    await shipNewer();
    expect(await served()).toEqual({ body: expect.stringContaining(newer), isBehind: false });
  });
});

test.each([0, 0.999])(
  'serves the whole page uncompressed if its encoding is damaged at %d while the site runs',
  async (position) => {
    const opened = await openHost();
    await flip('school/index.html.gz', position);
    const answer = await opened.inject({ url: '/school', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toContain(WORDS);
    expect(logged.join('')).toContain('a file is damaged');
  },
);

test('serves a page from an intact encoding', async () => {
  const opened = await openHost();
  const whole = gunzipSync(await readFile(inTree('school/index.html.gz'))).toString();
  await flip('school/index.html');
  expect((await opened.inject('/school')).body).toBe(whole);
});

test('returns 500 for a file without an intact encoding', async () => {
  const opened = await openHost();
  for (const [url, file] of [
    ['/school', 'school/index.html'],
    ['/registry.json', 'registry.json'],
    [`/${await entryFile()}`, await entryFile()],
  ] as const) {
    await flipEveryForm(file);
    for (const accepted of ['br', 'gzip', 'identity']) {
      const answer = await opened.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(answer.statusCode).toBe(500);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    }
  }
});

test('falls back to plain text if the error page is also damaged', async () => {
  const opened = await openHost();
  await flipEveryForm('school/index.html');
  await flipEveryForm('500.html');
  const answer = await opened.inject('/school');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('Something went wrong on our side');
});

test('does not serve unexpected files in the tree', async () => {
  const opened = await openHost();
  await writeFile(inTree('evil.html'), '<script src="/evil.js"></script>');
  await writeFile(inTree('evil.js'), 'evil();');
  for (const url of ['/evil.html', '/evil', '/evil.js']) {
    expect((await opened.inject(url)).statusCode).toBe(404);
  }
});

/** The public files apart from those that the host compresses in the background. */
async function withoutBrotli(): Promise<Record<string, string>> {
  const tree = Object.entries(await testSite.publicTree());
  return Object.fromEntries(tree.filter(([file]) => !file.endsWith('.br')));
}

test('repairs damaged files while the site runs', async () => {
  const opened = await openHost();
  const version = await testSite.liveVersion();
  const before = await withoutBrotli();
  await flip('index.html.gz');
  await flipEveryForm('school/index.html');
  const composeAgain = () => composeVersion(testSite.stores, version, null, { force: true });
  expect(await repairTree(testSite.stores, version, composeAgain)).toEqual({
    repaired: expect.arrayContaining([expect.stringContaining('school/index.html')]),
    lost: [],
  });
  const after = await withoutBrotli();
  expect(after).toEqual(before);
  expect(Object.keys(after).filter((file) => file.endsWith(UNFINISHED))).toEqual([]);
  expect((await opened.inject('/school')).body).toContain(WORDS);
  expect(await repairTree(testSite.stores, version)).toEqual({ repaired: [], lost: [] });
});
