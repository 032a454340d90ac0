import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { describeBlobs } from '../testing/describe-blobs.ts';
import { newBucket } from '../testing/start-swift.ts';
import { testSwift } from '../testing/test-swift.ts';
import { type BlobStore, hashOf } from './blob-store.ts';
import { compressQuickly } from './compress.ts';
import { folderBlobs } from './folder-blobs.ts';
import { type BucketConfig, objectStorage, StorageError } from './object-storage.ts';
import { sharedBlobs } from './shared-blobs.ts';
import { folderForEach } from '../testing/folder-for-each.ts';

const endpoint = testSwift();

const words = Buffer.from('<p>Ears in winter</p>'.repeat(200));
const nothing = hashOf('never put');

const folder = folderForEach();
let bucket: BucketConfig;

beforeEach(async () => {
  if (endpoint !== null) bucket = newBucket(endpoint);
});

/** Another machine with the same bucket and an empty cache. */
async function anotherMachine(config = bucket): Promise<BlobStore> {
  const cache = await mkdtemp(path.join(folder.path, 'machine-'));
  return sharedBlobs(objectStorage(config), folderBlobs(cache));
}

(endpoint === null ? describe.skip : describe)('several machines with one bucket', () => {
  describeBlobs('object storage', anotherMachine);

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
    const cache = folderBlobs(path.join(folder.path, 'cache'));
    await sharedBlobs(objectStorage(bucket), cache).read(hash);
    const away = sharedBlobs(
      objectStorage({ ...bucket, endpoint: 'http://127.0.0.1:1' }),
      folderBlobs(path.join(folder.path, 'cache')),
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
    const cache = folderBlobs(path.join(folder.path, 'cache'));
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
