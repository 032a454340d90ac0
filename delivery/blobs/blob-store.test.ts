import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newBucket } from '../testing/start-swift.ts';
import { testSwift } from '../testing/test-swift.ts';
import { BlobError, type BlobStore, hashOf } from './blob-store.ts';
import { compressQuickly, compressWell } from './compress.ts';
import { folderBlobs } from './folder-blobs.ts';
import { type BucketConfig, objectStorage, StorageError } from './object-storage.ts';
import { sharedBlobs } from './shared-blobs.ts';

const endpoint = testSwift();
const hasSwift = endpoint !== null;

const words = Buffer.from('<p>Ears in winter</p>'.repeat(200));
const nothing = hashOf('never put');

let folder = '';
let bucket: BucketConfig;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blobs-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Another machine with the same bucket and an empty cache. */
async function anotherMachine(config = bucket): Promise<BlobStore> {
  const cache = await mkdtemp(path.join(folder, 'machine-'));
  return sharedBlobs(objectStorage(config), folderBlobs(cache));
}

const stores = [
  { name: 'a folder', isThere: true, open: async () => folderBlobs(path.join(folder, 'blobs')) },
  { name: 'object storage', isThere: hasSwift, open: anotherMachine },
];

test.each([-3 * 365 * 24, -13, -1, 1, 13])(
  'uploads an object dated %d hours from now again, unless it is recent',
  async (hours) => {
    const putAt = new Date(Date.now() + hours * 3_600_000);
    const put: string[] = [];
    const blobs = sharedBlobs(
      {
        address: 'memory://',
        putAt: async () => putAt,
        get: async () => null,
        put: async (name) => void put.push(name),
        list: async () => [],
        remove: async () => {},
      },
      folderBlobs(path.join(folder, 'cache')),
    );
    const hash = await blobs.put(words);
    expect(put).toEqual(Math.abs(hours) > 12 ? [hash] : []);
  },
);

const onSwift = hasSwift ? describe : describe.skip;

beforeEach(() => {
  if (endpoint !== null) bucket = newBucket(endpoint);
});

for (const { name, isThere, open } of stores) {
  (isThere ? describe : describe.skip)(`blobs in ${name}`, () => {
    let blobs: BlobStore;
    beforeEach(async () => {
      blobs = await open();
    });

    test.each([300_000, 0])('stores %d bytes under their hash', async (size) => {
      const bytes = randomBytes(size);
      const hash = await blobs.put(bytes);
      expect(hash).toBe(hashOf(bytes));
      expect(await blobs.read(hash)).toEqual(bytes);
      expect(await blobs.has(hash)).toBe(true);
      const files = await blobs.files(hash);
      expect(await readFile(files.plain)).toEqual(bytes);
      expect(Object.keys(files)).toEqual(['plain']);
    });

    test('stores a generated or given gzip next to a blob, and no slower encoding', async () => {
      const { plain, br, gz } = await blobs.files(await blobs.put(words, { compress: true }));
      expect(await readFile(plain)).toEqual(words);
      expect(gunzipSync(await readFile(gz ?? ''))).toEqual(words);
      expect(br).toBeUndefined();
      const made = gzipSync(words, { level: 1 });
      await blobs.remove(hashOf(words));
      const taken = await blobs.files(await blobs.put(words, { gz: made }));
      expect(await readFile(taken.gz ?? '')).toEqual(made);
    });

    test('finds a better encoding that was added later, and deletes it with the blob', async () => {
      const hash = await blobs.put(words, { compress: true });
      const file = `${blobs.fileOf(hash)}.br`;
      await writeFile(file, await compressWell(words));
      expect(await blobs.files(hash)).toMatchObject({ br: file });
      await blobs.remove(hash);
      expect(existsSync(file)).toBe(false);
    });

    test('names a missing blob in the error', async () => {
      expect(await blobs.has(nothing)).toBe(false);
      await expect(blobs.read(nothing)).rejects.toThrow(BlobError);
      await expect(blobs.files(nothing)).rejects.toThrow(nothing);
    });

    test('stores a blob once if it is put concurrently', async () => {
      await Promise.all(Array.from({ length: 10 }, () => blobs.put(words, { compress: true })));
      const [listed, ...others] = await blobs.list();
      expect(others).toEqual([]);
      expect(listed?.hash).toBe(hashOf(words));
      expect(Math.abs(Date.now() - Number(listed?.putAt.getTime()))).toBeLessThan(600_000);
    });

    test('removes a blob with its encodings, and can store it again', async () => {
      const hash = await blobs.put(words, { compress: true });
      await blobs.remove(hash);
      await blobs.remove(hash);
      expect(await blobs.has(hash)).toBe(false);
      expect(await blobs.list()).toEqual([]);
      await expect(blobs.read(hash)).rejects.toThrow(BlobError);
      await blobs.put(words);
      expect(Object.keys(await blobs.files(hash))).toEqual(['plain']);
    });
  });
}

test.each([
  ['changed', (file: string) => writeFile(file, 'X'.repeat(words.length))],
  ['empty', (file: string) => writeFile(file, '')],
])('putting a blob again replaces a file that is %s', async (_how, damage) => {
  const blobs = folderBlobs(folder);
  const { plain } = await blobs.files(await blobs.put(words));
  await chmod(plain, 0o644);
  await damage(plain);
  expect(await blobs.read(await blobs.put(words))).toEqual(words);
});

test('rejects reading a blob whose file was changed', async () => {
  const blobs = folderBlobs(folder);
  const { plain } = await blobs.files(await blobs.put(words));
  await chmod(plain, 0o644);
  await writeFile(plain, 'other words');
  await expect(blobs.read(hashOf(words))).rejects.toThrow('is damaged');
});

onSwift('several machines with one bucket', () => {
  test('another machine can fetch a stored blob as files, including encodings', async () => {
    const hash = await (await anotherMachine()).put(words, { compress: true });
    const names = (await objectStorage(bucket).list()).map(({ name }) => name);
    expect(names.toSorted()).toEqual([hash, `${hash}.gz`]);
    const other = await anotherMachine();
    expect(other.isHere(hash)).toBe(false);
    const { plain, gz } = await other.files(hash);
    expect(plain).toBe(other.fileOf(hash));
    expect(gunzipSync(await readFile(gz ?? ''))).toEqual(words);
    expect(other.isHere(hash)).toBe(true);
  });

  test('while the storage is unavailable, reads only cached blobs', async () => {
    const hash = await (await anotherMachine()).put(words);
    const cache = folderBlobs(path.join(folder, 'cache'));
    await sharedBlobs(objectStorage(bucket), cache).read(hash);
    const away = sharedBlobs(
      objectStorage({ ...bucket, endpoint: 'http://127.0.0.1:1' }),
      folderBlobs(path.join(folder, 'cache')),
    );
    expect(await away.read(hash)).toEqual(words);
    await expect(away.read(nothing)).rejects.toThrow('Could not reach the object storage s3:');
    await expect(away.put(Buffer.from('new'))).rejects.toThrow(StorageError);
  });

  test('refetches a blob if the cached copy is damaged', async () => {
    const blobs = await anotherMachine();
    const { plain } = await blobs.files(await blobs.put(words));
    await chmod(plain, 0o644);
    await writeFile(plain, 'damage');
    expect(await blobs.read(hashOf(words))).toEqual(words);
  });

  test("rejects an object that doesn't match its hash", async () => {
    await objectStorage(bucket).put(hashOf(words), Buffer.from('other words'));
    await expect((await anotherMachine()).read(hashOf(words))).rejects.toThrow('is damaged');
  });

  test.each(['missing', 'other words', 'compressed other words'])(
    'recreates a gzip that is %s',
    async (damage) => {
      const hash = await (await anotherMachine()).put(words, { compress: true });
      const storage = objectStorage(bucket);
      const other = await compressQuickly(Buffer.from('other words'));
      if (damage === 'missing') await storage.remove(`${hash}.gz`);
      else await storage.put(`${hash}.gz`, damage === 'other words' ? Buffer.from(damage) : other);
      const { gz } = await (await anotherMachine()).files(hash);
      expect(gunzipSync(await readFile(gz ?? ''))).toEqual(words);
    },
  );

  test('evicts unlinked blobs after a day, and fetches them again', async () => {
    const cache = folderBlobs(path.join(folder, 'cache'));
    const blobs = sharedBlobs(objectStorage(bucket), cache);
    const { plain } = await blobs.files(await blobs.put(words));
    await blobs.tidy();
    expect(existsSync(plain)).toBe(true);
    await cache.removeUnused(new Date(Date.now() + 1000));
    expect(existsSync(plain)).toBe(false);
    expect(await blobs.read(hashOf(words))).toEqual(words);
  });

  test.each([
    ['a missing bucket', { bucket: 'elsewhere' }, 'The bucket elsewhere of s3:'],
    [
      'wrong credentials',
      { credentials: { accessKeyId: 'test:tester', secretAccessKey: 'guessed' } },
      'The object storage denies access to s3:',
    ],
    ['another region', { region: 'ap-south-1' }, 'Check AWS_REGION'],
  ])('reports %s', async (_what, change, sentence) => {
    const blobs = await anotherMachine({ ...bucket, ...change });
    await expect(blobs.put(words)).rejects.toThrow(sentence);
  });
});
